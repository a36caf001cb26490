import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react'
import { useHashLocation } from 'wouter/use-hash-location'
import { useStore } from 'zustand'
import { DEMO_PREFIX } from '../lib/chains.ts'
import { parseRoute, type Route } from '../lib/routes.ts'
import { ChunkError } from '../modals/ChunkError.tsx'
import { MessagePage } from '../pages/parts/MessagePage.tsx'
import { demoChoice, demoStatus } from '../state/settings/demo.ts'
import { subscribeLanguage } from '../state/settings/language.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { Button } from '../ui/Button.tsx'
import { languageTag } from '../words/defineMessages.ts'
import { words } from '../words/en/appShell.ts'
import styles from './AppShell.module.css'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { ToastHost } from './ToastHost.tsx'

// Pages are lazy chunks, so that viem and the query cache don't delay the connect button. Home is in index.html, and
// stays on screen until its code takes over.
const load = {
  home: () => import('../pages/home/Home.tsx'),
  wrap: () => import('../pages/wrap/Wrap.tsx'),
  safe: () => import('../pages/safe/Safe.tsx'),
  wallets: () => import('../pages/mySafes/MySafes.tsx'),
  settings: () => import('../pages/settings/Settings.tsx'),
  demo: () => import('../pages/demo/Demo.tsx'),
  about: () => import('../pages/about/About.tsx'),
  prepare: () => import('../pages/networks/PrepareNetwork.tsx'),
  notFound: () => import('../pages/notFound/NotFound.tsx'),
}
type Views = Record<Route['page'], LazyExoticComponent<ComponentType<Route>>>

const viewOf = (page: Route['page']) => lazy(load[page] as () => Promise<{ default: ComponentType<Route> }>)
const views = Object.fromEntries(Object.keys(load).map((page) => [page, viewOf(page as Route['page'])])) as Views
const DemoLayer = lazy(() => import('../demo/DemoLayer.tsx'))

/** A chunk that failed to load is requested again on the next visit to its page. */
function renew(page: Route['page']): void {
  views[page] = viewOf(page)
}

function PageFailed() {
  const { title, say, reload } = words.pageFailed
  return (
    <MessagePage title={title} say={say}>
      <Button look="primary" onClick={() => location.reload()}>
        {reload}
      </Button>
    </MessagePage>
  )
}

/**
 * The shell of every page. Content is keyed by the path, so that each page starts fresh (S2.1); stores live outside.
 */
export function AppShell() {
  const [path] = useHashLocation({ ssrPath: '/' })
  useSyncExternalStore(subscribeLanguage, languageTag, () => 'en') // re-renders everything below in the new language
  const route = parseRoute(path)
  const isDemo = useSyncExternalStore(demoChoice.subscribe, demoChoice.read, () => null) !== null
  const { status } = useStore(demoStatus)
  // a link into the demo waits for its chain, which comes with the demo's own chunk
  const isDemoLink = 'safeRef' in route && route.safeRef?.prefix === DEMO_PREFIX
  const isWaiting = isDemo && isDemoLink && status !== 'on'
  // the demo has to work offline from here on, so all its pages are loaded with it
  useEffect(() => {
    if (isDemo)
      for (const page of Object.values(load))
        page()
          .then((parts) => 'fetchParts' in parts && parts.fetchParts())
          .catch(() => undefined)
  }, [isDemo])
  const View = views[route.page]
  const main = useRef<HTMLElement>(null)
  const shown = useRef(path)

  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    scrollTo(0, 0)
    main.current?.focus()
  }, [path])

  return (
    <>
      <button type="button" className={styles.skip} data-skip="" onClick={() => main.current?.focus()}>
        {words.skipToContent}
      </button>
      <Header page={route.page} />
      {isDemo && (
        <Boundary fallback={<ChunkError />}>
          <Suspense fallback={<div className={styles.demoRoom} />}>
            <DemoLayer />
          </Suspense>
        </Boundary>
      )}
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        <Boundary key={path} fallback={<PageFailed />} onFail={() => renew(route.page)}>
          <Suspense fallback={<p className={styles.loading}>{words.loading}</p>}>
            {isWaiting ? <p className={styles.loading}>{words.loading}</p> : <View {...route} />}
          </Suspense>
        </Boundary>
      </main>
      <Footer />
      <ToastHost />
    </>
  )
}
