// @vitest-environment happy-dom
import { encodeFunctionData, recoverTypedDataAddress, stringToHex } from 'viem'
import { getCode, getTransactionReceipt } from 'viem/actions'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { demoDeedsAbi } from '../../../src/demo/demoTokens.generated.ts'
import { demoDeeds } from '../../../src/demo/demoTokens.ts'
import { people } from '../../../src/demo/people.ts'
import { samples } from '../../../src/demo/samples.ts'
import { createDemoWallet, type DemoRequest } from '../../../src/demo/wallet/createDemoWallet.ts'
import { DEMO_CHAIN_ID } from '../../../src/lib/chains.ts'
import { startNode, type TestNode } from '../chain/startNode.ts'

const ada = people.ada.account.address.toLowerCase()
const ben = people.ben.account.address.toLowerCase()

let chain: TestNode
beforeAll(async () => {
  chain = await startNode()
})

let asked: DemoRequest[]
let answer: () => boolean | Promise<boolean>
let told: unknown[]
let wallet: ReturnType<typeof createDemoWallet>

beforeEach(() => {
  asked = []
  told = []
  answer = () => true
  const ask = async (request: DemoRequest) => {
    asked.push(request)
    return answer()
  }
  wallet = createDemoWallet({ node: chain.node, person: people.ada, ask })
  wallet.provider.on?.('accountsChanged', (accounts) => told.push(accounts))
})

const request = (method: string, params?: unknown) =>
  wallet.provider.request({ method, ...(params !== undefined && { params: params as unknown[] }) })
const codeOf = (method: string, params?: unknown) =>
  request(method, params).then(
    () => 'done',
    ({ code }: { code: number }) => code,
  )

const chainId = `0x${DEMO_CHAIN_ID.toString(16)}`
const granted = [
  {
    invoker: location.origin,
    parentCapability: 'eth_accounts',
    caveats: [{ type: 'restrictReturnedAccounts', value: [ada] }],
  },
]

test('[S7.2] accounts are accessible from the start, until that is revoked, and again after approval', async () => {
  expect(await request('eth_accounts')).toEqual([ada])
  expect(await request('eth_requestAccounts')).toEqual([ada])
  expect(await request('wallet_getPermissions')).toEqual(granted)
  expect(asked).toEqual([])
  expect(await request('wallet_revokePermissions', [{ eth_accounts: {} }])).toBeNull()
  expect(await request('eth_accounts')).toEqual([])
  expect(await request('wallet_getPermissions')).toEqual([])
  expect(await codeOf('personal_sign', ['0x00', ada])).toBe(4100)
  expect(await codeOf('wallet_watchAsset', { type: 'ERC721', options: { address: demoDeeds, tokenId: '1' } })).toBe(
    4100,
  )
  answer = () => false
  expect(await codeOf('eth_requestAccounts')).toBe(4001)
  expect(await request('eth_accounts')).toEqual([])
  answer = () => true
  expect(await request('eth_requestAccounts')).toEqual([ada])
  expect(told).toEqual([[], [ada]])
})

test('[S7.2] each permission request prompts, and may select another account', async () => {
  answer = () => {
    wallet.become(people.ben)
    return true
  }
  expect(await request('wallet_requestPermissions', [{ eth_accounts: {} }])).toMatchObject([
    { caveats: [{ value: [ben] }] },
  ])
  expect(asked).toEqual([{ kind: 'accounts', person: people.ada }])
  expect(told).toEqual([[ben]])
  answer = () => false
  expect(await codeOf('wallet_requestPermissions', [{ eth_accounts: {} }])).toBe(4001)
  expect(await request('eth_accounts')).toEqual([ben])
  expect(await codeOf('wallet_requestPermissions', [{ camera: {} }])).toBe(-32602)
  expect(await codeOf('wallet_requestPermissions')).toBe(-32602)
})

