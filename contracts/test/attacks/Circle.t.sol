// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IWrappedSafe} from "../../src/IWrappedSafe.sol";
import {CallingReceiver, EndlessReceiver, WritingReceiver, WrongReceiver} from "../Accounts.sol";
import {Safe} from "../GenuineSafes.sol";
import {AttackTest} from "./AttackTest.sol";

/// @dev Whom a token goes to: rows xi and xii of the table, findings M2 and M5. Whoever wins makes a Safe that nobody drives.
contract CircleTest is AttackTest {
    // ─── xi: a Safe that drives itself ───────────────────────────────────────────────────────────────────────────────────

    function test_attack_xi_aTokenGoesToItsOwnSafe() public {
        stops(_toItself);
    }

    function _toItself(Kind memory kind) private returns (bool) {
        (Safe safe, uint256 tokenId) = newToken(kind, BEN);
        return _move(tokenId, address(safe));
    }

    function test_attack_xi_twoSafesDriveEachOther() public {
        stops(_toEachOther);
    }

    function _toEachOther(Kind memory kind) private returns (bool) {
        (Safe a, uint256 tokenId) = newToken(kind, BEN);
        (Safe b,) = newToken(kind, address(a));
        return _move(tokenId, address(b));
    }

    function test_attack_xi_aCircleIsClosedByTheWrap() public {
        stops(_closedByWrap);
    }

    function _closedByWrap(Kind memory kind) private returns (bool) {
        Safe a = newSafe(kind, ADA);
        (Safe b,) = newToken(kind, address(a));
        enableModule(a);
        return attempt(address(a), abi.encodeCall(IWrappedSafe.wrap, (address(b))));
    }

    function test_attack_own_aCircleIsClosedByAWrapThatIsNotSealed() public {
        stops(_closedUnsealed);
    }

    function _closedUnsealed(Kind memory kind) private returns (bool) {
        (Safe a, uint256 tokenId) = newToken(kind, BEN);
        Safe b = newSafe(kind, ADA);
        wrap(b, address(a));
        return _move(tokenId, address(b));
    }

    function test_attack_own_aCircleIsClosedByTheOwnersOfTheUnwrap() public {
        stops(_closedByOwners);
    }

    function _closedByOwners(Kind memory kind) private returns (bool) {
        (Safe a, uint256 tokenId) = newToken(kind, BEN);
        (Safe b,) = newToken(kind, address(a));
        bytes memory data = abi.encodeCall(
            IWrappedSafe.unwrap, (tokenId, list(address(b)), 1, kind.fallbackHandler, kind.singleton, false)
        );
        return attempt(BEN, data);
    }

    // ─── M5: a circle through plain owners ───────────────────────────────────────────────────────────────────────────────

    function test_attack_M5_aTokenGoesToASafeThatItsSafeOwns() public {
        stops(_toOwned);
    }

    function _toOwned(Kind memory kind) private returns (bool) {
        (Safe safe, uint256 tokenId) = newToken(kind, BEN);
        return _move(tokenId, address(newSafe(kind, address(safe))));
    }

    function test_attack_M5_aTokenGoesToASafeThatItsSafeOwnsThroughAnother() public {
        works(_toOwnedThroughAnother);
    }

    /// @dev One level is looked at. The page looks further.
    function _toOwnedThroughAnother(Kind memory kind) private returns (bool) {
        (Safe safe, uint256 tokenId) = newToken(kind, BEN);
        Safe between = newSafe(kind, address(safe));
        return _move(tokenId, address(newSafe(kind, address(between))));
    }

    // ─── F2: a Safe that undid its wrap before the seal ──────────────────────────────────────────────────────────────────

    function test_attack_F2_aSafeThatUndidItsWrapHoldsATokenForEveryone() public {
        stops(_toEscapedForEveryone);
    }

    /// @dev It passes on whatever anyone calls, as its own call, to the wrapper.
    function _toEscapedForEveryone(Kind memory kind) private returns (bool) {
        Safe escaped = _newEscaped(kind, ADA, address(wrapper));
        (Safe safe, uint256 tokenId) = newToken(kind, BEN);
        if (!_move(tokenId, address(escaped))) return false;
        bytes memory drain = abi.encodeCall(IWrappedSafe.execute, (tokenId, pay(MALLORY, 10 ether)));
        return attempt(MALLORY, address(escaped), drain) && address(safe).balance == 0;
    }

    function test_attack_F2b_aCircleIsClosedThroughASafeThatUndidItsWrap() public {
        stops(_toEscapedOwned);
    }

    function _toEscapedOwned(Kind memory kind) private returns (bool) {
        (Safe safe, uint256 tokenId) = newToken(kind, BEN);
        return _move(tokenId, address(_newEscaped(kind, address(safe), HANDLER_1_5_0)));
    }

    function _newEscaped(Kind memory kind, address owner, address fallbackHandler) private returns (Safe escaped) {
        escaped = newSafe(kind, ADA);
        wrap(escaped, DORA);
        escape(escaped, owner, fallbackHandler);
    }

    // ─── M2: where nothing comes back from ───────────────────────────────────────────────────────────────────────────────

    function test_attack_M2_aTokenGoesToTheHandler() public {
        stops(_toHandler);
    }

    function _toHandler(Kind memory kind) private returns (bool) {
        (, uint256 tokenId) = newToken(kind, BEN);
        return _move(tokenId, address(handler));
    }

    function test_attack_M2_theHandlerAcceptsTokensForItself() public {
        stops(_handlerAccepts);
    }

    function _handlerAccepts(Kind memory) private returns (bool) {
        return attempt(MALLORY, address(handler), abi.encodeCall(handler.onERC721Received, (BEN, BEN, 1, "")));
    }

    // ─── xii: what a receiver does in its hook ───────────────────────────────────────────────────────────────────────────

    function test_attack_xii_aSafeIsWrappedForAContractThatCannotReceive() public {
        stops(_deafDriver);
    }

    function _deafDriver(Kind memory kind) private returns (bool) {
        return _wrapFor(kind, address(new WrongReceiver()));
    }

    function test_attack_xii_aReceiverUnwrapsInTheHookOfTheSealAndKeepsTheToken() public {
        fails(_unwrapInHook);
    }

    function _unwrapInHook(Kind memory kind) private returns (bool) {
        CallingReceiver receiver = new CallingReceiver();
        Safe safe = newSafe(kind, ADA);
        enableModule(safe);
        attempt(address(safe), abi.encodeCall(IWrappedSafe.wrap, (address(receiver))));
        uint256 tokenId = wrapper.tokenOf(address(safe));
        bytes memory data = abi.encodeCall(
            IWrappedSafe.unwrap, (tokenId, list(MALLORY), 1, kind.fallbackHandler, kind.singleton, false)
        );
        receiver.onReceive(address(wrapper), data);
        vm.assertTrue(attemptSeal(safe), "sealed");
        vm.assertFalse(wrapper.getWrap(address(safe)).live, "unwrapped in the hook");
        return wrapper.totalSupply() != 0;
    }

    function test_attack_own_aReceiverActsWhileItIsOnlyAsked() public {
        stops(_actsInTheProbe);
    }

    function _actsInTheProbe(Kind memory kind) private returns (bool) {
        WritingReceiver receiver = new WritingReceiver();
        _wrapFor(kind, address(receiver));
        return receiver.received() > 0;
    }

    function test_attack_own_aReceiverBurnsAllTheGasOfTheWrap() public {
        stops(_burnsGas);
    }

    /// @dev Whoever pays the fee of the wrap for the Safe pays for the receiver's loop too.
    function _burnsGas(Kind memory kind) private returns (bool) {
        address receiver = address(new EndlessReceiver());
        Safe safe = newSafe(kind, ADA);
        enableModule(safe);
        uint256 before = gasleft();
        vm.prank(address(safe));
        (bool success,) = address(wrapper).call{gas: 30_000_000}(abi.encodeCall(IWrappedSafe.wrap, (receiver)));
        vm.assertFalse(success, "it never answers");
        return before - gasleft() > 20_000_000;
    }

    function _wrapFor(Kind memory kind, address to) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        enableModule(safe);
        return attempt(address(safe), abi.encodeCall(IWrappedSafe.wrap, (to)));
    }

    function _move(uint256 tokenId, address to) private returns (bool) {
        return attempt(BEN, abi.encodeCall(wrapper.transferFrom, (BEN, to, tokenId)));
    }
}
