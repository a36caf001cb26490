import type { ReactNode } from 'react'
import { wrappedSafeAddress } from '../../../contract/wrappedSafe.generated.ts'
import { type Address as AddressValue, isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { holderAddress } from '../../../safe/consent/holder.ts'
import { hashesOf, type WrapContent } from '../../../safe/consent/wrapContent.ts'
import { Address } from '../../../ui/Address.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import page from '../../../ui/Page.module.css'
import { consentWords } from '../../../words/en/consent.ts'
import { Addresses } from '../../parts/Addresses.tsx'
import styles from './Consent.module.css'

const Call = ({ says, address }: { says: string; address: AddressValue }) => (
  <>
    <p>{says}</p>
    <Address address={address} isFull />
  </>
)

/** The calls in words. They are derived from the link alone: nothing else can be in what is signed. */
function Calls({ content }: { content: WrapContent }) {
  const { calls } = consentWords
  const { holder, modules } = content
  const removed = modules.filter((module) => !isSameAddress(module, wrappedSafeAddress))
  return (
    <ol className={styles.calls}>
      {typeof holder !== 'string' && (
        <li>
          <Call says={calls.create(holder.threshold, holder.owners.length)} address={holderAddress(holder)} />
          <div className={styles.within}>
            <p className="small muted">{consentWords.owners}</p>
            <Addresses addresses={holder.owners} />
          </div>
        </li>
      )}
      {removed.map((module) => (
        <li key={module}>
          <Call says={calls.remove} address={module} />
        </li>
      ))}
      <li>
        <Call says={calls.enable} address={wrappedSafeAddress} />
      </li>
      <li>
        <Call says={calls.wrap} address={holderAddress(holder)} />
      </li>
    </ol>
  )
}

const hash = (text: string): ReactNode => <code className={`mono ${styles.hash}`}>{text}</code>

/** What is signed: its calls, and the hashes that a hardware wallet shows. Works without a network. */
export function WhatItDoes({ content, chain }: { content: WrapContent; chain: Chain }) {
  const { safeTxHash, domain, message } = hashesOf(content)
  return (
    <>
      <section className={page.section}>
        <h2>{consentWords.does}</h2>
        <p className="muted">{consentWords.doesSay}</p>
        <Calls content={content} />
        <p className="muted">{consentWords.keepsApprovals}</p>
      </section>
      <section className={page.section}>
        <h2>{consentWords.hashes}</h2>
        <p className="muted">{consentWords.hashesSay}</p>
        <Facts
          rows={[
            [consentWords.safeTxHash, hash(safeTxHash)],
            [consentWords.domain, hash(domain)],
            [consentWords.message, hash(message)],
            [consentWords.nonce, `${content.nonce}`],
            [consentWords.network, `${chain.name} (${content.chainId})`],
          ]}
        />
      </section>
    </>
  )
}
