// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

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
 */
contract AsSeen {
    /// @notice What a seller signs, as EIP-712. In wei; `buyer` is zero for anyone.
    struct Offer {
        uint256 tokenId;
        bytes32 fingerprint;
        uint256 price;
        address buyer;
        uint256 deadline;
    }

    /// @notice `buyer` paid `price` to `seller` and holds the token.
    event Sold(uint256 indexed tokenId, address indexed seller, address indexed buyer, uint256 price);

    /// @notice The offer is for another buyer.
    error NotForYou(address buyer);

    /// @notice The offer ended at `deadline`.
    error OfferExpired(uint256 deadline);

    /// @notice What was sent isn't the price.
    error WrongPayment(uint256 sent, uint256 price);

    /// @notice The present holder of the token didn't sign this offer.
    error NotOffered(address holder);

    bytes32 private constant DOMAIN_TYPE =
        keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)");
    bytes32 private constant OFFER_TYPE =
        keccak256("Offer(uint256 tokenId,bytes32 fingerprint,uint256 price,address buyer,uint256 deadline)");

    /// @notice The contract whose tokens are sold here.
    IWrappedSafe public immutable WRAPPED_SAFE;

    constructor(IWrappedSafe wrappedSafe) {
        WRAPPED_SAFE = wrappedSafe;
    }

    /// @notice Pays the price to the holder of the token and takes the token, if its state is still that of the offer.
    function buy(Offer calldata offer, bytes calldata signature) external payable {
        if (offer.buyer != address(0) && offer.buyer != msg.sender) revert NotForYou(offer.buyer);
        if (block.timestamp > offer.deadline) revert OfferExpired(offer.deadline);
        if (msg.value != offer.price) revert WrongPayment(msg.value, offer.price);
        address seller = WRAPPED_SAFE.ownerOf(offer.tokenId);
        if (!_isSignedBy(seller, digestOf(offer), signature)) revert NotOffered(seller);

        emit Sold(offer.tokenId, seller, msg.sender, offer.price);
        WRAPPED_SAFE.safeTransferFromIf(seller, msg.sender, offer.tokenId, offer.fingerprint);
        Address.sendValue(payable(seller), offer.price);
    }

    /// @notice What the seller signs for `offer`.
    function digestOf(Offer calldata offer) public view returns (bytes32) {
        bytes32 domain = keccak256(abi.encode(DOMAIN_TYPE, keccak256("As seen"), block.chainid, address(this)));
        return MessageHashUtils.toTypedDataHash(domain, keccak256(abi.encode(OFFER_TYPE, offer)));
    }

    /// @dev An account with code may still sign with a key (ERC-7702), so the key is tried first.
    function _isSignedBy(address seller, bytes32 digest, bytes calldata signature) private view returns (bool) {
        (address recovered,,) = ECDSA.tryRecoverCalldata(digest, signature);
        return recovered == seller || SignatureChecker.isValidERC1271SignatureNowCalldata(seller, digest, signature);
    }
}
