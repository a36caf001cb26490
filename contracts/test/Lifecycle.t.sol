// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/IERC721Enumerable.sol";
import {FALLBACK_HANDLER_SLOT, Operation, SENTINEL} from "../src/ISafe.sol";
import {IWrappedSafe} from "../src/IWrappedSafe.sol";
import {Safe} from "./GenuineSafes.sol";
import {SafeTest} from "./SafeTest.sol";

contract LifecycleTest is SafeTest {
    // ─── The whole life, on each of the eight singletons ─────────────────────────────────────────────────────────────────

    function test_lifeOfSafe130() public {
        _live(safe130());
    }

    function test_lifeOfSafeL2130() public {
        _live(safeL2130());
    }

    function test_lifeOfSafe130Eip155() public {
        _live(safe130Eip155());
    }

    function test_lifeOfSafeL2130Eip155() public {
        _live(safeL2130Eip155());
    }

    function test_lifeOfSafe141() public {
        _live(safe141());
    }

    function test_lifeOfSafeL2141() public {
        _live(safeL2141());
    }

    function test_lifeOfSafe150() public {
        _live(safe150());
    }

    function test_lifeOfSafeL2150() public {
        _live(safeL2150());
    }

    /// @dev Ends on the singleton it began with, and on SafeL2 1.5.0 if the holder chooses so.
    function _live(Kind memory kind) private {
        Kind[2] memory ends = [kind, safeL2150()];
        for (uint256 i = 0; i < ends.length; i++) {
            _live(kind, list(ADA), 1, ends[i]);
            _live(kind, list(ADA, BEN, DORA), 2, ends[i]);
            _live(kind, many(11), 6, ends[i]);
        }
    }

    function _live(Kind memory kind, address[] memory owners, uint256 threshold, Kind memory end) private {
        Safe safe = newSafe(kind, owners, threshold);

        uint256 tokenId = wrap(safe, BEN);
        _assertWrapped(safe, kind, tokenId);

        seal(safe);
        vm.assertEq(wrapper.ownerOf(tokenId), BEN, "the token goes to the driver");
        vm.assertTrue(wrapper.isSealed(address(safe)), "sealed");

        address shop = address(0x5409);
        uint256 before = shop.balance;
        execute(tokenId, BEN, pay(shop, 1 ether));
        vm.assertEq(shop.balance - before, 1 ether, "paid by the driver");

        sell(tokenId, BEN, CLEO);
        vm.assertEq(wrapper.driverOf(tokenId), CLEO, "whoever holds the token drives");
        execute(tokenId, CLEO, pay(shop, 1 ether));

        uint256 nonce = safe.nonce();
        vm.prank(CLEO);
        wrapper.unwrap(tokenId, owners, threshold, end.fallbackHandler, end.singleton, false);
        _assertReleased(safe, end, owners, threshold);
        vm.assertGt(safe.nonce(), nonce, "the nonce leapt");

        execSafe(safe, shop, 1 ether, "", Operation.Call);
        vm.assertEq(shop.balance - before, 3 ether, "the owners have it again");
    }

    function _assertWrapped(Safe safe, Kind memory kind, uint256 tokenId) private {
        vm.assertEq(tokenId, uint160(address(safe)), "the first id of a Safe is its address");
        vm.assertEq(wrapper.problems(address(safe)), 0, "clean");
        vm.assertEq(safe.VERSION(), "1.5.0", "version");
        vm.assertEq(safe.getOwners(), list(address(wrapper)), "owners");
        vm.assertEq(safe.masterCopy(), SAFE_L2_1_5_0, "singleton");
        vm.assertEq(guardOf(safe), address(handler), "guard");
        vm.assertEq(moduleGuardOf(safe), address(handler), "module guard");
        vm.assertEq(readAddress(safe, FALLBACK_HANDLER_SLOT), address(handler), "fallback handler");

        IWrappedSafe.Wrap memory known = wrapper.getWrap(address(safe));
        vm.assertTrue(known.live, "live");
        vm.assertFalse(known.isSealed, "sealed");
        vm.assertEq(known.count, 1, "count");
        vm.assertEq(known.tokenId, tokenId, "id");
        vm.assertEq(known.driver, BEN, "driver");
        vm.assertEq(known.previousSingleton, kind.singleton, "previous singleton");
        vm.assertEq(known.previousFallbackHandler, kind.fallbackHandler, "previous fallback handler");
        vm.assertEq(known.previousNonce, safe.nonce(), "previous nonce");

        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, tokenId));
        wrapper.ownerOf(tokenId);
    }

    function _assertReleased(Safe safe, Kind memory kind, address[] memory owners, uint256 threshold) private view {
        vm.assertEq(safe.VERSION(), kind.version, "version");
        vm.assertEq(safe.masterCopy(), kind.singleton, "singleton");
        vm.assertEq(safe.getOwners(), owners, "owners, in their order");
        vm.assertEq(safe.getThreshold(), threshold, "threshold");
        (address[] memory modules,) = safe.getModulesPaginated(SENTINEL, 10);
        vm.assertEq(modules.length, 0, "modules");
        vm.assertEq(guardOf(safe), address(0), "guard");
        vm.assertEq(moduleGuardOf(safe), address(0), "module guard");
        vm.assertEq(readAddress(safe, FALLBACK_HANDLER_SLOT), kind.fallbackHandler, "fallback handler");
        vm.assertEq(wrapper.totalSupply(), 0, "burnt");
        vm.assertFalse(wrapper.isSealed(address(safe)), "sealed");
    }

    // ─── Variations ──────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_driverWorksBeforeTheSeal() public {
        Safe safe = newSafe(ADA);
        uint256 tokenId = wrap(safe, BEN);
        execute(tokenId, BEN, pay(CLEO, 1 ether));
        vm.assertEq(CLEO.balance, 1 ether, "paid");
        unwrap(tokenId, BEN, ADA);
        vm.assertEq(safe.getOwners(), list(ADA), "owners");
        vm.assertFalse(wrapper.getWrap(address(safe)).live, "live");
    }

    function test_wrappingAgainGivesANewId() public {
        (Safe safe, uint256 first) = newToken(BEN);
        unwrap(first, BEN, ADA);
        uint256 second = wrapAndSeal(safe, CLEO);
        vm.assertEq(second, (uint256(1) << 160) | uint160(address(safe)), "second id");
        vm.assertEq(wrapper.ownerOf(second), CLEO, "holder");
        vm.assertEq(wrapper.getWrap(address(safe)).count, 2, "count");

        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.UnknownToken.selector, first));
        wrapper.driverOf(first);
        vm.prank(BEN);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.UnknownToken.selector, first));
        wrapper.execute(first, pay(BEN, 1 ether));
    }

    function test_getWrapRemembersAfterUnwrapping() public {
        Safe safe = newSafe(safe141(), list(ADA), 1);
        uint256 tokenId = wrapAndSeal(safe, BEN);
        unwrap(tokenId, BEN, ADA);
        IWrappedSafe.Wrap memory known = wrapper.getWrap(address(safe));
        vm.assertEq(known.tokenId, tokenId, "id");
        vm.assertEq(known.driver, address(0), "driver");
        vm.assertEq(known.previousSingleton, SAFE_1_4_1, "previous singleton");
        vm.assertEq(wrapper.problems(address(safe)) & 1, 1, "not wrapped");
    }

    function test_getWrapIsZeroForAStranger() public view {
        IWrappedSafe.Wrap memory known = wrapper.getWrap(DORA);
        vm.assertEq(keccak256(abi.encode(known)), keccak256(new bytes(13 * 32)), "all zero");
    }

    function test_holdersTokensCanBeListed() public {
        (, uint256 first) = newToken(BEN);
        (, uint256 second) = newToken(BEN);
        vm.assertEq(wrapper.totalSupply(), 2, "supply");
        vm.assertEq(wrapper.balanceOf(BEN), 2, "balance");
        vm.assertEq(wrapper.tokenOfOwnerByIndex(BEN, 0), first, "first");
        vm.assertEq(wrapper.tokenOfOwnerByIndex(BEN, 1), second, "second");
    }

    /// @dev There its freeze would hold nothing.
    function test_cannotBeDeployedWithoutTransientStorage() public {
        bytes memory initCode = vm.getCode(vm.envOr("WRAPPED_SAFE", string("WrappedSafe.sol:WrappedSafe")));
        vm.setEvmVersion("shanghai");
        address deployed;
        assembly {
            deployed := create(0, add(initCode, 32), mload(initCode))
        }
        vm.assertEq(deployed, address(0), "deployed");
    }

    function test_namesItself() public view {
        vm.assertEq(wrapper.name(), "Wrapped Safe", "name");
        vm.assertEq(wrapper.symbol(), "WSAFE", "symbol");
        vm.assertTrue(wrapper.supportsInterface(type(IERC721).interfaceId), "ERC-721");
        vm.assertTrue(wrapper.supportsInterface(type(IERC721Enumerable).interfaceId), "enumerable");
        vm.assertEq(wrapper.SAFE_L2(), SAFE_L2_1_5_0, "SafeL2");
        vm.assertEq(handler.WRAPPER(), address(wrapper), "handler's wrapper");
    }

    function test_eventsOfALife() public {
        Safe safe = newSafe(ADA);
        uint256 tokenId = uint160(address(safe));
        enableModule(safe);

        vm.expectEmit(address(wrapper));
        emit IWrappedSafe.SafeWrapped(tokenId, address(safe), BEN);
        vm.prank(address(safe));
        wrapper.wrap(BEN);

        vm.expectEmit(address(wrapper));
        emit IWrappedSafe.SafeSealed(tokenId, address(safe), BEN);
        vm.expectEmit(address(wrapper));
        emit IERC721.Transfer(address(0), BEN, tokenId);
        seal(safe);

        vm.expectEmit(address(wrapper));
        emit IWrappedSafe.CallsExecuted(tokenId, BEN, 1);
        execute(tokenId, BEN, pay(CLEO, 1));

        vm.expectEmit(address(wrapper));
        emit IERC721.Transfer(BEN, address(0), tokenId);
        vm.expectEmit(address(wrapper));
        emit IWrappedSafe.SafeUnwrapped(tokenId, address(safe), list(ADA), 1);
        vm.prank(BEN);
        wrapper.unwrap(tokenId, list(ADA), 1, HANDLER_1_5_0, SAFE_L2_1_5_0, false);
    }
}
