// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SENTINEL} from "../../src/ISafe.sol";
import {IWrappedSafe} from "../../src/IWrappedSafe.sol";
import {EvilModule} from "../Attackers.sol";
import {Safe} from "../GenuineSafes.sol";
import {SafeTest} from "../SafeTest.sol";
import {World} from "./World.sol";

/**
 * @dev What holds after any sequence of what can happen in {World}: all nine, asked after each of 10,000 calls.
 *
 * In one campaign, since forge would run one for each function. `npm run mutants` breaks each of them: INVARIANT names it.
 */
contract InvariantsTest is SafeTest {
    World private _world;
    Safe[2] private _safes;

    function setUp() public override {
        super.setUp();
        EvilModule evil = new EvilModule();
        _safes = [newSafe(ADA), newSafe(safe130(), list(ADA), 1)];
        plantModule(_safes[0], address(evil));
        plantModule(_safes[1], address(evil));
        _world = new World(wrapper, _safes[0], _safes[1], evil, _singletons(), _fallbackHandlers());
    }

    /// @dev The eight, the one of every wrapped Safe first.
    function _singletons() private pure returns (address[] memory singletons) {
        Kind[8] memory kinds = [
            safeL2150(), safe150(), safeL2141(), safe141(), safeL2130(), safe130(), safeL2130Eip155(), safe130Eip155()
        ];
        singletons = new address[](kinds.length);
        for (uint256 i = 0; i < kinds.length; i++) {
            singletons[i] = kinds[i].singleton;
        }
    }

    function _fallbackHandlers() private pure returns (address[] memory) {
        return list(address(0), HANDLER_1_5_0, HANDLER_1_3_0);
    }

    /// @dev The two Safes, and those that were created.
    function _allSafes() private view returns (address[] memory safes) {
        address[] memory created = _world.created();
        safes = new address[](2 + created.length);
        (safes[0], safes[1]) = (address(_safes[0]), address(_safes[1]));
        for (uint256 i = 0; i < created.length; i++) {
            safes[2 + i] = created[i];
        }
    }

    function targetContracts() external view returns (address[] memory) {
        return list(address(_world));
    }

    function invariant_allNineHold() external view {
        function() internal view[9] memory invariants = [
            _aTokenExistsExactlyWhenItsSafeIsSealedAndClean,
            _onlyDriversSpend,
            _aLockOnlyExtendsAndHolds,
            _countersGrowAndFingerprintsNeverComeBack,
            _driversFormNoCycle,
            _noIdComesBack,
            _theWrapperHasNoRightsInASafeThatIsNotWrapped,
            _nothingHappensToASafeThatRunsCalls,
            _onlyTheDriverSigns
        ];
        uint256 only = vm.envOr("INVARIANT", uint256(0));
        for (uint256 i = 0; i < invariants.length; i++) {
            if (only == 0 || only == i + 1) invariants[i]();
        }
    }

    function _aTokenExistsExactlyWhenItsSafeIsSealedAndClean() private view {
        uint256 supply = 0;
        address[] memory safes = _allSafes();
        for (uint256 i = 0; i < safes.length; i++) {
            address safe = safes[i];
            if (!wrapper.isSealed(safe)) continue;
            supply++;
            vm.assertEq(wrapper.problems(safe), 0, "1: problems");
            vm.assertEq(wrapper.driverOf(wrapper.tokenOf(safe)), wrapper.ownerOf(wrapper.tokenOf(safe)), "1: driver");
        }
        vm.assertEq(wrapper.totalSupply(), supply, "1: tokens");
    }

    function _onlyDriversSpend() private view {
        for (uint256 i = 0; i < 2; i++) {
            vm.assertEq(address(_safes[i]).balance, _world.expectedBalance(_safes[i]), "2: balance");
        }
        vm.assertEq(_world.times("drained"), 0, "2: drained");
        vm.assertEq(_world.breaches(2), 0, "2: operator");
    }

    function _aLockOnlyExtendsAndHolds() private view {
        vm.assertEq(_world.breaches(3), 0, "3: lock");
    }

    function _countersGrowAndFingerprintsNeverComeBack() private view {
        vm.assertEq(_world.breaches(4), 0, "4: counters");
    }

    function _driversFormNoCycle() private view {
        address[] memory safes = _allSafes();
        for (uint256 i = 0; i < safes.length; i++) {
            address account = wrapper.getWrap(safes[i]).driver;
            for (uint256 steps = 0; account != address(0); steps++) {
                vm.assertLt(steps, 3, "5: steps");
                account = wrapper.getWrap(account).driver;
            }
        }
    }

    function _noIdComesBack() private view {
        vm.assertEq(_world.breaches(6), 0, "6: ids");
    }

    function _theWrapperHasNoRightsInASafeThatIsNotWrapped() private view {
        for (uint256 i = 0; i < 2; i++) {
            if (wrapper.getWrap(address(_safes[i])).live) continue;
            vm.assertFalse(_safes[i].isOwner(address(wrapper)), "7: owner");
            (address[] memory modules,) = _safes[i].getModulesPaginated(SENTINEL, 1);
            vm.assertEq(modules.length, 0, "7: modules");
            vm.assertEq(guardOf(_safes[i]), address(0), "7: guard");
        }
    }

    function _nothingHappensToASafeThatRunsCalls() private view {
        vm.assertEq(_world.meddler().successes(), 0, "8: successes");
    }

    function _onlyTheDriverSigns() private view {
        vm.assertEq(_world.wrongSignatures(), 0, "9: signatures");
        vm.assertEq(_world.breaches(9), 0, "9: moved while signing");
    }

    /// @dev The handler's actions succeed: the invariants would also hold if all of them failed.
    function test_theWorldMoves() external {
        uint256 meddler = 2;
        for (uint256 i = 0; i < 2; i++) {
            _world.wrap(i, meddler);
            _world.spend(i, 1);
            _world.seal(i);
            _world.attack(i, "");
        }
        _world.meddle(0);
        vm.assertEq(_world.meddler().nestings(), 1, "nestings");
        _world.transfer(0, 5); // in its quiet time
        _world.wait(10 minutes);
        _world.transfer(0, 5); // to the other Safe
        _world.spend(0, 1);
        _world.wait(10 minutes);
        _world.transfer(0, 0);
        _world.operate(0, 0, false); // to itself, in another state
        _world.operate(0, 0, true);
        _world.create(5); // held by a Safe
        _world.setSigning(0, true);
        _world.operate(0, 0, true); // while it signs
        _world.sign(0, 0);
        _world.sign(0, 1); // a stranger
        _world.lock(0, 10 minutes);
        _world.unwrap(0, 5, 1, false); // locked
        _world.wait(10 minutes);
        _world.unwrap(0, 5, 1, true); // 1.3.0 has no module guard
        _world.unwrap(0, 5, 1, false);
        string[11] memory actions = [
            "wrap", "spend", "seal", "meddle", "transfer", "setSigning", "sign", "lock", "unwrap", "create", "operate"
        ];
        uint8[11] memory times = [2, 3, 2, 1, 2, 1, 1, 1, 1, 1, 1];
        for (uint256 i = 0; i < actions.length; i++) {
            vm.assertEq(_world.times(actions[i]), times[i], actions[i]);
        }
    }
}
