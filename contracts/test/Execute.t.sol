// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {ISafe} from "../src/ISafe.sol";
import {IWrappedSafe} from "../src/IWrappedSafe.sol";
import {Account, Mute, Talker} from "./Accounts.sol";
import {Safe} from "./GenuineSafes.sol";
import {SafeTest} from "./SafeTest.sol";

contract ExecuteTest is SafeTest {
    Safe private _safe;
    uint256 private _tokenId;

    function setUp() public override {
        super.setUp();
        (_safe, _tokenId) = newToken(BEN);
    }

    // ─── What ────────────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_runsAllCallsAndReturnsWhatTheyReturned() public {
        IWrappedSafe.Call[] memory calls = new IWrappedSafe.Call[](3);
        calls[0] = IWrappedSafe.Call(CLEO, 1 ether, "");
        calls[1] = IWrappedSafe.Call(address(wrapper), 0, abi.encodeCall(IWrappedSafe.tokenOf, (address(_safe))));
        calls[2] = IWrappedSafe.Call(DORA, 2 ether, "");
        bytes[] memory results = execute(_tokenId, BEN, calls);
        vm.assertEq(CLEO.balance, 1 ether, "first");
        vm.assertEq(abi.decode(results[1], (uint256)), _tokenId, "second");
        vm.assertEq(DORA.balance, 2 ether, "third");
    }

    function test_runsNoCallsAtAll() public {
        vm.assertEq(execute(_tokenId, BEN, new IWrappedSafe.Call[](0)).length, 0, "results");
    }

    function test_passesReasonsOn() public {
        address talker = address(new Talker());
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(Talker.Because.selector, 42));
        wrapper.execute(_tokenId, one(talker, 0, ""));
    }

    function test_namesTheCallThatFailedWithoutAReason() public {
        IWrappedSafe.Call[] memory calls = new IWrappedSafe.Call[](2);
        calls[0] = IWrappedSafe.Call(CLEO, 1 ether, "");
        calls[1] = IWrappedSafe.Call(address(new Mute()), 0, "");
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.CallFailed.selector, 1));
        wrapper.execute(_tokenId, calls);
        vm.assertEq(CLEO.balance, 0, "all or nothing");
    }

    function test_namesTheCallThatTheSafeCannotAfford() public {
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.CallFailed.selector, 0));
        wrapper.execute(_tokenId, pay(CLEO, 11 ether));
    }

    function test_refusesCallsToTheSafeItself() public {
        IWrappedSafe.Call[] memory calls = new IWrappedSafe.Call[](2);
        calls[0] = IWrappedSafe.Call(CLEO, 1, "");
        calls[1] = IWrappedSafe.Call(address(_safe), 0, abi.encodeCall(ISafe.enableModule, (MALLORY)));
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.SelfCall.selector, 1));
        wrapper.execute(_tokenId, calls);
    }

    function test_aWrappedSafeDrivesAnother() public {
        (Safe child, uint256 childId) = newToken(address(_safe));
        bytes memory inner = abi.encodeCall(IWrappedSafe.execute, (childId, pay(CLEO, 3 ether)));
        execute(_tokenId, BEN, one(address(wrapper), 0, inner));
        pass(10 minutes);
        vm.assertEq(CLEO.balance, 3 ether, "paid by the child");
        vm.assertEq(address(child).balance, 7 ether, "rest");

        bytes memory handOn = abi.encodeCall(IERC721.transferFrom, (address(_safe), CLEO, childId));
        execute(_tokenId, BEN, one(address(wrapper), 0, handOn));
        vm.assertEq(wrapper.ownerOf(childId), CLEO, "the child's token was handed on");
    }

    // ─── Who ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_refusesAnUnknownId() public {
        uint256 unknown = (uint256(7) << 160) | _tokenId;
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.UnknownToken.selector, unknown));
        wrapper.execute(unknown, pay(BEN, 1));
    }

    function test_refusesOperatorsAndApprovedAccounts() public {
        vm.prank(BEN);
        wrapper.setApprovalForAll(CLEO, true);
        vm.prank(BEN);
        wrapper.approve(DORA, _tokenId);
        _expectRefused(CLEO);
        _expectRefused(DORA);
    }

    function test_refusesTheFormerHolder() public {
        vm.prank(BEN);
        wrapper.transferFrom(BEN, CLEO, _tokenId);
        _expectRefused(BEN);
    }

    /// forge-config: default.fuzz.runs = 1000
    function testFuzz_onlyTheDriverExecutes(address caller) public {
        vm.assume(caller != BEN);
        _expectRefused(caller);
    }

    function _expectRefused(address caller) private {
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.NotDriver.selector, caller));
        wrapper.execute(_tokenId, pay(caller, 1));
        vm.prank(caller);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.NotDriver.selector, caller));
        wrapper.unwrap(_tokenId, list(MALLORY), 1, address(0), SAFE_L2_1_5_0, false);
    }

    // ─── While calls run ─────────────────────────────────────────────────────────────────────────────────────────────────

    function test_whileCallsRunNothingElseHappensToTheSafe() public {
        Account driver = new Account();
        vm.prank(BEN);
        wrapper.transferFrom(BEN, address(driver), _tokenId);

        _expectBusy(driver, abi.encodeCall(IERC721.transferFrom, (address(driver), CLEO, _tokenId)));
        _expectBusy(driver, abi.encodeCall(IWrappedSafe.execute, (_tokenId, pay(CLEO, 1))));
        bytes memory unwrapping =
            abi.encodeCall(IWrappedSafe.unwrap, (_tokenId, list(CLEO), 1, address(0), SAFE_L2_1_5_0, false));
        _expectBusy(driver, unwrapping);
        _expectBusyFromSafe(driver, abi.encodeCall(IWrappedSafe.wrap, (CLEO)));
    }

    function test_afterTheCallsAllIsFreeAgain() public {
        execute(_tokenId, BEN, pay(CLEO, 1));
        execute(_tokenId, BEN, pay(CLEO, 1));
        sell(_tokenId, BEN, CLEO);
        unwrap(_tokenId, CLEO, ADA);
    }

    /// @dev The Safe calls its driver, which turns to the wrapper.
    function _expectBusy(Account driver, bytes memory data) private {
        bytes memory back = abi.encodeCall(Account.run, (address(wrapper), 0, data));
        bytes memory outer = abi.encodeCall(IWrappedSafe.execute, (_tokenId, one(address(driver), 0, back)));
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.Busy.selector, _safe));
        driver.run(address(wrapper), 0, outer);
    }

    function _expectBusyFromSafe(Account driver, bytes memory data) private {
        bytes memory outer = abi.encodeCall(IWrappedSafe.execute, (_tokenId, one(address(wrapper), 0, data)));
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.Busy.selector, _safe));
        driver.run(address(wrapper), 0, outer);
    }
}
