import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { CHAINS } from '../../lib/chains.ts'
import { GAS_FIGURES } from '../../lib/gasFigures.ts'
import { grouped } from '../../ui/amount.ts'
import { homeWords } from '../../words/en/home.ts'
import styles from './HomeChapters.module.css'

const OpenSentFile = lazy(async () => {
  const part = await import('../parts/files/OpenSentFile.tsx').catch(() => undefined)
  return { default: part ? part.OpenSentFile : (_: { className?: string | undefined }) => null }
})

/** Loaded once scrolled near: the home page requests nothing before. */
function SentFile() {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const watcher = new IntersectionObserver((seen) => seen.some((one) => one.isIntersecting) && setNear(true))
    if (place.current) watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={place}>
      {isNear && (
        <Suspense>
          <OpenSentFile className={styles.chapter} />
        </Suspense>
      )}
    </div>
  )
}

const GWEI_IN_ETHER = 1e-9

/** The fee in ether at 1 gwei per gas; with a decimal point in every language, like all amounts. */
const feeOf = (gas: number): string => (gas * GWEI_IN_ETHER).toPrecision(2)

function Costs() {
  const { costs } = homeWords
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
              <td>{costs.gas(grouped(String(GAS_FIGURES[row])))}</td>
              <td>
                <bdi>{`${feeOf(GAS_FIGURES[row])} ETH`}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={`small muted ${styles.note}`}>{costs.note}</p>
    </div>
  )
}

/** How it works, what it costs, what can go wrong, and what a Safe is. */
export default function HomeChapters() {
  return (
    <>
      <section className={styles.clauses} aria-labelledby="steps">
        <h2 id="steps" className="hidden">
          {homeWords.stepsTitle}
        </h2>
        <ol>
          {homeWords.steps.map(([name, say], index) => (
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
        <h2 id="costs">{homeWords.costsTitle}</h2>
        <Costs />
      </section>

      <section className={styles.chapter} aria-labelledby="risks">
        <h2 id="risks">{homeWords.risksTitle}</h2>
        <dl className={styles.risks}>
          {homeWords.risks.map(([name, say]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{say}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className={styles.chapter} aria-labelledby="what">
        <h2 id="what">{homeWords.whatTitle}</h2>
        <div className={styles.prose}>
          {homeWords.what.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className="small muted">{homeWords.chains(CHAINS.map((chain) => chain.name).join(homeWords.between))}</p>
        </div>
      </section>

      <SentFile />
    </>
  )
}
