// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {IERC4906} from "@openzeppelin/contracts/interfaces/IERC4906.sol";
import {IWrappedSafe} from "../src/IWrappedSafe.sol";
import {Account, Signatory} from "./Accounts.sol";
import {Safe} from "./GenuineSafes.sol";
import {SafeTest} from "./SafeTest.sol";

/// @dev What a wrapped Safe says of signatures (ERC-1271).
contract SigningTest is SafeTest {
    uint256 private constant KEY = 0xA11CE;
    bytes32 private constant HASH = keccak256("an order");
    bytes private constant DELEGATION = hex"ef0100000000000000000000000000000000000000ada1";

    address private _alice;
    Safe private _safe;
    uint256 private _tokenId;

    function setUp() public override {
        super.setUp();
        _alice = vm.addr(KEY);
        (_safe, _tokenId) = newToken(_alice);
    }

    // ─── On and off ──────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_isOffUntilTheHolderTurnsItOn() public {
        _expect(false, _sign(KEY, 0), "off");
        setSigning(_tokenId, _alice, true);
        _expect(true, _sign(KEY, 1), "on");
        _expect(false, _sign(KEY, 0), "signed before");
        setSigning(_tokenId, _alice, false);
        _expect(false, _sign(KEY, 2), "off again");
        setSigning(_tokenId, _alice, true);
        _expect(false, _sign(KEY, 1), "signed in an earlier period");
        _expect(true, _sign(KEY, 3), "on again");
    }

    function test_saysSoInEvents() public {
        vm.expectEmit(address(wrapper));
        emit IWrappedSafe.SigningSet(_tokenId, true, 1);
        setSigning(_tokenId, _alice, true);
        vm.expectEmit(address(wrapper));
        emit IWrappedSafe.SigningSet(_tokenId, false, 2);
        setSigning(_tokenId, _alice, false);
    }

    function test_aTransferWaitsTillItIsOffAndVoidsWhatWasSigned() public {
        setSigning(_tokenId, _alice, true);
        bytes memory signature = _sign(KEY, 1);
        pass(10 minutes);
        bytes memory reason = abi.encodeWithSelector(IWrappedSafe.SigningEnabled.selector, _tokenId);
        vm.prank(_alice);
        vm.expectRevert(reason);
        wrapper.transferFrom(_alice, CLEO, _tokenId);
        vm.prank(_alice);
        vm.expectRevert(reason);
        wrapper.safeTransferFrom(_alice, CLEO, _tokenId);
        setSigning(_tokenId, _alice, false);
        sell(_tokenId, _alice, CLEO);
        _expect(false, signature, "of the old holder");
        transfer(_tokenId, CLEO, _alice);
        setSigning(_tokenId, _alice, true);
        _expect(false, signature, "after a round trip");
        _expect(true, _sign(KEY, 5), "signed anew");
    }

    function test_whatIsSealedSignsOnAsItsDriverSetIt() public {
        Safe safe = newSafe(ADA);
        uint256 tokenId = wrap(safe, _alice);
        setSigning(tokenId, _alice, true);
        bytes memory signature = _signFor(safe, tokenId, KEY, 1);
        seal(safe);
        vm.assertTrue(safe.isValidSignature(HASH, signature) == IERC1271.isValidSignature.selector, "signs");
    }

    function test_tellsMarketplaces() public {
        vm.expectEmit(address(wrapper));
        emit IERC4906.MetadataUpdate(_tokenId);
        setSigning(_tokenId, _alice, true);
        vm.expectEmit(address(wrapper));
        emit IERC4906.MetadataUpdate(_tokenId);
        setSigning(_tokenId, _alice, false);
    }

    function test_aLockVoidsWhatWasSigned() public {
        setSigning(_tokenId, _alice, true);
        bytes memory signature = _sign(KEY, 1);
        lock(_tokenId, _alice, START + 1 days);
        _expect(false, signature, "locked");
        pass(1 days);
        _expect(false, signature, "after the lock");
    }

    function test_unwrappingEndsIt() public {
        setSigning(_tokenId, _alice, true);
        bytes memory signature = _sign(KEY, 1);
        unwrap(_tokenId, _alice, _alice);
        vm.prank(address(_safe));
        vm.assertTrue(handler.isValidSignature(HASH, signature) == 0xffffffff, "not for an unwrapped Safe");
    }

    function test_onlyTheDriverTurnsIt() public {
        vm.prank(_alice);
        wrapper.setApprovalForAll(CLEO, true);
        vm.prank(CLEO);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.NotDriver.selector, CLEO));
        wrapper.setSigning(_tokenId, true);
    }

    function test_theDriverTurnsItBeforeTheSeal() public {
        Safe safe = newSafe(ADA);
        uint256 tokenId = wrap(safe, _alice);
        setSigning(tokenId, _alice, true);
        bytes memory signature = _signFor(safe, tokenId, KEY, 1);
        vm.assertTrue(safe.isValidSignature(HASH, signature) == IERC1271.isValidSignature.selector, "signs");
    }

    // ─── Whose ───────────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_takesNobodyElsesSignature() public {
        setSigning(_tokenId, _alice, true);
        _expect(false, _sign(0xB0B, 1), "of a stranger");
        _expect(false, "", "empty");
        _expect(false, new bytes(65), "zeros");
        _expect(false, abi.encodePacked(_sign(KEY, 1), uint8(0)), "too long");
    }

    function test_takesNoSignatureForAnotherSafeTokenHashOrChain() public {
        setSigning(_tokenId, _alice, true);
        Safe other = newSafe(ADA);
        _expect(false, _signFor(other, _tokenId, KEY, 1), "for another Safe");
        _expect(false, _signFor(_safe, _tokenId + 1, KEY, 1), "for another token");
        bytes memory signature = _sign(KEY, 1);
        vm.assertTrue(_safe.isValidSignature("another", signature) == 0xffffffff, "for another hash");
        vm.chainId(8453);
        _expect(false, signature, "for another chain");
    }

    function test_takesTheKeyOfADelegatedAccount() public {
        setSigning(_tokenId, _alice, true);
        vm.etch(_alice, DELEGATION);
        _expect(true, _sign(KEY, 1), "its key");
        _expect(false, _sign(0xB0B, 1), "another key");
    }

    function test_takesWhatAContractAgreesTo() public {
        Signatory signatory = new Signatory(vm.addr(0xB0B));
        transfer(_tokenId, _alice, address(signatory));
        setSigning(_tokenId, address(signatory), true);
        _expect(true, _sign(0xB0B, 2), "its signer");
        _expect(false, _sign(KEY, 2), "another");
    }

    function test_takesWhatAContractWithoutOpinionsNeverAgreesTo() public {
        Account account = new Account();
        transfer(_tokenId, _alice, address(account));
        setSigning(_tokenId, address(account), true);
        _expect(false, _sign(KEY, 2), "no opinion");
    }

    function test_aWrappedSafeSignsForTheOneThatItDrives() public {
        (Safe child, uint256 childId) = newToken(address(_safe));
        bytes memory data = abi.encodeCall(IWrappedSafe.setSigning, (childId, true));
        execute(_tokenId, _alice, one(address(wrapper), 0, data));
        setSigning(_tokenId, _alice, true);
        // Alice signs, for the parent, the child's message.
        bytes32 inner = _digest(child, childId, 1, HASH);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, _digest(_safe, _tokenId, 1, inner));
        bytes4 answer = child.isValidSignature(HASH, abi.encodePacked(r, s, v));
        vm.assertTrue(answer == IERC1271.isValidSignature.selector, "nested");
    }

    // ─── How ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

    function _expect(bool valid, bytes memory signature, string memory what) private view {
        bytes4 answer = _safe.isValidSignature(HASH, signature);
        bytes4 expected = valid ? IERC1271.isValidSignature.selector : bytes4(0xffffffff);
        vm.assertEq(bytes32(answer), bytes32(expected), what);
    }

    function _sign(uint256 key, uint256 epoch) private view returns (bytes memory) {
        return _signFor(_safe, _tokenId, key, epoch);
    }

    function _signFor(Safe safe, uint256 tokenId, uint256 key, uint256 epoch) private view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, _digest(safe, tokenId, epoch, HASH));
        return abi.encodePacked(r, s, v);
    }

    /// @dev Written out, to compare the contract with EIP-712 and not with itself.
    function _digest(Safe safe, uint256 tokenId, uint256 epoch, bytes32 hash) private view returns (bytes32) {
        bytes32 domain = keccak256(
            abi.encode(keccak256("EIP712Domain(uint256 chainId,address verifyingContract)"), block.chainid, safe)
        );
        bytes32 message = keccak256(
            abi.encode(
                keccak256("WrappedSafeMessage(address wrapper,uint256 tokenId,uint256 epoch,bytes32 hash)"),
                wrapper,
                tokenId,
                epoch,
                hash
            )
        );
        return keccak256(abi.encodePacked(hex"1901", domain, message));
    }
}
