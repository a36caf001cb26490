import type { Address as AddressValue } from '../../lib/address.ts'
import type { Chain } from '../../lib/chains.ts'
import { createDeployPlan } from '../../safe/plans/createDeployPlan.ts'
import type { NetworkPiece } from '../../safe/read/networkPieces.ts'
import type { Deployment } from '../../safe/read/readDeployment.ts'
import { useAction } from '../../state/transactions/useAction.ts'
import { useWriteStatus, type WriteStatus } from '../../state/transactions/writeStatus.ts'
import { Address } from '../../ui/Address.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Icon } from '../../ui/Icon.tsx'
import page from '../../ui/Page.module.css'
import { pageWords } from '../../words/en/pages.ts'
import { prepareWords } from '../../words/en/prepare.ts'
import { ActionForm } from '../parts/ActionForm.tsx'
import { Receipt } from '../parts/Receipt.tsx'
import { useReceipts } from '../parts/useReceipts.ts'
import { feeCopy } from '../parts/WriteProgress.tsx'
import styles from './PrepareNetwork.module.css'

const ICONS = { here: 'check', missing: 'question', other: 'warning' } as const

type Props = {
  piece: NetworkPiece
  chain: Chain
  account: AddressValue | undefined
  found: Deployment
  canDeploy: boolean
  /** Whether it is the next one to deploy. */
  isNext: boolean
  /** Checks again what is deployed. */
  onAgain: () => void
}

/** How somebody else's deployment ended one's own: refused for free, or reverted with a fee. */
function fasterOf(status: WriteStatus): string | undefined {
  if (status.status === 'refused' && status.error.name === 'Changed') return prepareWords.fasterFree
  return status.status === 'failed' ? prepareWords.fasterPaid : undefined
}

function Deploy({ piece, chain, account, isNext, onAgain }: Props & { account: AddressValue }) {
  const action = useAction(createDeployPlan(chain.id, piece, account), { onTaken: onAgain })
  const { prepared, simulated } = action
  const fee = prepared
    ? feeCopy(prepared.fee, chain.currency.symbol)
    : simulated.status === 'trying' && pageWords.write.trying
  return (
    <ActionForm
      action={action}
      chain={chain}
      look={isNext ? 'primary' : 'secondary'}
      act={prepareWords.act(prepareWords.pieces[piece.id].title)}
      hasFee
      onAgain={onAgain}
    >
      {fee && <Facts rows={[[pageWords.write.fee, fee]]} />}
    </ActionForm>
  )
}

/** Says that somebody else's deployment was faster than one's own. */
function Faster({ piece, chain, account }: Props & { account: AddressValue }) {
  const subject = { chainId: chain.id, safe: piece.address, kind: 'deploy', account } as const
  const said = fasterOf(useWriteStatus(subject))
  return said && <p>{said}</p>
}

/** A contract that wrapping needs: what it is, whether it is deployed, and a form with which anyone can deploy it. */
export function DeployStep(props: Props) {
  const { piece, account, found, canDeploy } = props
  const said = prepareWords.pieces[piece.id]
  const [receipt] = useReceipts(props.chain.id, piece.address)
  return (
    <li className={styles.piece} tabIndex={-1} data-found={found}>
      <Icon name={ICONS[found]} />
      <div className={page.section}>
        <h2>{said.title}</h2>
        <p>{said.say}</p>
        <Facts rows={[[prepareWords.at, <Address key="a" address={piece.address} isFull />]]} />
        <div role="status" className={page.section}>
          <p className="muted">{prepareWords.found[found]}</p>
          {found === 'here' && account && <Faster {...props} account={account} />}
        </div>
        {receipt && <Receipt transaction={receipt} chain={props.chain} />}
        {found === 'missing' && canDeploy && account && <Deploy {...props} account={account} />}
      </div>
    </li>
  )
}
