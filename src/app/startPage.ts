import { STORAGE_KEYS } from '../lib/config.ts'
import { connection, followLastConnection, reconnect } from '../state/connection/connection.ts'
import { isPersisted } from '../state/settings/storage.ts'
import { signIn } from '../state/signIn/signIn.ts'

type Stop = () => void

/** Loads and starts something as soon as it is needed. @returns the function that stops it */
function startWhen(
  isWanted: () => boolean,
  load: () => Promise<() => Stop>,
  subscribe: (look: () => void) => Stop = () => () => {},
  onFail = () => {}, // the next visit retries
): Stop {
  let isOver = false
  let stop = () => {}
  const look = () => {
    if (!isWanted()) return
    stop()
    stop = () => {}
    load().then((start) => {
      if (!isOver) stop = start()
    }, onFail)
  }
  stop = subscribe(look)
  look()
  return () => {
    isOver = true
    stop()
  }
}

/** Starts all background work, once the page has mounted (S2.2). @returns the function that stops it */
export function startPage(): Stop {
  const stops = [
    followLastConnection(),
    // the wallet is polled once there is one, connected or pending
    startWhen(
      () => {
        const state = connection.getState()
        return state.status === 'connected' || (state.status === 'disconnected' && state.last !== undefined)
      },
      async () => (await import('../state/connection/watchWallet.ts')).watchWallet,
      connection.subscribe,
    ),
    // a sign-in is kept in sync with the wallet, also one from before a reload of this tab
    startWhen(
      () => signIn.getState().status !== 'idle',
      async () => (await import('../state/signIn/followSignIn.ts')).followSignIn,
      signIn.subscribe,
      () => signIn.setState({ status: 'idle' }),
    ),
    // what was sent before a reload is followed to its end
    startWhen(
      () => isPersisted(STORAGE_KEYS.transactions),
      async () => (await import('../state/transactions/resumeTransactions.ts')).resumeTransactions,
    ),
  ]
  void reconnect()
  return () => stops.forEach((stop) => void stop())
}
