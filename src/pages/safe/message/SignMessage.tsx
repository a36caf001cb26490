import { useState } from 'react'
import { type Hex, hashMessage } from 'viem'
import type { Address } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { known } from '../../../lib/known.ts'
import { dangerIn } from '../../../safe/messages/dangerIn.ts'
import { readTypedData, type TypedData, type TypedDataFault } from '../../../safe/messages/readTypedData.ts'
import type { WrapState } from '../../../safe/read/readSafe.ts'
import { useSafeSignature } from '../../../state/messages/useSafeSignature.ts'
import { useAccountKind } from '../../../state/queries/useAccountKind.ts'
import { Button } from '../../../ui/Button.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { CheckBox } from '../../../ui/fields/CheckBox.tsx'
import { Radio, RadioGroup } from '../../../ui/fields/RadioGroup.tsx'
import { TextArea } from '../../../ui/fields/TextArea.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { pageWords } from '../../../words/en/pages.ts'
import { signingWords } from '../../../words/en/signing.ts'
import { useIsLocked } from '../useTime.ts'
import styles from './Message.module.css'
import { SignatureProgress } from './SignatureProgress.tsx'
import { Signed } from './Signed.tsx'
import { TextNotices } from './TextNotices.tsx'
import { TypedDataView } from './TypedDataView.tsx'

const LONGEST_TEXT = 20_000

/** What is to be signed: with its hash once it can be, and with one sentence where something is wrong with it. */
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

/** Signs a text or typed data as the wrapped Safe, by its driver's wallet, and shows it once the Safe has accepted it. */
export default function SignMessage({ chain, safe, account, wrap }: Props) {
  const [kind, setKind] = useState<'text' | 'typed'>('text')
  const [texts, setTexts] = useState({ text: '', typed: '' })
  const [agreed, setAgreed] = useState<Hex>()
  const [isTooEarly, setTooEarly] = useState(false)
  const { state, sign, reset } = useSafeSignature()
  const isLocked = useIsLocked(wrap)
  const { fact } = useAccountKind(chain.id, account)
  const driver = known(fact)
  const text = texts[kind]
  const { hash, data, wrong } = readContent(kind, text)
  const isBusy = state.status === 'preparing' || state.status === 'asking' || state.status === 'checking'
  const needsYes = data !== undefined && (dangerIn(data) !== undefined || data.domain.chainId !== BigInt(chain.id))
  const isReady = hash !== undefined && (!needsYes || agreed === hash)
  const { tokenId, epoch } = wrap
  const go = () => {
    setTooEarly(hash !== undefined && !isReady)
    if (isReady && !isBusy) sign({ hash, account, place: { chainId: chain.id, safe, tokenId, epoch } })
  }
  const choose = (next: 'text' | 'typed') => {
    setKind(next)
    reset()
  }
  const put = (typed: string) => {
    setTexts({ ...texts, [kind]: typed })
    setTooEarly(false)
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
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
      noValidate
    >
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
      {hash && (
        <>
          <Facts
            rows={[
              [
                signingWords.hash,
                <code key="h" className={styles.bytes}>
                  {hash}
                </code>,
              ],
            ]}
          />
          <p className="small muted">{signingWords.walletShows}</p>
        </>
      )}
      {driver?.kind === 'safe' && <Notice kind="info">{signingWords.bySafe(driver.threshold)}</Notice>}
      {needsYes && (
        <CheckBox
          isChecked={agreed === hash}
          onChange={(isChecked) => {
            setAgreed(isChecked ? hash : undefined)
            setTooEarly(false)
          }}
        >
          {signingWords.understand}
        </CheckBox>
      )}
      <SignatureProgress state={state} chain={chain} onAgain={go} />
      <div className={page.acts}>
        {isBusy ? (
          // another button than the one that submits: the click that stops would submit again
          <Button key="stop" onClick={reset}>
            {signingWords.stop}
          </Button>
        ) : (
          <Button key="act" look="primary" type="submit" aria-disabled={!isReady}>
            {signingWords.act}
          </Button>
        )}
        {isTooEarly && (
          <p className="small" role="alert">
            {pageWords.write.understandFirst}
          </p>
        )}
      </div>
    </form>
  )
}
