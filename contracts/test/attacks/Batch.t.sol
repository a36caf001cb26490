// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ISafe, MODULE_GUARD_SLOT, OWNER_COUNT_SLOT, Operation} from "../../src/ISafe.sol";
import {IWrappedSafe} from "../../src/IWrappedSafe.sol";
import {Account} from "../Accounts.sol";
import {EvilModule, LyingSingleton, WrapThenOpen} from "../Attackers.sol";
import {Safe} from "../GenuineSafes.sol";
import {Deposit} from "../Markets.sol";
import {AttackTest} from "./AttackTest.sol";

/// @dev What the batch that wraps does besides: rows xvi and xvii of the table, finding C2, and ways to seal too early.
contract BatchTest is AttackTest {
    // ─── xvi: a Safe that is gone ────────────────────────────────────────────────────────────────────────────────────────

    function test_attack_xvi_aSafeThatWasDestroyedGetsAToken() public {
        stops(_ghost);
    }

    /// @dev As if it had been created, wrapped and destroyed in one transaction. (test/contract/selfDestructInSetup.test.ts does it.)
    function _ghost(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        wrap(safe, BEN);
        vm.etch(address(safe), "");
        return attemptSeal(safe);
    }

    // ─── xvii: the rest of the batch ─────────────────────────────────────────────────────────────────────────────────────

    function test_attack_xvii_theRestOfTheBatchLetsAModuleIn() public {
        stops(_openedAgain);
    }

    function _openedAgain(Kind memory kind) private returns (bool) {
        EvilModule evil = new EvilModule();
        Safe safe = newSafe(kind, ADA);
        wrapThen(safe, BEN, address(0), "", twoWrites(address(evil), MODULE_GUARD_SLOT, 0));
        return attemptSeal(safe) && attemptDrain(evil, safe);
    }

    function test_attack_xviib_theRefundOfTheWrapPaysWhoeverItNames() public {
        works(_refund);
    }

    /// @dev Part of the transaction that wraps, so over before any token: look at the balance after it.
    function _refund(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        enableModule(safe);
        vm.txGasPrice(1 gwei);
        vm.prank(ADA);
        safe.execTransaction(
            address(wrapper),
            0,
            abi.encodeCall(IWrappedSafe.wrap, (BEN)),
            Operation.Call,
            2_000_000,
            100_000,
            1 gwei,
            address(0),
            payable(MALLORY),
            approvalOf(ADA)
        );
        return MALLORY.balance > 0 && wrapper.problems(address(safe)) == 0;
    }

    function test_attack_own_theRestOfTheBatchSwapsTheSingleton() public {
        stops(_swappedSingleton);
    }

    function _swappedSingleton(Kind memory kind) private returns (bool) {
        LyingSingleton lying = new LyingSingleton(SAFE_L2_1_5_0);
        Safe safe = newSafe(kind, ADA);
        wrapThen(safe, BEN, address(0), "", oneWrite(0, uint160(address(lying))));
        return attemptSeal(safe)
            && attempt(MALLORY, address(safe), abi.encodeCall(LyingSingleton.give, (payable(MALLORY), 10 ether)));
    }

    function test_attack_own_aPlantedOwnerCountLocksTheBuyerIn() public {
        stops(_plantedOwnerCount);
    }

    /// @dev A list of owners that can't be read can't be replaced: the Safe could never be unwrapped.
    function _plantedOwnerCount(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        wrapThen(safe, BEN, address(0), "", oneWrite(OWNER_COUNT_SLOT, 0));
        uint256 tokenId = wrapper.tokenOf(address(safe));
        bytes memory data =
            abi.encodeCall(IWrappedSafe.unwrap, (tokenId, list(CLEO), 1, address(0), kind.singleton, false));
        return attemptSeal(safe) && !attempt(BEN, data);
    }

    // ─── C2: paid for a Safe that isn't shut yet ─────────────────────────────────────────────────────────────────────────

    function test_attack_C2_aBuyersContractPaysWhenItReceives() public {
        stops(_paidInTheHook);
    }

    function _paidInTheHook(Kind memory kind) private returns (bool) {
        return _sellWhatIsOpen(kind, true);
    }

    function test_attack_C2_aBuyersContractPaysWhenItOwns() public {
        stops(_paidOnOwnership);
    }

    function _paidOnOwnership(Kind memory kind) private returns (bool) {
        return _sellWhatIsOpen(kind, false);
    }

    /// @dev Mallory is the seller, and wins if she has the buyer's money and the Safe's.
    function _sellWhatIsOpen(Kind memory kind, bool paysInHook) private returns (bool) {
        Deposit deposit = new Deposit{value: 5 ether}(wrapper, 10 ether, payable(MALLORY), paysInHook);
        EvilModule evil = new EvilModule();
        Safe safe = newSafe(kind, ADA);
        bytes memory claim = abi.encodeCall(Deposit.tryToClaim, (uint160(address(safe))));
        wrapThen(safe, address(deposit), address(deposit), claim, twoWrites(address(evil), MODULE_GUARD_SLOT, 0));
        attemptDrain(evil, safe);
        return MALLORY.balance == 15 ether;
    }

    function test_attack_L7_aVictimGetsATokenThatIsWorthNothing() public {
        stops(_spam);
    }

    function _spam(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, MALLORY);
        EvilModule evil = new EvilModule();
        wrapThen(safe, CLEO, address(0), "", twoWrites(address(evil), MODULE_GUARD_SLOT, 0));
        return wrapper.balanceOf(CLEO) > 0;
    }

    // ─── F3: a Safe that undid its wrap ──────────────────────────────────────────────────────────────────────────────────

    function test_attack_F3_aSafeThatUndidItsWrapIsNeverWrappedAgain() public {
        stops(_stuck);
    }

    function _stuck(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        wrap(safe, BEN);
        escape(safe, ADA, HANDLER_1_5_0);
        enableModule(safe);
        return !attempt(address(safe), abi.encodeCall(IWrappedSafe.wrap, (CLEO)));
    }

    // ─── Sealing while the batch still runs ──────────────────────────────────────────────────────────────────────────────

    function test_attack_own_aContractUnderConstructionSealsInTheBatch() public {
        stops(_sealedInAConstructor);
    }

    /// @dev Such a contract has no code yet.
    function _sealedInAConstructor(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        return _sealInTheBatch(safe, address(new Deployer()), abi.encodeCall(Deployer.deploy, (wrapper, address(safe))));
    }

    function test_attack_own_aDelegatedAccountSealsInTheBatch() public {
        stops(_sealedByADelegatedAccount);
    }

    /// @dev The account that signed the transaction runs code (ERC-7702), which the batch calls back.
    function _sealedByADelegatedAccount(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        vm.etch(ADA, address(new Account()).code);
        bytes memory seal = abi.encodeCall(IWrappedSafe.seal, (address(safe)));
        return _sealInTheBatch(safe, ADA, abi.encodeCall(Account.run, (address(wrapper), 0, seal)));
    }

    function _sealInTheBatch(Safe safe, address then, bytes memory data) private returns (bool) {
        EvilModule evil = new EvilModule();
        enableModule(safe);
        bytes memory batch = abi.encodeCall(
            WrapThenOpen.run, (wrapper, BEN, then, data, twoWrites(address(evil), MODULE_GUARD_SLOT, 0))
        );
        bytes memory exec = abi.encodeCall(
            ISafe.execTransaction,
            (
                address(new WrapThenOpen()),
                0,
                batch,
                Operation.DelegateCall,
                0,
                0,
                0,
                address(0),
                payable(address(0)),
                approvalOf(ADA)
            )
        );
        attempt(ADA, address(safe), exec);
        return wrapper.totalSupply() == 1 && attemptDrain(evil, safe);
    }
}

contract Deployer {
    function deploy(IWrappedSafe wrapper, address safe) external {
        new SealingConstructor(wrapper, safe);
    }
}

contract SealingConstructor {
    constructor(IWrappedSafe wrapper, address safe) {
        wrapper.seal(safe);
    }
}
