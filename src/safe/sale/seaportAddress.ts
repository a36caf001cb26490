import type { Address } from '../../lib/address.ts'

/** Where Seaport 1.6 is on every chain that has it: by CREATE2, so that the address commits to every byte of its code. */
export const seaportAddress: Address = '0x0000000000000068F116a894984e2DB1123eB395'
