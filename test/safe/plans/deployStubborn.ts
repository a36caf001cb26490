import { type Address, encodeDeployData, encodeFunctionData } from 'viem'
import { people } from '../../../src/demo/people.ts'
import { toAddress } from '../../../src/lib/address.ts'
import type { TestWorld } from '../../demo/startWorld.ts'
import { compileSolidity } from '../compileSolidity.ts'

/** Tokens whose transfers fail in various ways. */
const SOURCE = `
// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

contract Stubborn is ERC20 {
    enum Mood { Reverts, Burns, SaysNo, SaysYes, Fee, Shy }
    Mood immutable mood;
    ERC20 immutable other;
    constructor(Mood mood_, ERC20 other_) ERC20("STUB", "STUB") { mood = mood_; other = other_; }
    function mint(address to, uint256 amount) external { _mint(to, amount); }
    function transfer(address to, uint256 amount) public override returns (bool) {
        if (mood == Mood.Reverts) revert("never");
        if (mood == Mood.Burns) while (true) {}
        if (mood == Mood.SaysNo) return false;
        if (mood == Mood.SaysYes) return true;
        // can be moved alone, but not after the other one
        if (mood == Mood.Shy && other.balanceOf(msg.sender) == 0) revert("shy");
        if (mood == Mood.Fee) { _burn(msg.sender, amount / 10); amount -= amount / 10; }
        return super.transfer(to, amount);
    }
}
`

const MOODS = { reverts: 0, burns: 1, saysNo: 2, saysYes: 3, fee: 4, shy: 5 } as const

/** Deploys one of each and mints a hundred to the given account. */
export async function deployStubborn({ senderOf }: TestWorld) {
  const { abi, evm } = compileSolidity<'Stubborn'>(SOURCE).Stubborn
  const sender = await senderOf(people.cleo.account)
  return async (mood: keyof typeof MOODS, to: Address, other: Address = to): Promise<Address> => {
    const data = encodeDeployData({ abi, bytecode: `0x${evm.bytecode.object}`, args: [MOODS[mood], other] })
    const { contractAddress } = await sender.send({ to: null as never, data, gas: 16_000_000n })
    const address = toAddress(contractAddress)
    if (!address) throw new Error(`The token that ${mood} wasn't deployed.`)
    await sender.send({ to: address, data: encodeFunctionData({ abi, functionName: 'mint', args: [to, 100n] }) })
    return address
  }
}
