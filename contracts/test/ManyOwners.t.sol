// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IWrappedSafe} from "../src/IWrappedSafe.sol";
import {Safe} from "./GenuineSafes.sol";
import {SafeTest} from "./SafeTest.sol";

contract ManyOwnersTest is SafeTest {
    /// @dev Less than a transaction may use, and a block have for it (EIP-7825).
    uint256 private constant GAS_OF_A_TRANSACTION = 16_777_216;

    function test_asManyOwnersAsAreAllowedFitIntoOneTransaction() public {
        address[] memory owners = many(250);
        Safe safe = newSafe(safeL2141(), owners, 30);
        enableModule(safe);
        uint256 before = gasleft();
        vm.prank(address(safe));
        uint256 tokenId = wrapper.wrap(BEN);
        vm.assertLt(before - gasleft(), GAS_OF_A_TRANSACTION, "gas of wrapping");

        seal(safe);
        before = gasleft();
        vm.prank(BEN);
        wrapper.unwrap(tokenId, owners, 30, HANDLER_1_4_1, SAFE_L2_1_5_0, false);
        vm.assertLt(before - gasleft(), GAS_OF_A_TRANSACTION, "gas of unwrapping");
        vm.assertEq(safe.getOwners(), owners, "owners");
        vm.assertEq(safe.getThreshold(), 30, "threshold");
    }

    function test_moreOwnersAreRefusedAndTheReasonSaysHowMany() public {
        bytes memory reason = abi.encodeWithSelector(IWrappedSafe.TooManyOwners.selector, 251, 250);
        Safe safe = newSafe(safeL2141(), many(251), 1);
        enableModule(safe);
        expectWrapRefused(safe, BEN, reason);

        (, uint256 tokenId) = newToken(BEN);
        vm.prank(BEN);
        vm.expectRevert(reason);
        wrapper.unwrap(tokenId, many(251), 1, HANDLER_1_5_0, SAFE_L2_1_5_0, false);
    }
}
