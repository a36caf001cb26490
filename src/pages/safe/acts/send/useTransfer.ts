import { useState } from 'react'
import { wrappedSafeAddress } from '../../../../contract/wrappedSafe.generated.ts'
import { type Address, isSameAddress } from '../../../../lib/address.ts'
import type { Chain } from '../../../../lib/chains.ts'
import { known } from '../../../../lib/known.ts'
import type { WrapState } from '../../../../safe/read/readSafe.ts'
import type { Asset } from '../../../../safe/transfers/transferCall.ts'
import { useHoldings } from '../../../../state/queries/useHoldings.ts'
import { useLeaving } from '../../../../state/transactions/useOnItsWay.ts'
import { sendingWords } from '../../../../words/en/sending.ts'
import type { Read } from '../../../parts/readAddress.ts'
import { readAmount, readRecipient, readTokenId } from './readSend.ts'
import { type Sendable, sendableOf } from './sendableOf.ts'

type Subject = { chain: Chain; safe: Address; wrap: WrapState; balance: bigint; readAt: bigint }

/** The empty input: what was typed for one token is dropped for another, whose decimals differ. */
const NOTHING = { key: '', amount: '', id: undefined as string | undefined }

function assetOf(picked: Sendable, id: bigint): Asset {
  if (picked.kind === 'native') return { kind: 'native' }
  const { address } = picked.holding
  return picked.kind === 'erc20' ? { kind: 'erc20', address } : { kind: picked.kind, address, id }
}

/** How many of this id the Safe has, for an ERC-1155 token, if known. */
const countOf = (picked: Sendable, id: bigint | undefined): bigint | undefined => {
  if (!('unit' in picked) || picked.kind === 'native' || picked.kind === 'erc20') return undefined
  return picked.holding.items.find((item) => item.id === id)?.amount
}

/** The state of the send form, with its errors. */
export function useTransfer({ chain, safe, wrap, balance, readAt }: Subject) {
  const { fact } = useHoldings(chain, safe)
  const assets = sendableOf(chain, balance, known(fact))
  const [key, setKey] = useState('native')
  const [typed, setTyped] = useState(NOTHING)
  const [toText, setTo] = useState('')
  // a token that was just added is known by its contract until it has been read
  const picked = assets.find((one) => one.key === key || one.token === key) ?? (assets[0] as Sendable)
  const own = typed.key === picked.key ? typed : { ...NOTHING, key: picked.key }

  const isNft = picked.kind === 'erc721' || picked.kind === 'erc1155'
  const firstId = isNft ? picked.holding.items[0]?.id.toString() : undefined
  const idRead = isNft ? readTokenId(own.id ?? firstId ?? '') : undefined
  const id = idRead && 'value' in idRead ? idRead.value : undefined
  const token = picked.token && { address: picked.token, ...(id !== undefined && { id }) }
  const holdingsAt = fact.status === 'value' || fact.status === 'stale' ? fact.block : readAt
  const leaving = useLeaving({ chainId: chain.id, safe, readAt: token ? holdingsAt : readAt, token })

  const all = picked.kind === 'native' || picked.kind === 'erc20' ? picked.balance : countOf(picked, id)
  const taken = leaving.sure + leaving.doubted
  const free = all === undefined ? undefined : all > taken ? all - taken : 0n
  const { unit } = picked
  const isSingle = picked.kind === 'erc721'
  const amount: Read<bigint> = isSingle ? { value: 1n } : readAmount(own.amount, all, unit, free)
  const to = readRecipient(toText, safe, chain, picked.token)

  const idWrong = (): string | undefined => {
    if (!idRead) return undefined
    if ('wrong' in idRead) return idRead.wrong
    if (isSameAddress(picked.token, wrappedSafeAddress) && id === wrap.tokenId) return sendingWords.ownNft
    return isSingle && taken > 0n ? sendingWords.idLeaving : undefined
  }
  return {
    ...{ assets, picked, amount, to, unit, leaving, free, id, isSingle, isNft, toText, setTo },
    ...{ isReading: fact.status === 'loading', idWrong: idWrong(), typedAmount: own.amount, typedId: own.id },
    asset: assetOf(picked, id ?? 0n),
    key,
    pick: setKey,
    typeAmount: (text: string) => setTyped({ ...own, amount: text }),
    typeId: (text: string) => setTyped({ ...own, id: text }),
    empty() {
      setTyped(NOTHING)
      setTo('')
    },
  }
}
