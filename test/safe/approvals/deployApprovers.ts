import { type Address, encodeDeployData, encodeFunctionData, type Hex } from 'viem'
import { people } from '../../../src/demo/people.ts'
import { toAddress } from '../../../src/lib/address.ts'
import { PERMIT2 } from '../../../src/safe/approvals/spenders.ts'
import type { TestWorld } from '../../demo/startWorld.ts'
import { codeOf, compileSolidity } from '../compileSolidity.ts'

/**
 * Tokens with approvals, tokens that lie about them, and the part of Permit2 that keeps allowances: with its events,
 * its order of fields, and its treatment of an expiration of 0.
 */
const SOURCE = `
// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;
import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

contract Coin is ERC20 {
    constructor(string memory symbol_) ERC20("", symbol_) {}
    function mint(address to, uint256 amount) external { _mint(to, amount); }
    function spend(ERC20 other, address from, uint256 amount) external { other.transferFrom(from, address(this), amount); }
}
contract Nft is ERC721 {
    constructor() ERC721("Pictures", "PICS") {}
    function mint(address to, uint256 id) external { _mint(to, id); }
    function burn(uint256 id) external { _burn(id); }
}
/// Its approvals survive a transfer.
contract Sticky {
    event Approval(address indexed owner, address indexed approved, uint256 indexed id);
    string public symbol = "STICKY";
    mapping(uint256 => address) public ownerOf;
    mapping(uint256 => address) public getApproved;
    function mint(address to, uint256 id) external { ownerOf[id] = to; }
    function approve(address to, uint256 id) external { getApproved[id] = to; emit Approval(msg.sender, to, id); }
}
contract Things is ERC1155 {
    constructor() ERC1155("") {}
    function mint(address to, uint256 id, uint256 amount) external { _mint(to, id, amount, ""); }
}
/// It logs approvals that nobody gave. What \`allowance\` and \`approve\` do then:
contract Hostile {
    enum Mood { Reverts, Burns, Floods, Empty, Short, Zero, Stubborn, Greedy, Sly, Lonely }
    event Approval(address indexed owner, address indexed spender, uint256 amount);
    Mood immutable mood;
    string public symbol = "BAD";
    uint8 public decimals = 0;
    mapping(uint256 => uint256) filled;
    constructor(Mood mood_) { mood = mood_; }
    function tell(address owner, address spender) external { emit Approval(owner, spender, 5); }
    function balanceOf(address) external pure returns (uint256) { return 7; }
    function allowance(address, address) external view returns (uint256) {
        if (mood == Mood.Reverts) revert("no");
        if (mood == Mood.Burns) assembly { invalid() }
        if (mood == Mood.Floods) assembly { return(0, 2000000) }
        if (mood == Mood.Empty) assembly { return(0, 0) }
        if (mood == Mood.Short) assembly { return(0, 31) }
        return mood == Mood.Zero ? 0 : 5;
    }
    function approve(address, uint256) external returns (bool) {
        // it accepts a call simulated from the Safe itself, or one with little gas
        if (mood == Mood.Sly) require(tx.origin == msg.sender);
        else if (mood == Mood.Lonely) require(gasleft() < 700000);
        else if (mood == Mood.Greedy) for (uint256 i = 1; i < 60; i++) filled[i] = i;
        else if (mood != Mood.Zero) revert("never");
        return true;
    }
}
/// An ERC-20 that logs approvals in other shapes than the standard's: all indexed, only the owner, or unparseable.
contract Odd {
    uint256 immutable shape;
    string public symbol = "ODD";
    mapping(address => mapping(address => uint256)) public allowance;
    constructor(uint256 shape_) { shape = shape_; }
    function balanceOf(address) external pure returns (uint256) { return 1000; }
    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        bytes32 event_ = keccak256("Approval(address,address,uint256)");
        bytes32 from = bytes32(uint256(uint160(msg.sender)));
        bytes32 to = bytes32(uint256(uint160(spender)));
        if (shape == 0) assembly { log4(0, 0, event_, from, to, amount) }
        if (shape == 1) { bytes memory said = abi.encode(spender, amount); assembly { log2(add(said, 32), 64, event_, from) } }
        if (shape == 2) assembly { log2(0, 0, event_, from) }
        return true;
    }
}
/// While it is paused it gives no owner, but still the account that an NFT is approved for.
contract Pausing is ERC721 {
    bool isPaused;
    constructor() ERC721("Pausing", "PAUSE") {}
    function mint(address to, uint256 id) external { _mint(to, id); }
    function pause(bool isPaused_) external { isPaused = isPaused_; }
    function ownerOf(uint256 id) public view override returns (address) { require(!isPaused, "paused"); return super.ownerOf(id); }
    function getApproved(uint256 id) public view override returns (address) { return _getApproved(id); }
}
/// It logs an approval that nobody gave, and takes what it may of another token while that is being read.
contract Snatcher {
    event Approval(address indexed owner, address indexed spender, uint256 amount);
    function tell(address owner) external { emit Approval(owner, address(this), 5); }
    function balanceOf(address) external pure returns (uint256) { return 0; }
    ERC20 immutable coin;
    ERC721 immutable nft;
    constructor(ERC20 coin_, ERC721 nft_) { (coin, nft) = (coin_, nft_); }
    function allowance(address owner, address) external returns (uint256) {
        coin.transferFrom(owner, address(this), coin.allowance(owner, address(this)));
        nft.transferFrom(owner, address(this), 1);
        return 0;
    }
}
/// What a Safe does during setup: approves somebody and self-destructs, until that is turned off.
contract ShortLife {
    ShortLife immutable self = this;
    bool public isOff;
    function turnOff() external { isOff = true; }
    function approveAndGo(ERC20 coin, address payable spender) external {
        if (self.isOff()) return;
        coin.approve(spender, 7);
        selfdestruct(spender);
    }
}
/// Destroyed in the transaction that created it, except for its events.
contract Gone {
    event Approval(address indexed owner, address indexed spender, uint256 amount);
    constructor(address owner) { emit Approval(owner, msg.sender, 1); selfdestruct(payable(msg.sender)); }
}
contract Allowances {
    struct Packed { uint160 amount; uint48 expiration; uint48 nonce; }
    struct Pair { address token; address spender; }
    event Approval(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration);
    event Permit(address indexed owner, address indexed token, address indexed spender, uint160 amount, uint48 expiration, uint48 nonce);
    event Lockdown(address indexed owner, address token, address spender);
    mapping(address => mapping(address => mapping(address => Packed))) public allowance;
    function approve(address token, address spender, uint160 amount, uint48 expiration) external {
        Packed storage kept = allowance[msg.sender][token][spender];
        (kept.amount, kept.expiration) = (amount, expiration == 0 ? uint48(block.timestamp) : expiration);
        emit Approval(msg.sender, token, spender, amount, expiration);
    }
    /// What a permit does once its signature was verified.
    function permitted(address owner, address token, address spender, uint160 amount, uint48 expiration) external {
        Packed storage kept = allowance[owner][token][spender];
        (kept.amount, kept.expiration, kept.nonce) = (amount, expiration, kept.nonce + 1);
        emit Permit(owner, token, spender, amount, expiration, kept.nonce - 1);
    }
    function lockdown(Pair[] calldata pairs) external {
        for (uint256 i = 0; i < pairs.length; i++) {
            allowance[msg.sender][pairs[i].token][pairs[i].spender].amount = 0;
            emit Lockdown(msg.sender, pairs[i].token, pairs[i].spender);
        }
    }
}
`

