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
export function Control({ chainId, safe }: { chainId: number; safe: GenuineSafe }) {
  const { wallet } = pageWords
  const live = liveWrapOf(safe)
  const isOnlyWrapper = (list: readonly AddressValue[]) =>
    list.length === 1 && isSameAddress(list[0], wrappedSafeAddress)
  const list = (addresses: readonly AddressValue[], alone: string, several: ReactNode): ReactNode => {
    if (addresses.length === 0) return wallet.none
    return isOnlyWrapper(addresses) ? alone : several
  }
  const part = (address: AddressValue): ReactNode => {
    if (BigInt(address) === 0n) return wallet.none
    return isSameAddress(address, wrappedSafeHandlerAddress) ? wallet.ours : <Address address={address} isFull />
  }
  const rows: [string, ReactNode][] = [
    [wallet.owners, list(safe.owners, wallet.ownerWrapper, <Addresses addresses={safe.owners} />)],
    [wallet.agree, wrapWords.wrap.ownersOf(safe.threshold, safe.owners.length)],
    [wallet.modules, list(safe.modules, wallet.moduleWrapper, <Modules chainId={chainId} modules={safe.modules} />)],
    [wallet.guard, part(safe.guard)],
    [wallet.moduleGuard, part(safe.moduleGuard)],
    [wallet.handler, part(safe.fallbackHandler)],
    [wallet.version, `${safe.singleton.version}${safe.singleton.isL2 ? ' L2' : ''}`],
  ]
  if (live) {
    const name = live.isSealed ? wallet.holder : wallet.driver
    rows.unshift([name, <Address key="d" address={live.driver} isFull />])
    rows.push([
      wallet.tokenId,
      <span key="t" className="mono">
        {live.tokenId.toString()}
      </span>,
    ])
  }
  return <Facts rows={rows} />
}
