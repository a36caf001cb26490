import type { AppError } from '../../lib/errors.ts'

/** Whether the user can fix a failure in the settings. */
export const isFixableInSettings = ({ name }: AppError): boolean => name === 'ProjectId' || name === 'RelayRefused'
