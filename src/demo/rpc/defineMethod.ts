import type * as z from 'zod/mini'
import type { Machine } from '../evm/createMachine.ts'
import { parseParameters } from './parameters.ts'

/** One JSON-RPC method: parses what it was given, and answers. */
export type Method = (machine: Machine, given: readonly unknown[]) => unknown

/** Defines a method by the shape of its parameters and what it answers to them. */
export const defineMethod =
  <T extends z.ZodMiniType<readonly unknown[]>>(
    schema: T,
    answer: (machine: Machine, parameters: z.output<T>) => unknown,
  ): Method =>
  (machine, given) =>
    answer(machine, parseParameters(schema, given))
