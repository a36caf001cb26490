import { type ReactNode, useEffect } from 'react'
import { type Hex, hashMessage, hexToBytes } from 'viem'
import type { Address } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { dangerIn } from '../../../safe/messages/dangerIn.ts'
import { readTypedData, type TypedData } from '../../../safe/messages/readTypedData.ts'
import type { GenuineSafe, WrapState } from '../../../safe/read/readSafe.ts'
import type { AppRequest } from '../../../safe/requests/appRequest.ts'
import type { Held } from '../../../state/inbox/books.ts'
import { answerRequest } from '../../../state/inbox/inbox.ts'
import { useSafeSignature } from '../../../state/messages/useSafeSignature.ts'
import { Facts } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { appsWords } from '../../../words/en/apps.ts'
import { signingWords } from '../../../words/en/signing.ts'
import { late } from '../../parts/late.tsx'
import { LockNotice } from '../LockNotice.tsx'
import styles from '../message/Message.module.css'
import { SignForm } from '../message/SignForm.tsx'
import { TextNotices } from '../message/TextNotices.tsx'
import { TypedDataView } from '../message/TypedDataView.tsx'
import { useIsLocked } from '../useTime.ts'

const SigningForm = late(() => import('../acts/SigningForm.tsx').then(({ SigningForm }) => SigningForm))

type Asked = Exclude<AppRequest, { kind: 'send' }>

type Props = {
  held: Held
  request: Asked
  chain: Chain
  safeState: GenuineSafe
  wrap: WrapState
  account: Address
  /** The reject button. */
  no: ReactNode
  onSigned: () => void
}

/** Decodes bytes as UTF-8; undefined if they aren't text. */
function textOf(message: Hex): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(hexToBytes(message))
  } catch {
    return undefined
  }
}

function readContent(request: Asked): { hash: Hex; text?: string | undefined; data?: TypedData } | undefined {
  if (request.kind === 'signMessage') {
    const { message } = request
    return { hash: hashMessage({ raw: message }), text: textOf(message) }
  }
  const data = readTypedData(request.typedData)
  return 'wrong' in data ? undefined : { hash: data.hash, data }
}

function Bytes({ children }: { children: string }) {
  return <code className={styles.value}>{children}</code>
}

/** The message to be signed. */
function MessageView({ message, text, safe }: { message: Hex; text: string | undefined; safe: Address }) {
  return (
    <>
      <Facts rows={[[appsWords.message, <Bytes key="m">{text ?? message}</Bytes>]]} />
      {text === undefined ? (
        <Notice kind="attention">{appsWords.bytes}</Notice>
      ) : (
        <TextNotices text={text} safe={safe} />
      )}
    </>
  )
}

/** An app's request to sign a message or typed data; the app gets the signature once the Safe accepts it. */
export function SignRequest({ held, request, chain, safeState, wrap, account, no, onSigned }: Props) {
  const signing = useSafeSignature()
  const { state } = signing
  const isLocked = useIsLocked(wrap)
  const content = readContent(request)
  const signature = state.status === 'signed' ? state.signature : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is answered once, when it is signed
  useEffect(() => {
    if (signature === undefined) return
    answerRequest(held.id, { result: signature })
    onSigned()
  }, [signature])

  const view = (
    <>
      {request.kind === 'signMessage' && (
        <MessageView message={request.message} text={content?.text} safe={safeState.address} />
      )}
      {content?.data && <TypedDataView data={content.data} chain={chain} />}
    </>
  )
  if (isLocked)
    return (
      <>
        {view}
        <LockNotice wrap={wrap} />
        <p className="muted">{signingWords.locked}</p>
        <div className={page.acts}>{no}</div>
      </>
    )
  if (!wrap.isSigning)
    return (
      <>
        {view}
        <Notice kind="info">{appsWords.signingOff}</Notice>
        <SigningForm {...{ chain, safe: safeState.address, account, wrap }} />
        <div className={page.acts}>{no}</div>
      </>
    )
  if (!content) return <div className={page.acts}>{no}</div>
  const { hash, text, data } = content
  const needsYes = data ? dangerIn(data) !== undefined || data.domain.chainId !== BigInt(chain.id) : text === undefined
  return (
    <SignForm
      {...{ chain, account, wrap, hash, needsYes }}
      safe={safeState.address}
      signature={signing}
      act={appsWords.sign}
      beside={no}
    >
      {view}
    </SignForm>
  )
}
