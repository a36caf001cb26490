// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeCheck} from "../src/SafeCheck.sol";
import {SafeTest} from "./SafeTest.sol";

contract SafeCheckTest is SafeTest {
    /// @dev One byte is kept of the singleton that a Safe came with.
    function test_numbersTheEightSingletonsAndNoOther() public pure {
        Kind[8] memory kinds = [
            safeL2150(), safe150(), safeL2141(), safe141(), safeL2130(), safeL2130Eip155(), safe130(), safe130Eip155()
        ];
        for (uint8 i = 0; i < kinds.length; i++) {
            vm.assertEq(SafeCheck.numberOf(kinds[i].singleton), i + 1, kinds[i].version);
            vm.assertEq(SafeCheck.singletonOf(i + 1), kinds[i].singleton, kinds[i].version);
        }
        vm.assertEq(SafeCheck.numberOf(DORA), 0, "no other");
    }
}
