import type { Address } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { preparePath, safePath } from '../../../lib/routes.ts'
import type { WrapState } from '../../../safe/read/readSafe.ts'
import { isPassing, type Obstacle } from '../../../safe/sale/obstaclesOf.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { buyingWords } from '../../../words/en/buying.ts'
import { prepareWords } from '../../../words/en/prepare.ts'
import { formatMoment } from '../../../words/formatMoment.ts'
import { RestNotice } from '../RestNotice.tsx'

/** Follow from another holder, and say nothing more. */
const WITH_OTHER_HOLDER: readonly Obstacle['kind'][] = ['notOffered', 'notApproved']
/** Follow from a sale, and say nothing more. */
const MOVED: readonly Obstacle['kind'][] = ['handedOver', 'ended']
/** What the quiet time of a use adds nothing to. */
const GRAVE: readonly Obstacle['kind'][] = ['notOffered', 'routerMissing', 'routerOther']
const DANGERS: readonly Obstacle['kind'][] = ['routerOther', 'zoneOther', 'notOffered']

/** Those that tell a person something: what passes by itself isn't said beside what doesn't. */
export function saidObstacles(obstacles: readonly Obstacle[]): readonly Obstacle[] {
  const isFilled = obstacles.some(({ kind }) => kind === 'filled')
  const isHandedOver = isFilled || obstacles.some(({ kind }) => kind === 'handedOver')
  const own = obstacles.filter(
    ({ kind }) => !(isHandedOver && WITH_OTHER_HOLDER.includes(kind)) && !(isFilled && MOVED.includes(kind)),
  )
  const lasting = own.filter((one) => !isPassing(one) || GRAVE.includes(one.kind))
  return lasting.length > 0 ? lasting : own
}

/** What stands in the way, and what to do next. */
export function obstacleCopy(
  obstacle: Exclude<Obstacle, { kind: 'quiet' }>,
  chain: Chain,
): { title: string; say: string } {
  const said = buyingWords.obstacle
  switch (obstacle.kind) {
    case 'routerMissing':
    case 'seaportMissing':
    case 'zoneMissing':
    case 'noCurrency':
      return said[obstacle.kind](chain.name)
    case 'expired':
      return said.expired(formatMoment(obstacle.deadline))
    case 'early':
      return said.early(formatMoment(obstacle.from))
    case 'used':
      return said.used(Number(obstacle.times))
    case 'locked':
      return said.locked(formatMoment(obstacle.until))
    case 'reserved':
      return said.reserved(obstacle.buyer)
    default:
      return said[obstacle.kind]
  }
}

type Props = { obstacles: readonly Obstacle[]; wrap: WrapState | undefined; chain: Chain; safe: Address }

/** Why an offer can't be accepted, a sentence each with what to do next. */
export function Obstacles({ obstacles, wrap, chain, safe }: Props) {
  const said = saidObstacles(obstacles)
  const are = (kind: Obstacle['kind']) => said.some((one) => one.kind === kind)
  return (
    <div className={page.section} role="status">
      {said.map((obstacle) => {
        if (obstacle.kind === 'quiet')
          return wrap && <RestNotice key={obstacle.kind} wrap={wrap} chainId={chain.id} isAwaited />
        const { title, say } = obstacleCopy(obstacle, chain)
        const kind = DANGERS.includes(obstacle.kind) ? 'danger' : 'attention'
        return (
          <Notice key={obstacle.kind} kind={obstacle.kind === 'ownOffer' ? 'info' : kind} title={title}>
            {say}
          </Notice>
        )
      })}
      {!are('ownOffer') && <p className="muted">{buyingWords.nothingPaid}</p>}
      <div className={page.acts}>
        {(are('routerMissing') || are('zoneMissing')) && (
          <ButtonLink look="primary" href={`#${preparePath(chain.prefix)}`}>
            {prepareWords.title(chain.name)}
          </ButtonLink>
        )}
        <ButtonLink href={`#${safePath({ prefix: chain.prefix, address: safe })}`}>{buyingWords.without}</ButtonLink>
      </div>
    </div>
  )
}
