import { BaseError, type Client, type Hex, hashTypedData } from 'viem'
import { sendTransaction } from 'viem/actions'
import type { Person } from '../people.ts'
import type { DemoRequest } from './createDemoWallet.ts'
import { refusal } from './refusal.ts'
import { readMessage, readTransaction, readTypedData } from './walletParameters.ts'

type Options = {
  client: Client
  /** Resolves when the person approves. @throws with code 4001 when they reject */
  askPerson: (request: DemoRequest) => Promise<void>
  /** The person whose key signs for an account. @throws with code 4100 when the page has no access to the account */
  signerFor: (from: string) => Person
}

type DemoSigner = Record<'sendTransaction' | 'signMessage' | 'signTypedData', (params: unknown) => Promise<Hex>>

/** Sends and signs with the demo people's keys once approved. Each method takes the parameters of its RPC method. */
export const createDemoSigner = ({ client, askPerson, signerFor }: Options): DemoSigner => ({
  async sendTransaction(params) {
    const { from, to, value, data } = readTransaction(params)
    const sender = signerFor(from)
    await askPerson({ kind: 'transaction', person: sender, to, value, data })
    const sent = sendTransaction(client, { account: sender.account, chain: null, to: to ?? null, value, data })
    return sent.catch((thrown: unknown) => {
      throw thrown instanceof BaseError ? thrown.walk() : thrown // the chain's own error, with its code
    })
  },

  async signMessage(params) {
    const { from, raw, message } = readMessage(params)
    const signer = signerFor(from)
    await askPerson({ kind: 'message', person: signer, message })
    return signer.account.signMessage({ message: { raw } })
  },

  async signTypedData(params) {
    const { from, data, definition } = readTypedData(params)
    const signer = signerFor(from)
    try {
      hashTypedData(definition)
    } catch (error) {
      throw refusal(-32602, `The typed data is not what its types say: ${(error as Error).message}`)
    }
    await askPerson({ kind: 'typedData', person: signer, data })
    return signer.account.signTypedData(definition)
  },
})
