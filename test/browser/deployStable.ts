import { type Address, encodeDeployData, encodeFunctionData } from 'viem'
import { asSeenAddress } from '../../src/contract/wrappedSafe.generated.ts'
import type { Sender } from '../../src/demo/createSender.ts'
import { ZERO_ADDRESS } from '../../src/lib/address.ts'
import { compileSolidity } from '../safe/compileSolidity.ts'

/** As USDT: it has six decimals, answers nothing, and takes a new approval only in place of none. */
const SOURCE = `
// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
contract Stable is ERC20 {
    constructor() ERC20("Stable", "STBL") {}
    function decimals() public pure override returns (uint8) { return 6; }
    function mint(address to, uint256 amount) external { _mint(to, amount); }
    function approve(address spender, uint256 amount) public override returns (bool) {
        require(amount == 0 || allowance(msg.sender, spender) == 0);
        super.approve(spender, amount);
        assembly { return(0, 0) }
    }
    function transferFrom(address from, address to, uint256 amount) public override returns (bool) {
        super.transferFrom(from, to, amount);
        assembly { return(0, 0) }
    }
}`

/**
 * Deploys a stablecoin, with an amount of it for whoever sends, in millionths.
 * @param approved what they have approved of it before
 */
export async function deployStable(sender: Sender, amount: bigint, approved = 0n): Promise<Address> {
  const { abi, evm } = compileSolidity<'Stable'>(SOURCE).Stable
  const data = encodeDeployData({ abi, bytecode: `0x${evm.bytecode.object}` })
  const { contractAddress } = await sender.send({ to: null as never, data, gas: 16_000_000n })
  const to = contractAddress ?? ZERO_ADDRESS
  const call = (functionName: string, ...args: readonly unknown[]) =>
    sender.send({ to, data: encodeFunctionData({ abi, functionName, args }) })
  await call('mint', sender.account.address, amount)
  if (approved > 0n) await call('approve', asSeenAddress, approved)
  return to
}
