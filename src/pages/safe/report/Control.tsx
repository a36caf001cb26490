import type { ReactNode } from 'react'
import { wrappedSafeAddress, wrappedSafeHandlerAddress } from '../../../contract/wrappedSafe.generated.ts'
import { type Address as AddressValue, isSameAddress } from '../../../lib/address.ts'
import { liveWrapOf } from '../../../safe/read/liveWrapOf.ts'
import type { GenuineSafe } from '../../../safe/read/readSafe.ts'
import { Address } from '../../../ui/Address.tsx'
import { Facts } from '../../../ui/Facts.tsx'
import { pageWords } from '../../../words/en/pages.ts'
import { wrapWords } from '../../../words/en/wrap.ts'
import { Addresses } from '../../parts/Addresses.tsx'
import { Modules } from '../../parts/Modules.tsx'

/** Who controls a Safe, as read: the holder or driver, owners, modules and what they can do, guards, handler, version. */
export function Control({ chainId, safeState }: { chainId: number; safeState: GenuineSafe }) {
  const { safe: safeWords } = pageWords
  const live = liveWrapOf(safeState)
  const isOnlyWrapper = (list: readonly AddressValue[]) =>
    list.length === 1 && isSameAddress(list[0], wrappedSafeAddress)
  const list = (addresses: readonly AddressValue[], alone: string, several: ReactNode): ReactNode => {
    if (addresses.length === 0) return safeWords.none
    return isOnlyWrapper(addresses) ? alone : several
  }
  const part = (address: AddressValue): ReactNode => {
    if (BigInt(address) === 0n) return safeWords.none
    return isSameAddress(address, wrappedSafeHandlerAddress) ? safeWords.ours : <Address address={address} isFull />
  }
  const rows: [string, ReactNode][] = [
    [safeWords.owners, list(safeState.owners, safeWords.ownerWrapper, <Addresses addresses={safeState.owners} />)],
    [safeWords.agree, wrapWords.wrap.ownersOf(safeState.threshold, safeState.owners.length)],
    [
      safeWords.modules,
      list(safeState.modules, safeWords.moduleWrapper, <Modules chainId={chainId} modules={safeState.modules} />),
    ],
    [safeWords.guard, part(safeState.guard)],
    [safeWords.moduleGuard, part(safeState.moduleGuard)],
    [safeWords.handler, part(safeState.fallbackHandler)],
    [safeWords.version, `${safeState.singleton.version}${safeState.singleton.isL2 ? ' L2' : ''}`],
  ]
  if (live) {
    const name = live.isSealed ? safeWords.holder : safeWords.driver
    rows.unshift([name, <Address key="d" address={live.driver} isFull />])
    rows.push([
      safeWords.tokenId,
      <span key="t" className="mono">
        {live.tokenId.toString()}
      </span>,
    ])
  }
  return <Facts rows={rows} />
}
