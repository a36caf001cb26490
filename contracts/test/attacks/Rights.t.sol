// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ISafeGuard, SENTINEL} from "../../src/ISafe.sol";
import {IWrappedSafe} from "../../src/IWrappedSafe.sol";
import {Vault} from "../Attackers.sol";
import {Safe} from "../GenuineSafes.sol";
import {AttackTest} from "./AttackTest.sol";

/// @dev Who may do what: row viii of the table, findings M3, M6 and most of the low ones.
contract RightsTest is AttackTest {
    // ─── viii: whom the holder let move the token ────────────────────────────────────────────────────────────────────────

    function test_attack_viii_anOperatorEmptiesTheSafe() public {
        stops(_operatorExecutes);
    }

    function _operatorExecutes(Kind memory kind) private returns (bool) {
        uint256 tokenId = _operated(kind);
        return attempt(MALLORY, abi.encodeCall(IWrappedSafe.execute, (tokenId, pay(MALLORY, 10 ether))));
    }

    function test_attack_viii_anOperatorLocks() public {
        stops(_operatorLocks);
    }

    function _operatorLocks(Kind memory kind) private returns (bool) {
        uint256 tokenId = _operated(kind);
        return attempt(MALLORY, abi.encodeCall(IWrappedSafe.lockAccount, (tokenId, nowAt() + 1 days)));
    }

    function test_attack_viii_anOperatorUnwraps() public {
        stops(_operatorUnwraps);
    }

    function _operatorUnwraps(Kind memory kind) private returns (bool) {
        uint256 tokenId = _operated(kind);
        return attempt(MALLORY, _unwrapTo(kind, tokenId, MALLORY));
    }

    function _operated(Kind memory kind) private returns (uint256 tokenId) {
        (, tokenId) = newToken(kind, BEN);
        vm.prank(BEN);
        wrapper.setApprovalForAll(MALLORY, true);
    }

    function test_attack_own_whoeverTheWrapNamedStillDrivesAfterTheSale() public {
        stops(_formerDriver);
    }

    function _formerDriver(Kind memory kind) private returns (bool) {
        (, uint256 tokenId) = newToken(kind, MALLORY);
        transfer(tokenId, MALLORY, CLEO);
        return attempt(MALLORY, abi.encodeCall(IWrappedSafe.execute, (tokenId, pay(MALLORY, 10 ether))));
    }

    // ─── F11: whom a vault credits ───────────────────────────────────────────────────────────────────────────────────────

    function test_attack_F11_aVaultCreditsWhoeverSeals() public {
        stops(_creditedForTheSeal);
    }

    function _creditedForTheSeal(Kind memory kind) private returns (bool) {
        Vault vault = new Vault(wrapper);
        Safe safe = newSafe(kind, ADA);
        uint256 tokenId = wrap(safe, address(vault));
        attempt(MALLORY, abi.encodeCall(IWrappedSafe.seal, (address(safe))));
        return _withdrawn(vault, tokenId);
    }

    function test_attack_F11b_aVaultCreditsWhoeverCreates() public {
        stops(_creditedForTheCreation);
    }

    function _creditedForTheCreation(Kind memory) private returns (bool) {
        Vault vault = new Vault(wrapper);
        vm.deal(wrapper.predictSafe(address(vault), 7), 10 ether); // Ada's
        vm.prank(MALLORY);
        return _withdrawn(vault, wrapper.createWrapped(address(vault), 7));
    }

    function _withdrawn(Vault vault, uint256 tokenId) private returns (bool) {
        vm.assertEq(wrapper.ownerOf(tokenId), address(vault), "deposited");
        pass(10 minutes);
        attempt(MALLORY, address(vault), abi.encodeCall(Vault.withdraw, (tokenId)));
        return attempt(MALLORY, abi.encodeCall(IWrappedSafe.execute, (tokenId, pay(MALLORY, 10 ether))));
    }

    // ─── M3: a fallback handler that lets everyone in ────────────────────────────────────────────────────────────────────

    function test_attack_M3_unwrappingWithTheWrapperAsHandlerGivesOtherTokensAway() public {
        stops(_wrapperAsHandler);
    }

    function _wrapperAsHandler(Kind memory kind) private returns (bool) {
        (Safe parent, uint256 parentId) = newToken(kind, BEN);
        (, uint256 childId) = newToken(kind, address(parent));
        bytes memory data =
            abi.encodeCall(IWrappedSafe.unwrap, (parentId, list(BEN), 1, address(wrapper), kind.singleton, false));
        bytes memory drain = abi.encodeCall(IWrappedSafe.execute, (childId, pay(MALLORY, 10 ether)));
        return attempt(BEN, data) && attempt(MALLORY, address(parent), drain);
    }

    function test_attack_M3_unwrappingWithAHandlerThatIsNowhereLosesWhatIsSent() public {
        stops(_codelessHandler);
    }

    /// @dev An account without code answers every question with success and nothing.
    function _codelessHandler(Kind memory kind) private returns (bool) {
        (, uint256 tokenId) = newToken(kind, BEN);
        return
            attempt(BEN, abi.encodeCall(IWrappedSafe.unwrap, (tokenId, list(BEN), 1, MALLORY, kind.singleton, false)));
    }

    // ─── M6: rights that no Approval tells of ────────────────────────────────────────────────────────────────────────────

    function test_attack_M6_anOperatorOfAnotherKindOfTokenTakesWhatIsInALockedSafe() public {
        works(_foreignOperator);
    }

    function _foreignOperator(Kind memory kind) private returns (bool) {
        Claims claims = new Claims();
        Safe safe = newSafe(kind, ADA);
        execSafe(safe, address(claims), abi.encodeCall(Claims.setOperator, (MALLORY, true)));
        uint256 tokenId = wrapAndSeal(safe, BEN);
        lock(tokenId, BEN, nowAt() + 30 days);
        return attempt(MALLORY, address(claims), abi.encodeCall(Claims.take, (address(safe))));
    }

    // ─── The low ones ────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_attack_L2_somebodySealsFirstSoThatTheHoldersSealFails() public {
        stops(_sealedFirst);
    }

    function _sealedFirst(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        wrap(safe, BEN);
        vm.prank(MALLORY, MALLORY);
        wrapper.seal(address(safe));
        return !attempt(BEN, abi.encodeCall(IWrappedSafe.seal, (address(safe))));
    }

    function test_attack_L4_aWrappedSafeBecomesTheGuardOfAnotherAndStopsIt() public {
        stops(_guardOfAnother);
    }

    function _guardOfAnother(Kind memory kind) private returns (bool) {
        (Safe safe,) = newToken(kind, BEN);
        return safe.supportsInterface(type(ISafeGuard).interfaceId);
    }

    function test_attack_L10_whatIsSentToTheWrapperItselfIsLost() public {
        works(_sentToTheWrapper);
    }

    function _sentToTheWrapper(Kind memory) private returns (bool) {
        Claims claims = new Claims();
        vm.prank(BEN);
        claims.give(address(wrapper));
        return claims.holder() == address(wrapper);
    }

    // ─── Quiet time that others set off ──────────────────────────────────────────────────────────────────────────────────

    function test_attack_own_aStrangerSetsTheQuietTimeOffAndDelaysEverySale() public {
        stops(_disturb);
    }

    function _disturb(Kind memory kind) private returns (bool) {
        (Safe safe, uint256 tokenId) = newToken(kind, BEN);
        vm.prank(BEN);
        wrapper.setApprovalForAll(MALLORY, true);
        vm.deal(MALLORY, 1);
        vm.prank(MALLORY);
        Address.sendValue(payable(address(safe)), 1);
        attemptSeal(safe);
        attempt(MALLORY, abi.encodeCall(IWrappedSafe.execute, (tokenId, new IWrappedSafe.Call[](0))));
        attempt(MALLORY, abi.encodeCall(IWrappedSafe.lockAccount, (tokenId, nowAt() + 1)));
        attempt(MALLORY, abi.encodeCall(IWrappedSafe.setSigning, (tokenId, true)));
        attempt(MALLORY, abi.encodeCall(wrapper.approve, (MALLORY, tokenId)));
        return wrapper.getWrap(address(safe)).quietUntil > nowAt();
    }

    function test_attack_own_theHolderSetsTheQuietTimeOffAndBlocksABuyer() public {
        works(_holderDisturbs);
    }

    /// @dev A seller can always spoil a sale, by this as by moving the token away. Nothing was paid then.
    function _holderDisturbs(Kind memory kind) private returns (bool) {
        (, uint256 tokenId) = newToken(kind, BEN);
        vm.prank(BEN);
        wrapper.setApprovalForAll(MALLORY, true);
        execute(tokenId, BEN, new IWrappedSafe.Call[](0));
        return !attempt(MALLORY, abi.encodeCall(wrapper.transferFrom, (BEN, CLEO, tokenId)));
    }

    // ─── Handing over a Safe that isn't free ─────────────────────────────────────────────────────────────────────────────

    function test_attack_own_theWrapperStaysAModuleAfterUnwrapping() public {
        stops(_lingeringModule);
    }

    function _lingeringModule(Kind memory kind) private returns (bool) {
        (Safe safe, uint256 tokenId) = newToken(kind, BEN);
        attempt(BEN, _unwrapTo(kind, tokenId, CLEO));
        (address[] memory modules,) = safe.getModulesPaginated(SENTINEL, 1);
        return !wrapper.getWrap(address(safe)).live && modules.length == 1;
    }

    function _unwrapTo(Kind memory kind, uint256 tokenId, address owner) private pure returns (bytes memory) {
        return
            abi.encodeCall(IWrappedSafe.unwrap, (tokenId, list(owner), 1, kind.fallbackHandler, kind.singleton, false));
    }
}

/// @dev Tokens whose operators no standard event tells of, as ERC-6909 and ERC-777 have them.
contract Claims {
    mapping(address account => mapping(address operator => bool)) public isOperator;
    address public holder;

    function setOperator(address operator, bool approved) external {
        isOperator[msg.sender][operator] = approved;
    }

    function give(address to) external {
        holder = to;
    }

    function take(address from) external {
        require(isOperator[from][msg.sender], "not an operator");
        holder = msg.sender;
    }
}
