import { AppError } from '../../lib/errors.ts'

/** Nobody who is connected to the Safe host can sign for this Safe: it would take the request and never be able to answer. */
export class SafeReadOnlyError extends AppError {
  constructor() {
    super('SafeReadOnly', 'The Safe is looked at by somebody who does not own it.')
  }
}
