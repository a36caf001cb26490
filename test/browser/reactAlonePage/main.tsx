import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

// A minimal React page: a button, a dialog, and a wallet request. The baseline of `npm run bench`.

type Provider = { request(call: { method: string }): Promise<unknown> }
type Announced = { info: { name: string }; provider: Provider }

function App() {
  const [wallets, setWallets] = useState<Announced[]>([])
  const [account, setAccount] = useState<string>()
  const dialog = useRef<HTMLDialogElement>(null)

  const ask = async ({ provider }: Announced, method: string) => {
    const [first] = (await provider.request({ method })) as string[]
    setAccount(first)
    localStorage.setItem('alone', 'yes')
    dialog.current?.close()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(() => {
    const found: Announced[] = []
    const hear = (event: Event) => found.push((event as CustomEvent<Announced>).detail)
    window.addEventListener('eip6963:announceProvider', hear)
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    setWallets(found)
    if (localStorage.getItem('alone') && found[0]) void ask(found[0], 'eth_accounts')
    return () => window.removeEventListener('eip6963:announceProvider', hear)
  }, [])

  return (
    <>
      <header>
        <button type="button" data-connect="" onClick={() => dialog.current?.showModal()}>
          {account ?? 'Connect wallet'}
        </button>
      </header>
      <dialog ref={dialog} aria-label="Wallets">
        {wallets.map((wallet) => (
          <button key={wallet.info.name} type="button" onClick={() => void ask(wallet, 'eth_requestAccounts')}>
            {wallet.info.name}
          </button>
        ))}
      </dialog>
    </>
  )
}

const root = document.getElementById('app')
if (root) createRoot(root).render(<App />)
