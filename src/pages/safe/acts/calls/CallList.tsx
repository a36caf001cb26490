import { useRef, useState } from 'react'
import type { Chain } from '../../../../lib/chains.ts'
import type { DraftCall } from '../../../../safe/calls/draftCall.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { callsWords } from '../../../../words/en/calls.ts'
import styles from './Batch.module.css'
import { DraftFacts } from './DraftFacts.tsx'

type Props = {
  calls: readonly DraftCall[]
  onCalls: (calls: readonly DraftCall[]) => void
  lineOf: (call: DraftCall) => string
  chain: Chain
  /** The index of the call that fails, from 0. */
  failed: number | undefined
}

/** The calls of a batch in order, each with buttons to move or remove it. */
export function CallList({ calls, onCalls, lineOf, chain, failed }: Props) {
  const [said, setSaid] = useState<string>()
  const list = useRef<HTMLOListElement>(null)
  const move = (from: number, to: number) => {
    const next = [...calls]
    const [moved] = next.splice(from, 1)
    if (!moved) return
    next.splice(to, 0, moved)
    onCalls(next)
    setSaid(callsWords.moved(to + 1))
    // the focus follows the call, so that it can be moved further
    requestAnimationFrame(() => {
      const [up, down] = list.current?.children[to]?.querySelectorAll('button') ?? []
      const isAtEnd = to === 0 || to === calls.length - 1
      const isUp = to < from !== isAtEnd
      ;(isUp ? up : down)?.focus()
    })
  }
  return (
    <>
      <ol ref={list} className={styles.calls}>
        {calls.map((call, index) => {
          const number = index + 1
          const isFailed = failed === index
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a call's index is its identity
            <li key={index} data-failed={isFailed}>
              <span className={styles.number}>{number}</span>
              <div className={styles.what}>
                <details>
                  <summary>
                    <bdi>{lineOf(call)}</bdi>
                  </summary>
                  <DraftFacts call={call} chain={chain} />
                </details>
                {isFailed && <p className={`small ${styles.failed}`}>{callsWords.fails(number)}</p>}
              </div>
              <div className={styles.moves}>
                <Button
                  look="quiet"
                  size="square"
                  className={styles.up}
                  aria-label={callsWords.up(number)}
                  aria-disabled={index === 0}
                  onClick={() => index > 0 && move(index, index - 1)}
                >
                  <Icon name="down" size={16} />
                </Button>
                <Button
                  look="quiet"
                  size="square"
                  aria-label={callsWords.down(number)}
                  aria-disabled={number === calls.length}
                  onClick={() => number < calls.length && move(index, index + 1)}
                >
                  <Icon name="down" size={16} />
                </Button>
                <Button
                  look="quiet"
                  size="square"
                  aria-label={callsWords.remove(number)}
                  onClick={() => onCalls(calls.filter((_, other) => other !== index))}
                >
                  <Icon name="close" size={16} />
                </Button>
              </div>
            </li>
          )
        })}
      </ol>
      <p className="hidden" role="status">
        {said}
      </p>
    </>
  )
}
