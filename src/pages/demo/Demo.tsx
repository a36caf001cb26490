import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { type SampleName, samples } from '../../demo/samples.ts'
import { DEMO_CHAIN_ID, DEMO_PREFIX } from '../../lib/chains.ts'
import { known } from '../../lib/known.ts'
import { safePath, wrapPath } from '../../lib/routes.ts'
import type { SafeState } from '../../safe/read/readSafe.ts'
import { useSafe } from '../../state/queries/useSafe.ts'
import { demoChoice, demoStatus } from '../../state/settings/demo.ts'
import { Address } from '../../ui/Address.tsx'
import { ArtRow, ArtRows } from '../../ui/art/ArtRows.tsx'
import page from '../../ui/Page.module.css'
import { Title } from '../../ui/Title.tsx'
import { demoWords } from '../../words/en/demo.ts'
import { pageWords } from '../../words/en/pages.ts'
import { MessagePage } from '../parts/MessagePage.tsx'
import { TryDemo } from '../parts/TryDemo.tsx'

type SampleProps = { name: SampleName; state?: SafeState | undefined }

/** A sample Safe in its current state: as created, or what has become of it. */
function SampleRow({ name, state }: SampleProps) {
  const { address, ...sample } = samples[name]
  const [title, say] = demoWords.demo.samples[name]
  const wrap = state?.kind === 'safe' && state.wrap !== 'missing' ? state.wrap : undefined
  const wasWrapped = 'wrappedFor' in sample
  const isWrapped = wrap ? wrap.isLive : wasWrapped
  const { sealed, unsealed, plain } = pageWords.safe
  const became = wrap?.isLive ? (wrap.isSealed ? sealed : unsealed) : plain
  const ref = { prefix: DEMO_PREFIX, address }
  return (
    <ArtRow
      href={`#${isWrapped ? safePath(ref) : wrapPath(ref)}`}
      address={address}
      chainId={DEMO_CHAIN_ID}
      isProof={!isWrapped}
    >
      <span>
        <strong>{title}</strong>
        <span className="small muted">{isWrapped === wasWrapped ? say : became}</span>
      </span>
      <Address address={address} />
    </ArtRow>
  )
}

const LiveRow = ({ name }: SampleProps) => (
  <SampleRow name={name} state={known(useSafe(DEMO_CHAIN_ID, samples[name].address).fact)} />
)

function Samples() {
  const { status } = useStore(demoStatus)
  const Row = status === 'on' ? LiveRow : SampleRow
  return (
    <ArtRows>
      {(['solo', 'moduled', 'trio', 'wrapped', 'approved', 'hiding', 'haunted', 'full'] as const).map((name) => (
        <Row key={name} name={name} />
      ))}
    </ArtRows>
  )
}

/** The demo's start page: sample Safes on a chain that runs in the browser. */
export default function Demo() {
  const { demo } = demoWords
  const choice = useSyncExternalStore(demoChoice.subscribe, demoChoice.read, demoChoice.read)
  if (!choice)
    return (
      <MessagePage title={demo.title} say={demo.say}>
        <TryDemo />
      </MessagePage>
    )
  return (
    <div className={`${page.page} ${page.act}`}>
      <div className={page.column}>
        <div className={page.head}>
          <Title name={demo.title}>{demo.on}</Title>
          <p className="muted">{demo.choose}</p>
        </div>
        <Samples />
      </div>
    </div>
  )
}
