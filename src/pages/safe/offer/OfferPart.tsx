import type { ReactNode } from 'react'
import { type Address as AddressValue, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { offerPath } from '../../../lib/links/offerPath.ts'
import { safePath } from '../../../lib/routes.ts'
import type { GenuineSafe } from '../../../safe/read/readSafe.ts'
import type { Judgement } from '../../../safe/report/judgeSafe.ts'
import { type SignedOffer, safeOfToken } from '../../../safe/sale/offer.ts'
import { decodeOffer } from '../../../safe/sale/offerLink.ts'
import { chainById } from '../../../state/settings/configuredChains.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import page from '../../../ui/Page.module.css'
import { buyingWords } from '../../../words/en/buying.ts'
import { consentWords } from '../../../words/en/consent.ts'
import { OpenSentFile } from '../../parts/files/OpenSentFile.tsx'
import { Offered } from './Offered.tsx'

/** What is known of the Safe that the link names. */
export type Seen = {
  safeState: GenuineSafe
  judgement: Judgement
  /** Whether that is of just now. */
  isNow: boolean
}

type Props = {
  chain: Chain
  address: AddressValue
  /** What the link carries behind `?offer=`. */
  text: string
  /** Undefined where no Safe that can be judged is at the address. */
  seen?: Seen | undefined
}

function Fault({ chain, address, fault, children }: Omit<Props, 'text'> & Faulty & { children?: ReactNode }) {
  const { title, say } = buyingWords.unread[fault]
  return (
    <section className={page.section} role="status">
      <Notice kind="attention" title={title}>
        {say}
      </Notice>
      <div className={page.acts}>
        {children}
        <ButtonLink href={`#${safePath({ prefix: chain.prefix, address })}`}>{buyingWords.without}</ButtonLink>
      </div>
      {!children && <OpenSentFile isShort />}
    </section>
  )
}

type Faulty = { fault: 'cut' | 'newer' | 'tooLong' | 'otherChain' | 'otherSafe' }

/** Where the path of the link says something else than what was signed. */
function Misplaced({ signed, text, ...at }: Props & { signed: SignedOffer }) {
  const { chainId, tokenId } = signed.offer
  const there = chainById(chainId)
  const path = there && offerPath({ prefix: there.prefix, address: safeOfToken(tokenId) }, text)
  return (
    <Fault {...at} fault={chainId === at.chain.id ? 'otherSafe' : 'otherChain'}>
      {path ? (
        <ButtonLink look="primary" href={`#${path}`}>
          {consentWords.openThere}
        </ButtonLink>
      ) : (
        <p className="small">{buyingWords.unread.noChain}</p>
      )}
    </Fault>
  )
}

/** What a link offers of a Safe, beside the report on it: whether that still stands, and the way to accept it. */
export function OfferPart(props: Props) {
  const { chain, address, text, seen } = props
  const read = decodeOffer(text)
  if ('wrong' in read) return <Fault chain={chain} address={address} fault={read.wrong} />
  if (read.offer.chainId !== chain.id || !isSameAddress(safeOfToken(read.offer.tokenId), address))
    return <Misplaced {...props} signed={read} />
  return seen ? <Offered key={text} chain={chain} signed={read} seen={seen} /> : null
}
