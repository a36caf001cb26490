// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SlotDerivation} from "@openzeppelin/contracts/utils/SlotDerivation.sol";
import {
    FALLBACK_HANDLER_SLOT,
    GUARD_SLOT,
    ISafe,
    MODULES_SLOT,
    MODULE_GUARD_SLOT,
    NONCE_SLOT,
    OWNERS_SLOT,
    Operation,
    SENTINEL
} from "../src/ISafe.sol";
import {IWrappedSafe} from "../src/IWrappedSafe.sol";
import {WrappedSafe} from "../src/WrappedSafe.sol";
import {WrappedSafeHandler} from "../src/WrappedSafeHandler.sol";
import {GenuineSafes, MultiSend, Safe} from "./GenuineSafes.sol";
import {Lists} from "./Lists.sol";

/// @dev The base of every test: genuine Safes, the contract, accounts, and their actions.
abstract contract SafeTest is GenuineSafes, Lists {
    using SlotDerivation for bytes32;

    address internal constant ADA = address(0xADA); // owns Safes
    address internal constant BEN = address(0xBE4); // drives them
    address internal constant CLEO = address(0xC1E0); // buys them
    address internal constant DORA = address(0xD0DA); // has nothing to do with any
    address internal constant MALLORY = address(0xBAD);

    /// @dev 2026-12-01 12:00 UTC, in seconds.
    uint256 internal constant START = 1_796_126_400;

    WrappedSafe internal wrapper;
    WrappedSafeHandler internal handler;
    uint256 private _saltNonce;

    function setUp() public virtual {
        placeGenuineSafes();
        vm.roll(100);
        vm.warp(START);
        deployWrapper();
    }

    function deployWrapper() internal {
        wrapper = WrappedSafe(deploy(vm.getCode(vm.envOr("WRAPPED_SAFE", string("WrappedSafe.sol:WrappedSafe")))));
        handler = WrappedSafeHandler(wrapper.HANDLER());
    }

    /// @dev By its code and not by `new`, so that the mutants of `npm run mutants` can take its place.
    function deploy(bytes memory initCode) internal returns (address deployed) {
        assembly {
            deployed := create(0, add(initCode, 32), mload(initCode))
        }
        vm.assertNotEq(uint160(deployed), 0, "deployed");
    }

    // ─── Safes ───────────────────────────────────────────────────────────────────────────────────────────────────────────

    /// @dev A SafeL2 1.5.0 with 10 ether: the kind that passes revert reasons on.
    function newSafe(address owner) internal returns (Safe) {
        return newSafe(safeL2150(), list(owner), 1);
    }

    function newSafe(Kind memory kind, address[] memory owners, uint256 threshold) internal returns (Safe safe) {
        bytes memory initializer = abi.encodeCall(
            ISafe.setup, (owners, threshold, address(0), "", kind.fallbackHandler, address(0), 0, payable(address(0)))
        );
        safe = kind.factory.createProxyWithNonce(kind.singleton, initializer, _saltNonce++);
        vm.deal(address(safe), 10 ether);
    }

    /// @dev All owners approve, then anyone sends.
    function execSafe(Safe safe, address to, uint256 value, bytes memory data, Operation operation) internal {
        bytes memory signatures = _approve(safe, hashOf(safe, to, value, data, operation, safe.nonce()));
        bool success =
            safe.execTransaction(to, value, data, operation, 0, 0, 0, address(0), payable(address(0)), signatures);
        vm.assertTrue(success, "the Safe transaction failed");
    }

    function _approve(Safe safe, bytes32 hash) private returns (bytes memory signatures) {
        address[] memory owners = sorted(safe.getOwners());
        for (uint256 i = 0; i < owners.length; i++) {
            vm.prank(owners[i]);
            safe.approveHash(hash);
            signatures = bytes.concat(signatures, approvalOf(owners[i]));
        }
    }

    function hashOf(Safe safe, address to, uint256 value, bytes memory data, Operation operation, uint256 nonce)
        internal
        view
        returns (bytes32)
    {
        return safe.getTransactionHash(to, value, data, operation, 0, 0, 0, address(0), address(0), nonce);
    }

    function execSafe(Safe safe, address to, bytes memory data) internal {
        execSafe(safe, to, 0, data, Operation.Call);
    }

    /// @dev Safe's pre-validated signature: valid if this owner approved the hash on chain, or is the sender.
    function approvalOf(address owner) internal pure returns (bytes memory) {
        return abi.encodePacked(uint256(uint160(owner)), uint256(0), uint8(1));
    }

    /// @dev Writes into the storage of a Safe, as a delegatecall of its owners once could have.
    function plant(Safe safe, bytes32 slot, uint256 value) internal {
        vm.store(address(safe), slot, bytes32(value));
    }

    function plantModule(Safe safe, address module) internal {
        plant(safe, MODULES_SLOT.deriveMapping(module), 1);
    }

    function plantOwner(Safe safe, address owner) internal {
        plant(safe, OWNERS_SLOT.deriveMapping(owner), 1);
    }

    function plantNonce(Safe safe, uint256 nonce) internal {
        plant(safe, NONCE_SLOT, nonce);
    }

    function readAddress(Safe safe, bytes32 slot) internal view returns (address) {
        return address(uint160(uint256(vm.load(address(safe), slot))));
    }

    function guardOf(Safe safe) internal view returns (address) {
        return readAddress(safe, GUARD_SLOT);
    }

    function moduleGuardOf(Safe safe) internal view returns (address) {
        return readAddress(safe, MODULE_GUARD_SLOT);
    }

    // ─── Wrapping ────────────────────────────────────────────────────────────────────────────────────────────────────────

    /// @dev The one template: `[enableModule(wrapper), wrap(to)]` in one batch.
    function wrap(Safe safe, address to) internal returns (uint256 tokenId) {
        bytes memory batch = bytes.concat(
            batched(address(safe), abi.encodeCall(ISafe.enableModule, (address(wrapper)))),
            batched(address(wrapper), abi.encodeCall(IWrappedSafe.wrap, (to)))
        );
        execBatch(safe, batch);
        return wrapper.tokenOf(address(safe));
    }

    function execBatch(Safe safe, bytes memory batch) internal {
        bytes memory data = abi.encodeCall(MultiSend.multiSend, (batch));
        execSafe(safe, address(MULTI_SEND), 0, data, Operation.DelegateCall);
    }

    function batched(address to, bytes memory data) internal pure returns (bytes memory) {
        return abi.encodePacked(uint8(0), to, uint256(0), data.length, data);
    }

    function seal(Safe safe) internal {
        vm.prank(DORA, DORA);
        wrapper.seal(address(safe));
    }

    function wrapAndSeal(Safe safe, address to) internal returns (uint256 tokenId) {
        tokenId = wrap(safe, to);
        seal(safe);
    }

    /// @dev A new Safe of Ada, sealed ten minutes ago, so that its token may move, driven by `driver`.
    function newToken(address driver) internal returns (Safe safe, uint256 tokenId) {
        safe = newSafe(ADA);
        tokenId = wrapAndSeal(safe, driver);
        pass(10 minutes);
    }

    function enableModule(Safe safe) internal {
        execSafe(safe, address(safe), abi.encodeCall(ISafe.enableModule, (address(wrapper))));
    }

    /// @dev As the rest of the wrapping batch could: undoes the wrap in the Safe's storage, so that it is `owner`'s again.
    function escape(Safe safe, address owner, address fallbackHandler) internal {
        plant(safe, OWNERS_SLOT.deriveMapping(SENTINEL), uint160(owner));
        plant(safe, OWNERS_SLOT.deriveMapping(owner), 1);
        plant(safe, OWNERS_SLOT.deriveMapping(address(wrapper)), 0);
        plant(safe, MODULES_SLOT.deriveMapping(SENTINEL), 1);
        plant(safe, MODULES_SLOT.deriveMapping(address(wrapper)), 0);
        plant(safe, GUARD_SLOT, 0);
        plant(safe, MODULE_GUARD_SLOT, 0);
        plant(safe, FALLBACK_HANDLER_SLOT, uint160(fallbackHandler));
    }

    /// @dev Expects `wrap` to fail. Called as the Safe, since older Safes hide the reason.
    function expectWrapRefused(Safe safe, address to, bytes memory reason) internal {
        vm.prank(address(safe));
        vm.expectRevert(reason);
        wrapper.wrap(to);
    }

    function expectSealRefused(Safe safe, uint256 problems) internal {
        vm.assertEq(wrapper.problems(address(safe)), problems, "problems");
        vm.prank(DORA, DORA);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.NotClean.selector, safe, problems));
        wrapper.seal(address(safe));
    }

    // ─── Driving ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    function one(address to, uint256 value, bytes memory data)
        internal
        pure
        returns (IWrappedSafe.Call[] memory calls)
    {
        calls = new IWrappedSafe.Call[](1);
        calls[0] = IWrappedSafe.Call(to, value, data);
    }

    function pay(address to, uint256 value) internal pure returns (IWrappedSafe.Call[] memory) {
        return one(to, value, "");
    }

    function execute(uint256 tokenId, address by, IWrappedSafe.Call[] memory calls) internal returns (bytes[] memory) {
        vm.prank(by);
        return wrapper.execute(tokenId, calls);
    }

    function transfer(uint256 tokenId, address from, address to) internal {
        vm.prank(from);
        wrapper.transferFrom(from, to, tokenId);
    }

    /// @dev Hands the token on once its quiet time is over.
    function sell(uint256 tokenId, address from, address to) internal {
        pass(10 minutes);
        transfer(tokenId, from, to);
    }

    function lock(uint256 tokenId, address by, uint256 until) internal {
        vm.prank(by);
        wrapper.lockAccount(tokenId, until);
    }

    function setSigning(uint256 tokenId, address by, bool enabled) internal {
        vm.prank(by);
        wrapper.setSigning(tokenId, enabled);
    }

    function nowAt() internal view returns (uint256) {
        return vm.getBlockTimestamp();
    }

    function pass(uint256 time) internal {
        vm.warp(nowAt() + time);
    }

    /// @dev Unwraps to one owner, the singleton and the fallback handler that the Safe came with.
    function unwrap(uint256 tokenId, address by, address owner) internal {
        IWrappedSafe.Wrap memory known = wrapper.getWrap(address(uint160(tokenId)));
        vm.prank(by);
        wrapper.unwrap(tokenId, list(owner), 1, known.previousFallbackHandler, known.previousSingleton, false);
    }
}
