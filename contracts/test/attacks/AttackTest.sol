// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SlotDerivation} from "@openzeppelin/contracts/utils/SlotDerivation.sol";
import {ISafe, MODULES_SLOT, OWNERS_SLOT, Operation, SENTINEL} from "../../src/ISafe.sol";
import {IWrappedSafe} from "../../src/IWrappedSafe.sol";
import {EvilModule, WrapThenOpen} from "../Attackers.sol";
import {Safe} from "../GenuineSafes.sol";
import {SafeTest} from "../SafeTest.sol";

/**
 * @dev Attacks that say whether they won, run against Safes 1.3.0, 1.4.1 and 1.5.0.
 *
 * Against the contract as it is none may win. `npm run mutants` runs each again, against the contract with the guard
 * removed that is to stop it (GUARD_REMOVED is set), and then it must win on all three: so none of them fails for nothing.
 */
abstract contract AttackTest is SafeTest {
    using SlotDerivation for bytes32;

    bytes32 internal constant SIGNED_MESSAGES_SLOT = bytes32(uint256(7));
    bytes32 internal constant APPROVED_HASHES_SLOT = bytes32(uint256(8));

    /// @dev The attack is stopped by a guard of ours.
    function stops(function(Kind memory) returns (bool) attack) internal {
        _run(attack, vm.envOr("GUARD_REMOVED", false));
    }

    /// @dev The attack fails for a reason that isn't ours to remove: Safe's own rules, or that nothing is there to attack.
    function fails(function(Kind memory) returns (bool) attack) internal {
        _run(attack, false);
    }

    /// @dev The attack works. SECURITY.md tells of it, and the page warns.
    function works(function(Kind memory) returns (bool) attack) internal {
        _run(attack, true);
    }

    function _run(function(Kind memory) returns (bool) attack, bool wins) private {
        Kind[3] memory kinds = [safe130(), safe141(), safeL2150()];
        for (uint256 i = 0; i < kinds.length; i++) {
            uint256 snapshot = vm.snapshotState();
            vm.assertEq(attack(kinds[i]), wins, string.concat("won, Safe ", kinds[i].version));
            vm.revertToState(snapshot);
        }
    }

    // ─── Stage ───────────────────────────────────────────────────────────────────────────────────────────────────────────

    function newSafe(Kind memory kind, address owner) internal returns (Safe) {
        return newSafe(kind, list(owner), 1);
    }

    /// @dev A Safe of Ada with 10 ether, sealed ten minutes ago, driven by `driver`.
    function newToken(Kind memory kind, address driver) internal returns (Safe safe, uint256 tokenId) {
        safe = newSafe(kind, ADA);
        tokenId = wrapAndSeal(safe, driver);
        pass(10 minutes);
    }

    /// @dev As if the list of owners had always named `owner` alone.
    function plantOnlyOwner(Safe safe, address owner) internal {
        plant(safe, OWNERS_SLOT.deriveMapping(SENTINEL), uint160(owner));
        plant(safe, OWNERS_SLOT.deriveMapping(owner), uint160(SENTINEL));
    }

    /// @dev Tries a call. What was done in it is undone if it fails.
    function attempt(address by, address to, bytes memory data) internal returns (bool success) {
        vm.prank(by, by);
        (success,) = to.call(data);
    }

    /// @dev Tries it and takes a failure for what it is.
    function attempt(address by, bytes memory data) internal returns (bool) {
        return attempt(by, address(wrapper), data);
    }

    function attemptSeal(Safe safe) internal returns (bool) {
        return attempt(DORA, abi.encodeCall(IWrappedSafe.seal, (address(safe))));
    }

    /// @dev The owner sends whatever this is, with the "signature" that the sender approves.
    function attemptExec(Safe safe, address owner, address to, uint256 value) internal returns (bool) {
        return attemptExec(safe, owner, to, value, approvalOf(owner));
    }

    function attemptExec(Safe safe, address by, address to, uint256 value, bytes memory signatures)
        internal
        returns (bool)
    {
        bytes memory data = abi.encodeCall(
            ISafe.execTransaction, (to, value, "", Operation.Call, 0, 0, 0, address(0), payable(address(0)), signatures)
        );
        return attempt(by, address(safe), data);
    }

    /// @dev A batch, as the Safe's own code, that wraps it for `to`, then calls, then writes into its storage.
    function wrapThen(Safe safe, address to, address then, bytes memory data, WrapThenOpen.Write[] memory writes)
        internal
    {
        enableModule(safe);
        bytes memory batch = abi.encodeCall(WrapThenOpen.run, (wrapper, to, then, data, writes));
        execSafe(safe, address(new WrapThenOpen()), 0, batch, Operation.DelegateCall);
    }

    function oneWrite(bytes32 slot, uint256 value) internal pure returns (WrapThenOpen.Write[] memory writes) {
        writes = new WrapThenOpen.Write[](1);
        writes[0] = WrapThenOpen.Write(slot, bytes32(value));
    }

    /// @dev What makes `module` one that no list shows, and lets it in.
    function twoWrites(address module, bytes32 slot, uint256 value)
        internal
        pure
        returns (WrapThenOpen.Write[] memory writes)
    {
        writes = new WrapThenOpen.Write[](2);
        writes[0] = WrapThenOpen.Write(MODULES_SLOT.deriveMapping(module), bytes32(uint256(1)));
        writes[1] = WrapThenOpen.Write(slot, bytes32(value));
    }

    function attemptDrain(EvilModule evil, Safe safe) internal returns (bool) {
        return attempt(MALLORY, address(evil), abi.encodeCall(EvilModule.drain, (safe, MALLORY)));
    }

    /// @dev What its driver signs for the Safe as it is now.
    function signFor(Safe safe, uint256 key, bytes32 hash) internal view returns (bytes memory) {
        return signFor(safe, key, hash, address(wrapper));
    }

    function signFor(Safe safe, uint256 key, bytes32 hash, address signedWrapper) internal view returns (bytes memory) {
        IWrappedSafe.Wrap memory known = wrapper.getWrap(address(safe));
        bytes32 domain = keccak256(
            abi.encode(keccak256("EIP712Domain(uint256 chainId,address verifyingContract)"), block.chainid, safe)
        );
        bytes32 messageType =
            keccak256("WrappedSafeMessage(address wrapper,uint256 tokenId,uint256 epoch,bytes32 hash)");
        bytes32 message = keccak256(abi.encode(messageType, signedWrapper, known.tokenId, known.epoch, hash));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, keccak256(abi.encodePacked(hex"1901", domain, message)));
        return abi.encodePacked(r, s, v);
    }
}
