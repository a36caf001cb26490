import * as z from 'zod/mini'
import { type Address, isAddress } from './address.ts'

/** A checksummed address, as this page stores it. */
export const AddressSchema = z.custom<Address>(isAddress)
