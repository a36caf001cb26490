import { createClient, custom } from 'viem'
import { genesis } from '../../../src/demo/evm/genesis.generated.ts'
import { createDemoNode } from '../../../src/demo/rpc/createDemoNode.ts'
import { samples } from '../../../src/demo/samples.ts'
import { proveSafe } from '../../../src/safe/proof/proveSafe.ts'
import { readSafe } from '../../../src/safe/read/readSafe.ts'
import type { ChainClient } from '../../../src/safe/rpc/chainClient.ts'

const node = await createDemoNode({ chainId: 1, snapshot: genesis, now: () => Math.floor(Date.now() / 1000) })
const answers = new Map<string, unknown>()

/** A node with prepared answers, so that only the page's own work is timed. */
const client = createClient({
  transport: custom(
    {
      async request(asked: { method: string; params?: readonly unknown[] }) {
        const key = JSON.stringify(asked)
        if (!answers.has(key)) answers.set(key, await node.request(asked))
        return answers.get(key)
      },
    },
    { retryCount: 0 },
  ),
}) as ChainClient

const { value, block } = await readSafe(client, samples.wrapped.address)
if (value.kind !== 'safe') throw new Error('The sample is no Safe.')

/** Milliseconds that it takes. */
async function verify(): Promise<number> {
  const started = performance.now()
  const proof = await proveSafe(client, { value: value as never, block })
  if (proof.status !== 'explained') throw new Error(proof.status)
  return performance.now() - started
}

Object.assign(window, { verify })
