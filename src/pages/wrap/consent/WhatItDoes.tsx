import type { ReactNode } from 'react'
import { wrappedSafeAddress } from '../../../contract/wrappedSafe.generated.ts'
import { isSameAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { holderAddress } from '../../../safe/consent/holder.ts'
import { hashesOf, type WrapContent } from '../../../safe/consent/wrapContent.ts'
import { Address } from '../../../ui/Address.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import page from '../../../ui/Page.module.css'
import { consentWords } from '../../../words/en/consent.ts'
import { Addresses } from '../../parts/Addresses.tsx'
import styles from './Consent.module.css'

/** The calls in words. They follow from the link alone: nothing else can be in what is signed. */
function Calls({ content }: { content: WrapContent }) {
  const { calls } = consentWords
  const { holder, modules } = content
  const removed = modules.filter((module) => !isSameAddress(module, wrappedSafeAddress))
  return (
    <ol className={styles.calls}>
      {typeof holder !== 'string' && (
        <li>
          {calls.create(holder.threshold, holder.owners.length)} <Address address={holderAddress(holder)} isFull />
          <Addresses addresses={holder.owners} />
        </li>
      )}
      {removed.map((module) => (
        <li key={module}>
          {calls.remove} <Address address={module} isFull />
        </li>
      ))}
      <li>
        {calls.enable} <Address address={wrappedSafeAddress} isFull />
      </li>
      <li>
        {calls.wrap} <Address address={holderAddress(holder)} isFull />
      </li>
    </ol>
  )
}

const hash = (text: string): ReactNode => <code className={`mono ${styles.hash}`}>{text}</code>

/** What is signed: its calls, and the hashes by which a hardware wallet names it. The same with a network and without. */
export function WhatItDoes({ content, chain }: { content: WrapContent; chain: Chain }) {
  const { safeTxHash, domain, message } = hashesOf(content)
  return (
    <>
      <section className={page.section}>
        <h2>{consentWords.does}</h2>
        <p className="muted">{consentWords.doesSay}</p>
        <Calls content={content} />
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
