import { useState } from 'react'
import { type Hex, hashMessage } from 'viem'
import type { Address } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { dangerIn } from '../../../safe/messages/dangerIn.ts'
import { readTypedData, type TypedData, type TypedDataFault } from '../../../safe/messages/readTypedData.ts'
import type { WrapState } from '../../../safe/read/readSafe.ts'
import { useSafeSignature } from '../../../state/messages/useSafeSignature.ts'
import { Radio, RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { signingWords } from '../../../words/en/signing.ts'
import { useIsLocked } from '../useTime.ts'
import styles from './Message.module.css'
import { Signed } from './Signed.tsx'
import { SignForm } from './SignForm.tsx'
import { TextNotices } from './TextNotices.tsx'
import { TypedDataView } from './TypedDataView.tsx'

const LONGEST_TEXT = 20_000

/** The content to sign: its hash once it is valid, or an error in one sentence. */
type Content = { hash?: Hex; data?: TypedData; wrong?: string }

function sayFault(fault: TypedDataFault): string | undefined {
  const { faults } = signingWords
  if (fault.wrong === 'empty') return undefined
  return 'at' in fault ? faults[fault.wrong](fault.at) : faults[fault.wrong]
}

function readContent(kind: 'text' | 'typed', text: string): Content {
  if (text === '') return {}
  if (kind === 'text')
    return text.length > LONGEST_TEXT ? { wrong: signingWords.textTooLong } : { hash: hashMessage(text) }
  const data = readTypedData(text)
  if (!('wrong' in data)) return { hash: data.hash, data }
  const wrong = sayFault(data)
  return wrong === undefined ? {} : { wrong }
}

type Props = { chain: Chain; safe: Address; account: Address; wrap: WrapState }

/** Signs a text or typed data as the wrapped Safe with its driver's wallet, and shows it once the Safe accepts it. */
export default function SignMessage({ chain, safe, account, wrap }: Props) {
  const [kind, setKind] = useState<'text' | 'typed'>('text')
  const [texts, setTexts] = useState({ text: '', typed: '' })
  const signature = useSafeSignature()
  const { state, isBusy, reset } = signature
  const isLocked = useIsLocked(wrap)
  const text = texts[kind]
  const { hash, data, wrong } = readContent(kind, text)
  const needsYes = data !== undefined && (dangerIn(data) !== undefined || data.domain.chainId !== BigInt(chain.id))
  const choose = (next: 'text' | 'typed') => {
    setKind(next)
    reset()
  }
  const put = (typed: string) => {
    setTexts({ ...texts, [kind]: typed })
    reset()
  }

  if (state.status === 'signed')
    return (
      <section className={styles.form}>
        <Signed
          {...{ chain, safe, wrap, isLocked }}
          content={kind === 'text' ? { text } : { typedData: text }}
          signed={state}
          onAnother={() => {
            setTexts({ text: '', typed: '' })
            reset()
          }}
        />
      </section>
    )
  return (
    <SignForm {...{ chain, safe, account, wrap, signature, hash, needsYes }} act={signingWords.act}>
      <h2>{signingWords.title}</h2>
      <p className="muted">{signingWords.say}</p>
      <RadioGroup legend={signingWords.what} isLegendHidden>
        {(['text', 'typed'] as const).map((one) => (
          <Radio key={one} name="signed" isChosen={kind === one} onChoose={() => choose(one)}>
            <strong>{signingWords[one]}</strong>
            <span className="small muted">{signingWords[`${one}Say`]}</span>
          </Radio>
        ))}
      </RadioGroup>
      <TextArea
        key={kind}
        label={kind === 'text' ? signingWords.textLabel : signingWords.typedLabel}
        value={text}
        onValue={put}
        wrong={wrong}
        isCode={kind === 'typed'}
        disabled={isBusy}
      />
      {kind === 'text' && <TextNotices text={text} safe={safe} />}
      {data && <TypedDataView data={data} chain={chain} />}
    </SignForm>
  )
}
