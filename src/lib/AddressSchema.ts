import * as z from 'zod/mini'
import { type Address, toAddress } from './address.ts'

/** An address in its EIP-55 capitals, as this page writes it: any other text is none of its own. */
export const AddressSchema = z.custom<Address>((value) => toAddress(value) === value)
