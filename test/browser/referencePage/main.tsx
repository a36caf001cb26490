import { startTransition, useEffect, useRef, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'

// A minimal prerendered page with a connect dialog: all of it is in index.html, and the browser opens the dialog.
// A baseline of `npm run bench`.

type Provider = { request(call: { method: string }): Promise<unknown> }
type Announced = { info: { name: string }; provider: Provider }

const LISTED = ['MetaMask', 'Coinbase Wallet', 'Rainbow', 'WalletConnect', 'Safe', 'Brave Wallet', 'Ledger Live']
const OPENER = { commandfor: 'wallets', command: 'show-modal' }

function App() {
  const [wallets, setWallets] = useState<readonly Announced[]>([])
  const [account, setAccount] = useState<string>()
  const dialog = useRef<HTMLDialogElement>(null)

  const ask = async ({ provider }: Announced, method: string) => {
    const [first] = (await provider.request({ method })) as string[]
    setAccount(first)
    localStorage.setItem('reference', first ?? '')
    document.documentElement.classList.remove('recalled')
    dialog.current?.close()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    const found: Announced[] = []
    const hear = (event: Event) => found.push((event as CustomEvent<Announced>).detail)
    window.addEventListener('eip6963:announceProvider', hear)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    setWallets(found)
    if (localStorage.getItem('reference') && found[0]) void ask(found[0], 'eth_accounts')
    return () => window.removeEventListener('eip6963:announceProvider', hear)
  }, [])

  return (
    <>
      <header>
        <b>Reference</b>
        <button type="button" data-connect="" {...OPENER}>
          <span>{account ?? 'Connect wallet'}</span>
        </button>
      </header>
      <main>
        <h1>The least that a page with a connect dialog can be</h1>
        <p>It stands in the document, dressed, and React takes it over.</p>
      </main>
      <dialog ref={dialog} id="wallets" aria-label="Wallets">
        <h2>Connect a wallet</h2>
        <ul>
          {wallets.map((wallet) => (
            <li key={wallet.info.name}>
              <button type="button" onClick={() => void ask(wallet, 'eth_requestAccounts')}>
                {wallet.info.name}
              </button>
            </li>
          ))}
          {LISTED.map((name) => (
            <li key={name}>
              <button type="button">{name}</button>
            </li>
          ))}
        </ul>
      </dialog>
    </>
  )
}

const root = document.getElementById('app')
if (root) startTransition(() => void hydrateRoot(root, <App />))
