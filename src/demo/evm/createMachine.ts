import { type Block, createBlock } from '@ethereumjs/block'
import type { Common } from '@ethereumjs/common'
import { hexToBytes } from '@ethereumjs/util'
import { createVM, type VM } from '@ethereumjs/vm'
import { ChainState, createTrieStore, type WriteObserver } from './ChainState.ts'
import { cacheJumpDestinations } from './cacheJumpDestinations.ts'
import { type ChainClock, createClock } from './createClock.ts'
import { createCommon } from './createCommon.ts'
import { createHeader } from './createHeader.ts'
import { Ledger } from './Ledger.ts'
import { loadSnapshot } from './loadSnapshot.ts'
import type { Snapshot } from './Snapshot.ts'

/** The parts of the node: a VM that mines on top of the chain, and one that reads at any of its blocks. */
export type Machine = {
  chainId: number
  baseFee: bigint
  common: Common
  ledger: Ledger
  clock: ChainClock
  miner: VM
  minerState: ChainState
  reader: VM
  readerState: ChainState
}

export type MachineOptions = {
  chainId: number
  /** Constant over all blocks. 0 when left out. */
  baseFee?: bigint | undefined
  /** The initial state. An empty chain when left out. */
  snapshot?: Snapshot | undefined
  /** Real time in seconds. */
  now?: (() => number) | undefined
  /** Called for every write to the state; for tools. */
  observe?: WriteObserver | undefined
}

/** @throws when the snapshot doesn't match its state root */
export async function createMachine(options: MachineOptions): Promise<Machine> {
  const { chainId, baseFee = 0n, snapshot, now = () => Date.now() / 1000, observe } = options
  const common = createCommon(chainId)
  const store = createTrieStore()
  const ledger = new Ledger(snapshot?.logs)
  // for BLOCKHASH; blocks before the snapshot are unknown and read as zero
  const blockchain = {
    getBlock: async (number: number) => {
      const hash = ledger.byNumber(BigInt(number))?.hash
      return { hash: () => (hash ? hexToBytes(hash) : new Uint8Array(32)) }
    },
    putBlock: async () => undefined,
    shallowCopy: () => blockchain,
  }
  const minerState = new ChainState({ common, store, observe })
  const readerState = new ChainState({ common, store })
  const miner = await createVM({ common, stateManager: minerState, blockchain })
  const reader = await createVM({ common, stateManager: readerState, blockchain })
  await cacheJumpDestinations(miner.evm)
  const clock = createClock(now)
  const machine = { chainId, baseFee, common, ledger, clock, miner, minerState, reader, readerState }
  ledger.add(snapshot ? await loadSnapshot(machine, snapshot) : await createEmptyGenesis(machine))
  return machine
}

async function createEmptyGenesis({ common, ledger, baseFee, clock, minerState }: Machine): Promise<Block> {
  const header = createHeader({ ledger, baseFee }, clock.next(0n))
  return createBlock({ header: { ...header, stateRoot: await minerState.getStateRoot() } }, { common })
}
