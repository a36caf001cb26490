import * as z from 'zod/mini'

/** A Solidity type that a call can take; a struct is a `tuple` with components. */
const TYPE =
  /^(?:address|bool|string|tuple|bytes(?:[1-9]|[12]\d|3[0-2])?|u?int(?:8|16|24|32|40|48|56|64|72|80|88|96|104|112|120|128|136|144|152|160|168|176|184|192|200|208|216|224|232|240|248|256))(?:\[\d{0,4}\]){0,4}$/

/** One value that a function takes. */
export type Parameter = { name: string; type: string; components?: readonly Parameter[] | undefined }

const Name = z.string().check(z.regex(/^[\w$]{0,100}$/))

const Parameter: z.ZodMiniType<Parameter> = z.pipe(
  z.object({
    name: z.optional(z.nullable(Name)),
    // `uint` and `int` are short for `uint256` and `int256`
    type: z.pipe(
      z.string(),
      z.transform((type: string) => type.replace(/^(u?int)(?=\[|$)/, '$1256')),
    ),
    // recursive by a getter, since zod's `lazy` would load with the shell
    get components() {
      return z.optional(z.array(Parameter).check(z.maxLength(50)))
    },
  }),
  z.transform(({ name, type, components }, context): Parameter => {
    const isTuple = type.startsWith('tuple')
    if (!TYPE.test(type) || isTuple !== (components !== undefined && components.length > 0))
      context.issues.push({ code: 'custom', message: 'no type', input: type })
    return { name: name ?? '', type, ...(isTuple && { components: components ?? [] }) }
  }),
) as z.ZodMiniType<Parameter>

export const ParametersSchema = z.array(Parameter).check(z.maxLength(50))

/** A function as a call needs it; its outputs are ignored. */
export const MethodSchema = z.object({
  type: z.literal('function'),
  name: Name.check(z.minLength(1)),
  inputs: ParametersSchema,
  outputs: z.optional(z.unknown()),
  stateMutability: z.optional(z.string()),
  constant: z.optional(z.boolean()),
  payable: z.optional(z.boolean()),
})

/** An error that a contract may revert with. */
export const RefusalSchema = z.object({
  type: z.literal('error'),
  name: Name.check(z.minLength(1)),
  inputs: ParametersSchema,
})

export type Method = {
  type: 'function'
  name: string
  inputs: readonly Parameter[]
  outputs: readonly []
  stateMutability: 'payable' | 'nonpayable'
}

export type Refusal = { type: 'error'; name: string; inputs: readonly Parameter[] }

/** A function in the form in which it is stored and encoded; undefined for one that only reads. */
export function toMethod(parsed: z.infer<typeof MethodSchema>): Method | undefined {
  const { name, inputs, stateMutability, constant, payable } = parsed
  if (stateMutability === 'view' || stateMutability === 'pure' || constant) return undefined
  const isFree = stateMutability === 'nonpayable' || (stateMutability === undefined && payable === false)
  return { type: 'function', name, inputs, outputs: [], stateMutability: isFree ? 'nonpayable' : 'payable' }
}

const typeOf = ({ type, components }: Parameter): string =>
  components ? `(${components.map(typeOf).join(',')})${type.slice('tuple'.length)}` : type

/** The canonical signature: `transfer(address,uint256)`. */
export const signatureOf = ({ name, inputs }: Pick<Method, 'name' | 'inputs'>): string =>
  `${name}(${inputs.map(typeOf).join(',')})`
