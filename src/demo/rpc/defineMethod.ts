import type * as z from 'zod/mini'
import type { Machine } from '../evm/createMachine.ts'
import { parseParameters } from './parameters.ts'

/** A JSON-RPC method: parses its parameters and returns the result. */
export type Method = (machine: Machine, given: readonly unknown[]) => unknown

/** Defines a method by the schema of its parameters and the function that computes its result. */
export const defineMethod =
  <T extends z.ZodMiniType<readonly unknown[]>>(
    schema: T,
    answer: (machine: Machine, parameters: z.output<T>) => unknown,
  ): Method =>
  (machine, given) =>
    answer(machine, parseParameters(schema, given))
