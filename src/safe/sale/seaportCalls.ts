import { encodeFunctionData, type Hex, parseAbi } from 'viem'
import type { Call } from '../plans/prepareWrite.ts'
import { seaportAddress } from './seaportAddress.ts'
import { NO_CONDUIT, type SeaportOrder } from './seaportOrder.ts'

export const seaportAbi = parseAbi([
  'struct OfferItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; }',
  'struct ConsiderationItem { uint8 itemType; address token; uint256 identifierOrCriteria; uint256 startAmount; uint256 endAmount; address recipient; }',
  'struct OrderParameters { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 totalOriginalConsiderationItems; }',
  'struct OrderComponents { address offerer; address zone; OfferItem[] offer; ConsiderationItem[] consideration; uint8 orderType; uint256 startTime; uint256 endTime; bytes32 zoneHash; uint256 salt; bytes32 conduitKey; uint256 counter; }',
  'struct Order { OrderParameters parameters; bytes signature; }',
  'function fulfillOrder(Order order, bytes32 fulfillerConduitKey) payable returns (bool fulfilled)',
  'function getOrderHash(OrderComponents order) view returns (bytes32 orderHash)',
  'function getCounter(address offerer) view returns (uint256 counter)',
  'function getOrderStatus(bytes32 orderHash) view returns (bool isValidated, bool isCancelled, uint256 totalFilled, uint256 totalSize)',
  'function validate(Order[] orders) returns (bool validated)',
])

/** An order as Seaport's functions take it: without its counter, which Seaport knows. */
function signedOrder({ counter: _, ...parameters }: SeaportOrder, signature: Hex) {
  const totalOriginalConsiderationItems = BigInt(parameters.consideration.length)
  return { parameters: { ...parameters, totalOriginalConsiderationItems }, signature }
}

/** The call by which a buyer pays for an order and gets the token; an ERC-20 is approved to Seaport before. */
export function fulfilCall(order: SeaportOrder, signature: Hex): Call {
  const native = order.consideration.filter(({ token }) => BigInt(token) === 0n)
  return {
    to: seaportAddress,
    value: native.reduce((sum, { startAmount }) => sum + startAmount, 0n),
    data: encodeFunctionData({
      abi: seaportAbi,
      functionName: 'fulfillOrder',
      args: [signedOrder(order, signature), NO_CONDUIT],
    }),
  }
}

/** The call by which Seaport judges a signature, of a key or of a contract (ERC-1271): it refuses one that isn't the offerer's. */
export const validateCall = (order: SeaportOrder, signature: Hex): Pick<Call, 'to' | 'data'> => ({
  to: seaportAddress,
  data: encodeFunctionData({ abi: seaportAbi, functionName: 'validate', args: [[signedOrder(order, signature)]] }),
})
