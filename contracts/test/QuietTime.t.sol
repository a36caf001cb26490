// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IWrappedSafe} from "../src/IWrappedSafe.sol";
import {Account} from "./Accounts.sol";
import {Safe} from "./GenuineSafes.sol";
import {SafeTest} from "./SafeTest.sol";

/// @dev A token doesn't move in the ten minutes after its Safe was used.
contract QuietTimeTest is SafeTest {
    Safe private _safe;
    uint256 private _tokenId;

    function setUp() public override {
        super.setUp();
        (_safe, _tokenId) = newToken(BEN);
    }

    function test_aTokenWhoseSafeIsNotUsedMovesAtOnceAndAgain() public {
        transfer(_tokenId, BEN, CLEO);
        transfer(_tokenId, CLEO, BEN);
        vm.assertEq(wrapper.getWrap(address(_safe)).quietUntil, nowAt(), "that of the seal, which is over");
    }

    function test_afterTheSeal() public {
        Safe safe = newSafe(ADA);
        _tokenId = wrap(safe, BEN);
        vm.assertEq(wrapper.getWrap(address(safe)).quietUntil, 0, "none before");
        pass(1 days);
        seal(safe);
        seal(safe);
        _expectTenMinutesOfQuiet();
    }

    function test_afterCreation() public {
        _tokenId = wrapper.createWrapped(BEN, 7);
        _expectTenMinutesOfQuiet();
    }

    function test_afterExecute() public {
        execute(_tokenId, BEN, pay(DORA, 1));
        _expectTenMinutesOfQuiet();
    }

    function test_afterNoCallsAtAll() public {
        execute(_tokenId, BEN, new IWrappedSafe.Call[](0));
        _expectTenMinutesOfQuiet();
    }

    function test_afterLockAccount() public {
        lock(_tokenId, BEN, START + 1 days);
        _expectTenMinutesOfQuiet();
    }

    function test_afterTurningSigningOnAndOff() public {
        setSigning(_tokenId, BEN, true);
        vm.assertEq(wrapper.getWrap(address(_safe)).quietUntil, nowAt() + 10 minutes, "on");
        pass(9 minutes);
        setSigning(_tokenId, BEN, false);
        _expectTenMinutesOfQuiet();
    }

    function test_whatChangesNothingStartsNoQuietTime() public {
        setSigning(_tokenId, BEN, false);
        transfer(_tokenId, BEN, CLEO);
    }

    function test_useBeforeTheSealKeepsTheTokenQuietToo() public {
        Safe safe = newSafe(ADA);
        _tokenId = wrap(safe, BEN);
        execute(_tokenId, BEN, pay(DORA, 1));
        seal(safe); // a mint, not a transfer
        _expectTenMinutesOfQuiet();
    }

    function test_unwrappingNeedsNoQuiet() public {
        execute(_tokenId, BEN, pay(DORA, 1));
        unwrap(_tokenId, BEN, ADA);
        vm.assertEq(_safe.getOwners(), list(ADA), "owners");
    }

    function test_appliesToOperatorsAndSafeTransfers() public {
        vm.prank(BEN);
        wrapper.setApprovalForAll(DORA, true);
        execute(_tokenId, BEN, pay(DORA, 1));
        bytes memory reason = abi.encodeWithSelector(IWrappedSafe.QuietTime.selector, _tokenId, nowAt() + 10 minutes);
        vm.prank(DORA);
        vm.expectRevert(reason);
        wrapper.safeTransferFrom(BEN, CLEO, _tokenId);
    }

    /// @dev Only the driver can delay a transfer of the token: nobody else can by sending or calling anything.
    function test_nobodyButTheDriverStartsIt() public {
        uint256 quietUntil = wrapper.getWrap(address(_safe)).quietUntil;
        Account account = new Account();
        vm.deal(MALLORY, 1 ether);
        bytes[7] memory attempts = [
            abi.encodeCall(IWrappedSafe.execute, (_tokenId, new IWrappedSafe.Call[](0))),
            abi.encodeCall(IWrappedSafe.lockAccount, (_tokenId, START + 1 days)),
            abi.encodeCall(IWrappedSafe.setSigning, (_tokenId, true)),
            abi.encodeCall(IWrappedSafe.seal, (address(_safe))),
            abi.encodeCall(IWrappedSafe.wrap, (MALLORY)),
            abi.encodeCall(IWrappedSafe.createWrapped, (BEN, 1)),
            abi.encodeCall(IWrappedSafe.safeTransferFromIf, (BEN, MALLORY, _tokenId, bytes32(0)))
        ];
        for (uint256 i = 0; i < attempts.length; i++) {
            vm.prank(MALLORY, MALLORY);
            (bool called,) = address(wrapper).call(attempts[i]);
            (bool forwarded,) = address(_safe).call(attempts[i]); // through the fallback of the Safe
            try account.run(address(wrapper), 0, attempts[i]) {} catch {}
            called = forwarded;
        }
        (bool paid,) = address(_safe).call{value: 1}("");
        vm.assertTrue(paid, "paid");
        vm.assertEq(wrapper.getWrap(address(_safe)).quietUntil, quietUntil, "as before");
        transfer(_tokenId, BEN, CLEO);
    }

    function _expectTenMinutesOfQuiet() private {
        uint256 until = nowAt() + 10 minutes;
        vm.assertEq(wrapper.getWrap(address(uint160(_tokenId))).quietUntil, until, "quiet until");
        _expectQuiet(until);
        vm.warp(until - 1);
        _expectQuiet(until);
        vm.warp(until);
        transfer(_tokenId, BEN, CLEO);
    }

    function _expectQuiet(uint256 until) private {
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.QuietTime.selector, _tokenId, until));
        wrapper.transferFrom(BEN, CLEO, _tokenId);
    }
}
