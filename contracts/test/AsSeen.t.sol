// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {AsSeen} from "../src/AsSeen.sol";
import {IWrappedSafe} from "../src/IWrappedSafe.sol";
import {Account, CallingReceiver, DeafAccount, Mute, ReenteringBuyer, Signatory} from "./Accounts.sol";
import {Safe} from "./GenuineSafes.sol";
import {Coin, FeeCoin, HookedCoin, NayCoin, SilentCoin, YeaCoin} from "./Markets.sol";
import {SafeTest} from "./SafeTest.sol";

contract AsSeenTest is SafeTest {
    uint256 private constant KEY = 0xA11CE;

    AsSeen private _asSeen;
    address private _seller;
    Safe private _safe;
    uint256 private _tokenId;

    function setUp() public override {
        super.setUp();
        bytes memory code = vm.getCode(vm.envOr("AS_SEEN", string("AsSeen.sol:AsSeen")));
        _asSeen = AsSeen(deploy(bytes.concat(code, abi.encode(address(wrapper)))));
        _seller = vm.addr(KEY);
        (_safe, _tokenId) = newToken(_seller);
        vm.prank(_seller);
        wrapper.approve(address(_asSeen), _tokenId);
        vm.deal(CLEO, 10 ether);
    }

    function test_moneyAndTokenChangeHandsInOneCall() public {
        AsSeen.Offer memory offer = _offer();
        bytes memory signature = _sign(offer);
        vm.expectEmit(address(_asSeen));
        emit AsSeen.Sold(_tokenId, _seller, CLEO, address(0), 3 ether);
        _buy(offer, signature, 3 ether);
        vm.assertEq(wrapper.ownerOf(_tokenId), CLEO, "holder");
        vm.assertEq(_seller.balance, 3 ether, "paid");
        vm.assertEq(address(_asSeen).balance, 0, "nothing stays");
    }

    function test_theSellerCannotEmptyTheSafeRightBefore() public {
        AsSeen.Offer memory offer = _offer();
        bytes memory signature = _sign(offer);
        execute(_tokenId, _seller, pay(MALLORY, 10 ether));
        pass(10 minutes);
        _expectRefused(offer, signature, IWrappedSafe.StateChanged.selector);
    }

    function test_theSellerCannotLockTheSafeRightBefore() public {
        AsSeen.Offer memory offer = _offer();
        bytes memory signature = _sign(offer);
        lock(_tokenId, _seller, START + 365 days);
        pass(10 minutes);
        _expectRefused(offer, signature, IWrappedSafe.StateChanged.selector);
    }

    function test_anOfferIsFilledOnce() public {
        AsSeen.Offer memory offer = _offer();
        bytes memory signature = _sign(offer);
        _buy(offer, signature, 3 ether);
        transfer(_tokenId, CLEO, _seller);
        vm.prank(_seller);
        wrapper.setApprovalForAll(address(_asSeen), true);
        _expectRefused(offer, signature, IWrappedSafe.StateChanged.selector);
    }

    function test_onlyTheBuyerThatTheOfferNames() public {
        AsSeen.Offer memory offer = _offer();
        offer.buyer = DORA;
        _expectRefused(offer, _sign(offer), AsSeen.NotForYou.selector);
        offer.buyer = CLEO;
        _buy(offer, _sign(offer), 3 ether);
    }

    function test_onlyTillTheDeadline() public {
        AsSeen.Offer memory offer = _offer();
        bytes memory signature = _sign(offer);
        vm.warp(offer.deadline + 1);
        _expectRefused(offer, signature, AsSeen.OfferExpired.selector);
        vm.warp(offer.deadline);
        _buy(offer, signature, 3 ether);
    }

    function test_onlyForThePrice() public {
        AsSeen.Offer memory offer = _offer();
        bytes memory signature = _sign(offer);
        offer.price = 1 ether;
        vm.prank(CLEO);
        vm.expectRevert(abi.encodeWithSelector(AsSeen.NotOffered.selector, _seller));
        _asSeen.buy{value: 1 ether}(offer, signature);
        offer.price = 3 ether;
        vm.prank(CLEO);
        vm.expectRevert(abi.encodeWithSelector(AsSeen.WrongPayment.selector, 1 ether, 3 ether));
        _asSeen.buy{value: 1 ether}(offer, signature);
    }

    function test_onlyWhatThePresentHolderSigned() public {
        AsSeen.Offer memory offer = _offer();
        bytes memory signature = _sign(offer);
        transfer(_tokenId, _seller, BEN);
        _expectRefused(offer, signature, AsSeen.NotOffered.selector);
    }

    function test_onlyWithTheApproval() public {
        AsSeen.Offer memory offer = _offer();
        vm.prank(_seller);
        wrapper.approve(address(0), _tokenId);
        _expectRefused(offer, _sign(offer), IERC721Errors.ERC721InsufficientApproval.selector);
    }

    function test_aSafeThatWasUnwrappedIsNotSold() public {
        AsSeen.Offer memory offer = _offer();
        bytes memory signature = _sign(offer);
        unwrap(_tokenId, _seller, ADA);
        wrapAndSeal(_safe, _seller);
        _expectRefused(offer, signature, IERC721Errors.ERC721NonexistentToken.selector);
    }

    function test_buyersThatAreContractsMustReceive() public {
        AsSeen.Offer memory offer = _offer();
        bytes memory signature = _sign(offer);
        DeafAccount deaf = new DeafAccount();
        vm.deal(address(deaf), 3 ether);
        bytes memory reason = abi.encodeWithSelector(IERC721Errors.ERC721InvalidReceiver.selector, deaf);
        vm.expectRevert(reason);
        deaf.run(address(_asSeen), 3 ether, abi.encodeCall(AsSeen.buy, (offer, signature)));
        Account buyer = new Account();
        vm.deal(address(buyer), 3 ether);
        buyer.run(address(_asSeen), 3 ether, abi.encodeCall(AsSeen.buy, (offer, signature)));
        vm.assertEq(wrapper.ownerOf(_tokenId), address(buyer), "holder");
    }

    function test_sellersThatAreContractsSign() public {
        Signatory seller = new Signatory(vm.addr(0xB0B));
        transfer(_tokenId, _seller, address(seller));
        seller.run(address(wrapper), 0, abi.encodeCall(wrapper.approve, (address(_asSeen), _tokenId)));
        AsSeen.Offer memory offer = _offer();
        _expectRefused(offer, _sign(offer), AsSeen.NotOffered.selector); // by the key of somebody else
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(0xB0B, _asSeen.digestOf(offer));
        _buy(offer, abi.encodePacked(r, s, v), 3 ether);
        vm.assertEq(address(seller).balance, 3 ether, "paid");
    }

    function test_sellersWhoseAccountIsDelegatedSignWithTheirKey() public {
        AsSeen.Offer memory offer = _offer();
        bytes memory signature = _sign(offer);
        vm.etch(_seller, address(new Account()).code);
        _buy(offer, signature, 3 ether);
        vm.assertEq(wrapper.ownerOf(_tokenId), CLEO, "sold");
    }

    function test_aSellerThatTakesNoMoneySellsNothing() public {
        AsSeen.Offer memory offer = _offer();
        bytes memory signature = _sign(offer);
        vm.etch(_seller, address(new Mute()).code);
        vm.prank(CLEO);
        vm.expectRevert();
        _asSeen.buy{value: 3 ether}(offer, signature);
        vm.assertEq(wrapper.ownerOf(_tokenId), _seller, "kept");
    }

    // ─── In another currency ─────────────────────────────────────────────────────────────────────────────────────────────

    function test_theBuyerPaysTheSellerInACoin() public {
        Coin coin = new Coin();
        AsSeen.Offer memory offer = _offerIn(address(coin));
        bytes memory signature = _sign(offer);
        vm.expectEmit(address(_asSeen));
        emit AsSeen.Sold(_tokenId, _seller, CLEO, address(coin), 3000);
        _buy(offer, signature, 0);
        vm.assertEq(wrapper.ownerOf(_tokenId), CLEO, "holder");
        vm.assertEq(coin.balanceOf(_seller), 3000, "paid");
        vm.assertEq(coin.balanceOf(CLEO), 2000, "left");
        vm.assertEq(coin.balanceOf(address(_asSeen)), 0, "nothing stays");
    }

    function test_takesCoinsThatReturnNothing() public {
        SilentCoin coin = new SilentCoin();
        AsSeen.Offer memory offer = _offerIn(address(coin));
        _buy(offer, _sign(offer), 0);
        vm.assertEq(coin.balanceOf(_seller), 3000, "paid");
    }

    function test_refusesCoinsThatKeepAPart() public {
        FeeCoin coin = new FeeCoin();
        coin.mint(_seller, 3000); // what the seller had before is no payment
        _expectCoinRefused(address(coin), abi.encodeWithSelector(AsSeen.Underpaid.selector, 2970, 3000));
    }

    function test_refusesCoinsThatOnlySayYes() public {
        YeaCoin coin = new YeaCoin();
        coin.mint(_seller, 3000);
        _expectCoinRefused(address(coin), abi.encodeWithSelector(AsSeen.Underpaid.selector, 0, 3000));
    }

    function test_refusesCoinsThatSayNo() public {
        address coin = address(new NayCoin());
        _expectCoinRefused(coin, abi.encodeWithSelector(SafeERC20.SafeERC20FailedOperation.selector, coin));
    }

    function test_refusesACurrencyWithoutCode() public {
        AsSeen.Offer memory offer = _offer();
        offer.currency = DORA;
        _expectRefused(offer, _sign(offer), 0, abi.encodeWithSelector(AsSeen.UnknownCurrency.selector, DORA));
    }

    /// @dev The ether would stay in the contract for anyone to take.
    function test_refusesEtherForAPriceInACoin() public {
        AsSeen.Offer memory offer = _offerIn(address(new Coin()));
        _expectRefused(offer, _sign(offer), 1, abi.encodeWithSelector(AsSeen.WrongPayment.selector, 1, 0));
    }

    function test_withoutTheMoneyNothingIsSold() public {
        Coin coin = new Coin();
        AsSeen.Offer memory offer = _offerIn(address(coin));
        bytes memory signature = _sign(offer);
        vm.prank(CLEO);
        coin.approve(address(_asSeen), 2999);
        vm.prank(CLEO);
        vm.expectRevert();
        _asSeen.buy(offer, signature);
        vm.assertEq(wrapper.ownerOf(_tokenId), _seller, "kept");
    }

    function test_anotherCurrencyIsAnotherOffer() public {
        AsSeen.Offer memory offer = _offerIn(address(new Coin()));
        bytes memory signature = _sign(offer);
        offer.currency = address(_coin(new YeaCoin()));
        _expectRefused(offer, signature, 0, abi.encodeWithSelector(AsSeen.NotOffered.selector, _seller));
    }

    /// @dev The wrapper itself has a `transferFrom`, which moves what the caller approved.
    function test_refusesATokenOfTheWrapperForAPrice() public {
        (, uint256 other) = newToken(CLEO);
        vm.prank(CLEO);
        wrapper.approve(address(_asSeen), other);
        AsSeen.Offer memory offer = _offer();
        (offer.currency, offer.price) = (address(wrapper), other);
        bytes memory signature = _sign(offer);
        _expectRefused(offer, signature, 0, abi.encodeWithSelector(AsSeen.Underpaid.selector, 1, other));
        vm.assertEq(wrapper.ownerOf(other), CLEO, "kept");
    }

    /// @dev The buyer, called by the coin before its transfer, holds the token already, and reenters to buy another one.
    function test_aCoinThatCallsItsPayerIsPaidForEachOffer() public {
        HookedCoin coin = new HookedCoin();
        (, uint256 other) = newToken(_seller);
        vm.prank(_seller);
        wrapper.approve(address(_asSeen), other);
        AsSeen.Offer memory first = _offerIn(address(coin));
        AsSeen.Offer memory second = _offerIn(address(coin));
        (second.tokenId, second.fingerprint) = (other, wrapper.getStateFingerprint(other));
        ReenteringBuyer buyer = new ReenteringBuyer(address(_asSeen));
        coin.mint(address(buyer), 6000);
        buyer.run(address(coin), 0, abi.encodeCall(Coin.approve, (address(_asSeen), 6000)));
        buyer.then(abi.encodeCall(AsSeen.buy, (second, _sign(second))));
        buyer.run(address(_asSeen), 0, abi.encodeCall(AsSeen.buy, (first, _sign(first))));
        vm.assertEq(coin.balanceOf(_seller), 6000, "paid twice");
        vm.assertEq(wrapper.balanceOf(address(buyer)), 2, "sold twice");
    }

    /// @dev Reentering to buy the same token again fails: the seller doesn't hold it any more.
    function test_aCoinThatCallsItsPayerSellsOnlyOnce() public {
        HookedCoin coin = new HookedCoin();
        AsSeen.Offer memory offer = _offerIn(address(coin));
        bytes memory buy = abi.encodeCall(AsSeen.buy, (offer, _sign(offer)));
        ReenteringBuyer buyer = new ReenteringBuyer(address(_asSeen));
        coin.mint(address(buyer), 6000);
        buyer.run(address(coin), 0, abi.encodeCall(Coin.approve, (address(_asSeen), 6000)));
        buyer.then(buy);
        vm.expectRevert(abi.encodeWithSelector(AsSeen.NotOffered.selector, buyer));
        buyer.run(address(_asSeen), 0, buy);
    }

    /// @dev In the receiver hook, before the payment: it empties the Safe, transfers the token, and still pays.
    function test_aBuyerThatUsesTheSafeBeforeItPaysStillPays() public {
        Coin coin = new Coin();
        AsSeen.Offer memory offer = _offerIn(address(coin));
        CallingReceiver buyer = new CallingReceiver();
        coin.mint(address(buyer), 3000);
        buyer.run(address(coin), 0, abi.encodeCall(Coin.approve, (address(_asSeen), 3000)));
        buyer.onReceive(
            address(wrapper), abi.encodeCall(IWrappedSafe.execute, (_tokenId, pay(address(buyer), 10 ether)))
        );
        buyer.run(address(_asSeen), 0, abi.encodeCall(AsSeen.buy, (offer, _sign(offer))));
        vm.assertEq(coin.balanceOf(_seller), 3000, "paid");
        vm.assertEq(address(buyer).balance, 10 ether, "its own");
    }

    /// @dev An offer can't spend an allowance that somebody else gave to this contract.
    function test_nobodyPaysForAnother() public {
        Coin coin = new Coin();
        AsSeen.Offer memory offer = _offerIn(address(coin)); // Cleo approved
        bytes memory signature = _sign(offer);
        vm.prank(MALLORY);
        vm.expectRevert();
        _asSeen.buy(offer, signature);
        vm.assertEq(coin.balanceOf(CLEO), 5000, "kept");
    }

    function _offerIn(address currency) private returns (AsSeen.Offer memory offer) {
        _coin(Coin(currency));
        offer = _offer();
        (offer.currency, offer.price) = (currency, 3000);
    }

    /// @dev Cleo has some, and lets it be taken.
    function _coin(Coin coin) private returns (Coin) {
        coin.mint(CLEO, 5000);
        vm.prank(CLEO);
        SilentCoin(address(coin)).approve(address(_asSeen), 5000);
        return coin;
    }

    function _expectCoinRefused(address coin, bytes memory reason) private {
        AsSeen.Offer memory offer = _offerIn(coin);
        _expectRefused(offer, _sign(offer), 0, reason);
        vm.assertEq(wrapper.ownerOf(_tokenId), _seller, "kept");
    }

    function _expectRefused(AsSeen.Offer memory offer, bytes memory signature, uint256 value, bytes memory reason)
        private
    {
        vm.prank(CLEO);
        vm.expectRevert(reason);
        _asSeen.buy{value: value}(offer, signature);
    }

    // ─── The message ─────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_theDigestIsThatOfEip712() public view {
        AsSeen.Offer memory offer = _offer();
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)"),
                keccak256("As seen"),
                block.chainid,
                _asSeen
            )
        );
        bytes32 offerType = keccak256(
            "Offer(uint256 tokenId,bytes32 fingerprint,address currency,uint256 price,address buyer,uint256 deadline)"
        );
        bytes32 message = keccak256(abi.encode(offerType, offer));
        vm.assertEq(_asSeen.digestOf(offer), keccak256(abi.encodePacked(hex"1901", domain, message)), "digest");
    }

    function _offer() private view returns (AsSeen.Offer memory) {
        return AsSeen.Offer({
            tokenId: _tokenId,
            fingerprint: wrapper.getStateFingerprint(_tokenId),
            currency: address(0),
            price: 3 ether,
            buyer: address(0),
            deadline: nowAt() + 1 days
        });
    }

    function _sign(AsSeen.Offer memory offer) private view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, _asSeen.digestOf(offer));
        return abi.encodePacked(r, s, v);
    }

    function _buy(AsSeen.Offer memory offer, bytes memory signature, uint256 value) private {
        vm.prank(CLEO);
        _asSeen.buy{value: value}(offer, signature);
    }

    function _expectRefused(AsSeen.Offer memory offer, bytes memory signature, bytes4 reason) private {
        vm.prank(CLEO);
        try _asSeen.buy{value: offer.price}(offer, signature) {
            revert("sold");
        } catch (bytes memory thrown) {
            vm.assertEq(bytes32(bytes4(thrown)), bytes32(reason), "reason");
        }
    }
}