test('[S8.2] shows one account request at a time', async () => {
  let settle: (isConfirmed: boolean) => void = () => {}
  answer = () => new Promise<boolean>((resolve) => (settle = resolve))
  const first = request('wallet_requestPermissions', [{ eth_accounts: {} }])
  expect(await codeOf('wallet_requestPermissions', [{ eth_accounts: {} }])).toBe(-32002)
  settle(true)
  expect(await first).toEqual(granted)
  const second = codeOf('wallet_requestPermissions', [{ eth_accounts: {} }])
  settle(false)
  expect(await second).toBe(4001)
})

test('[S7.2] refuses to switch to another chain', async () => {
  expect(await request('wallet_switchEthereumChain', [{ chainId }])).toBeNull()
  expect(await request('wallet_addEthereumChain', [{ chainId, chainName: 'Demo' }])).toBeNull()
  expect(await codeOf('wallet_switchEthereumChain', [{ chainId: '0x1' }])).toBe(4902)
  expect(await codeOf('wallet_addEthereumChain', [{ chainId: '0x1' }])).toBe(4200)
  expect(await codeOf('wallet_switchEthereumChain', [{ chainId: 1 }])).toBe(-32602)
  expect(await codeOf('wallet_switchEthereumChain', [])).toBe(-32602)
})

test('[S7.2] refuses unsupported wallet methods, and passes the methods of nodes on to the chain', async () => {
  for (const method of ['wallet_sendCalls', 'eth_sign', 'eth_signTypedData', 'personal_unlockAccount'])
    expect(await codeOf(method, [])).toBe(4200)
  expect(await codeOf('eth_nothing', [])).toBe(-32601)
  expect(await codeOf('toString', [])).toBe(-32601)
  expect(await request('net_version')).toBe(String(DEMO_CHAIN_ID))
})

const transfer = { from: ada, to: ben, value: '0x1' }

test('[W5] a transaction is shown, then sent when approved and not when rejected', async () => {
  const hash = (await request('eth_sendTransaction', [{ ...transfer, chainId, gas: '0x5208' }])) as `0x${string}`
  expect(asked).toEqual([
    { kind: 'transaction', person: people.ada, to: people.ben.account.address, value: 1n, data: '0x' },
  ])
  expect(await getTransactionReceipt(chain.client, { hash })).toMatchObject({ status: 'success', to: ben })
  answer = () => false
  expect(await codeOf('eth_sendTransaction', [transfer])).toBe(4001)
})

test('[W5] a contract can be created', async () => {
  const hash = (await request('eth_sendTransaction', [{ from: ada, data: '0x600160005360016000f3' }])) as `0x${string}`
  expect(asked).toMatchObject([{ kind: 'transaction', to: undefined, data: '0x600160005360016000f3' }])
  const { contractAddress } = await getTransactionReceipt(chain.client, { hash })
  expect(await getCode(chain.client, { address: contractAddress as `0x${string}` })).toBe('0x01')
})

test.each([
  ['another account', { from: ben }, 4100],
  ['no account', { from: undefined }, -32602],
  ['an invalid address', { to: '0x12' }, -32602],
  ['a number for a value', { value: 1 }, -32602],
  ['another chain', { chainId: '0x1' }, -32602],
  ['two kinds of data', { data: '0x01', input: '0x02' }, -32602],
  ['nowhere to go', { to: undefined }, -32602],
  ['more than the balance', { value: `0x${'f'.repeat(30)}` }, -32000],
])('[W5] a transaction with %s is refused', async (_, given, code) => {
  expect(await codeOf('eth_sendTransaction', [{ ...transfer, ...given }])).toBe(code)
  expect(asked).toHaveLength(code === -32000 ? 1 : 0)
})

test('[S5.7] a transaction with both kinds of fee is refused', async () => {
  const fees = { gasPrice: '0x1', maxFeePerGas: '0x1' }
  expect(await codeOf('eth_sendTransaction', [{ ...transfer, ...fees }])).toBe(-32602)
  expect(await codeOf('eth_sendTransaction', [{ ...transfer, gasPrice: '0x1', maxPriorityFeePerGas: '0x0' }])).toBe(
    -32602,
  )
})

