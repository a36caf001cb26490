import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { words } from '../../words/en/appShell.ts'

/** Shown in place of a part whose chunk failed to load. */
function Failed() {
  const { title, say, reload } = words.pageFailed
  return (
    <div className={page.section} role="alert">
      <Notice kind="attention" title={title}>
        {say}
      </Notice>
      <div className={page.acts}>
        <Button look="primary" onClick={() => location.reload()}>
          {reload}
        </Button>
      </div>
    </div>
  )
}

/**
 * A part of a page in its own chunk. Rendered at once if prefetched; otherwise it shows that it is loading.
 * @param load imports its file and returns the part; after a failure, the next mount retries
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const fetchPart = async () => {
    loaded = await load()
    return loaded
  }
  const lazyPart = () =>
    lazy(() =>
      fetchPart().then(
        (part) => ({ default: part as ComponentType<object> }),
        () => {
          later = lazyPart()
          return { default: Failed }
        },
      ),
    )
  let later = lazyPart()
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, at the top of a file
  function Late(props: Props) {
    // pinned, so that a part that loads later doesn't remount what is rendered
    const [Part] = useState<ComponentType<object>>(() => (loaded ?? later) as ComponentType<object>)
    return (
      <Suspense fallback={<p className="muted">{words.loading}</p>}>
        <Part {...props} />
      </Suspense>
    )
  }
  /** Prefetches its chunk. Always resolves. */
  Late.fetchAhead = () =>
    fetchPart().then(
      () => undefined,
      () => undefined,
    )
  return Late
}
