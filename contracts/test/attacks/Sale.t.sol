// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AsSeen} from "../../src/AsSeen.sol";
import {ISafe, MODULE_GUARD_SLOT, Operation} from "../../src/ISafe.sol";
import {IWrappedSafe} from "../../src/IWrappedSafe.sol";
import {Account} from "../Accounts.sol";
import {DrainThenShut, NestingSeller, Seller} from "../Attackers.sol";
import {Safe} from "../GenuineSafes.sol";
import {AllowingToken, Bid, HookedToken} from "../Markets.sol";
import {AttackTest} from "./AttackTest.sol";

/// @dev Selling something else than the buyer saw: rows vii, xiv and the first of ix of the table, findings C1, H1 and H3.
contract SaleTest is AttackTest {
    uint256 private constant KEY = 0xA11CE;

    // ─── vii: a sale in the middle of calls that then empty the Safe ─────────────────────────────────────────────────────

    function test_attack_vii_aSaleFromACallInTheBatch() public {
        stops(_saleInTheBatch);
    }

    function _saleInTheBatch(Kind memory kind) private returns (bool) {
        (Seller seller, Safe safe, uint256 tokenId) = _newSeller(kind);
        IWrappedSafe.Call[] memory calls = new IWrappedSafe.Call[](2);
        calls[0] = IWrappedSafe.Call(address(seller), 0, abi.encodeCall(Seller.onToken, ()));
        calls[1] = IWrappedSafe.Call(MALLORY, 10 ether, "");
        _run(seller, address(wrapper), abi.encodeCall(IWrappedSafe.execute, (tokenId, calls)));
        return _soldEmpty(safe, address(seller));
    }

    function test_attack_viib_aSaleFromTheHookOfATokenThatMoves() public {
        stops(_saleInAHook);
    }

    function _saleInAHook(Kind memory kind) private returns (bool) {
        (Seller seller,, uint256 tokenId) = _newSeller(kind);
        HookedToken token = new HookedToken();
        token.mint(address(uint160(tokenId)), 100);
        vm.prank(MALLORY);
        token.setHook(address(seller));
        bytes memory move = abi.encodeCall(HookedToken.transfer, (MALLORY, 100));
        bytes memory drain = abi.encodeCall(IWrappedSafe.execute, (tokenId, one(address(token), 0, move)));
        _run(seller, address(wrapper), drain);
        return address(seller).balance == 5 ether && token.balanceOf(MALLORY) == 100;
    }

    // ─── C1: the same, from a call of another Safe in between ────────────────────────────────────────────────────────────

    function test_attack_C1_aSaleOfTheOuterTokenFromANestedExecute() public {
        stops(_saleNested);
    }

    function _saleNested(Kind memory kind) private returns (bool) {
        NestingSeller seller = new NestingSeller(wrapper);
        (Safe outer, uint256 outerId) = newToken(kind, address(seller));
        (, uint256 innerId) = newToken(kind, address(seller));
        Bid bid = new Bid{value: 5 ether}(wrapper, 10 ether);
        bytes memory data = abi.encodeCall(NestingSeller.attack, (outerId, innerId, bid, payable(MALLORY)));
        attempt(MALLORY, address(seller), data);
        return _soldEmpty(outer, address(seller));
    }

    function test_attack_C1_aSaleOfTheParentFromAnExecuteOfItsChild() public {
        stops(_saleOfTheParent);
    }

    function _saleOfTheParent(Kind memory kind) private returns (bool) {
        (Seller seller, Safe parent, uint256 parentId) = _newSeller(kind);
        (, uint256 childId) = newToken(kind, address(parent));
        IWrappedSafe.Call[] memory sale = one(address(seller), 0, abi.encodeCall(Seller.onToken, ()));
        bytes memory inner = abi.encodeCall(IWrappedSafe.execute, (childId, sale));
        IWrappedSafe.Call[] memory calls = new IWrappedSafe.Call[](2);
        calls[0] = IWrappedSafe.Call(address(wrapper), 0, inner);
        calls[1] = IWrappedSafe.Call(MALLORY, 10 ether, "");
        _run(seller, address(wrapper), abi.encodeCall(IWrappedSafe.execute, (parentId, calls)));
        return _soldEmpty(parent, address(seller));
    }

    // ─── H3: right before the sale, in the same transaction ──────────────────────────────────────────────────────────────

    function test_attack_H3_theSellerEmptiesTheSafeRightBeforeTheSale() public {
        stops(_drainThenFill);
    }

    function _drainThenFill(Kind memory kind) private returns (bool) {
        Seller seller = new Seller();
        (Safe safe, uint256 tokenId) = newToken(kind, address(seller));
        seller.offer(wrapper, tokenId, new Bid{value: 5 ether}(wrapper, 0));
        _run(seller, address(wrapper), abi.encodeCall(IWrappedSafe.execute, (tokenId, pay(MALLORY, 10 ether))));
        attempt(MALLORY, address(seller), abi.encodeCall(Seller.onToken, ()));
        return _soldEmpty(safe, address(seller));
    }

    function test_attack_H3_theSellerLocksTheBuyerOutRightBeforeTheSale() public {
        stops(_lockThenFill);
    }

    function _lockThenFill(Kind memory kind) private returns (bool) {
        (Seller seller,, uint256 tokenId) = _newSeller(kind);
        uint256 until = nowAt() + 365 days;
        _run(seller, address(wrapper), abi.encodeCall(IWrappedSafe.lockAccount, (tokenId, until)));
        attempt(MALLORY, address(seller), abi.encodeCall(Seller.onToken, ()));
        return address(seller).balance == 5 ether;
    }

    function test_attack_H3_theSellerEmptiesTheSafeAndWaitsTheQuietTimeOut() public {
        stops(_drainThenSellAsSeen);
    }

    /// @dev The buyer looked at the Safe when it was full, and buys as seen.
    function _drainThenSellAsSeen(Kind memory kind) private returns (bool) {
        (AsSeen asSeen, AsSeen.Offer memory offer, bytes memory signature) = _newOffer(kind);
        execute(offer.tokenId, vm.addr(KEY), pay(MALLORY, 10 ether));
        pass(10 minutes);
        return _buy(asSeen, offer, signature);
    }

    // ─── H1: signing on, and off again ───────────────────────────────────────────────────────────────────────────────────

    function test_attack_H1_signingOnAndOffLooksAsIfNothingHappened() public {
        stops(_signingRoundTrip);
    }

    function _signingRoundTrip(Kind memory kind) private returns (bool) {
        (AsSeen asSeen, AsSeen.Offer memory offer, bytes memory signature) = _newOffer(kind);
        setSigning(offer.tokenId, vm.addr(KEY), true);
        setSigning(offer.tokenId, vm.addr(KEY), false);
        pass(10 minutes);
        return _buy(asSeen, offer, signature);
    }

    function test_attack_H1_aSafeThatSignsIsSoldAsSeen() public {
        stops(_soldWhileSigning);
    }

    /// @dev A permit that is signed now can be used right after the sale is sent, and the fingerprint knows nothing of it.
    function _soldWhileSigning(Kind memory kind) private returns (bool) {
        (AsSeen asSeen, AsSeen.Offer memory offer,) = _newOffer(kind);
        setSigning(offer.tokenId, vm.addr(KEY), true);
        pass(10 minutes);
        offer.fingerprint = wrapper.getStateFingerprint(offer.tokenId);
        return _buy(asSeen, offer, _sign(asSeen, offer));
    }

    function test_attack_H1_aSafeThatSignsIsEmptiedRightBeforeAPlainSale() public {
        stops(_permitThenFill);
    }

    /// @dev In one block and without the wrapper: nothing starts the quiet time, and the fingerprint stays.
    function _permitThenFill(Kind memory kind) private returns (bool) {
        address seller = vm.addr(KEY);
        (Safe safe, uint256 tokenId) = newToken(kind, seller);
        AllowingToken token = new AllowingToken();
        token.mint(address(safe), 100);
        setSigning(tokenId, seller, true);
        pass(10 minutes);
        Bid bid = new Bid{value: 5 ether}(wrapper, 0);
        _approve(address(bid), tokenId);
        bytes32 seen = wrapper.getStateFingerprint(tokenId);
        pass(1 days);

        bytes memory signature = signFor(safe, KEY, token.permitHash(address(safe), MALLORY, 100));
        token.permit(address(safe), MALLORY, 100, signature);
        vm.prank(MALLORY);
        token.take(address(safe), 100);
        bool looksTheSame = wrapper.getStateFingerprint(tokenId) == seen;
        attempt(seller, address(bid), abi.encodeCall(Bid.fill, (tokenId)));
        return looksTheSame && wrapper.ownerOf(tokenId) == address(this) && token.balanceOf(MALLORY) == 100;
    }

    function test_attack_F6_anOperatorTurnsSigningOff() public {
        stops(_operatorTransfersToTheHolder);
    }

    /// @dev Whoever may move the token makes void all that the holder signed, by a transfer to the holder.
    function _operatorTransfersToTheHolder(Kind memory kind) private returns (bool) {
        (Safe safe, uint256 tokenId) = newToken(kind, BEN);
        setSigning(tokenId, BEN, true);
        vm.prank(BEN);
        wrapper.setApprovalForAll(MALLORY, true);
        pass(10 minutes);
        attempt(MALLORY, abi.encodeCall(wrapper.transferFrom, (BEN, BEN, tokenId)));
        return !wrapper.getWrap(address(safe)).signing;
    }

    // ─── F1: between the wrap and the seal ───────────────────────────────────────────────────────────────────────────────

    function test_attack_F1_whatWasSeenBeforeTheSealIsSoldEmpty() public {
        stops(_soldAsSeenBeforeTheSeal);
    }

    function _soldAsSeenBeforeTheSeal(Kind memory kind) private returns (bool) {
        (DrainThenShut evil, Safe safe, uint256 tokenId) = _newOpenWrap(kind);
        (AsSeen asSeen, AsSeen.Offer memory offer, bytes memory signature) = _newOffer(tokenId);
        attempt(MALLORY, address(evil), abi.encodeCall(DrainThenShut.go, (safe, MALLORY, address(handler))));
        vm.assertTrue(attemptSeal(safe), "sealed");
        _approve(address(asSeen), tokenId);
        bool isSold = _buy(asSeen, offer, signature);
        pass(10 minutes);
        isSold = isSold || _buy(asSeen, offer, signature);
        return isSold && address(safe).balance == 0;
    }

    function test_attack_F1b_aBidForAnIdThatIsKnownBeforeTheWrapIsFilledInItsBlock() public {
        stops(_bidBeforeTheWrap);
    }

    function _bidBeforeTheWrap(Kind memory kind) private returns (bool) {
        address seller = vm.addr(KEY);
        Safe safe = newSafe(kind, ADA);
        Bid bid = new Bid{value: 5 ether}(wrapper, 0);
        bytes memory batch = bytes.concat(
            abi.encodePacked(uint8(0), MALLORY, uint256(10 ether), uint256(0)),
            batched(address(safe), abi.encodeCall(ISafe.enableModule, (address(wrapper)))),
            batched(address(wrapper), abi.encodeCall(IWrappedSafe.wrap, (seller)))
        );
        execBatch(safe, batch);
        seal(safe);
        return _fill(bid, wrapper.tokenOf(address(safe))) && address(safe).balance == 0;
    }

    function test_attack_F1b_aBidForASafeToBeCreatedIsFilledInItsBlock() public {
        stops(_bidBeforeTheCreation);
    }

    function _bidBeforeTheCreation(Kind memory) private returns (bool) {
        Bid bid = new Bid{value: 5 ether}(wrapper, 0);
        return _fill(bid, wrapper.createWrapped(vm.addr(KEY), 7));
    }

    function test_openedDrainedAndShutAgainItIsSealedEmpty() public {
        works(_sealedEmpty);
    }

    function _sealedEmpty(Kind memory kind) private returns (bool) {
        (DrainThenShut evil, Safe safe,) = _newOpenWrap(kind);
        evil.go(safe, MALLORY, address(handler));
        return attemptSeal(safe) && wrapper.problems(address(safe)) == 0 && address(safe).balance == 0;
    }

    // ─── F9: in another history ──────────────────────────────────────────────────────────────────────────────────────────

    function test_attack_F9_afterAReorganisationWhatWasSeenIsSoldEmpty() public {
        stops(_soldAfterAReorganisation);
    }

    /// @dev The buyer looked at a seal whose block was dropped. In the other one the seller empties the Safe before the wrap.
    function _soldAfterAReorganisation(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        uint256 snapshot = vm.snapshotState();
        uint256 tokenId = wrapAndSeal(safe, vm.addr(KEY));
        (AsSeen asSeen, AsSeen.Offer memory offer, bytes memory signature) = _newOffer(tokenId);
        vm.revertToState(snapshot);
        pass(12);
        execSafe(safe, MALLORY, 10 ether, "", Operation.Call);
        wrapAndSeal(safe, vm.addr(KEY));
        asSeen = _newAsSeen();
        _approve(address(asSeen), tokenId);
        pass(10 minutes);
        return _buy(asSeen, offer, signature);
    }

    // ─── ix: between the listing and the sale ────────────────────────────────────────────────────────────────────────────

    function test_attack_ix_withoutALockTheSafeIsEmptiedBeforeALaterSale() public {
        works(_drainThenWait);
    }

    /// @dev For all to see, ten minutes before. Who buys blindly gets what is left.
    function _drainThenWait(Kind memory kind) private returns (bool) {
        Seller seller = new Seller();
        (Safe safe, uint256 tokenId) = newToken(kind, address(seller));
        seller.offer(wrapper, tokenId, new Bid{value: 5 ether}(wrapper, 0));
        _run(seller, address(wrapper), abi.encodeCall(IWrappedSafe.execute, (tokenId, pay(MALLORY, 10 ether))));
        pass(10 minutes);
        attempt(MALLORY, address(seller), abi.encodeCall(Seller.onToken, ()));
        return _soldEmpty(safe, address(seller));
    }

    // ─── xiv: an order for an earlier wrap ───────────────────────────────────────────────────────────────────────────────

    function test_attack_xiv_anOrderForAnEarlierWrapIsFilled() public {
        stops(_oldOrder);
    }

    /// @dev Approvals for all outlive the wrap, and so do orders that a market has signed.
    function _oldOrder(Kind memory kind) private returns (bool) {
        Account market = new Account();
        (Safe safe, uint256 first) = newToken(kind, BEN);
        vm.prank(BEN);
        wrapper.setApprovalForAll(address(market), true);
        unwrap(first, BEN, ADA);
        wrapAndSeal(safe, BEN);
        pass(10 minutes);
        return _run(market, address(wrapper), abi.encodeCall(wrapper.transferFrom, (BEN, MALLORY, first)));
    }

    // ─── As seen, for nothing ────────────────────────────────────────────────────────────────────────────────────────────

    function test_attack_own_anApprovedTokenIsTakenForNothing() public {
        stops(_takenForNothing);
    }

    function _takenForNothing(Kind memory kind) private returns (bool) {
        (AsSeen asSeen, AsSeen.Offer memory offer, bytes memory signature) = _newOffer(kind);
        offer.price = 0;
        return attempt(MALLORY, address(asSeen), abi.encodeCall(AsSeen.buy, (offer, signature)));
    }

    // ─── As seen, after the seller thought better of it ──────────────────────────────────────────────────────────────────

    function test_aNewApprovalBringsAnOldOfferBack() public {
        works(_approvedAgain);
    }

    /// @dev The new approval is for a dearer offer, which the buyer leaves alone.
    function _approvedAgain(Kind memory kind) private returns (bool) {
        (AsSeen asSeen, AsSeen.Offer memory offer, bytes memory signature) = _newOffer(kind);
        _approve(address(0), offer.tokenId);
        vm.assertFalse(_buy(asSeen, offer, signature), "bought without an approval");
        _approve(address(asSeen), offer.tokenId);
        return _buy(asSeen, offer, signature);
    }

    function test_executingNothingEndsAnOffer() public {
        fails(_executedNothing);
    }

    function _executedNothing(Kind memory kind) private returns (bool) {
        (AsSeen asSeen, AsSeen.Offer memory offer, bytes memory signature) = _newOffer(kind);
        execute(offer.tokenId, vm.addr(KEY), new IWrappedSafe.Call[](0));
        pass(10 minutes);
        return _buy(asSeen, offer, signature);
    }

    function test_aTransferToOneselfEndsAnOfferWhileLocked() public {
        fails(_transferredToOneself);
    }

    function _transferredToOneself(Kind memory kind) private returns (bool) {
        (AsSeen asSeen, AsSeen.Offer memory offer,) = _newOffer(kind);
        lock(offer.tokenId, vm.addr(KEY), offer.deadline);
        pass(10 minutes);
        offer.fingerprint = wrapper.getStateFingerprint(offer.tokenId);
        bytes memory signature = _sign(asSeen, offer);
        transfer(offer.tokenId, vm.addr(KEY), vm.addr(KEY));
        _approve(address(asSeen), offer.tokenId);
        return _buy(asSeen, offer, signature);
    }

    // ─── And the honest sale ─────────────────────────────────────────────────────────────────────────────────────────────

    function test_anHonestSaleWorks() public {
        (Seller seller, Safe safe, uint256 tokenId) = _newSeller(safe141());
        seller.onToken();
        vm.assertEq(wrapper.ownerOf(tokenId), address(this), "sold");
        vm.assertEq(address(seller).balance, 5 ether, "paid");
        vm.assertEq(address(safe).balance, 10 ether, "full");
    }

    // ─── How it is done ──────────────────────────────────────────────────────────────────────────────────────────────────

    /// @dev A seller with a bid on its token that wants to see 10 ether in the Safe.
    function _newSeller(Kind memory kind) private returns (Seller seller, Safe safe, uint256 tokenId) {
        seller = new Seller();
        (safe, tokenId) = newToken(kind, address(seller));
        seller.offer(wrapper, tokenId, new Bid{value: 5 ether}(wrapper, 10 ether));
    }

    function _newOffer(Kind memory kind)
        private
        returns (AsSeen asSeen, AsSeen.Offer memory offer, bytes memory signature)
    {
        (, uint256 tokenId) = newToken(kind, vm.addr(KEY));
        (asSeen, offer, signature) = _newOffer(tokenId);
        _approve(address(asSeen), tokenId);
    }

    function _newAsSeen() private returns (AsSeen) {
        bytes memory code = vm.getCode(vm.envOr("AS_SEEN", string("AsSeen.sol:AsSeen")));
        return AsSeen(deploy(bytes.concat(code, abi.encode(address(wrapper)))));
    }

    /// @dev The seller offers the token in its present state.
    function _newOffer(uint256 tokenId)
        private
        returns (AsSeen asSeen, AsSeen.Offer memory offer, bytes memory signature)
    {
        asSeen = _newAsSeen();
        offer.tokenId = tokenId;
        offer.fingerprint = wrapper.getStateFingerprint(offer.tokenId);
        (offer.price, offer.deadline) = (3 ether, nowAt() + 1 days);
        signature = _sign(asSeen, offer);
    }

    function _approve(address operator, uint256 tokenId) private {
        vm.prank(vm.addr(KEY));
        wrapper.approve(operator, tokenId);
    }

    function _sign(AsSeen asSeen, AsSeen.Offer memory offer) private view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, asSeen.digestOf(offer));
        return abi.encodePacked(r, s, v);
    }

    function _buy(AsSeen asSeen, AsSeen.Offer memory offer, bytes memory signature) private returns (bool success) {
        vm.deal(CLEO, 3 ether);
        vm.prank(CLEO);
        (success,) = address(asSeen).call{value: 3 ether}(abi.encodeCall(AsSeen.buy, (offer, signature)));
    }

    /// @dev A Safe that is wrapped for the seller, and in which the rest of the batch left a way for a hidden module.
    function _newOpenWrap(Kind memory kind) private returns (DrainThenShut evil, Safe safe, uint256 tokenId) {
        evil = new DrainThenShut();
        safe = newSafe(kind, ADA);
        wrapThen(safe, vm.addr(KEY), address(0), "", twoWrites(address(evil), MODULE_GUARD_SLOT, 0));
        tokenId = wrapper.tokenOf(address(safe));
    }

    function _fill(Bid bid, uint256 tokenId) private returns (bool) {
        vm.prank(vm.addr(KEY));
        wrapper.setApprovalForAll(address(bid), true);
        return attempt(vm.addr(KEY), address(bid), abi.encodeCall(Bid.fill, (tokenId)));
    }

    function _run(Account account, address to, bytes memory data) private returns (bool) {
        return attempt(MALLORY, address(account), abi.encodeCall(Account.run, (to, 0, data)));
    }

    function _soldEmpty(Safe safe, address seller) private view returns (bool) {
        return seller.balance == 5 ether && address(safe).balance == 0;
    }
}
