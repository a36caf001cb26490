import { stringToHex } from 'viem'
import type { Connector } from '../../connectors/connector.ts'
import { type Asked, askOwners } from '../signatures/askSignature.ts'
import type { Subject } from './signInMachine.ts'

/** Asks a wallet to sign a text: a Safe by its owners, any other by `personal_sign`. @throws AppError */
export const askToSign = (connector: Connector, { account, text }: Subject & { text: string }): Promise<Asked> =>
  askOwners(connector, connector.signMessage?.(text), { method: 'personal_sign', params: [stringToHex(text), account] })
