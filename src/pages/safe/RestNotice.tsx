import type { WrapState } from '../../safe/read/readSafe.ts'
import { Countdown } from '../../ui/Countdown.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { holderWords } from '../../words/en/holder.ts'
import { formatMoment } from '../../words/formatMoment.ts'
import { PassTime } from '../parts/PassTime.tsx'
import styles from './Safe.module.css'

type Props = {
  wrap: Pick<WrapState, 'quietUntil' | 'time'>
  chainId: number
  /** Whether the user is waiting for it to end. */
  isAwaited?: boolean
}

/** Until when the NFT can't be transferred after a use of the Safe, and how long that still takes. */
export function RestNotice({ wrap: { quietUntil, time }, chainId, isAwaited = false }: Props) {
  const said = holderWords
  return (
    <Notice kind={isAwaited ? 'attention' : 'unknown'} title={said.restsUntil(formatMoment(quietUntil))}>
      <p>{said.restsSay}</p>
      <p className={styles.wait}>
        <Countdown until={quietUntil} time={time} say={said.left} />
        {isAwaited && <PassTime chainId={chainId} />}
      </p>
    </Notice>
  )
}
