import type { Hex } from 'viem'
import * as z from 'zod/mini'
import { toQuantity } from '../../lib/toQuantity.ts'
import { checkTransaction } from '../evm/checkTransaction.ts'
import { createMachine, type Machine, type MachineOptions } from '../evm/createMachine.ts'
import type { MinedBlock } from '../evm/Ledger.ts'
import { mineEmptyBlock, mineTransaction } from '../evm/mineBlock.ts'
import type { Provider } from '../Provider.ts'
import { chainMethods } from './chainMethods.ts'
import { defineMethod, type Method } from './defineMethod.ts'
import { genesisMethods } from './genesisMethods.ts'
import { INTERNAL, METHOD_NOT_FOUND, NodeError } from './NodeError.ts'
import { bytes, seconds } from './parameters.ts'
import { readTransaction } from './readTransaction.ts'
import { stateMethods } from './stateMethods.ts'

/** What a block is re-mined from, on the same parent. */
export type KeptBlock = { number: number; time: number; hash: Hex; transaction?: Hex | undefined }

export type DemoNodeOptions = MachineOptions & {
  /** Called for each block that is mined, before the request that caused it is answered. Not for replayed blocks. */
  onBlock?: ((block: KeptBlock) => Promise<void>) | undefined
  /** Called when the chain's offset from real time changes, with the offset in seconds. */
  onOffset?: ((offset: number) => Promise<void>) | undefined
}

export type DemoNode = Provider & {
  /** Hash of the chain's first block. */
  readonly genesisHash: Hex
  /**
   * Replays blocks that were mined before, and continues with the same offset from real time.
   *
   * @throws when a replayed block has another hash
   */
  replay(blocks: readonly KeptBlock[], offset: number): Promise<void>
}

/**
 * A local chain behind EIP-1193's `request`: the rules of osaka, each transaction mined at once in its own block, the state
 * at every past block still readable.
 */
export async function createDemoNode(options: DemoNodeOptions): Promise<DemoNode> {
  const machine = await createMachine(options)
  const methods: Record<string, Method> = {
    ...chainMethods,
    ...stateMethods,
    ...genesisMethods,
    ...createMiningMethods(options),
  }

  // one request at a time: mining and reading share one mutable state
  let queue: Promise<unknown> = Promise.resolve()
  const enqueue = <T>(act: () => Promise<T>): Promise<T> => {
    const done = queue.then(act)
    queue = done.catch(() => undefined)
    return done
  }

  return {
    get genesisHash() {
      return machine.ledger.get('earliest').hash
    },
    request({ method: name, params = [] }) {
      return enqueue(async () => {
        const answer = Object.hasOwn(methods, name) ? methods[name] : undefined
        if (!answer) throw new NodeError(METHOD_NOT_FOUND, `The demo chain has no method ${String(name)}.`)
        try {
          return await answer(machine, params)
        } catch (thrown) {
          if (thrown instanceof NodeError) throw thrown
          throw new NodeError(INTERNAL, `The demo chain failed: ${thrown instanceof Error ? thrown.message : thrown}`)
        }
      })
    },
    replay: (blocks, offset) => enqueue(() => replayBlocks(machine, blocks, offset)),
  }
}

async function replayBlocks(machine: Machine, blocks: readonly KeptBlock[], offset: number): Promise<void> {
  for (const { number, time, hash, transaction } of blocks) {
    const mined = await mineAt(machine, transaction, BigInt(time))
    if (mined.hash !== hash) throw new Error(`Block ${number} came out as ${mined.hash} instead of ${hash}.`)
  }
  machine.clock.advance(offset)
}

async function mineAt(machine: Machine, raw: Hex | undefined, time: bigint): Promise<MinedBlock> {
  if (raw === undefined) return mineEmptyBlock(machine, time)
  const read = readTransaction(machine, raw)
  await checkTransaction(machine, read.transaction, read.from)
  return mineTransaction(machine, read, time)
}

function createMiningMethods({ onBlock, onOffset }: DemoNodeOptions): Record<string, Method> {
  async function mine(machine: Machine, transaction?: Hex): Promise<MinedBlock> {
    const time = machine.clock.next(machine.ledger.head.block.header.timestamp)
    const mined = await mineAt(machine, transaction, time)
    const { header } = mined.block
    await onBlock?.({ number: Number(header.number), time: Number(time), hash: mined.hash, transaction })
    return mined
  }
  async function advance(machine: Machine, time: number): Promise<number> {
    const offset = machine.clock.advance(time)
    await onOffset?.(offset)
    return offset
  }
  return {
    eth_sendRawTransaction: defineMethod(
      z.tuple([bytes]),
      async (machine, [raw]) => (await mine(machine, raw)).mined?.hash,
    ),
    evm_mine: defineMethod(z.tuple([]), async (machine) => {
      await mine(machine)
      return '0x0'
    }),
    evm_increaseTime: defineMethod(z.tuple([seconds]), (machine, [time]) => advance(machine, time)),
    // mines a block that much later than the last, which may be ahead of the clock; returns its timestamp
    demo_increaseTime: defineMethod(z.tuple([seconds]), async (machine, [time]) => {
      const { clock, ledger } = machine
      const lead = Number(ledger.head.block.header.timestamp - clock.next(0n))
      await advance(machine, time + Math.max(0, lead))
      return toQuantity((await mine(machine)).block.header.timestamp)
    }),
  }
}
