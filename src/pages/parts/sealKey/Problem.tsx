import type { AppError } from '../../../lib/errors.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { errorCopy } from '../../../words/errorCopy.ts'

/** A failed read or act, and why. */
export function Problem({ error, kind }: { error: AppError; kind: 'attention' | 'unknown' }) {
  const { title, say } = errorCopy(error)
  return (
    <div role="alert">
      <Notice kind={kind} title={title}>
        {say}
      </Notice>
    </div>
  )
}
