import { RevertedError } from '../../lib/chainErrors.ts'

/** One of several calls was refused: which one, counted from 0. */
export class CallRevertedError extends RevertedError {
  readonly at: number

  constructor(at: number, { reason, args, details, cause }: RevertedError) {
    super(reason, args, { cause, ...(details !== undefined && { details }) })
    this.at = at
  }
}
