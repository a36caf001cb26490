import { useEffect, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { DEMO_CHAIN_ID, DEMO_PREFIX } from '../chains.ts'
import { samples } from '../demo/samples.ts'
import { walletPath, wrapPath } from '../routes.ts'
import { connection } from '../state/connection.ts'
import { demoState, isLoopback } from '../state/demoState.ts'
import { openDialog } from '../state/dialogs.ts'
import { Address } from '../ui/Address.tsx'
import { SmallArt } from '../ui/Art.tsx'
import { Button } from '../ui/Button.tsx'
import page from '../ui/Page.module.css'
import { Title } from '../ui/Title.tsx'
import { pageWords } from '../words/enPages.ts'
import { Plain } from './Plain.tsx'
import styles from './wrap/Wrap.module.css'

/** The chain that the link names, if it and this page are on the same computer. */
function rpcFromLink(): { rpcUrl: string } | { wrong: 'missing' | 'elsewhere' } {
  const asked = new URLSearchParams(location.hash.split('?')[1]).get('rpc')
  if (asked === null) return { wrong: 'missing' }
  return isLoopback(asked) && isLoopback(location.origin) ? { rpcUrl: asked } : { wrong: 'elsewhere' }
}

function Samples() {
  const { demo } = pageWords
  return (
    <ul className={styles.rows}>
      {(['solo', 'moduled', 'trio', 'wrapped'] as const).map((name) => {
        const { address } = samples[name]
        const [title, say] = demo.samples[name]
        const ref = { prefix: DEMO_PREFIX, address }
        return (
          <li key={name}>
            <a className={styles.row} href={`#${name === 'wrapped' ? walletPath(ref) : wrapPath(ref)}`}>
              <span className={styles.rowArt}>
                <SmallArt address={address} chainId={DEMO_CHAIN_ID} isProof={name !== 'wrapped'} />
              </span>
              <span>
                <strong>{title}</strong>
                <span className="small muted">{say}</span>
              </span>
              <Address address={address} />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Where a newcomer starts: a chain on their own computer with Safes to try. */
export default function Demo() {
  const { demo } = pageWords
  const state = useSyncExternalStore(demoState.subscribe, demoState.read, demoState.read)
  const { status } = useStore(connection)
  const link = rpcFromLink()
  const newUrl = state && 'rpcUrl' in link && link.rpcUrl !== state.rpcUrl ? link.rpcUrl : undefined
  useEffect(() => {
    // npm start has found another port: the old chain is gone
    if (newUrl) demoState.write({ rpcUrl: newUrl, isShared: false })
  }, [newUrl])
  if (!state) {
    if ('wrong' in link) return <Plain title={demo.off} say={link.wrong === 'missing' ? demo.offSay : demo.bad} />
    return (
      <Plain title={demo.title} say={demo.say}>
        <Button look="primary" onClick={() => demoState.write({ rpcUrl: link.rpcUrl, isShared: false })}>
          {demo.start}
        </Button>
      </Plain>
    )
  }
  return (
    <div className={`${page.page} ${page.act}`}>
      <div className={page.column}>
        <div className={page.head}>
          <Title name={demo.title}>{demo.on}</Title>
          <p className="muted">{status === 'connected' ? demo.choose : demo.connect}</p>
        </div>
        {status !== 'connected' && (
          <div className={page.acts}>
            <Button look="primary" onClick={() => openDialog('connect')}>
              {pageWords.wrap.connect}
            </Button>
          </div>
        )}
        <Samples />
      </div>
    </div>
  )
}
