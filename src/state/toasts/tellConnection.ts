import { connection } from '../connection/connection.ts'
import { takeSoughtChain } from './seekChain.ts'
import { addToast, withdrawToast } from './toasts.ts'

const WALLET = 'wallet'
const NETWORK = 'network'

/**
 * Shows a toast when the wallet disconnects, locks or changes its network by itself.
 * @returns the unsubscribe function
 */
export function tellConnection(): () => void {
  return connection.subscribe((state, before) => {
    if (state.status === 'connected' && before.status === 'connected') {
      const { walletId, chainId } = state
      if (state.since !== before.since || chainId === before.chainId) return
      if (chainId === takeSoughtChain()) withdrawToast(NETWORK)
      else addToast({ id: NETWORK, kind: 'network', walletId, chainId })
      return
    }
    // earlier toasts about the wallet are stale: the connection is another one, or being restored
    withdrawToast(NETWORK)
    const reason = state.status === 'disconnected' ? state.reason : undefined
    if (!reason) withdrawToast(WALLET)
    else if (before.status === 'connected') addToast({ id: WALLET, kind: 'left', walletId: before.walletId, reason })
  })
}
