// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {EvilModule} from "./Attackers.sol";
import {Safe} from "./GenuineSafes.sol";
import {SafeTest} from "./SafeTest.sol";
import {World} from "./World.sol";

/// @dev What holds after any sequence of what can happen in {World}.
contract InvariantsTest is SafeTest {
    World private _world;
    Safe[2] private _safes;

    function setUp() public override {
        super.setUp();
        EvilModule evil = new EvilModule();
        _safes = [newSafe(ADA), newSafe(safe130(), list(ADA), 1)];
        plantModule(_safes[0], address(evil));
        plantModule(_safes[1], address(evil));
        _world = new World(wrapper, _safes[0], _safes[1], evil);
    }

    function targetContracts() external view returns (address[] memory) {
        return list(address(_world));
    }

    function invariant_aTokenExistsExactlyWhenItsSafeIsSealedAndClean() external view {
        uint256 supply = 0;
        for (uint256 i = 0; i < 2; i++) {
            address safe = address(_safes[i]);
            if (!wrapper.isSealed(safe)) continue;
            supply++;
            vm.assertEq(wrapper.problems(safe), 0, "problems");
            vm.assertEq(wrapper.driverOf(wrapper.tokenOf(safe)), wrapper.ownerOf(wrapper.tokenOf(safe)), "driver");
        }
        vm.assertEq(wrapper.totalSupply(), supply, "tokens");
    }

    function invariant_nothingHappensToASafeThatRunsCalls() external view {
        vm.assertEq(_world.meddler().successes(), 0, "successes");
    }

    function invariant_onlyDriversSpend() external view {
        for (uint256 i = 0; i < 2; i++) {
            vm.assertEq(address(_safes[i]).balance, _world.expectedBalance(_safes[i]), "balance");
        }
        vm.assertEq(_world.times("drained"), 0, "drained");
    }

    function invariant_driversFormNoCycle() external view {
        for (uint256 i = 0; i < 2; i++) {
            address account = wrapper.getWrap(address(_safes[i])).driver;
            for (uint256 steps = 0; account != address(0); steps++) {
                vm.assertLt(steps, 3, "steps");
                account = wrapper.getWrap(account).driver;
            }
        }
    }

    /// @dev The world really moves: the invariants wouldn't notice if everything failed in it.
    function test_theWorldMoves() external {
        uint256 meddler = 1;
        for (uint256 i = 0; i < 2; i++) {
            _world.wrap(i, meddler);
            _world.spend(i, 1);
            _world.seal(i);
            _world.attack(i, "");
        }
        _world.meddle(0);
        vm.assertEq(_world.meddler().nestings(), 1, "nestings");
        _world.transfer(0, 4); // in its quiet time
        _world.wait(10 minutes);
        _world.transfer(0, 4); // to the other Safe
        _world.spend(0, 1);
        _world.wait(10 minutes);
        _world.transfer(0, 0);
        _world.unwrap(0, true);
        string[6] memory actions = ["wrap", "spend", "seal", "meddle", "transfer", "unwrap"];
        uint8[6] memory times = [2, 3, 2, 1, 2, 1];
        for (uint256 i = 0; i < actions.length; i++) {
            vm.assertEq(_world.times(actions[i]), times[i], actions[i]);
        }
    }
}
