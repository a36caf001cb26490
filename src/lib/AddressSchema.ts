import * as z from 'zod/mini'
import { type Address, isAddress } from './address.ts'

/** An address as this page keeps it. */
export const AddressSchema = z.custom<Address>(isAddress)
