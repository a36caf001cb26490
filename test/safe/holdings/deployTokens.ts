import { type Address, encodeDeployData, encodeFunctionData } from 'viem'
import { people } from '../../../src/demo/people.ts'
import { toAddress } from '../../../src/lib/address.ts'
import type { TestWorld } from '../../demo/startWorld.ts'
import { compileSolidity } from '../compileSolidity.ts'

/** What real tokens do, and what hostile ones do to their readers. */
const SOURCE = `
// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

contract Token is ERC20 {
    uint256 immutable places;
    constructor(string memory symbol_, uint256 places_) ERC20("", symbol_) { places = places_; }
    function mint(address to, uint256 amount) external { _mint(to, amount); }
    function decimals() public view override returns (uint8) {
        uint256 said = places;
        assembly { mstore(0, said) return(0, 32) }
    }
}
/// What \`balanceOf\` does once the token was sent.
contract Hostile is ERC20 {
    enum Mood { Reverts, Burns, Floods, Empty, Short }
    Mood immutable mood;
    constructor(Mood mood_) ERC20("BAD", "BAD") { mood = mood_; }
    function mint(address to, uint256 amount) external { _mint(to, amount); }
    function balanceOf(address account) public view override returns (uint256) {
        if (mood == Mood.Reverts) revert("no");
        if (mood == Mood.Burns) assembly { invalid() }
        if (mood == Mood.Floods) assembly { return(0, 2000000) }
        if (mood == Mood.Empty) assembly { return(0, 0) }
        if (mood == Mood.Short) assembly { return(0, 31) }
        return super.balanceOf(account);
    }
}
/// It has a deed, and reading an account's balance sends the deed to that account.
contract Poison {
    event Transfer(address indexed from, address indexed to, uint256 amount);
    IERC721 deeds;
    uint256 id;
    string public symbol = "POISON";
    uint8 public decimals = 0;
    function mint(address to, uint256 amount) external { emit Transfer(address(0), to, amount); }
    function onERC721Received(address, address, uint256 id_, bytes calldata) external returns (bytes4) {
        (deeds, id) = (IERC721(msg.sender), id_);
        return this.onERC721Received.selector;
    }
    function balanceOf(address account) external returns (uint256) {
        deeds.transferFrom(address(this), account, id);
        return 1;
    }
}
/// Destroyed in the transaction that created it, except for its events.
contract Gone {
    event Transfer(address indexed from, address indexed to, uint256 amount);
    constructor(address to) { emit Transfer(address(0), to, 1); selfdestruct(payable(to)); }
}
/// Its symbol is 32 bytes, as that of early tokens.
contract Early is ERC20 {
    constructor() ERC20("", "") {}
    function mint(address to, uint256 amount) external { _mint(to, amount); }
    function symbol() public pure override returns (string memory) {
        assembly { mstore(0, "MKR") return(0, 32) }
    }
}
contract Things is ERC1155 {
    constructor() ERC1155("") {}
    function mint(address to, uint256 id, uint256 amount) external { _mint(to, id, amount, ""); }
    function mintBatch(address to, uint256[] memory ids, uint256[] memory amounts) external { _mintBatch(to, ids, amounts, ""); }
    function burn(address from, uint256 id, uint256 amount) external { _burn(from, id, amount); }
}
`

type Name = 'Token' | 'Hostile' | 'Poison' | 'Gone' | 'Early' | 'Things'

export const MOODS = { reverts: 0, burns: 1, floods: 2, empty: 3, short: 4 } as const

/** Deploys tokens on a world's chain and mints them. */
export async function deployTokens({ senderOf }: TestWorld) {
  const contracts = compileSolidity<Name>(SOURCE)
  const sender = await senderOf(people.cleo.account)
  async function deploy(name: Name, args: readonly unknown[] = []): Promise<Address> {
    const { abi, evm } = contracts[name]
    const data = encodeDeployData({ abi, bytecode: `0x${evm.bytecode.object}`, args })

    const { contractAddress } = await sender.send({ to: null as never, data, gas: 16_000_000n })
    const address = toAddress(contractAddress)
    if (!address) throw new Error(`${name} wasn't deployed.`)
    return address
  }
  const call = async (name: Name, to: Address, functionName: string, args: readonly unknown[]) =>
    void (await sender.send({ to, data: encodeFunctionData({ abi: contracts[name].abi, functionName, args }) }))
  return {
    /** An ERC-20 with this metadata. */
    async token(to: Address, symbol: string, decimals = 18, amount = 10n ** 18n): Promise<Address> {
      const address = await deploy('Token', [symbol, BigInt(decimals)])
      await call('Token', address, 'mint', [to, amount])
      return address
    },
    async hostile(to: Address, mood: keyof typeof MOODS): Promise<Address> {
      const address = await deploy('Hostile', [MOODS[mood]])
      await call('Hostile', address, 'mint', [to, 1n])
      return address
    },
    /** Reading an account's balance sends that account the contract's deed, for the duration of the call. */
    async poison(to: Address): Promise<Address> {
      const address = await deploy('Poison')
      await call('Poison', address, 'mint', [to, 1n])
      return address
    },
    /** A self-destructed one. */
    gone: (to: Address): Promise<Address> => deploy('Gone', [to]),
    async early(to: Address): Promise<Address> {
      const address = await deploy('Early')
      await call('Early', address, 'mint', [to, 5n])
      return address
    },
    async things(): Promise<{ address: Address; act: (functionName: string, ...args: unknown[]) => Promise<void> }> {
      const address = await deploy('Things')
      return { address, act: (functionName, ...args) => call('Things', address, functionName, args) }
    },
  }
}
