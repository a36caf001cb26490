// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {AsSeen} from "../src/AsSeen.sol";
import {IWrappedSafe} from "../src/IWrappedSafe.sol";
import {Account} from "./Accounts.sol";
import {Safe} from "./GenuineSafes.sol";
import {SafeTest} from "./SafeTest.sol";

contract AsSeenTest is SafeTest {
    uint256 private constant KEY = 0xA11CE;

    AsSeen private _asSeen;
    address private _seller;
    Safe private _safe;
    uint256 private _tokenId;

    function setUp() public override {
        super.setUp();
        _asSeen = new AsSeen(wrapper);
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
        emit AsSeen.Sold(_tokenId, _seller, CLEO, 3 ether);
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
        Account buyer = new Account();
        vm.deal(address(buyer), 3 ether);
        buyer.run(address(_asSeen), 3 ether, abi.encodeCall(AsSeen.buy, (offer, signature)));
        vm.assertEq(wrapper.ownerOf(_tokenId), address(buyer), "holder");
    }

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
        bytes32 offerType =
            keccak256("Offer(uint256 tokenId,bytes32 fingerprint,uint256 price,address buyer,uint256 deadline)");
        bytes32 message = keccak256(abi.encode(offerType, offer));
        vm.assertEq(_asSeen.digestOf(offer), keccak256(abi.encodePacked(hex"1901", domain, message)), "digest");
    }

    function _offer() private view returns (AsSeen.Offer memory) {
        return AsSeen.Offer({
            tokenId: _tokenId,
            fingerprint: wrapper.getStateFingerprint(_tokenId),
            price: 3 ether,
            buyer: address(0),
            deadline: START + 1 days
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
