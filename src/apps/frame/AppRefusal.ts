import { type RefusalKind, toRpcError } from '../../safe/requests/refusals.ts'

/** The error that an app gets instead of an answer; the message is for the app and its developers. */
export class AppRefusal extends Error {
  /** Why this page refused it by itself; undefined where the chain or the person did. */
  readonly why: RefusalKind | undefined
  /** What was asked for, where that isn't the method of the message. */
  readonly method: string | undefined

  constructor(said: { why: RefusalKind; method?: string } | { message: string }) {
    super('why' in said ? toRpcError(said.why).message : said.message)
    this.why = 'why' in said ? said.why : undefined
    this.method = 'why' in said ? said.method : undefined
  }
}
