import type { Address as AddressValue } from '../../lib/address.ts'
import { Address } from '../../ui/Address.tsx'

/** Several addresses in full, one per line. */
export const Addresses = ({ addresses }: { addresses: readonly AddressValue[] }) => (
  <ul>
    {addresses.map((address) => (
      <li key={address}>
        <Address address={address} isFull />
      </li>
    ))}
  </ul>
)
