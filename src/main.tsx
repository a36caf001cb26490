import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { AppShell } from './app/AppShell.tsx'
import { startLanguage } from './state/settings/language.ts'
import { followTheme } from './state/settings/theme.ts'
import './ui/tokens.css'
import './ui/base.css'

const page = document.documentElement
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root.')

followTheme()
// src/app/boot.ts looks for it once everything has loaded, and ornament waits for it
page.dataset.started = ''

function start(root: HTMLElement): void {
  const app = (
    <StrictMode>
      <AppShell />
    </StrictMode>
  )
  // what index.html has in it is the home page in English, and src/app/boot.ts knows whether that is wanted
  if (root.hasChildNodes() && !page.classList.contains('elsewhere')) {
    // in slices, between which a press is answered and the page painted
    startTransition(() => void hydrateRoot(root, app))
    return
  }
  root.replaceChildren()
  page.classList.remove('elsewhere')
  createRoot(root).render(app)
}

const language = startLanguage()
if (language) void language.then(() => start(root))
else start(root)
