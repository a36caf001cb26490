// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ISeaportZone} from "../../src/ISeaportZone.sol";
import {IWrappedSafe} from "../../src/IWrappedSafe.sol";
import {Safe} from "../GenuineSafes.sol";
import {CallingZone, PaidAccount} from "../seaport/Callers.sol";
import {Seaport} from "../seaport/Seaport.sol";
import {SeaportTest} from "../seaport/SeaportTest.sol";

/// @dev Selling on Seaport 1.6, under the zone, something else than the order names.
contract SeaportAttacksTest is SeaportTest {
    // ─── Before the sale ─────────────────────────────────────────────────────────────────────────────────────────────────

    function test_attack_own_aListingOnSeaportIsFilledEmpty() public {
        stops(_listingFilledEmpty);
    }

    function _listingFilledEmpty(Kind memory kind) private returns (bool) {
        (Safe safe, uint256 tokenId) = newToken(kind, BEN);
        Seaport.OrderParameters memory order = listing(tokenId, BEN);
        agree(order);
        execute(tokenId, BEN, pay(MALLORY, 10 ether));
        pass(10 minutes);
        return pays(fulfil(order)) && address(safe).balance == 0;
    }

    function test_attack_own_aBidOnSeaportIsFilledEmpty() public {
        stops(_bidFilledEmpty);
    }

    function _bidFilledEmpty(Kind memory kind) private returns (bool) {
        (Safe safe, uint256 tokenId) = newToken(kind, BEN);
        Seaport.OrderParameters memory order = bid(tokenId, CLEO);
        allow(BEN);
        execute(tokenId, BEN, pay(MALLORY, 10 ether));
        pass(10 minutes);
        return attempt(BEN, address(SEAPORT), fulfil(order)) && address(safe).balance == 0;
    }

    function test_attack_own_aListingOnSeaportIsFilledLocked() public {
        stops(_listingFilledLocked);
    }

    function _listingFilledLocked(Kind memory kind) private returns (bool) {
        (, uint256 tokenId) = newToken(kind, BEN);
        Seaport.OrderParameters memory order = listing(tokenId, BEN);
        agree(order);
        lock(tokenId, BEN, nowAt() + 365 days);
        pass(10 minutes);
        return pays(fulfil(order));
    }

    // ─── In the middle of it: after the zone was asked, before the token moves ───────────────────────────────────────────

    function test_attack_own_aListingOnSeaportIsEmptiedAfterItWasAuthorized() public {
        stops(_listingEmptiedInTheMiddle);
    }

    /// @dev The seller has a second order filled along, under a zone that lets it use the Safe.
    function _listingEmptiedInTheMiddle(Kind memory kind) private returns (bool) {
        (PaidAccount seller, Safe safe, uint256 tokenId) = _newSeller(kind);
        Seaport.OrderParameters memory order = listing(tokenId, address(seller));
        agree(order);
        return pays(fulfilAvailable(both(order, _drainingOrder(seller, tokenId)), CLEO)) && address(safe).balance == 0;
    }

    function test_attack_own_aBidOnSeaportIsEmptiedAfterItWasAuthorized() public {
        stops(_bidEmptiedInTheMiddle);
    }

    function _bidEmptiedInTheMiddle(Kind memory kind) private returns (bool) {
        (PaidAccount seller, Safe safe, uint256 tokenId) = _newSeller(kind);
        Seaport.OrderParameters memory order = bid(tokenId, CLEO);
        allow(address(seller));
        bytes memory data = fulfilAvailable(both(order, _drainingOrder(seller, tokenId)), address(seller));
        bool isFilled = attempt(MALLORY, address(seller), abi.encodeCall(PaidAccount.run, (address(SEAPORT), 0, data)));
        return isFilled && address(safe).balance == 0;
    }

    // ─── Orders that say one thing and move another ──────────────────────────────────────────────────────────────────────

    function test_attack_own_anOrderForNoneOfTheTokenIsPaid() public {
        stops(_noneOfTheToken);
    }

    /// @dev Seaport moves nothing where the amount is zero. When paid, the seller makes the one transfer that the zone waits for.
    function _noneOfTheToken(Kind memory kind) private returns (bool) {
        (PaidAccount seller,, uint256 tokenId) = _newSeller(kind);
        seller.onPaid(
            address(wrapper), abi.encodeCall(wrapper.transferFrom, (address(seller), address(seller), tokenId))
        );
        Seaport.OrderParameters memory order = listing(tokenId, address(seller));
        (order.offer[0].startAmount, order.offer[0].endAmount) = (0, 0);
        agree(order);
        Seaport.AdvancedOrder[] memory orders = new Seaport.AdvancedOrder[](1);
        orders[0] = whole(order);
        return pays(fulfilAvailable(orders, CLEO)) && wrapper.ownerOf(tokenId) == address(seller);
    }

    function test_attack_own_anEmptySafeIsSoldBesideAFullOne() public {
        stops(_emptyBesideFull);
    }

    function _emptyBesideFull(Kind memory kind) private returns (bool) {
        (, uint256 full) = newToken(kind, BEN);
        (Safe safe, uint256 emptied) = newToken(kind, BEN);
        Seaport.OrderParameters memory order = listing(full, BEN);
        Seaport.OfferItem memory last = order.offer[0];
        order.offer = new Seaport.OfferItem[](2);
        order.offer[0] = Seaport.OfferItem(ISeaportZone.ItemType.ERC721, address(wrapper), emptied, 1, 1);
        order.offer[1] = last;
        agree(order);
        execute(emptied, BEN, pay(MALLORY, 10 ether));
        pass(10 minutes);
        return pays(fulfil(order)) && wrapper.ownerOf(emptied) == CLEO && address(safe).balance == 0;
    }

    // ─── Where nobody asks the zone ──────────────────────────────────────────────────────────────────────────────────────

    function test_anOpenOrderNeverAsksItsZone() public {
        works(_openOrder);
    }

    function _openOrder(Kind memory kind) private returns (bool) {
        (Safe safe, uint256 tokenId) = newToken(kind, BEN);
        Seaport.OrderParameters memory order = listing(tokenId, BEN);
        order.orderType = Seaport.OrderType.FULL_OPEN;
        agree(order);
        execute(tokenId, BEN, pay(MALLORY, 10 ether));
        pass(10 minutes);
        return pays(fulfil(order)) && address(safe).balance == 0;
    }

    function _newSeller(Kind memory kind) private returns (PaidAccount seller, Safe safe, uint256 tokenId) {
        seller = new PaidAccount();
        (safe, tokenId) = newToken(kind, address(seller));
    }

    /// @dev Moves nothing. When Seaport asks its zone, the seller empties the Safe.
    function _drainingOrder(PaidAccount seller, uint256 tokenId)
        private
        returns (Seaport.OrderParameters memory order)
    {
        bytes memory drain = abi.encodeCall(IWrappedSafe.execute, (tokenId, pay(MALLORY, 10 ether)));
        order = emptyOrder(address(seller), address(new CallingZone(seller, address(wrapper), drain)));
        agree(order);
    }
}
