// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {FALLBACK_HANDLER_SLOT} from "../src/ISafe.sol";
import {IWrappedSafe} from "../src/IWrappedSafe.sol";
import {Account, Mute} from "./Accounts.sol";
import {Safe} from "./GenuineSafes.sol";
import {SafeTest} from "./SafeTest.sol";

/// @dev Accounts that can't get a token: by transfer, by the mint of the seal, or as the driver named in the wrap.
contract ReceiversTest is SafeTest {
    Safe private _safe;
    uint256 private _tokenId;

    function setUp() public override {
        super.setUp();
        (_safe, _tokenId) = newToken(BEN);
    }

    function test_neitherTheWrapperNorItsHandler() public {
        _expectRefused(address(wrapper), abi.encodeWithSelector(IWrappedSafe.InvalidDriver.selector, wrapper));
        _expectRefused(address(handler), abi.encodeWithSelector(IWrappedSafe.InvalidDriver.selector, handler));
    }

    function test_notTheZeroAddress() public {
        _expectRefused(address(0), abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, address(0)));
    }

    function test_notItsOwnSafe() public {
        _expectRefused(address(_safe), _cycle(_safe));
    }

    function test_notASafeThatItsSafeOwns() public {
        Safe child = newSafe(safe130(), list(CLEO, address(_safe)), 1);
        _expectRefused(address(child), _cycle(child));
    }

    function test_notASafeThatTakesOrdersFromEveryoneThroughTheWrapper() public {
        Kind[3] memory versions = [safe130(), safe141(), safeL2150()];
        for (uint256 i = 0; i < versions.length; i++) {
            Safe holder = newSafe(versions[i], list(CLEO), 1);
            plant(holder, FALLBACK_HANDLER_SLOT, uint160(address(wrapper)));
            _expectRefused(
                address(holder), abi.encodeWithSelector(IWrappedSafe.HandlerIsWrapper.selector, address(holder))
            );
        }
    }

    function test_notTheOtherOfTwo() public {
        (Safe child,) = newToken(address(_safe));
        _expectRefused(address(child), _cycle(child));
    }

    function test_notTheLastOfSeven() public {
        Safe last = _safe;
        for (uint256 i = 0; i < 7; i++) {
            (last,) = newToken(address(last));
        }
        _expectRefused(address(last), _cycle(last));
    }

    function test_notASafeWhoseHolderItsSafeOwns() public {
        Safe top = newSafe(address(_safe));
        (Safe child,) = newToken(address(top));
        _expectRefused(address(child), _cycle(child));
    }

    function test_notADriverThatIsNotSealedYet() public {
        Safe child = newSafe(ADA);
        wrap(child, address(_safe));
        _expectRefused(address(child), _cycle(child));
    }

    function test_wrappingClosesNoCycle() public {
        Safe parent = newSafe(ADA);
        (Safe child,) = newToken(address(parent));
        enableModule(parent);
        bytes memory reason = abi.encodeWithSelector(IWrappedSafe.OwnershipCycle.selector, parent, child);
        expectWrapRefused(parent, address(child), reason);
    }

    function test_wrappingRefusesASafeThatTheSafeOwns() public {
        Safe safe = newSafe(ADA);
        enableModule(safe);
        Safe child = newSafe(safe141(), list(address(safe)), 1);
        bytes memory reason = abi.encodeWithSelector(IWrappedSafe.OwnershipCycle.selector, safe, child);
        expectWrapRefused(safe, address(child), reason);
    }

    function test_sealingAsksAgain() public {
        Safe driver = newSafe(CLEO);
        Safe safe = newSafe(ADA);
        uint256 tokenId = wrap(safe, address(driver));
        vm.prank(address(driver));
        driver.addOwnerWithThreshold(address(safe), 1);

        bytes memory reason = abi.encodeWithSelector(IWrappedSafe.OwnershipCycle.selector, safe, driver);
        vm.prank(DORA, DORA);
        vm.expectRevert(reason);
        wrapper.seal(address(safe));
        vm.assertEq(wrapper.driverOf(tokenId), address(driver), "still drives");
    }

    function test_anyOtherSafeOrContractOrAccount() public {
        address[3] memory fit = [address(newSafe(safe130(), list(CLEO), 1)), address(new Account()), CLEO];
        address from = BEN;
        for (uint256 i = 0; i < fit.length; i++) {
            vm.prank(from);
            wrapper.transferFrom(from, fit[i], _tokenId);
            from = fit[i];
        }
        vm.assertEq(wrapper.ownerOf(_tokenId), CLEO, "holder");
    }

    /// @dev Other code could say anything, or nothing: it isn't asked.
    function test_aProxyOnForeignCodeIsTakenForAnyContract() public {
        Safe foreign = newSafe(CLEO);
        plant(foreign, 0, uint160(address(new Mute())));
        transfer(_tokenId, BEN, address(foreign));
        vm.assertEq(wrapper.ownerOf(_tokenId), address(foreign), "holder");
    }

    /// @dev As in any ERC-721: only `safeTransferFrom` asks.
    function test_aPlainTransferAsksNoContract() public {
        address mute = address(new Mute());
        transfer(_tokenId, BEN, mute);
        vm.assertEq(wrapper.ownerOf(_tokenId), mute, "lost");
    }

    /// @dev A Safe that undid its wrap is checked by its actual state.
    function test_notASafeThatUndidItsWrapAndIsOwnedByThisOne() public {
        Safe escaped = newSafe(ADA);
        wrap(escaped, DORA);
        escape(escaped, address(_safe), HANDLER_1_5_0);
        _expectRefused(address(escaped), _cycle(escaped));
        (Safe child,) = newToken(address(escaped));
        _expectRefused(address(child), _cycle(child));
    }

    function test_notASafeThatUndidItsWrapAndTakesOrdersFromEveryone() public {
        Safe escaped = newSafe(ADA);
        wrap(escaped, DORA);
        escape(escaped, ADA, address(wrapper));
        bytes memory reason = abi.encodeWithSelector(IWrappedSafe.HandlerIsWrapper.selector, address(escaped));
        _expectRefused(address(escaped), reason);
    }

    function test_operatorsMayMoveTheToken() public {
        vm.prank(BEN);
        wrapper.approve(DORA, _tokenId);
        vm.prank(DORA);
        wrapper.transferFrom(BEN, CLEO, _tokenId);
        vm.assertEq(wrapper.ownerOf(_tokenId), CLEO, "holder");
    }

    function _cycle(Safe account) private view returns (bytes memory) {
        return abi.encodeWithSelector(IWrappedSafe.OwnershipCycle.selector, _safe, account);
    }

    function _expectRefused(address to, bytes memory reason) private {
        vm.prank(BEN);
        vm.expectRevert(reason);
        wrapper.transferFrom(BEN, to, _tokenId);
    }
}
