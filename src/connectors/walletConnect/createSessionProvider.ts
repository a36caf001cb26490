import { type AppError, ChainNotFoundError, ProviderRequiredError, UnsupportedMethodError } from '../../lib/errors.ts'
import { toQuantity } from '../../lib/toQuantity.ts'
import type { Provider } from '../connector.ts'
import type { RelayClient } from './relayClient.ts'
import { RELAY_TTL, RelayInvalidError, toRelayError } from './relayErrors.ts'
import { hasOneKindOfFee, type Session } from './walletConnectSchemas.ts'

type Live = { client: RelayClient; session: Session; active: number }

export type SessionProvider = Provider & {
  /** Rejects all pending requests. */
  endAll(error: AppError): void
  tell(event: string, payload: unknown): void
  /** The same provider for a switch: it is on that chain as soon as the wallet has approved it. */
  towards(chainId: number, isApproved: () => boolean): Provider
}

/** The wallet of a session as a provider (EIP-1193). Chain and accounts are answered from the session, the rest is sent to the wallet. */
export function createSessionProvider(live: () => Live | undefined): SessionProvider {
  const waiting = new Set<(error: AppError) => void>()
  const listeners = new Map<string, Set<(payload: unknown) => void>>()

  async function ask({ client, session, active }: Live, method: string, params: readonly unknown[]): Promise<unknown> {
    if (!session.methods.includes(method)) throw new UnsupportedMethodError({ details: method })
    if (!session.accounts.some(({ chainId }) => chainId === active)) throw new ChainNotFoundError(active)
    if (method === 'eth_sendTransaction' && !hasOneKindOfFee(params[0]))
      throw new RelayInvalidError({ code: -32602 }, 'Invalid request: gasPrice together with the fees of EIP-1559.')
    let giveUp = (_error: AppError): void => undefined
    const ended = new Promise<never>((_, reject) => {
      giveUp = reject
    })
    waiting.add(giveUp)
    try {
      const request = { method, params: [...params] }
      // names the chain, so that a wallet that displays another one routes it correctly
      const asked = client.request({ topic: session.topic, chainId: `eip155:${active}`, request, expiry: RELAY_TTL })
      return await Promise.race([asked, ended])
    } catch (thrown) {
      throw toRelayError(thrown)
    } finally {
      waiting.delete(giveUp)
    }
  }

  const request: Provider['request'] = async ({ method, params = [] }) => {
    const now = live()
    if (!now) throw new ProviderRequiredError()
    switch (method) {
      case 'eth_chainId':
        return toQuantity(now.active)
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return now.session.accounts.filter(({ chainId }) => chainId === now.active).map(({ address }) => address)
      default:
        return ask(now, method, params)
    }
  }

  const on: NonNullable<Provider['on']> = (event, listener) => {
    const heard = listeners.get(event) ?? new Set()
    listeners.set(event, heard.add(listener))
  }
  const removeListener: NonNullable<Provider['removeListener']> = (event, listener) =>
    listeners.get(event)?.delete(listener)

  return {
    request,
    on,
    removeListener,
    endAll(error) {
      for (const giveUp of [...waiting]) giveUp(error)
    },
    tell(event, payload) {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
    },
    towards: (chainId, isApproved) => ({
      on,
      removeListener,
      request: async (call) => (call.method === 'eth_chainId' && isApproved() ? toQuantity(chainId) : request(call)),
    }),
  }
}
