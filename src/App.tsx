import { Component, lazy, type ReactNode, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { useHashLocation } from 'wouter/use-hash-location'
import { useStore } from 'zustand'
import styles from './App.module.css'
import { DEMO_PREFIX } from './chains.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { Plain } from './pages/Plain.tsx'
import { parseRoute, type Route } from './routes.ts'
import { demoChoice, demoStatus } from './state/demo.ts'
import { subscribeLanguage } from './state/language.ts'
import { ToastLayer } from './ToastLayer.tsx'
import { Button } from './ui/Button.tsx'
import { words } from './words/en.ts'
import { spokenTag } from './words/room.ts'

// Each page's code comes with the page: viem and the query cache are on no path to the connect button. Home is in
// index.html already, and stays on screen until its code takes it over.
const load = {
  home: () => import('./pages/Home.tsx'),
  wrap: () => import('./pages/Wrap.tsx'),
  wallet: () => import('./pages/Wallet.tsx'),
  wallets: () => import('./pages/Wallets.tsx'),
  settings: () => import('./pages/Settings.tsx'),
  demo: () => import('./pages/Demo.tsx'),
  about: () => import('./pages/About.tsx'),
  prepare: () => import('./pages/Prepare.tsx'),
}
const Home = lazy(load.home)
const Wrap = lazy(load.wrap)
const Wallet = lazy(load.wallet)
const Wallets = lazy(load.wallets)
const Settings = lazy(load.settings)
const Demo = lazy(load.demo)
const About = lazy(load.about)
const Prepare = lazy(load.prepare)
const DemoLayer = lazy(() => import('./demo/DemoLayer.tsx'))

function Page({ route }: { route: Route }) {
  switch (route.page) {
    case 'home':
      return <Home />
    case 'wrap':
      return <Wrap safe={route.safe} isNew={route.isNew} />
    case 'wallet':
      return <Wallet safe={route.safe} />
    case 'wallets':
      return <Wallets />
    case 'settings':
      return <Settings />
    case 'demo':
      return <Demo />
    case 'about':
      return <About />
    case 'prepare':
      return <Prepare prefix={route.prefix} />
    case 'notFound':
      return (
        <Plain title={words.notFound.title} say={words.notFound.say}>
          <a href="#/">{words.notFound.action}</a>
        </Plain>
      )
  }
}

/** Keeps the frame alive when a page breaks, and says so. */
class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    const { title, say, reload } = words.pageFailed
    return (
      <Plain title={title} say={say}>
        <Button look="primary" onClick={() => location.reload()}>
          {reload}
        </Button>
      </Plain>
    )
  }
}

/** The frame of every page. The shell is keyed by the page, so that each starts fresh (S2.1); stores live outside. */
export function App() {
  const [path] = useHashLocation({ ssrPath: '/' })
  useSyncExternalStore(subscribeLanguage, spokenTag, () => 'en') // everything below is said anew
  const route = parseRoute(path)
  const isDemo = useSyncExternalStore(demoChoice.subscribe, demoChoice.read, () => null) !== null
  const { status } = useStore(demoStatus)
  // a link into the demo waits for its chain, which comes with the demo's own chunk
  const isDemoLink = 'safe' in route && route.safe?.prefix === DEMO_PREFIX
  const isWaiting = isDemo && isDemoLink && status !== 'on'
  // the demo works without a network from here on, so all its pages come with it
  useEffect(() => {
    if (isDemo) for (const page of Object.values(load)) page().catch(() => undefined)
  }, [isDemo])
  const main = useRef<HTMLElement>(null)
  const shown = useRef(route.page)

  useEffect(() => {
    if (shown.current === route.page) return
    shown.current = route.page
    scrollTo(0, 0)
    main.current?.focus()
  }, [route.page])

  return (
    <>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {words.skipToContent}
      </button>
      <Header page={route.page} />
      {isDemo && (
        <Suspense>
          <DemoLayer />
        </Suspense>
      )}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <PageBoundary key={route.page}>
          <Suspense fallback={<p className={styles.loading}>{words.loading}</p>}>
            {isWaiting ? <p className={styles.loading}>{words.loading}</p> : <Page route={route} />}
          </Suspense>
        </PageBoundary>
      </main>
      <Footer />
      <ToastLayer />
    </>
  )
}
