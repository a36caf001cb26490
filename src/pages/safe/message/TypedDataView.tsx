import { toAddress } from '../../../lib/address.ts'
import type { Chain } from '../../../lib/chains.ts'
import { visible } from '../../../lib/visible.ts'
import { dangerIn } from '../../../safe/messages/dangerIn.ts'
import type { TypedData } from '../../../safe/messages/readTypedData.ts'
import type { Shown } from '../../../safe/messages/readValue.ts'
import { Address } from '../../../ui/Address.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { signingWords } from '../../../words/en/signing.ts'
import { formatMoment } from '../../../words/formatMoment.ts'
import { Addresses } from '../../parts/Addresses.tsx'
import { networkName } from '../../parts/networkName.ts'
import styles from './Message.module.css'

/** Names of fields that hold a time, in seconds. */
const TIMES = /(deadline|expir(y|ation)|valid(To|After|Before|Until)|(start|end)Time)$/i
/** Ten digits: the years 2001 to 2286. Anything else is no time, or means "never". */
const isTime = (text: string) => /^[1-9]\d{9}$/.test(text)

/** Shows invisible characters as code points: they could reverse the text's direction. */
const unhidden = (text: string): string =>
  [...text]
    .map((letter) => (visible(letter) === '' ? `\\u{${letter.codePointAt(0)?.toString(16) ?? ''}}` : letter))
    .join('')

function Leaf({ name, type, text = '', isHidden }: Shown) {
  const address = type === 'address' ? toAddress(text) : undefined
  if (address) return <Address address={address} isFull />
  if (text === '') return <span className="muted">{signingWords.empty}</span>
  return (
    <>
      <bdi className={styles.value}>{isHidden ? unhidden(text) : text}</bdi>
      {TIMES.test(name) && isTime(text) && <span className="small">{formatMoment(Number(text))}</span>}
      {isHidden && <span className="small">{signingWords.hidden}</span>}
    </>
  )
}

/** The message's values in the order of its types, as nested lists. */
function Tree({ shown }: { shown: readonly Shown[] }) {
  return (
    <ul className={styles.tree}>
      {shown.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the values of a message never reorder
        <li key={at}>
          <div className={styles.name}>
            {/^\d+$/.test(one.name) ? signingWords.item(one.name) : <bdi>{one.name}</bdi>}
          </div>
          {one.children ? (
            one.children.length > 0 ? (
              <Tree shown={one.children} />
            ) : (
              <span className="muted">{signingWords.empty}</span>
            )
          ) : (
            <Leaf {...one} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** What a message of a known kind lets somebody take; for an unknown kind, that this can't be told. */
function DangerNotice({ data }: { data: TypedData }) {
  const danger = dangerIn(data)
  if (!danger)
    return (
      <Notice kind="unknown" title={signingWords.unknownKind.title}>
        {signingWords.unknownKind.say}
      </Notice>
    )
  const { title, say } = signingWords.dangers[danger.kind]
  return (
    <Notice kind="danger" title={title}>
      <p>{say}</p>
      {danger.isEndless && (
        <p>
          <strong>{signingWords.endless}</strong>
        </p>
      )}
      {danger.takers.length > 0 && (
        <>
          <p className="small">{signingWords.takers}</p>
          <Addresses addresses={danger.takers} />
        </>
      )}
    </Notice>
  )
}

const nameOf = (chainId: bigint): string =>
  chainId <= Number.MAX_SAFE_INTEGER ? networkName(Number(chainId)) : `eip155:${chainId}`

/** Typed data before signing: its app and network, its content, and what it lets somebody take. */
export function TypedDataView({ data, chain }: { data: TypedData; chain: Chain }) {
  const { name, version, chainId, verifyingContract, salt } = data.domain
  const contract = toAddress(verifyingContract)
  const there = typeof chainId === 'bigint' ? nameOf(chainId) : undefined
  const isElsewhere = typeof chainId === 'bigint' && chainId !== BigInt(chain.id)
  return (
    <>
      {isElsewhere && (
        <Notice kind="danger" title={signingWords.otherNetwork(there ?? '', chain.name).title}>
          {signingWords.otherNetwork(there ?? '', chain.name).say}
        </Notice>
      )}
      <DangerNotice data={data} />
      {data.hasMore && <Notice kind="attention">{signingWords.hasMore}</Notice>}
      <Facts
        rows={[
          [signingWords.kind, data.primaryType],
          ...(typeof name === 'string' ? ([[signingWords.app, unhidden(name)]] as const) : []),
          ...(typeof version === 'string' ? ([[signingWords.appVersion, unhidden(version)]] as const) : []),
          [signingWords.network, there ?? signingWords.anyNetwork],
          [signingWords.contract, contract ? <Address key="c" address={contract} isFull /> : signingWords.anyContract],
          ...(typeof salt === 'string'
            ? ([
                [
                  signingWords.salt,
                  <code key="s" className={styles.bytes}>
                    {salt}
                  </code>,
                ],
              ] as const)
            : []),
        ]}
      />
      <h3>{signingWords.message}</h3>
      <Tree shown={data.shown} />
    </>
  )
}
