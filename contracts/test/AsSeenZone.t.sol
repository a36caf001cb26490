// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {AsSeenZone} from "../src/AsSeenZone.sol";
import {ISeaportZone} from "../src/ISeaportZone.sol";
import {IWrappedSafe} from "../src/IWrappedSafe.sol";
import {Safe} from "./GenuineSafes.sol";
import {PaidAccount} from "./seaport/Callers.sol";
import {Seaport} from "./seaport/Seaport.sol";
import {SeaportTest} from "./seaport/SeaportTest.sol";

contract AsSeenZoneTest is SeaportTest {
    /// @dev The id of Seaport's own `ZoneInterface`.
    bytes4 private constant ZONE_ID = 0x39dd6933;

    Safe private _safe;
    uint256 private _tokenId;

    function setUp() public override {
        super.setUp();
        (_safe, _tokenId) = newToken(BEN);
    }

    // ─── What is filled ──────────────────────────────────────────────────────────────────────────────────────────────────

    function test_aListingIsFilledAsSeen() public {
        vm.assertTrue(pays(fulfil(_listed())), "filled");
        vm.assertEq(wrapper.ownerOf(_tokenId), CLEO, "holder");
        vm.assertEq(BEN.balance, PRICE, "paid");
    }

    function test_aListingThatWasFilledOnceFillsNoMore() public {
        Seaport.OrderParameters memory order = _listed();
        vm.assertTrue(pays(fulfil(order)), "filled");
        transfer(_tokenId, CLEO, BEN);
        order.salt = 1; // another order for the same state
        agree(order);
        _refuses(order, wrapper.getStateFingerprint(_tokenId));
    }

    function test_aListingIsFilledForSomebodyElse() public {
        bytes memory data = abi.encodeCall(Seaport.fulfillAdvancedOrder, (whole(_listed()), noCriteria, 0, DORA));
        vm.assertTrue(pays(data), "filled");
        vm.assertEq(wrapper.ownerOf(_tokenId), DORA, "holder");
    }

    function test_aListingIsFilledTheShortWay() public {
        Seaport.OrderParameters memory order = _listed();
        Seaport.BasicOrderParameters memory basic;
        (basic.considerationAmount, basic.offerer, basic.zone) = (PRICE, payable(BEN), address(zone));
        (basic.offerToken, basic.offerIdentifier, basic.offerAmount) = (address(wrapper), _tokenId, 1);
        basic.basicOrderType = 2; // ether for an ERC-721, whole and restricted
        (basic.startTime, basic.endTime, basic.zoneHash) = (order.startTime, order.endTime, order.zoneHash);
        bytes memory data = abi.encodeCall(Seaport.fulfillBasicOrder, (basic));
        uint256 snapshot = vm.snapshotState();
        vm.assertTrue(pays(data), "filled");
        vm.assertEq(wrapper.ownerOf(_tokenId), CLEO, "holder");
        vm.revertToState(snapshot);
        _use();
        paysInVain(data, _stateChanged(order.zoneHash, wrapper.getStateFingerprint(_tokenId)));
    }

    function test_aListingByCriteriaIsFilledAsSeen() public {
        Seaport.OrderParameters memory order = listing(_tokenId, BEN);
        order.offer[0].itemType = ISeaportZone.ItemType.ERC721_WITH_CRITERIA;
        order.offer[0].identifierOrCriteria = 0; // any
        agree(order);
        Seaport.CriteriaResolver[] memory criteria = new Seaport.CriteriaResolver[](1);
        criteria[0].identifier = _tokenId;
        bytes memory data = abi.encodeCall(Seaport.fulfillAdvancedOrder, (whole(order), criteria, 0, CLEO));
        vm.assertTrue(pays(data), "filled");
        vm.assertEq(wrapper.ownerOf(_tokenId), CLEO, "holder");
    }

    /// @dev "Any token of this collection", but in one state: so it is one token.
    function test_aListingByCriteriaIsForTheTokenOfItsState() public {
        (, uint256 other) = newToken(BEN);
        Seaport.OrderParameters memory order = listing(_tokenId, BEN);
        order.offer[0].itemType = ISeaportZone.ItemType.ERC721_WITH_CRITERIA;
        order.offer[0].identifierOrCriteria = 0;
        agree(order);
        Seaport.CriteriaResolver[] memory criteria = new Seaport.CriteriaResolver[](1);
        criteria[0].identifier = other;
        bytes memory data = abi.encodeCall(Seaport.fulfillAdvancedOrder, (whole(order), criteria, 0, CLEO));
        bytes32 actual = wrapper.getStateFingerprint(other);
        paysInVain(data, abi.encodeWithSelector(IWrappedSafe.StateChanged.selector, other, order.zoneHash, actual));
    }

    function test_aPartialOrderIsAskedToo() public {
        Seaport.OrderParameters memory order = listing(_tokenId, BEN);
        order.orderType = Seaport.OrderType.PARTIAL_RESTRICTED;
        agree(order);
        uint256 snapshot = vm.snapshotState();
        vm.assertTrue(pays(fulfil(order)), "filled");
        vm.revertToState(snapshot);
        _use();
        _refuses(order, wrapper.getStateFingerprint(_tokenId));
    }

    function test_aBidIsFilledAsSeen() public {
        Seaport.OrderParameters memory order = bid(_tokenId, CLEO);
        allow(BEN);
        vm.prank(BEN);
        (bool success,) = address(SEAPORT).call(fulfil(order));
        vm.assertTrue(success, "filled");
        vm.assertEq(wrapper.ownerOf(_tokenId), CLEO, "holder");
        vm.assertEq(coin.balanceOf(BEN), PRICE, "paid");
    }

    /// @dev A listing and a bid for it, both under the zone, brought together by somebody else.
    function test_aListingMeetsABid() public {
        Seaport.AdvancedOrder[] memory orders = both(_listedForCoins(BEN), bid(_tokenId, CLEO));
        Seaport.Fulfillment[] memory fulfillments = new Seaport.Fulfillment[](2);
        (fulfillments[0], fulfillments[1]) = (meets(0, 1), meets(1, 0));
        vm.prank(DORA);
        SEAPORT.matchAdvancedOrders(orders, noCriteria, fulfillments, DORA);
        vm.assertEq(wrapper.ownerOf(_tokenId), CLEO, "holder");
        vm.assertEq(coin.balanceOf(BEN), PRICE, "paid");
    }

    // ─── What isn't ──────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_refusesAnotherState() public {
        Seaport.OrderParameters memory order = _listed();
        uint256 snapshot = vm.snapshotState();
        _use();
        _refuses(order, wrapper.getStateFingerprint(_tokenId));
        vm.revertToState(snapshot);
        transfer(_tokenId, BEN, BEN);
        _refuses(order, wrapper.getStateFingerprint(_tokenId));
    }

    function test_refusesAnEarlierWrap() public {
        Seaport.OrderParameters memory order = _listed();
        unwrap(_tokenId, BEN, ADA);
        wrapAndSeal(_safe, BEN);
        pass(10 minutes);
        paysInVain(fulfil(order), abi.encodeWithSelector(IWrappedSafe.UnknownToken.selector, _tokenId));
    }

    /// @dev Seaport leaves out what the zone doesn't authorize, where it is asked to fill what it can.
    function test_aBatchGoesOnWithoutAnOrderWhoseStateChanged() public {
        (, uint256 other) = newToken(BEN);
        Seaport.OrderParameters memory changed = _listed();
        Seaport.OrderParameters memory same = listing(other, BEN);
        agree(same);
        execute(_tokenId, BEN, pay(MALLORY, 1 ether));
        pass(10 minutes);
        vm.assertTrue(pays(fulfilAvailable(both(changed, same), CLEO)), "filled what can be");
        vm.assertEq(wrapper.ownerOf(_tokenId), BEN, "left out");
        vm.assertEq(wrapper.ownerOf(other), CLEO, "filled");
        vm.assertEq(BEN.balance, PRICE, "paid once");
    }

    /// @dev Ben sells to Dora, and she on to Cleo, all in one match: for Cleo's bid that is one transfer too many.
    function test_refusesATokenThatMovesTwice() public {
        coin.mint(DORA, PRICE);
        vm.prank(DORA);
        coin.approve(address(SEAPORT), PRICE);
        Seaport.OrderParameters memory toDora = bid(_tokenId, DORA);
        toDora.zone = address(0);
        toDora.orderType = Seaport.OrderType.FULL_OPEN;
        agree(toDora);
        Seaport.AdvancedOrder[] memory orders = new Seaport.AdvancedOrder[](4);
        (orders[0], orders[1]) = (whole(_open(_listedForCoins(BEN))), whole(toDora));
        (orders[2], orders[3]) = (whole(_open(_listedForCoins(DORA))), whole(bid(_tokenId, CLEO)));
        Seaport.Fulfillment[] memory fulfillments = new Seaport.Fulfillment[](4);
        (fulfillments[0], fulfillments[1]) = (meets(0, 1), meets(1, 0));
        (fulfillments[2], fulfillments[3]) = (meets(2, 3), meets(3, 2));
        bytes32 seen = wrapper.getStateFingerprint(_tokenId);
        bytes32 oneAfter = _fingerprintAfter(1);
        vm.prank(MALLORY);
        vm.expectRevert(_stateChanged(seen, oneAfter));
        SEAPORT.matchAdvancedOrders(orders, noCriteria, fulfillments, MALLORY);
    }

    /// @dev A buyer that is called before the end, by a payment to itself, can't use the Safe yet.
    function test_refusesABuyerThatUsesTheSafeBeforeTheEnd() public {
        PaidAccount buyer = _newBuyer(abi.encodeCall(IWrappedSafe.execute, (_tokenId, pay(MALLORY, 1 ether))));
        bytes memory data = _withAGiftTo(address(buyer));
        IWrappedSafe.Wrap memory known = wrapper.getWrap(address(_safe));
        bytes32 used = keccak256(
            abi.encode(_tokenId, known.nonce + 1, known.epoch, known.lockedUntil, nowAt() + 10 minutes, known.signing)
        );
        bytes memory reason = _stateChanged(wrapper.getStateFingerprint(_tokenId), used);
        vm.expectRevert(reason);
        buyer.run(address(SEAPORT), PRICE + 1, data);
        buyer.onPaid(address(0), "");
        buyer.run(address(SEAPORT), PRICE + 1, data);
        vm.assertEq(wrapper.ownerOf(_tokenId), address(buyer), "without it, filled");
    }

    function test_refusesABuyerThatUnwrapsBeforeTheEnd() public {
        IWrappedSafe.Wrap memory known = wrapper.getWrap(address(_safe));
        PaidAccount buyer = _newBuyer(
            abi.encodeCall(
                IWrappedSafe.unwrap,
                (_tokenId, list(DORA), 1, known.previousFallbackHandler, known.previousSingleton, false)
            )
        );
        bytes memory data = _withAGiftTo(address(buyer));
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.UnknownToken.selector, _tokenId));
        buyer.run(address(SEAPORT), PRICE + 1, data);
    }

    function test_refusesOrdersWithoutTheToken() public {
        Seaport.OrderParameters memory order = listing(_tokenId, BEN);
        order.offer[0] = Seaport.OfferItem(ISeaportZone.ItemType.ERC20, address(coin), 0, 1, 1);
        agree(order);
        paysInVain(fulfil(order), abi.encodeWithSelector(AsSeenZone.NotOneToken.selector, 0));
    }

    function test_refusesOneWrappedSafeForAnother() public {
        (, uint256 other) = newToken(CLEO);
        allow(CLEO);
        Seaport.OrderParameters memory order = listing(_tokenId, BEN);
        order.consideration[0] =
            Seaport.ConsiderationItem(ISeaportZone.ItemType.ERC721, address(wrapper), other, 1, 1, payable(BEN));
        agree(order);
        vm.prank(CLEO);
        vm.expectRevert(abi.encodeWithSelector(AsSeenZone.NotOneToken.selector, 2));
        SEAPORT.fulfillOrder(Seaport.Order(order, ""), 0);
    }

    /// @dev As an ERC-20 the wrapper would move the token whose id is the amount.
    function test_refusesItemsThatAreNotOneWholeToken() public {
        Seaport.OrderParameters memory order = listing(_tokenId, BEN);
        order.offer[0] = Seaport.OfferItem(ISeaportZone.ItemType.ERC20, address(wrapper), 0, _tokenId, _tokenId);
        agree(order);
        paysInVain(
            fulfil(order), abi.encodeWithSelector(AsSeenZone.NotWhole.selector, ISeaportZone.ItemType.ERC20, _tokenId)
        );
        _refusesItem(ISeaportZone.ItemType.ERC1155, 1);
        _refusesItem(ISeaportZone.ItemType.ERC721_WITH_CRITERIA, 1);
        _refusesItem(ISeaportZone.ItemType.ERC721, 0);
        _refusesItem(ISeaportZone.ItemType.ERC721, 2);
    }

    // ─── Asked by anyone ─────────────────────────────────────────────────────────────────────────────────────────────────

    function test_saysBeforeWhatItSaysAfter() public {
        ISeaportZone.ZoneParameters memory asked = _asked();
        vm.assertTrue(zone.authorizeOrder(asked) == ISeaportZone.authorizeOrder.selector, "before");
        bytes32 seen = asked.zoneHash;
        transfer(_tokenId, BEN, CLEO);
        vm.assertTrue(zone.validateOrder(asked) == ISeaportZone.validateOrder.selector, "after");
        vm.expectRevert(_stateChanged(seen, wrapper.getStateFingerprint(_tokenId)));
        zone.authorizeOrder(asked);
    }

    /// @dev Before the first transfer there is none to look back over.
    function test_validatesNothingBeforeATransfer() public {
        ISeaportZone.ZoneParameters memory asked = _asked();
        bytes32 none = _fingerprintAt(type(uint256).max);
        vm.expectRevert(_stateChanged(asked.zoneHash, none));
        zone.validateOrder(asked);
    }

    function test_saysWhatItIs() public view {
        vm.assertTrue(zone.supportsInterface(ZONE_ID), "a zone");
        vm.assertTrue(zone.supportsInterface(type(IERC165).interfaceId), "ERC-165");
        vm.assertTrue(zone.supportsInterface(0x2e778efc), "SIP-5");
        vm.assertFalse(zone.supportsInterface(0xffffffff), "nothing else");
        (string memory name, ISeaportZone.Schema[] memory schemas) = zone.getSeaportMetadata();
        vm.assertEq(name, "As seen", "name");
        vm.assertEq(schemas.length, 0, "schemas");
        vm.assertEq(address(zone.WRAPPED_SAFE()), address(wrapper), "wrapper");
    }

    // ─── How it is done ──────────────────────────────────────────────────────────────────────────────────────────────────

    function _listed() private returns (Seaport.OrderParameters memory order) {
        order = listing(_tokenId, BEN);
        agree(order);
    }

    function _listedForCoins(address seller) private returns (Seaport.OrderParameters memory order) {
        order = listing(_tokenId, seller);
        order.consideration[0] =
            Seaport.ConsiderationItem(ISeaportZone.ItemType.ERC20, address(coin), 0, PRICE, PRICE, payable(seller));
        agree(order);
    }

    function _open(Seaport.OrderParameters memory order) private returns (Seaport.OrderParameters memory) {
        order.orderType = Seaport.OrderType.FULL_OPEN;
        agree(order);
        return order;
    }

    function _newBuyer(bytes memory data) private returns (PaidAccount buyer) {
        buyer = new PaidAccount();
        vm.deal(address(buyer), 10 ether);
        buyer.onPaid(address(wrapper), data);
    }

    /// @dev The listing, filled with a payment on top, as Seaport lets whoever fills it add.
    function _withAGiftTo(address recipient) private returns (bytes memory) {
        Seaport.OrderParameters memory order = _listed();
        Seaport.ConsiderationItem memory price = order.consideration[0];
        order.consideration = new Seaport.ConsiderationItem[](2);
        order.consideration[0] = price;
        order.consideration[1] =
            Seaport.ConsiderationItem(ISeaportZone.ItemType.NATIVE, address(0), 0, 1, 1, payable(recipient));
        return abi.encodeCall(Seaport.fulfillAdvancedOrder, (whole(order), noCriteria, 0, recipient));
    }

    function _use() private {
        execute(_tokenId, BEN, pay(MALLORY, 1 ether));
        pass(10 minutes);
    }

    function _asked() private view returns (ISeaportZone.ZoneParameters memory asked) {
        asked.offer = new ISeaportZone.SpentItem[](1);
        asked.offer[0] = ISeaportZone.SpentItem(ISeaportZone.ItemType.ERC721, address(wrapper), _tokenId, 1);
        asked.zoneHash = wrapper.getStateFingerprint(_tokenId);
    }

    function _refusesItem(ISeaportZone.ItemType itemType, uint256 amount) private {
        ISeaportZone.ZoneParameters memory asked = _asked();
        (asked.offer[0].itemType, asked.offer[0].amount) = (itemType, amount);
        vm.expectRevert(abi.encodeWithSelector(AsSeenZone.NotWhole.selector, itemType, amount));
        zone.authorizeOrder(asked);
        asked.consideration = new ISeaportZone.ReceivedItem[](1);
        asked.consideration[0] = ISeaportZone.ReceivedItem(itemType, address(wrapper), _tokenId, amount, payable(CLEO));
        asked.offer = new ISeaportZone.SpentItem[](0);
        vm.expectRevert(abi.encodeWithSelector(AsSeenZone.NotWhole.selector, itemType, amount));
        zone.authorizeOrder(asked);
    }

    function _refuses(Seaport.OrderParameters memory order, bytes32 actual) private {
        paysInVain(fulfil(order), _stateChanged(order.zoneHash, actual));
        vm.assertEq(wrapper.ownerOf(_tokenId), BEN, "kept");
    }

    function _stateChanged(bytes32 expected, bytes32 actual) private view returns (bytes memory) {
        return abi.encodeWithSelector(IWrappedSafe.StateChanged.selector, _tokenId, expected, actual);
    }

    function _fingerprintAfter(uint256 transfers) private view returns (bytes32) {
        return _fingerprintAt(wrapper.getWrap(address(_safe)).epoch + transfers);
    }

    function _fingerprintAt(uint256 epoch) private view returns (bytes32) {
        IWrappedSafe.Wrap memory known = wrapper.getWrap(address(_safe));
        return keccak256(abi.encode(_tokenId, known.nonce, epoch, known.lockedUntil, known.quietUntil, known.signing));
    }
}
