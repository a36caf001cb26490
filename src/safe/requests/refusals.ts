/** The error that an app gets in place of a result. */
export type RpcError = { code: number; message: string }

/** Why an app doesn't get what it asks for. */
export type RefusalKind = keyof typeof REFUSALS

/** The final answer to an app. */
export type Answer = { result: unknown } | { refused: RefusalKind }

/**
 * What an app is told, in English: its developers read it; what the person is told stands under the same names in `refusedWords`.
 * Codes by EIP-1193 and EIP-1474, those in the 4900s by EIP-3085 and EIP-3326, those in the 5700s by EIP-5792.
 */
export const REFUSALS = {
  method: [4200, 'This wallet is a wrapped Safe, which has no such method.'],
  ethSign: [4200, 'eth_sign is refused: nobody can see what it signs. Use personal_sign or eth_signTypedData_v4.'],
  balances: [
    4200,
    'A wrapped Safe keeps no list of balances. Read them from the chain: eth_getBalance, and eth_call of each token.',
  ],
  addressBook: [4200, 'A wrapped Safe shares no address book.'],
  permissions: [4200, 'A wrapped Safe gives no permissions.'],
  params: [-32602, 'The parameters of this request can’t be read.'],
  typedData: [-32602, 'This typed data can’t be read: EIP-712 with every type and value is expected.'],
  tooLarge: [-32602, 'This request is larger than a wrapped Safe takes.'],
  account: [4100, 'The request is for another account than the Safe that is connected.'],
  chain: [4901, 'The Safe isn’t connected on this network.'],
  switchChain: [4902, 'The Safe isn’t wrapped on that network, or that network isn’t set up in this wallet.'],
  creation: [-32003, 'A Safe can’t create a contract by a transaction without a recipient. Use a factory.'],
  delegatecall: [-32003, 'A wrapped Safe makes no delegatecalls for apps.'],
  self: [-32003, 'A wrapped Safe makes no calls to itself: only its holder changes it, in its own page.'],
  wrapper: [-32003, 'A wrapped Safe makes no calls to the contract that wraps it.'],
  capability: [
    5700,
    'A capability is asked for that this wallet doesn’t have. Mark it as optional to go on without it.',
  ],
  callsChain: [5710, 'The Safe isn’t connected on the network that the calls are for.'],
  tooManyCalls: [5740, 'These are more calls than one batch of a wrapped Safe takes.'],
  duplicate: [5720, 'Calls with this id were asked for before.'],
  unknownCalls: [5730, 'No calls with this id are known.'],
  unknownHash: [-32000, 'No transaction with this hash was sent for this app.'],
  gone: [-32000, 'There is no Safe at this address any more.'],
  full: [-32005, 'Too many requests are waiting for the holder of this Safe. Ask again once some are answered.'],
  busy: [-32005, 'Too many questions at once. Ask again later.'],
  rejected: [4001, 'The holder of this Safe said no.'],
  notHolder: [4100, 'Another account holds this Safe now. Nothing was sent or signed.'],
  locked: [4100, 'This Safe is locked: until its lock ends it sends and signs nothing. Nothing was done.'],
  expired: [-32000, 'The holder of this Safe didn’t answer in time. Nothing was sent.'],
  proposed: [
    -32000,
    'This was proposed to the Safe that holds this one, and isn’t executed yet. It may still be: look at the Safe before you ask again.',
  ],
  inDoubt: [
    -32000,
    'The holder’s wallet was asked to send this, and hasn’t said whether it did. Look at the Safe before you ask again.',
  ],
  cancelled: [-32003, 'The transaction was cancelled or replaced by another one. Nothing was done.'],
} as const satisfies Record<string, readonly [code: number, message: string]>

/** Refusals that the person already knows of: their own rejection, and the reasons why they couldn't approve. */
export const OWN_NO = ['rejected', 'notHolder', 'locked'] as const satisfies readonly RefusalKind[]

/** Rejects an app's request to connect, by WalletConnect's own code. */
export const TURNED_DOWN: RpcError = { code: 5000, message: 'User rejected.' }

/** A refusal as JSON-RPC carries it. */
export const toRpcError = (why: RefusalKind): RpcError => {
  const [code, message] = REFUSALS[why]
  return { code, message }
}

/** An answer as JSON-RPC carries it. */
export const toRpcAnswer = (answer: Answer): { result: unknown } | { error: RpcError } =>
  'refused' in answer ? { error: toRpcError(answer.refused) } : answer
