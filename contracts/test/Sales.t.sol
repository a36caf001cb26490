// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IWrappedSafe} from "../src/IWrappedSafe.sol";
import {NestingSeller, Seller} from "./Attackers.sol";
import {Safe} from "./GenuineSafes.sol";
import {Bid, HookedToken} from "./Markets.sol";
import {SafeTest} from "./SafeTest.sol";

/// @dev Ways to sell the token in the middle of calls that then empty its Safe.
contract SalesTest is SafeTest {
    function test_noSaleFromACallInTheBatch() public {
        (Seller seller, Safe safe, uint256 tokenId) = _newSeller();
        IWrappedSafe.Call[] memory calls = new IWrappedSafe.Call[](2);
        calls[0] = IWrappedSafe.Call(address(seller), 0, abi.encodeCall(Seller.onToken, ()));
        calls[1] = IWrappedSafe.Call(MALLORY, 10 ether, "");
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.Busy.selector, safe));
        seller.run(address(wrapper), 0, abi.encodeCall(IWrappedSafe.execute, (tokenId, calls)));
    }

    function test_noSaleFromTheHookOfATokenThatMoves() public {
        (Seller seller, Safe safe, uint256 tokenId) = _newSeller();
        HookedToken token = new HookedToken();
        token.mint(address(safe), 100);
        vm.prank(MALLORY);
        token.setHook(address(seller));
        bytes memory move = abi.encodeCall(HookedToken.transfer, (MALLORY, 100));
        bytes memory drain = abi.encodeCall(IWrappedSafe.execute, (tokenId, one(address(token), 0, move)));
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.Busy.selector, safe));
        seller.run(address(wrapper), 0, drain);
    }

    function _newSeller() private returns (Seller seller, Safe safe, uint256 tokenId) {
        seller = new Seller();
        (safe, tokenId) = newToken(address(seller));
        Bid bid = new Bid{value: 5 ether}(wrapper, 10 ether);
        seller.offer(wrapper, tokenId, bid);
    }

    /// @dev With one freeze for all Safes, the end of the inner execute lifted the freeze of the outer one.
    function test_noSaleOfTheOuterTokenFromANestedExecuteOfAnother() public {
        NestingSeller seller = new NestingSeller(wrapper);
        (Safe outer, uint256 outerId) = newToken(address(seller));
        (, uint256 innerId) = newToken(address(seller));
        Bid bid = new Bid{value: 5 ether}(wrapper, 10 ether);

        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.Busy.selector, outer));
        seller.attack(outerId, innerId, bid, payable(MALLORY));
        vm.assertEq(address(outer).balance, 10 ether, "the Safe is full");
        vm.assertEq(wrapper.ownerOf(outerId), address(seller), "and not sold");
    }

    /// @dev The same, with the inner token held by the outer Safe.
    function test_noSaleOfTheParentFromAnExecuteOfItsChild() public {
        (Seller seller, Safe parent, uint256 parentId) = _newSeller();
        (, uint256 childId) = newToken(address(parent));
        IWrappedSafe.Call[] memory sell = one(address(seller), 0, abi.encodeCall(Seller.onToken, ()));
        bytes memory inner = abi.encodeCall(IWrappedSafe.execute, (childId, sell));
        IWrappedSafe.Call[] memory calls = new IWrappedSafe.Call[](2);
        calls[0] = IWrappedSafe.Call(address(wrapper), 0, inner);
        calls[1] = IWrappedSafe.Call(MALLORY, 10 ether, "");
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.Busy.selector, parent));
        seller.run(address(wrapper), 0, abi.encodeCall(IWrappedSafe.execute, (parentId, calls)));
    }

    function test_anHonestSaleOutsideOfCallsWorks() public {
        (Seller seller, Safe safe, uint256 tokenId) = _newSeller();
        seller.onToken();
        vm.assertEq(wrapper.ownerOf(tokenId), address(this), "sold");
        vm.assertEq(address(seller).balance, 5 ether, "paid");
        vm.assertEq(address(safe).balance, 10 ether, "full");
    }
}
