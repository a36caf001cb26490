import { type ComponentType, lazy, Suspense } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { words } from '../../../words/en/appShell.ts'
import type { BatchForm } from './calls/BatchForm.tsx'
import type { CallForm } from './calls/CallForm.tsx'

/** In place of a form whose code didn't come. */
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

const late = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (form) => ({ default: form as ComponentType<object> }),
      () => ({ default: Failed }),
    ),
  )

const FORMS = {
  call: late(() => import('./calls/CallForm.tsx').then(({ CallForm }) => CallForm)),
  batch: late(() => import('./calls/BatchForm.tsx').then(({ BatchForm }) => BatchForm)),
}

type Props = { act: keyof typeof FORMS } & Parameters<typeof CallForm>[0] & Parameters<typeof BatchForm>[0]

/** An act whose code comes once it is asked for. */
export function LazyAct({ act, ...props }: Props) {
  const Form: ComponentType<object> = FORMS[act]
  return (
    <Suspense fallback={<p className="muted">{words.loading}</p>}>
      <Form {...props} />
    </Suspense>
  )
}
