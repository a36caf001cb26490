import { connection } from '../connection/connection.ts'
import { takeSoughtChain } from './seekChain.ts'
import { addToast, withdrawToast } from './toasts.ts'

const WALLET = 'wallet'
const NETWORK = 'network'

/** Tells when the wallet leaves, locks or changes its network by itself. @returns the unsubscribe function */
export function tellConnection(): () => void {
  return connection.subscribe((state, before) => {
    if (state.status === 'connected' && before.status === 'connected') {
      const { walletId, chainId } = state
      if (state.since !== before.since || chainId === before.chainId) return
      if (chainId === takeSoughtChain()) withdrawToast(NETWORK)
      else addToast({ id: NETWORK, kind: 'network', walletId, chainId })
      return
    }
    // whatever was said of the wallet was about another connection, or is being mended
    withdrawToast(NETWORK)
    const reason = state.status === 'disconnected' ? state.reason : undefined
    if (!reason) withdrawToast(WALLET)
    else if (before.status === 'connected') addToast({ id: WALLET, kind: 'left', walletId: before.walletId, reason })
  })
}
