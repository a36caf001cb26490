import { lazy, Suspense, useEffect } from 'react'
import type { Address } from '../../lib/address.ts'
import { safePath } from '../../lib/routes.ts'
import { rosetteOf } from '../../ui/art/rosetteOf.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Certificate } from '../../ui/Certificate.tsx'
import { Title } from '../../ui/Title.tsx'
import { words } from '../../words/en/appShell.ts'
import { SafeField } from '../parts/SafeField.tsx'
import { SeeExample, TryDemo } from '../parts/TryDemo.tsx'
import styles from './Home.module.css'

const SAMPLE: Address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const HomeChapters = lazy(() => import('./HomeChapters.tsx'))

/** The landing page: what this is, for whom, costs and risks. Makes no requests. */
export default function Home() {
  const { home } = words
  // src/app/boot.ts replays clicks from before this page loaded
  useEffect(() => void dispatchEvent(new Event('home-ready')), [])
  return (
    <div data-ink={rosetteOf(SAMPLE, 1).ink}>
      <section className={styles.hero}>
        <div className={styles.heroWords}>
          <Title name="" className={styles.display}>
            {home.title.map((line) => (
              <span key={line}>{`${line} `}</span>
            ))}
          </Title>
          <p className="muted">{home.lead}</p>
          <div className={styles.acts}>
            <ButtonLink look="primary" href="#/wrap">
              {words.nav.wrap}
            </ButtonLink>
            <SeeExample />
          </div>
          <SafeField label={home.lookUp} action={home.look} help={home.help} pathOf={safePath} look="secondary" />
          <div className={styles.demo}>
            <TryDemo />
            <p className="small muted">{home.tryDemoSay}</p>
          </div>
        </div>
        <figure className={styles.object}>
          <Certificate
            address={SAMPLE}
            chainId={1}
            chainName="Ethereum"
            name="Wrapped Safe"
            number={home.sampleNumber}
            facts={[
              [home.sampleFacts.holder, 'sample.eth'],
              [home.sampleFacts.wrapped, home.sampleDate],
              [home.sampleFacts.on, 'Ethereum'],
            ]}
          />
          <figcaption className="caption muted">{home.sample}</figcaption>
        </figure>
      </section>

      <Suspense>
        <HomeChapters />
      </Suspense>
    </div>
  )
}
