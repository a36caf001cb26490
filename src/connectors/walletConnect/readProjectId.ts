import * as z from 'zod/mini'
import { ProjectIdError } from './relayErrors.ts'

/** S5.4: 32 hex digits. */
const ProjectId = z.string().check(z.regex(/^[0-9a-f]{32}$/))

/** One digit repeated, or words where the id belongs. */
const PLACEHOLDER = /^(.)\1*$|^[<"']?(your|my|todo|change|replace|example|insert|put)[\w\s-]*[>"']?$/i

/**
 * Reads a relay project id (S5.4). A placeholder passes with a warning: the relay decides.
 * @throws ProjectIdError when there is none, or when it can't be one
 */
export function readProjectId(given: string | undefined): string {
  const id = given?.trim() ?? ''
  if (PLACEHOLDER.test(id)) {
    // biome-ignore lint/suspicious/noConsole: for the operator of this build, who hasn't set it up
    console.warn(`"${id}" is a placeholder, not a WalletConnect project id.`)
    return id
  }
  if (!ProjectId.safeParse(id).success) throw new ProjectIdError(id === '' ? {} : { details: id })
  return id
}
