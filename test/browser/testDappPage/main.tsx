import { createRoot } from 'react-dom/client'
import DemoLayer from '../../../src/demo/DemoLayer.tsx'
import '../../../src/ui/tokens.css'
import '../../../src/ui/base.css'

// MetaMask's test dapp uses only a provider that calls itself MetaMask.
window.addEventListener('eip6963:announceProvider', (event) => {
  const { provider } = (event as CustomEvent<{ provider: object }>).detail
  Object.assign(provider, { isMetaMask: true })
})

const place = document.createElement('div')
place.id = 'demo'
document.body.append(place)
createRoot(place).render(<DemoLayer />)