const NAMES = [
  'Coin',
  'Nft',
  'Sticky',
  'Things',
  'Hostile',
  'Odd',
  'Pausing',
  'Snatcher',
  'ShortLife',
  'Gone',
  'Allowances',
] as const
type Name = (typeof NAMES)[number]

const MOODS = ['reverts', 'burns', 'floods', 'empty', 'short', 'zero', 'stubborn', 'greedy', 'sly', 'lonely'] as const

/** A deployed contract, to be called by anybody or by a Safe. */
export type Deployed = {
  address: Address
  act: (functionName: string, ...args: unknown[]) => Promise<void>
  call: (functionName: string, ...args: unknown[]) => { to: Address; data: Hex }
}

/** Deploys contracts with approvals on a world's chain, and puts the stand-in at Permit2's address. */
export async function deployApprovers({ senderOf, anvil }: TestWorld) {
  const contracts = compileSolidity<Name>(SOURCE)
  const sender = await senderOf(people.cleo.account)
  const at = (name: Name, address: Address): Deployed => {
    const call = (functionName: string, ...args: unknown[]) => {
      return { to: address, data: encodeFunctionData({ abi: contracts[name].abi, functionName, args }) }
    }
    return { address, call, act: async (...asked) => void (await sender.send(call(...asked))) }
  }
  async function deploy(name: Name, ...args: unknown[]): Promise<Deployed> {
    const { abi, evm } = contracts[name]
    const data = encodeDeployData({ abi, bytecode: codeOf(evm.bytecode), args })
    const { contractAddress } = await sender.send({ to: null as never, data, gas: 16_000_000n })
    const address = toAddress(contractAddress)
    if (!address) throw new Error(`${name} wasn't deployed.`)
    return at(name, address)
  }
  const { deployedBytecode } = contracts.Allowances.evm
  await anvil.provider.request({ method: 'anvil_setCode', params: [PERMIT2, codeOf(deployedBytecode)] })
  return {
    coin: (symbol = 'COIN') => deploy('Coin', symbol),
    nft: () => deploy('Nft'),
    sticky: () => deploy('Sticky'),
    things: () => deploy('Things'),
    hostile: (mood: (typeof MOODS)[number]) => deploy('Hostile', MOODS.indexOf(mood)),
    snatcher: (coin: Address, nft: Address) => deploy('Snatcher', coin, nft),
    odd: (shape: 'indexed' | 'plain' | 'empty') => deploy('Odd', ['indexed', 'plain', 'empty'].indexOf(shape)),
    pausing: () => deploy('Pausing'),
    shortLife: () => deploy('ShortLife'),
    gone: (owner: Address) => deploy('Gone', owner),
    permit2: at('Allowances', PERMIT2),
    /** The same at another address, which isn't Permit2. */
    imitation: () => deploy('Allowances'),
  }
}
