import { Methods } from '@safe-global/safe-apps-sdk'
import { DEADLINES } from '../../lib/config.ts'
import { UnsupportedMethodError } from '../../lib/errors.ts'
import { toQuantity } from '../../lib/toQuantity.ts'
import type { Provider } from '../connector.ts'
import { messageText } from '../messageText.ts'
import type { HostClient } from './createHostClient.ts'
import type { SafeSigner } from './createSafeSigner.ts'
import { hostReads } from './hostReads.ts'
import type { SafeInfo } from './parseSafeInfo.ts'

/** The Safe as a provider (EIP-1193): it signs and reads. It sends nothing, since what it sends is a proposal. */
export const createSafeProvider = (
  { ask }: HostClient,
  { sign }: SafeSigner,
  readInfo: () => Promise<SafeInfo>,
): Provider => ({
  async request({ method, params = [] }) {
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return [(await readInfo()).account]
      case 'eth_chainId':
        return toQuantity((await readInfo()).chainId)
      case 'personal_sign':
        return sign(Methods.signMessage, { message: messageText(params[0]) })
      case 'eth_signTypedData_v4': {
        const typedData: unknown = typeof params[1] === 'string' ? JSON.parse(params[1]) : params[1]
        return sign(Methods.signTypedMessage, { typedData })
      }
      case 'eth_sendTransaction':
        throw new UnsupportedMethodError({ details: 'A Safe proposes: its answer is no transaction hash.' })
      default:
        if (!hostReads.has(method)) throw new UnsupportedMethodError({ details: method })
        return ask(Methods.rpcCall, { call: method, params }, DEADLINES.rpc)
    }
  },
})
