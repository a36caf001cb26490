// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Account} from "../Accounts.sol";
import {Safe} from "../GenuineSafes.sol";
import {AttackTest} from "./AttackTest.sol";

/// @dev Signatures in the name of the Safe (ERC-1271): row 1271 and xvi-b of the table, finding H1.
contract SignatureTest is AttackTest {
    uint256 private constant KEY = 0xA11CE;
    uint256 private constant OTHER_KEY = 0xB0B;
    bytes32 private constant HASH = keccak256("an order");

    // ─── Whose ───────────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_attack_1271_aStrangerSigns() public {
        stops(_stranger);
    }

    function _stranger(Kind memory kind) private returns (bool) {
        Safe safe = _signing(kind);
        return _isValid(safe, _sign(safe, OTHER_KEY));
    }

    function test_attack_1271_theHolderSignsWhileSigningIsOff() public {
        stops(_whileOff);
    }

    function _whileOff(Kind memory kind) private returns (bool) {
        (Safe safe,) = newToken(kind, _holder());
        return _isValid(safe, _sign(safe, KEY));
    }

    function test_attack_1271_theHolderSignsWhileItIsLocked() public {
        stops(_whileLocked);
    }

    function _whileLocked(Kind memory kind) private returns (bool) {
        Safe safe = _signing(kind);
        lock(wrapper.tokenOf(address(safe)), _holder(), nowAt() + 1 days);
        return _isValid(safe, _sign(safe, KEY));
    }

    function test_attack_xvib_aHolderWhoseAccountIsDelegatedCannotSign() public {
        stops(_delegatedHolder);
    }

    /// @dev Here losing is what wins: the code of the account has no opinion, so the key must be asked first.
    function _delegatedHolder(Kind memory kind) private returns (bool) {
        Safe safe = _signing(kind);
        vm.etch(_holder(), address(new Account()).code);
        return !_isValid(safe, _sign(safe, KEY));
    }

    // ─── When ────────────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_attack_1271_anOldSignatureLivesAgainAfterARoundTrip() public {
        stops(_roundTrip);
    }

    function _roundTrip(Kind memory kind) private returns (bool) {
        Safe safe = _signing(kind);
        uint256 tokenId = wrapper.tokenOf(address(safe));
        bytes memory signature = _sign(safe, KEY);
        setSigning(tokenId, _holder(), false);
        sell(tokenId, _holder(), CLEO);
        transfer(tokenId, CLEO, _holder());
        setSigning(tokenId, _holder(), true);
        return _isValid(safe, signature);
    }

    function test_attack_H1_aSignatureLivesAgainWhenSigningIsTurnedOnAgain() public {
        stops(_revived);
    }

    function _revived(Kind memory kind) private returns (bool) {
        Safe safe = _signing(kind);
        uint256 tokenId = wrapper.tokenOf(address(safe));
        bytes memory signature = _sign(safe, KEY);
        setSigning(tokenId, _holder(), false);
        setSigning(tokenId, _holder(), true);
        return _isValid(safe, signature);
    }

    function test_attack_H1_aSignatureLivesAgainAfterALock() public {
        stops(_revivedAfterLock);
    }

    function _revivedAfterLock(Kind memory kind) private returns (bool) {
        Safe safe = _signing(kind);
        bytes memory signature = _sign(safe, KEY);
        uint256 tokenId = wrapper.tokenOf(address(safe));
        lock(tokenId, _holder(), nowAt() + 1 days);
        pass(1 days);
        setSigning(tokenId, _holder(), true);
        return _isValid(safe, signature);
    }

    function test_attack_H1_theBuyerStartsWithSigningOn() public {
        stops(_inherited);
    }

    function _inherited(Kind memory kind) private returns (bool) {
        Safe safe = _signing(kind);
        pass(10 minutes);
        uint256 tokenId = wrapper.tokenOf(address(safe));
        return attempt(_holder(), abi.encodeCall(wrapper.transferFrom, (_holder(), CLEO, tokenId)))
            && wrapper.getWrap(address(safe)).signing;
    }

    // ─── For what ────────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_attack_own_aSignatureForTheSameSafeOnAnotherChain() public {
        stops(_otherChain);
    }

    function _otherChain(Kind memory kind) private returns (bool) {
        Safe safe = _signing(kind);
        bytes memory signature = _sign(safe, KEY);
        uint256 here = block.chainid;
        vm.chainId(8453);
        bool isValid = _isValid(safe, signature);
        vm.chainId(here);
        return isValid;
    }

    function test_attack_F10_aVoidSignatureCountsUnderAnotherDeployment() public {
        stops(_otherDeployment);
    }

    /// @dev Signed for this wrapper, and for none at all.
    function _otherDeployment(Kind memory kind) private returns (bool) {
        Safe safe = _signing(kind);
        uint256 tokenId = wrapper.tokenOf(address(safe));
        bytes memory signature = _sign(safe, KEY);
        bytes memory forNone = signFor(safe, KEY, HASH, address(0));
        setSigning(tokenId, _holder(), false);
        unwrap(tokenId, _holder(), ADA);

        deployWrapper(); // another
        tokenId = wrapAndSeal(safe, _holder());
        setSigning(tokenId, _holder(), true);
        vm.assertTrue(_isValid(safe, _sign(safe, KEY)) || _isValid(safe, signFor(safe, KEY, HASH, address(0))), "signs");
        return _isValid(safe, signature) || _isValid(safe, forNone);
    }

    function test_attack_own_whatTheHolderSignedForItselfCountsForTheSafe() public {
        stops(_ownSignature);
    }

    function _ownSignature(Kind memory kind) private returns (bool) {
        Safe safe = _signing(kind);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, HASH);
        return _isValid(safe, abi.encodePacked(r, s, v));
    }

    // ─── How ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

    function _holder() private pure returns (address) {
        return vm.addr(KEY);
    }

    function _signing(Kind memory kind) private returns (Safe safe) {
        uint256 tokenId;
        (safe, tokenId) = newToken(kind, _holder());
        setSigning(tokenId, _holder(), true);
    }

    function _isValid(Safe safe, bytes memory signature) private view returns (bool) {
        return safe.isValidSignature(HASH, signature) == 0x1626ba7e;
    }

    function _sign(Safe safe, uint256 key) private view returns (bytes memory) {
        return signFor(safe, key, HASH);
    }
}
