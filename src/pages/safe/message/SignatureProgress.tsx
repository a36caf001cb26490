import type { Chain } from '../../../lib/chains.ts'
import type { SignatureState } from '../../../state/messages/useSafeSignature.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { signingWords } from '../../../words/en/signing.ts'
import { Refusal } from '../../parts/WriteProgress.tsx'

/** The signing's progress, or why it failed. A signature that failed a check is worthless, so it isn't shown. */
export function SignatureProgress({
  state,
  chain,
  onAgain,
}: {
  state: SignatureState
  chain: Chain
  onAgain: () => void
}) {
  const { failures } = signingWords
  if (state.status === 'preparing' || state.status === 'asking' || state.status === 'checking')
    return (
      <p className="muted" role="status">
        {signingWords[state.status]}
      </p>
    )
  if (state.status === 'failed') {
    const { error } = state
    const isNo = error.name === 'UserRejected'
    if (!isNo && error.name !== 'UnsupportedMethod' && error.name !== 'RelayUnsupported')
      return <Refusal error={error} chain={chain} onAgain={onAgain} />
    const said = failures[isNo ? 'rejected' : 'unsupported']
    return (
      <div role="alert">
        <Notice kind={isNo ? 'info' : 'attention'} title={said.title}>
          {said.say}
        </Notice>
      </div>
    )
  }
  if (state.status !== 'refused') return null
  return (
    <div role="alert">
      <Notice kind="danger" title={failures.refused.title}>
        {failures.refused.say}
      </Notice>
    </div>
  )
}
