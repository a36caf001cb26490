import notice from '../../../NOTICE?raw'
import { asSeenZoneAddress, asSeenZoneCodeHash } from '../../contract/asSeenZone.generated.ts'
import {
  asSeenAddress,
  asSeenCodeHash,
  wrappedSafeAddress,
  wrappedSafeCodeHash,
  wrappedSafeHandlerAddress,
  wrappedSafeHandlerCodeHash,
} from '../../contract/wrappedSafe.generated.ts'
import { DEMO_CHAIN_ID } from '../../lib/chains.ts'
import { VERSION } from '../../lib/config.ts'
import { configuredChains } from '../../state/settings/configuredChains.ts'
import { Address } from '../../ui/Address.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Notice } from '../../ui/Notice.tsx'
import page from '../../ui/Page.module.css'
import { Title } from '../../ui/Title.tsx'
import { aboutWords } from '../../words/en/about.ts'
import styles from './About.module.css'
import { DeploymentRow } from './DeploymentRow.tsx'

const Hash = ({ value }: { value: string }) => <code className={styles.hash}>{value}</code>

/** What this is, its limits, who learns what, where the contract is deployed, and third-party work (S1.1). */
export default function About() {
  const said = aboutWords
  const chains = configuredChains().filter(({ id }) => id !== DEMO_CHAIN_ID)
  return (
    <div className={`${page.page} ${page.act}`}>
      <div className={page.column}>
        <Title>{said.title}</Title>
        {said.what.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <Notice kind="attention" title={said.auditTitle}>
          {said.audit}
        </Notice>
        <section className={page.section}>
          <h2>{said.cannotTitle}</h2>
          <ul className={styles.limits}>
            {said.cannot.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </section>
        <section className={page.section}>
          <h2>{said.privacyTitle}</h2>
          <dl className={styles.privacy}>
            {said.privacy.map(([who, what]) => (
              <div key={who}>
                <dt>{who}</dt>
                <dd className="muted">{what}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section className={page.section}>
          <h2>{said.contractTitle}</h2>
          <p className="muted">{said.contractSay}</p>
          <Facts
            rows={[
              [said.wrapper, <Address key="w" address={wrappedSafeAddress} isFull />],
              [said.codeHash, <Hash key="wh" value={wrappedSafeCodeHash} />],
              [said.handler, <Address key="h" address={wrappedSafeHandlerAddress} isFull />],
              [`${said.codeHash} `, <Hash key="hh" value={wrappedSafeHandlerCodeHash} />],
              [said.router, <Address key="r" address={asSeenAddress} isFull />],
              [`${said.codeHash}  `, <Hash key="rh" value={asSeenCodeHash} />],
              [said.zone, <Address key="z" address={asSeenZoneAddress} isFull />],
              [`${said.codeHash}   `, <Hash key="zh" value={asSeenZoneCodeHash} />],
            ]}
          />
          <h3 className={styles.check}>{said.check}</h3>
          <p className="muted">{said.checkSay}</p>
          <ul className={styles.chains}>
            {chains.map((chain) => (
              <DeploymentRow key={chain.id} chain={chain} />
            ))}
          </ul>
        </section>
        <section className={page.section}>
          <h2>{said.versionTitle}</h2>
          <Facts
            rows={[
              [said.version, VERSION],
              [said.licence, 'MIT'],
            ]}
          />
          <details className={styles.notice}>
            <summary>{said.made}</summary>
            <pre lang="en">{notice}</pre>
          </details>
        </section>
      </div>
    </div>
  )
}
