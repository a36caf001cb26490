// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AsSeenZone} from "../../src/AsSeenZone.sol";
import {ISeaportZone} from "../../src/ISeaportZone.sol";
import {Coin} from "../Markets.sol";
import {AttackTest} from "../attacks/AttackTest.sol";
import {Factory, NoConduits, Seaport} from "./Seaport.sol";

/**
 * @dev The base of the tests on Seaport 1.6: its genuine code, and orders under the zone.
 *
 * That the code is genuine follows from its address, which commits to the factory, the salt and every byte of the creation code.
 * `npm run build:seaport` makes it from source.
 */
abstract contract SeaportTest is AttackTest {
    Seaport internal constant SEAPORT = Seaport(0x0000000000000068F116a894984e2DB1123eB395);
    address private constant FACTORY = 0x0000000000FFe8B47B3e2130213B802212439497;
    bytes32 private constant SALT = 0x0000000000000000000000000000000000000000d738b7f0bb99901b1c83f249;
    address private constant CONDUIT_CONTROLLER = 0x00000000F9490004C11Cef243f5400493c00Ad63;

    uint256 internal constant PRICE = 3 ether;

    AsSeenZone internal zone;
    Coin internal coin;
    Seaport.CriteriaResolver[] internal noCriteria;

    function setUp() public virtual override {
        super.setUp();
        vm.etch(CONDUIT_CONTROLLER, address(new NoConduits()).code);
        vm.etch(FACTORY, address(new Factory()).code);
        address deployed = Factory(FACTORY).deploy(SALT, vm.parseBytes(vm.readFile("test/seaport/creation.hex")));
        vm.assertEq(deployed, address(SEAPORT), "Seaport 1.6, byte by byte");
        bytes memory code = vm.getCode(vm.envOr("AS_SEEN_ZONE", string("AsSeenZone.sol:AsSeenZone")));
        zone = AsSeenZone(deploy(bytes.concat(code, abi.encode(address(wrapper)))));
        coin = new Coin();
        vm.deal(CLEO, 10 ether);
    }

    // ─── Orders ──────────────────────────────────────────────────────────────────────────────────────────────────────────

    /// @dev The seller offers the token in its present state, for ether.
    function listing(uint256 tokenId, address seller) internal view returns (Seaport.OrderParameters memory order) {
        order = _order(seller, wrapper.getStateFingerprint(tokenId));
        order.offer[0] = Seaport.OfferItem(ISeaportZone.ItemType.ERC721, address(wrapper), tokenId, 1, 1);
        order.consideration[0] =
            Seaport.ConsiderationItem(ISeaportZone.ItemType.NATIVE, address(0), 0, PRICE, PRICE, payable(seller));
    }

    /// @dev The buyer bids a coin for the token in its present state.
    function bid(uint256 tokenId, address buyer) internal returns (Seaport.OrderParameters memory order) {
        order = _order(buyer, wrapper.getStateFingerprint(tokenId));
        order.offer[0] = Seaport.OfferItem(ISeaportZone.ItemType.ERC20, address(coin), 0, PRICE, PRICE);
        order.consideration[0] =
            Seaport.ConsiderationItem(ISeaportZone.ItemType.ERC721, address(wrapper), tokenId, 1, 1, payable(buyer));
        coin.mint(buyer, PRICE);
        vm.prank(buyer);
        coin.approve(address(SEAPORT), PRICE);
        agree(order);
    }

    function _order(address offerer, bytes32 zoneHash) private view returns (Seaport.OrderParameters memory order) {
        order.offerer = offerer;
        order.zone = address(zone);
        order.offer = new Seaport.OfferItem[](1);
        order.consideration = new Seaport.ConsiderationItem[](1);
        order.orderType = Seaport.OrderType.FULL_RESTRICTED;
        (order.startTime, order.endTime) = (nowAt(), nowAt() + 30 days);
        order.zoneHash = zoneHash;
        order.totalOriginalConsiderationItems = 1;
    }

    /// @dev An order that moves nothing and asks for nothing, under a zone that calls somebody.
    function emptyOrder(address offerer, address under) internal view returns (Seaport.OrderParameters memory order) {
        order = _order(offerer, 0);
        order.zone = under;
        (order.offer, order.consideration) = (new Seaport.OfferItem[](0), new Seaport.ConsiderationItem[](0));
        order.totalOriginalConsiderationItems = 0;
    }

    /// @dev The offerer agrees on chain, which counts as a signature, and lets Seaport move its tokens.
    function agree(Seaport.OrderParameters memory order) internal {
        Seaport.Order[] memory orders = new Seaport.Order[](1);
        orders[0].parameters = order;
        vm.prank(order.offerer);
        SEAPORT.validate(orders);
        allow(order.offerer);
    }

    function allow(address holder) internal {
        vm.prank(holder);
        wrapper.setApprovalForAll(address(SEAPORT), true);
    }

    function whole(Seaport.OrderParameters memory order) internal pure returns (Seaport.AdvancedOrder memory) {
        return Seaport.AdvancedOrder(order, 1, 1, "", "");
    }

    // ─── Filling them ────────────────────────────────────────────────────────────────────────────────────────────────────

    function fulfil(Seaport.OrderParameters memory order) internal pure returns (bytes memory) {
        return abi.encodeCall(Seaport.fulfillOrder, (Seaport.Order(order, ""), 0));
    }

    /// @dev All orders that can be, with everything they offer to `recipient`, and each item they ask for paid by itself.
    function fulfilAvailable(Seaport.AdvancedOrder[] memory orders, address recipient)
        internal
        view
        returns (bytes memory)
    {
        Seaport.FulfillmentComponent[][] memory offers = new Seaport.FulfillmentComponent[][](0);
        uint256 count;
        for (uint256 i = 0; i < orders.length; i++) {
            count += orders[i].parameters.consideration.length;
        }
        Seaport.FulfillmentComponent[][] memory asked = new Seaport.FulfillmentComponent[][](count);
        for (uint256 i = 0; i < orders.length; i++) {
            for (uint256 j = 0; j < orders[i].parameters.consideration.length; j++) {
                asked[--count] = _component(i, j);
            }
        }
        return abi.encodeCall(
            Seaport.fulfillAvailableAdvancedOrders, (orders, noCriteria, offers, asked, 0, recipient, orders.length)
        );
    }

    /// @dev The first item of what one order offers meets the first that the other asks for.
    function meets(uint256 offer, uint256 asked) internal pure returns (Seaport.Fulfillment memory) {
        return Seaport.Fulfillment(_component(offer, 0), _component(asked, 0));
    }

    function _component(uint256 order, uint256 item)
        private
        pure
        returns (Seaport.FulfillmentComponent[] memory components)
    {
        components = new Seaport.FulfillmentComponent[](1);
        components[0] = Seaport.FulfillmentComponent(order, item);
    }

    function both(Seaport.OrderParameters memory a, Seaport.OrderParameters memory b)
        internal
        pure
        returns (Seaport.AdvancedOrder[] memory orders)
    {
        orders = new Seaport.AdvancedOrder[](2);
        (orders[0], orders[1]) = (whole(a), whole(b));
    }

    /// @dev Cleo pays the price. Says whether it went through.
    function pays(bytes memory data) internal returns (bool success) {
        vm.prank(CLEO);
        (success,) = address(SEAPORT).call{value: PRICE}(data);
    }

    function paysInVain(bytes memory data, bytes memory reason) internal {
        vm.prank(CLEO);
        (bool success, bytes memory thrown) = address(SEAPORT).call{value: PRICE}(data);
        vm.assertFalse(success, "filled");
        vm.assertEq(keccak256(thrown), keccak256(reason), "reason");
    }
}
