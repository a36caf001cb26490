import { useSyncExternalStore } from 'react'
import { samples } from '../../demo/samples.ts'
import { DEMO_CHAIN_ID, DEMO_PREFIX } from '../../lib/chains.ts'
import { safePath, wrapPath } from '../../lib/routes.ts'
import { demoChoice } from '../../state/settings/demo.ts'
import { Address } from '../../ui/Address.tsx'
import { ArtRow, ArtRows } from '../../ui/ArtRows.tsx'
import page from '../../ui/Page.module.css'
import { Title } from '../../ui/Title.tsx'
import { demoWords } from '../../words/en/demo.ts'
import { MessagePage } from '../parts/MessagePage.tsx'
import { TryDemo } from '../parts/TryDemo.tsx'

function Samples() {
  const { demo } = demoWords
  return (
    <ArtRows>
      {(['solo', 'moduled', 'trio', 'wrapped'] as const).map((name) => {
        const { address } = samples[name]
        const [title, say] = demo.samples[name]
        const ref = { prefix: DEMO_PREFIX, address }
        return (
          <ArtRow
            key={name}
            href={`#${name === 'wrapped' ? safePath(ref) : wrapPath(ref)}`}
            address={address}
            chainId={DEMO_CHAIN_ID}
            isProof={name !== 'wrapped'}
          >
            <span>
              <strong>{title}</strong>
              <span className="small muted">{say}</span>
            </span>
            <Address address={address} />
          </ArtRow>
        )
      })}
    </ArtRows>
  )
}

/** Where a newcomer starts: sample Safes on a chain that runs in their own browser. */
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
