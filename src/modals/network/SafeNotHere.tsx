import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import type { Address } from '../../lib/address.ts'
import { connection } from '../../state/connection/connection.ts'
import { heldConnection } from '../../state/connection/connectionMachine.ts'
import { dialogs, openDialog } from '../../state/dialogs.ts'
import { useAccountKind } from '../../state/queries/useAccountKind.ts'
import { Notice } from '../../ui/Notice.tsx'
import { errorWords } from '../../words/en/errors.ts'

type Props = { chainId: number; account: Address }

function Check({ chainId, account }: Props) {
  const { fact } = useAccountKind(chainId, account)
  const isMissing = fact.status === 'value' && fact.value.kind === 'plain'
  const isFree = useStore(dialogs, ({ open }) => open === undefined)
  const isTold = useRef(false)
  useEffect(() => {
    if (!isMissing || !isFree || isTold.current) return
    isTold.current = true
    openDialog('network')
  }, [isMissing, isFree])
  const { title, say } = errorWords.SafeNotHere
  return isMissing ? (
    <Notice kind="attention" title={title}>
      {say}
    </Notice>
  ) : null
}

/** Says so, and opens the network dialog once, if the session's shared Safe isn't deployed on its network. */
export default function SafeNotHere(props: Props) {
  const isSafe = useStore(connection, (state) => heldConnection(state)?.isSafe)
  return isSafe ? <Check {...props} /> : null
}
