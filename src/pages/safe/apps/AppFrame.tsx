import { type ReactNode, useRef, useState } from 'react'
import { readAppAddress } from '../../../apps/frame/readAppAddress.ts'
import { SAMPLE_APP } from '../../../apps/frame/sampleApp.ts'
import type { Address } from '../../../lib/address.ts'
import { type Chain, DEMO_CHAIN_ID } from '../../../lib/chains.ts'
import { Button } from '../../../ui/Button.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import page from '../../../ui/Page.module.css'
import { languageTag } from '../../../words/defineMessages.ts'
import { appFrameWords } from '../../../words/en/appFrame.ts'
import { late } from '../../parts/late.tsx'
import styles from './AppFrame.module.css'
import type { OpenedApp } from './AppWindow.tsx'

// the app host is loaded with the first opened app
const AppWindow = late(() => import('./AppWindow.tsx').then(({ AppWindow }) => AppWindow))

/** Served from our origin, which no other app may be, but sandboxed into an opaque one: it can't reach this page. */
const sampleApp = (): OpenedApp => ({
  url: new URL(`${SAMPLE_APP}#${languageTag()}`, location.href).href,
  origin: 'null',
  name: appFrameWords.sample,
})

type Props = {
  chain: Chain
  safe: Address
  /** The connected account, if any. */
  account: Address | undefined
  /** The requests of apps, shown above the frame. */
  requests: ReactNode
}

/** Opens other apps in a frame of this page, one at a time, with this Safe as their account. */
export function AppFrame({ chain, safe, account, requests }: Props) {
  const { title, say, address, help, open, openSample, wrong } = appFrameWords
  const [text, setText] = useState('')
  const [fault, setFault] = useState<keyof typeof wrong>()
  const [opened, setOpened] = useState<OpenedApp & { at: number }>()
  const [isBack, setBack] = useState(false)
  const asked = useRef<HTMLDivElement>(null)
  const openApp = (app: OpenedApp) => setOpened((before) => ({ ...app, at: (before?.at ?? 0) + 1 }))
  const close = () => {
    setOpened(undefined)
    setBack(true)
  }
  const go = () => {
    const read = readAppAddress(text, location.origin)
    if ('wrong' in read) setFault(read.wrong)
    else openApp({ ...read, name: new URL(read.url).host })
  }
  const form = (
    <form
      className={page.section}
      onSubmit={(event) => {
        event.preventDefault()
        go()
      }}
      noValidate
    >
      <h2>{title}</h2>
      <p className="muted">{say}</p>
      <TextField
        label={address}
        value={text}
        onValue={(typed) => {
          setText(typed)
          setFault(undefined)
        }}
        wrong={fault && wrong[fault]}
        help={help}
        placeholder="https://"
        inputMode="url"
        isFocused={isBack}
      />
      <div className={page.acts}>
        <Button type="submit">{open}</Button>
        {chain.id === DEMO_CHAIN_ID && <Button onClick={() => openApp(sampleApp())}>{openSample}</Button>}
      </div>
    </form>
  )
  return (
    <>
      <div ref={asked} className={styles.asked} tabIndex={-1}>
        {requests}
      </div>
      {opened ? (
        <AppWindow
          key={opened.at}
          app={opened}
          {...{ chain, safe, account }}
          onOpen={openApp}
          onClose={close}
          onLook={() => asked.current?.focus()}
        />
      ) : (
        form
      )}
    </>
  )
}
