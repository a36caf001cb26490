import { DEADLINES } from '../lib/config.ts'
import { withDeadline } from '../lib/deadline.ts'
import { AccountsEmptyError, type ErrorName, toAppError } from '../lib/errors.ts'
import type { Accounts, Provider } from './connector.ts'
import { parseAccounts } from './parse.ts'

/** Errors that are an answer of the person. Any other error means that the wallet doesn't support the method. */
const ANSWERS: readonly ErrorName[] = ['UserRejected', 'RequestPending', 'Deadline']

async function ask(provider: Provider, call: Parameters<Provider['request']>[0], deadline: number): Promise<unknown> {
  try {
    return await withDeadline(provider.request(call), deadline, 'the wallet')
  } catch (thrown) {
    throw toAppError(thrown)
  }
}

/** @returns whether the person was asked */
async function askForPermission(provider: Provider): Promise<boolean> {
  const call = { method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] }
  try {
    await ask(provider, call, DEADLINES.walletPrompt)
    return true
  } catch (error) {
    if (ANSWERS.includes(toAppError(error).name)) throw error
    return false
  }
}

/**
 * Lets the person choose again which accounts a wallet shares: by permission (EIP-2255), which prompts even where
 * accounts are shared already, else by `eth_requestAccounts`, which may then answer without a prompt.
 * @throws AppError: UserRejected, RequestPending, AccountsEmpty, Deadline…
 */
export async function chooseAccounts(provider: Provider): Promise<Accounts> {
  const isAsked = await askForPermission(provider)
  // what the permission lists is in another order than `eth_accounts`, whose first is the one in use
  const shared = isAsked ? await ask(provider, { method: 'eth_accounts' }, DEADLINES.walletAnswer) : []
  let [first, ...rest] = parseAccounts(shared)
  if (!first) {
    const answered = await ask(provider, { method: 'eth_requestAccounts' }, DEADLINES.walletPrompt)
    ;[first, ...rest] = parseAccounts(answered)
  }
  if (!first) throw new AccountsEmptyError()
  return [first, ...rest]
}
