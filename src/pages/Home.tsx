import type { Address } from '../address.ts'
import { CHAINS } from '../chains.ts'
import { GAS_FIGURES } from '../gasFigures.ts'
import { walletPath } from '../routes.ts'
import { Certificate } from '../ui/Certificate.tsx'
import { rosetteOf } from '../ui/rosette.ts'
import { Title } from '../ui/Title.tsx'
import { words } from '../words/en.ts'
import styles from './Home.module.css'
import { SafeField } from './SafeField.tsx'
import { TryDemo } from './TryDemo.tsx'

const SAMPLE: Address = '0x8ba1f109551bD432803012645Ac136ddd64DBA72'
const GWEI_IN_ETHER = 1e-9
const numbers = new Intl.NumberFormat('en')
const ethers = new Intl.NumberFormat('en', { minimumSignificantDigits: 2, maximumSignificantDigits: 2 })

function Costs() {
  const { costs } = words.home
  return (
    <div>
      <table className={styles.ledger}>
        <tbody>
          <tr>
            <th scope="row">{costs.fee}</th>
            <td />
            <td>{costs.none}</td>
          </tr>
          <tr>
            <th scope="row">{costs.look}</th>
            <td />
            <td>{costs.free}</td>
          </tr>
          {(Object.keys(costs.rows) as (keyof typeof costs.rows)[]).map((row) => (
            <tr key={row}>
              <th scope="row">{costs.rows[row]}</th>
              <td>{costs.gas(numbers.format(GAS_FIGURES[row]))}</td>
              <td>{ethers.format(GAS_FIGURES[row] * GWEI_IN_ETHER)} ETH</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`small muted ${styles.note}`}>{costs.note}</p>
    </div>
  )
}

/** What this is, for whom, what it costs and what can go wrong, in one page without a request. */
export function Home() {
  const { home } = words
  const chains = new Intl.ListFormat('en').format(CHAINS.map((chain) => chain.name))
  return (
    <div data-ink={rosetteOf(SAMPLE, 1).ink}>
      <section className={styles.hero}>
        <div className={styles.heroWords}>
          <Title name="" className={styles.display}>
            {home.title.map((line) => (
              <span key={line}>{line} </span>
            ))}
          </Title>
          <p className="muted">{home.lead}</p>
          <SafeField label={home.lookUp} action={home.look} help={home.help} pathOf={walletPath} />
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
            number="No. 1"
            facts={[
              ['Holder', 'sample.eth'],
              ['Wrapped', '14 Nov 2026'],
              ['On', 'Ethereum'],
            ]}
          />
          <figcaption className="caption muted">{home.sample}</figcaption>
        </figure>
      </section>

      <section className={styles.clauses} aria-labelledby="steps">
        <h2 id="steps" className="hidden">
          {home.stepsTitle}
        </h2>
        <ol>
          {home.steps.map(([name, say], index) => (
            <li key={name}>
              <span className={styles.numeral} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{name}</h3>
              <p>{say}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className={styles.chapter} aria-labelledby="costs">
        <h2 id="costs">{home.costsTitle}</h2>
        <Costs />
      </section>

      <section className={styles.chapter} aria-labelledby="risks">
        <h2 id="risks">{home.risksTitle}</h2>
        <dl className={styles.risks}>
          {home.risks.map(([name, say]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{say}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className={styles.chapter} aria-labelledby="what">
        <h2 id="what">{home.whatTitle}</h2>
        <div className={styles.prose}>
          {home.what.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="small muted">{home.chains(chains)}</p>
        </div>
      </section>
    </div>
  )
}
