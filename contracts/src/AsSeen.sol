// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";
import {IWrappedSafe} from "./IWrappedSafe.sol";

/**
 * @title Sold as seen
 *
 * @notice Sells wrapped Safes in the state that the buyer looked at: money and token change hands in one call, or nothing does.
 * No fee, no owner, no storage; it holds nothing between calls.
 *
 * @dev The holder approves this contract for the token and signs an {Offer}. Whoever is to buy calls {buy}. An offer ends with
 * its deadline, with a transfer, and with any use of the Safe ({IWrappedSafe-execute} with no calls is enough), since its
 * fingerprint never comes back. So there is nothing to remember about offers that were filled. Without the approval an offer
 * only rests: a new one brings it back, and no offer ends another.
 *
 * A price in an ERC-20 goes straight from the buyer, who approves this contract for it, to the seller. The `from` of that call
 * is always the buyer, so no offer reaches what somebody else approved.
 */
contract AsSeen {
    /// @notice What a seller signs, as EIP-712. `currency` is zero for the network's own, else an ERC-20; `price` is in its
    /// smallest unit; `buyer` is zero for anyone.
    struct Offer {
        uint256 tokenId;
        bytes32 fingerprint;
        address currency;
        uint256 price;
        address buyer;
        uint256 deadline;
    }

    /// @notice `buyer` paid `price` in `currency` to `seller` and holds the token.
    /// @param tokenId The id of the token.
    /// @param seller The former holder, who signed the offer.
    /// @param buyer The account that paid and received the token.
    /// @param currency The ERC-20 that was paid in, or zero for the network's own currency.
    /// @param price The price in the smallest unit of the currency.
    event Sold(uint256 indexed tokenId, address indexed seller, address indexed buyer, address currency, uint256 price);

    /// @notice The offer is for another buyer.
    /// @param buyer The only account that may buy.
    error NotForYou(address buyer);

    /// @notice The offer ended at `deadline`.
    /// @param deadline When the offer ended, in seconds since the epoch of Unix.
    error OfferExpired(uint256 deadline);

    /// @notice What was sent isn't the price in the network's own currency. (In a price in another one there is none.)
    /// @param sent What was sent, in wei.
    /// @param price What had to be sent, in wei.
    error WrongPayment(uint256 sent, uint256 price);

    /// @notice There is no contract at `currency`.
    /// @param currency The address that the offer names.
    error UnknownCurrency(address currency);

    /// @notice The currency kept back a part of the price: the seller got `received`.
    /// @param received What reached the seller, in the smallest unit of the currency.
    /// @param price The price, in the same unit.
    error Underpaid(uint256 received, uint256 price);

    /// @notice The present holder of the token didn't sign this offer.
    /// @param holder The present holder of the token.
    error NotOffered(address holder);

    bytes32 private constant DOMAIN_TYPE =
        keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)");
    bytes32 private constant OFFER_TYPE = keccak256(
        "Offer(uint256 tokenId,bytes32 fingerprint,address currency,uint256 price,address buyer,uint256 deadline)"
    );

    /// @notice The contract whose tokens are sold here.
    IWrappedSafe public immutable WRAPPED_SAFE;

    constructor(IWrappedSafe wrappedSafe) {
        WRAPPED_SAFE = wrappedSafe;
    }

    /// @notice Pays the price to the holder of the token and takes the token, if its state is still that of the offer.
    /// @dev The caller pays. For an ERC-20 the caller approves this contract first; `msg.value` must then be zero.
    /// @param offer The offer as the seller signed it.
    /// @param signature The signature of the holder, by key or by ERC-1271, of {digestOf}.
    function buy(Offer calldata offer, bytes calldata signature) external payable {
        if (offer.buyer != address(0) && offer.buyer != msg.sender) revert NotForYou(offer.buyer);
        if (block.timestamp > offer.deadline) revert OfferExpired(offer.deadline);
        uint256 due = offer.currency == address(0) ? offer.price : 0;
        if (msg.value != due) revert WrongPayment(msg.value, due);
        address seller = WRAPPED_SAFE.ownerOf(offer.tokenId);
        if (!_isSignedBy(seller, digestOf(offer), signature)) revert NotOffered(seller);

        emit Sold(offer.tokenId, seller, msg.sender, offer.currency, offer.price);
        WRAPPED_SAFE.safeTransferFromIf(seller, msg.sender, offer.tokenId, offer.fingerprint);
        if (offer.currency == address(0)) Address.sendValue(payable(seller), offer.price);
        else _payIn(offer.currency, seller, offer.price);
    }

    /// @notice What the seller signs for `offer`.
    /// @param offer Any offer.
    /// @return The EIP-712 digest, under the domain of this contract.
    function digestOf(Offer calldata offer) public view returns (bytes32) {
        bytes32 domain = keccak256(abi.encode(DOMAIN_TYPE, keccak256("As seen"), block.chainid, address(this)));
        return MessageHashUtils.toTypedDataHash(domain, keccak256(abi.encode(OFFER_TYPE, offer)));
    }

    /// @dev Tokens that return nothing are taken, those that keep a part back aren't.
    function _payIn(address currency, address seller, uint256 price) private {
        if (currency.code.length == 0) revert UnknownCurrency(currency);
        uint256 before = IERC20(currency).balanceOf(seller);
        SafeERC20.safeTransferFrom(IERC20(currency), msg.sender, seller, price);
        uint256 received = IERC20(currency).balanceOf(seller) - before;
        if (received < price) revert Underpaid(received, price);
    }

    /// @dev An account with code may still sign with a key (ERC-7702), so the key is tried first.
    function _isSignedBy(address seller, bytes32 digest, bytes calldata signature) private view returns (bool) {
        (address recovered,,) = ECDSA.tryRecoverCalldata(digest, signature);
        return recovered == seller || SignatureChecker.isValidERC1271SignatureNowCalldata(seller, digest, signature);
    }
}
