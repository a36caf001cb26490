import { type Address, encodeDeployData, encodeFunctionData } from 'viem'
import { people } from '../../../src/demo/people.ts'
import { toAddress } from '../../../src/lib/address.ts'
import type { TestWorld } from '../../demo/startWorld.ts'
import { compileSolidity } from '../compileSolidity.ts'

/** Tokens as found in the wild: some return nothing, some return false without reverting, some take a fee. */
const SOURCE = `
// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";

contract Plain is ERC20 {
    constructor() ERC20("Plain", "PLAIN") {}
    function decimals() public pure override returns (uint8) { return 6; }
    function mint(address to, uint256 amount) external { _mint(to, amount); }
}
/// Like USDT: it returns nothing.
contract Silent is ERC20 {
    constructor() ERC20("Silent", "SILENT") {}
    function mint(address to, uint256 amount) external { _mint(to, amount); }
    function transfer(address to, uint256 amount) public override returns (bool) {
        super.transfer(to, amount);
        assembly { return(0, 0) }
    }
}
/// Like early tokens: it returns false without reverting.
contract Polite is ERC20 {
    constructor() ERC20("Polite", "POLITE") {}
    function mint(address to, uint256 amount) external { _mint(to, amount); }
    function transfer(address, uint256) public pure override returns (bool) { return false; }
}
/// It returns true, and moves nothing.
contract Liar is ERC20 {
    constructor() ERC20("Liar", "LIAR") {}
    function mint(address to, uint256 amount) external { _mint(to, amount); }
    function transfer(address, uint256) public pure override returns (bool) { return true; }
}
/// A tenth of each transfer is burnt.
contract Taxed is ERC20 {
    constructor() ERC20("Taxed", "TAXED") {}
    function mint(address to, uint256 amount) external { _mint(to, amount); }
    function _update(address from, address to, uint256 amount) internal override {
        super._update(from, to, amount);
        if (from != address(0) && to != address(0)) super._update(to, address(0), amount / 10);
    }
}
/// Its balances can't be read, but transfers work.
contract Mute is ERC20 {
    constructor() ERC20("Mute", "MUTE") {}
    function mint(address to, uint256 amount) external { _mint(to, amount); }
    function balanceOf(address) public pure override returns (uint256) { revert("no"); }
    function held(address account) external view returns (uint256) { return super.balanceOf(account); }
}
contract Deed is ERC721 {
    constructor() ERC721("Deed", "DEED") {}
    function mint(address to, uint256 id) external { _mint(to, id); }
}
contract Things is ERC1155 {
    constructor() ERC1155("") {}
    function mint(address to, uint256 id, uint256 amount) external { _mint(to, id, amount, ""); }
}
/// It can't receive an NFT.
contract Wall {
    error Closed(uint256 until, string why);
    uint256 public got;
    receive() external payable {}
    function refuse() external pure { revert Closed(7, "on holiday"); }
    function take(uint256 amount) external payable { got += amount; }
}
`

export type OddName = 'Plain' | 'Silent' | 'Polite' | 'Liar' | 'Taxed' | 'Mute' | 'Deed' | 'Things' | 'Wall'

/** Deploys these tokens on a world's chain; each is minted with `mint`. */
export async function deployOddTokens({ senderOf }: TestWorld) {
  const contracts = compileSolidity<OddName>(SOURCE)
  const sender = await senderOf(people.cleo.account)
  return {
    abiOf: (name: OddName) => contracts[name].abi,
    async deploy(name: OddName): Promise<Address> {
      const { abi, evm } = contracts[name]
      const data = encodeDeployData({ abi, bytecode: `0x${evm.bytecode.object}`, args: [] })
      const { contractAddress } = await sender.send({ to: null as never, data, gas: 16_000_000n })
      const address = toAddress(contractAddress)
      if (!address) throw new Error(`${name} wasn't deployed.`)
      return address
    },
    async mint(name: OddName, address: Address, ...args: readonly unknown[]): Promise<void> {
      const data = encodeFunctionData({ abi: contracts[name].abi, functionName: 'mint', args })
      await sender.send({ to: address, data })
    },
  }
}
