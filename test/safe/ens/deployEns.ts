import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  keccak256,
  pad,
  stringToBytes,
  zeroAddress,
  zeroHash,
} from 'viem'
import { namehash } from 'viem/ens'
import { people } from '../../../src/demo/people.ts'
import { ENS_RESOLVER } from '../../../src/safe/ens/readEnsName.ts'
import type { TestWorld } from '../../demo/startWorld.ts'
import { codeOf, compileSolidity } from '../compileSolidity.ts'

/**
 * ENS as far as address lookups need it: the registry with its nodes, a resolver with an address for each coin (ENSIP-9), and
 * the universal resolver that walks from a name to its resolver (ENSIP-10) and says in its errors why it has no answer. A name
 * that is kept off chain reverts with EIP-3668's error, from the resolver through the universal one.
 */
const SOURCE = `
// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

contract Registry {
    mapping(bytes32 => address) public owner;
    mapping(bytes32 => address) public resolver;
    constructor() { owner[0] = msg.sender; }
    function setSubnodeRecord(bytes32 node, bytes32 label, address to, address resolver_) external {
        require(owner[node] == msg.sender, "not the owner");
        bytes32 child = keccak256(abi.encodePacked(node, label));
        owner[child] = to;
        resolver[child] = resolver_;
    }
}

contract Resolver {
    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData);
    mapping(bytes32 => mapping(uint256 => bytes)) addresses;
    mapping(bytes32 => string) gateway;
    function setAddr(bytes32 node, uint256 coin, bytes calldata to) external { addresses[node][coin] = to; }
    function setGateway(bytes32 node, string calldata url) external { gateway[node] = url; }
    function addr(bytes32 node) external view returns (address) {
        look(node);
        bytes memory to = addresses[node][60];
        return to.length == 20 ? address(bytes20(to)) : address(0);
    }
    function addr(bytes32 node, uint256 coin) external view returns (bytes memory) {
        look(node);
        return addresses[node][coin];
    }
    function look(bytes32 node) private view {
        if (bytes(gateway[node]).length == 0) return;
        string[] memory urls = new string[](1);
        urls[0] = gateway[node];
        revert OffchainLookup(address(this), urls, "", 0, "");
    }
}

contract Universal {
    error ResolverNotFound(bytes name);
    error ResolverNotContract(bytes name, address resolver);
    error ResolverError(bytes errorData);
    Registry constant registry = Registry(0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e);

    function resolveWithGateways(bytes calldata name, bytes calldata data, string[] calldata)
        external
        view
        returns (bytes memory, address)
    {
        address resolver = find(name, 0);
        if (resolver == address(0)) revert ResolverNotFound(name);
        if (resolver.code.length == 0) revert ResolverNotContract(name, resolver);
        (bool isDone, bytes memory answer) = resolver.staticcall(data);
        if (isDone) return (answer, resolver);
        if (bytes4(answer) == 0x556f1830) assembly { revert(add(answer, 32), mload(answer)) }
        revert ResolverError(answer);
    }

    /// The resolver of a name, else of its parent.
    function find(bytes calldata name, uint256 at) private view returns (address) {
        if (uint8(name[at]) == 0) return address(0);
        address resolver = registry.resolver(nodeOf(name, at));
        return resolver != address(0) ? resolver : find(name, at + 1 + uint8(name[at]));
    }

    function nodeOf(bytes calldata name, uint256 at) private pure returns (bytes32) {
        uint8 length = uint8(name[at]);
        if (length == 0) return 0;
        return keccak256(abi.encodePacked(nodeOf(name, at + 1 + length), keccak256(name[at + 1:at + 1 + length])));
    }
}`

/** The address of ENS's registry. */
const REGISTRY: Address = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'
const RESOLVER: Address = '0x231b0Ee14048e9dCcD1d247744d114a4EB5E8E63'

/** ENS on a world's chain, at its real addresses, with names that a test registers. */
export async function deployEns({ senderOf, anvil }: Pick<TestWorld, 'senderOf' | 'anvil'>) {
  const contracts = compileSolidity<'Registry' | 'Resolver' | 'Universal'>(SOURCE)
  const put = (address: Address, name: keyof typeof contracts) =>
    anvil.provider.request({
      method: 'anvil_setCode',
      params: [address, codeOf(contracts[name].evm.deployedBytecode)],
    })
  await Promise.all([put(REGISTRY, 'Registry'), put(RESOLVER, 'Resolver'), put(ENS_RESOLVER, 'Universal')])
  const sender = await senderOf(people.ben.account)
  const root = people.ben.account.address
  // the owner of the root, in the mapping of slot 0
  const slot = keccak256(encodeAbiParameters([{ type: 'bytes32' }, { type: 'uint256' }], [zeroHash, 0n]))
  await anvil.provider.request({ method: 'anvil_setStorageAt', params: [REGISTRY, slot, pad(root)] })
  const send = (to: Address, name: keyof typeof contracts, functionName: string, args: unknown[]) =>
    sender.send({ to, data: encodeFunctionData({ abi: contracts[name].abi, functionName, args }) })
  const known = new Set<string>([''])

  async function register(name: string, resolver: Address): Promise<void> {
    const [label = '', ...rest] = name.split('.')
    const parent = rest.join('.')
    if (!known.has(parent)) await register(parent, zeroAddress)
    known.add(name)
    const node = parent === '' ? zeroHash : namehash(parent)
    await send(REGISTRY, 'Registry', 'setSubnodeRecord', [node, keccak256(stringToBytes(label)), root, resolver])
  }

  return {
    /** Registers a name with addresses by coin type. */
    async name(name: string, addresses: Readonly<Record<string, Hex>>): Promise<void> {
      await register(name, RESOLVER)
      for (const [coin, to] of Object.entries(addresses))
        await send(RESOLVER, 'Resolver', 'setAddr', [namehash(name), BigInt(coin), to])
    },
    /** Registers a name whose resolver refers to a server (EIP-3668). */
    async nameOffChain(name: string, url: string): Promise<void> {
      await register(name, RESOLVER)
      await send(RESOLVER, 'Resolver', 'setGateway', [namehash(name), url])
    },
    /** Registers a name whose resolver is an account without code. */
    nameNowhere: (name: string) => register(name, people.cleo.account.address),
  }
}