test('[W5] a message is shown and signed, and its signer recovered', async () => {
  for (const [given, shown] of [
    [stringToHex('Hello, Ünicode\nand a line'), 'Hello, Ünicode\nand a line'],
    ['plain text', 'plain text'],
    ['0xff00fe', '0xff00fe'],
  ]) {
    asked.length = 0
    const signature = await request('personal_sign', [given, ada, 'a third parameter that some give'])
    expect(asked).toEqual([{ kind: 'message', person: people.ada, message: shown }])
    expect(await request('personal_ecRecover', [given, signature])).toBe(ada)
  }
  expect(await codeOf('personal_sign', ['0x00', ben])).toBe(4100)
  expect(await codeOf('personal_sign', ['0x00'])).toBe(-32602)
})

const typed = {
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Offer: [
      { name: 'by', type: 'address' },
      { name: 'amount', type: 'uint256' },
    ],
  },
  primaryType: 'Offer',
  domain: { name: 'Market', chainId: String(DEMO_CHAIN_ID) },
  message: { by: people.ada.account.address, amount: '123456789012345678901234567890' },
}

test('[W5] typed data is shown and signed, passed as text or as an object', async () => {
  for (const given of [JSON.stringify(typed), typed]) {
    asked.length = 0
    const signature = (await request('eth_signTypedData_v4', [ada, given])) as `0x${string}`
    expect(asked).toEqual([{ kind: 'typedData', person: people.ada, data: typed }])
    const signer = await recoverTypedDataAddress({ ...(typed as object), signature } as never)
    expect(signer).toBe(people.ada.account.address)
  }
})

test.each([
  ['no JSON', '{'],
  ['no types', { ...typed, types: undefined }],
  ['a missing type', { ...typed, primaryType: 'toString' }],
  ['another chain', { ...typed, domain: { ...typed.domain, chainId: 1 } }],
  ['a message that contradicts its types', { ...typed, message: { by: 'nobody', amount: '1' } }],
  ['an invalid number', { ...typed, message: { ...typed.message, amount: 'many' } }],
])('[W5] typed data with %s is refused unseen', async (_, given) => {
  expect(await codeOf('eth_signTypedData_v4', [ada, given])).toBe(-32602)
  expect(asked).toEqual([])
})

test('[S7.2] watches an NFT of its holder and any token, after approval', async () => {
  const mint = encodeFunctionData({ abi: demoDeedsAbi, functionName: 'mint', args: [people.ada.account.address, 1n] })
  const next = String(Object.values(samples).reduce((sum, { deeds }) => sum + deeds, 1n))
  const before = asked.length
  await request('eth_sendTransaction', [{ from: ada, to: demoDeeds, data: mint }])
  asked.splice(before)
  const held = { type: 'ERC721', options: { address: demoDeeds.toLowerCase(), tokenId: next } }
  expect(await request('wallet_watchAsset', held)).toBe(true)
  expect(asked).toEqual([{ kind: 'asset', person: people.ada, type: 'ERC721', contract: demoDeeds, name: next }])
  const token = { type: 'ERC20', options: { address: demoDeeds, symbol: 'DEED', decimals: 0 } }
  expect(await request('wallet_watchAsset', [token])).toBe(true)
  answer = () => false
  expect(await codeOf('wallet_watchAsset', held)).toBe(4001)
})

test.each([
  ['somebody else’s', { type: 'ERC721', options: { address: demoDeeds, tokenId: '1' } }],
  ['nobody’s', { type: 'ERC721', options: { address: demoDeeds, tokenId: '99999' } }],
  ['with a number for its id', { type: 'ERC721', options: { address: demoDeeds, tokenId: 1 } }],
  ['of no known kind', { type: 'ERC777', options: { address: demoDeeds, tokenId: '1' } }],
  ['of no contract', { type: 'ERC721', options: { tokenId: '1' } }],
])('[S7.2] an NFT that is %s is refused unseen', async (_, given) => {
  expect(await codeOf('wallet_watchAsset', given)).toBe(-32602)
  expect(asked).toEqual([])
})
