import * as z from 'zod/mini'

// The shape of an ERC-7730 file, version 1, as far as it is used here: written after the published schema, and stricter, since
// it takes neither includes nor references.

const address = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/))
const deployments = z.array(z.strictObject({ chainId: z.int(), address }))
const path = z.string().check(z.minLength(1))

type Parameter = { name: string; type: string; components?: Parameter[] | undefined }
const parameter: z.ZodMiniType<Parameter> = z.strictObject({
  name: z.string(),
  type: z.string(),
  components: z.optional(z.array(z.lazy(() => parameter))),
})

const abiFunction = z.strictObject({
  type: z.literal('function'),
  name: z.string(),
  inputs: z.array(parameter),
  outputs: z.array(parameter),
  stateMutability: z.enum(['nonpayable', 'payable']),
})

const addressNameParameters = z.strictObject({
  types: z.array(z.enum(['wallet', 'eoa', 'contract', 'token', 'collection'])),
  sources: z.array(z.enum(['local', 'ens'])),
})

const shown = { path, label: z.string().check(z.minLength(1), z.maxLength(20)) }
const field = z.discriminatedUnion('format', [
  z.strictObject({ ...shown, format: z.literal('raw') }),
  z.strictObject({ ...shown, format: z.literal('amount') }),
  z.strictObject({
    ...shown,
    format: z.literal('tokenAmount'),
    params: z.strictObject({ tokenPath: path, nativeCurrencyAddress: address }),
  }),
  z.strictObject({ ...shown, format: z.literal('addressName'), params: addressNameParameters }),
  z.strictObject({ ...shown, format: z.literal('calldata'), params: z.strictObject({ calleePath: path }) }),
  z.strictObject({ ...shown, format: z.literal('nftName'), params: z.strictObject({ collection: address }) }),
  z.strictObject({ ...shown, format: z.literal('date'), params: z.strictObject({ encoding: z.literal('timestamp') }) }),
])

const format = z.strictObject({
  intent: z.string().check(z.minLength(1), z.maxLength(30)),
  fields: z.array(field),
  required: z.array(path),
  excluded: z.optional(z.array(path)),
})

const file = {
  $schema: z.url().check(z.regex(/erc7730-v1\.schema\.json$/)),
  metadata: z.strictObject({ owner: z.string().check(z.maxLength(20)) }),
  display: z.strictObject({ formats: z.record(z.string(), format) }),
}

/** Describes the calls of one contract. */
export const callsFile = z.strictObject({
  ...file,
  context: z.strictObject({
    $id: z.string(),
    contract: z.strictObject({ deployments, abi: z.array(abiFunction) }),
  }),
})

const typeFields = z.array(z.strictObject({ name: z.string(), type: z.string() }))

/** Describes one typed message (EIP-712). */
export const messageFile = z.strictObject({
  ...file,
  context: z.strictObject({
    $id: z.string(),
    eip712: z.strictObject({
      schemas: z.tuple([
        z.strictObject({
          primaryType: z.string(),
          types: z.intersection(z.record(z.string(), typeFields), z.looseObject({ EIP712Domain: typeFields })),
        }),
      ]),
      domain: z.optional(z.strictObject({ name: z.string() })),
      deployments: z.optional(deployments),
    }),
  }),
})
