import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { words } from '../../words/en/appShell.ts'

/** In place of a part whose code didn't come. */
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
 * A part of a page in a chunk of its own. Fetched ahead it is drawn at once; else its place says that it is loading.
 * @param load the `import()` of its file, and the part in it; where it fails, the next screen asks again
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
    // one that has come meanwhile doesn't take the place of what is drawn
    const [Part] = useState<ComponentType<object>>(() => (loaded ?? later) as ComponentType<object>)
    return (
      <Suspense fallback={<p className="muted">{words.loading}</p>}>
        <Part {...props} />
      </Suspense>
    )
  }
  /** Fetches its code, for what comes next. Settles in any case. */
  Late.fetchAhead = () =>
    fetchPart().then(
      () => undefined,
      () => undefined,
    )
  return Late
}
