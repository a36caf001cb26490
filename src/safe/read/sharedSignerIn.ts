import { type Address, isSameAddress } from '../../lib/address.ts'

/** Safe's shared signer for passkeys (safe-modules, passkey 0.2.0 and 0.2.1): at the same address on every chain. */
const SHARED_SIGNERS: readonly Address[] = [
  '0xfD90FAd33ee8b58f32c00aceEad1358e4AFC23f9',
  '0x94a4F6affBd8975951142c3999aEAB7ecee555c2',
]

/**
 * The owner that is a passkey of one Safe only: the shared signer reads the key from the Safe that calls it. In a new
 * Safe with the same owners it could never agree.
 */
export const sharedSignerIn = (owners: readonly Address[]): Address | undefined =>
  owners.find((owner) => SHARED_SIGNERS.some((signer) => isSameAddress(signer, owner)))
