// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {ISeaportZone} from "./ISeaportZone.sol";
import {IWrappedSafe} from "./IWrappedSafe.sol";

/**
 * @title As seen, on Seaport 1.6
 *
 * @notice The zone of an order that sells or bids for one wrapped Safe in the state that was looked at: the order names this zone,
 * is restricted (type 2 or 3), and its `zoneHash` is {IWrappedSafe-getStateFingerprint}. It can't be filled in another state.
 * No owner, no storage, no call that changes anything; whoever asks gets the same answer.
 *
 * @dev Seaport authorizes all orders of a call, then moves everything, then validates all orders. In between it may call others,
 * the holder of the token among them. A transfer starts a new epoch, so the fingerprint differs afterwards. Hence:
 *
 * - before, the fingerprint must be that of the order;
 * - after, the Safe must be what it was but for one epoch: one transfer, and no use, lock or signing before or after it. The
 *   counters only grow, so nothing that happened in between can be undone.
 *
 * Nobody asks this zone of an order that is open or a contract's own (types 0, 1 and 4), whatever zone and hash it names.
 */
contract AsSeenZone is ISeaportZone {
    /// @notice The order moves `count` tokens of wrapped Safes. One fingerprint speaks for one.
    /// @param count How many there are in the order.
    error NotOneToken(uint256 count);

    /// @notice The order moves `amount` of the token, or not as an ERC-721.
    /// @param itemType The type of the item.
    /// @param amount How much of it the order moves.
    error NotWhole(ItemType itemType, uint256 amount);

    /// @dev The ERC-165 id of SIP-5, `getSeaportMetadata` alone.
    bytes4 private constant SIP5_ID = this.getSeaportMetadata.selector;

    /// @notice The contract whose tokens are sold under this zone.
    IWrappedSafe public immutable WRAPPED_SAFE;

    constructor(IWrappedSafe wrappedSafe) {
        WRAPPED_SAFE = wrappedSafe;
    }

    /// @inheritdoc ISeaportZone
    function authorizeOrder(ZoneParameters calldata order) external view returns (bytes4) {
        uint256 tokenId = _tokenIn(order);
        _requireSame(tokenId, order.zoneHash, WRAPPED_SAFE.getStateFingerprint(tokenId));
        return this.authorizeOrder.selector;
    }

    /// @inheritdoc ISeaportZone
    function validateOrder(ZoneParameters calldata order) external view returns (bytes4) {
        uint256 tokenId = _tokenIn(order);
        _requireSame(tokenId, order.zoneHash, _fingerprintOneTransferAgo(tokenId));
        return this.validateOrder.selector;
    }

    /// @inheritdoc ISeaportZone
    function getSeaportMetadata() external pure returns (string memory name, Schema[] memory schemas) {
        return ("As seen", new Schema[](0));
    }

    /// @inheritdoc ISeaportZone
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        return interfaceId == type(ISeaportZone).interfaceId || interfaceId == type(IERC165).interfaceId
            || interfaceId == SIP5_ID;
    }

    /// @dev The one token of a wrapped Safe that the order moves, offered or asked for.
    function _tokenIn(ZoneParameters calldata order) private view returns (uint256 tokenId) {
        uint256 count;
        for (uint256 i = 0; i < order.offer.length; i++) {
            SpentItem calldata item = order.offer[i];
            if (item.token != address(WRAPPED_SAFE)) continue;
            _requireWhole(item.itemType, item.amount);
            (tokenId, count) = (item.identifier, count + 1);
        }
        for (uint256 i = 0; i < order.consideration.length; i++) {
            ReceivedItem calldata item = order.consideration[i];
            if (item.token != address(WRAPPED_SAFE)) continue;
            _requireWhole(item.itemType, item.amount);
            (tokenId, count) = (item.identifier, count + 1);
        }
        if (count != 1) revert NotOneToken(count);
    }

    /// @dev An order for none of it moves nothing, and one that says ERC-20 moves the token whose id is the amount.
    function _requireWhole(ItemType itemType, uint256 amount) private pure {
        if (itemType != ItemType.ERC721 || amount != 1) revert NotWhole(itemType, amount);
    }

    function _requireSame(uint256 tokenId, bytes32 expected, bytes32 actual) private pure {
        if (actual != expected) revert IWrappedSafe.StateChanged(tokenId, expected, actual);
    }

    /// @dev The fingerprint before the last transfer, if nothing else happened since. As {IWrappedSafe-getStateFingerprint}.
    function _fingerprintOneTransferAgo(uint256 tokenId) private view returns (bytes32) {
        IWrappedSafe.Wrap memory known = WRAPPED_SAFE.getWrap(address(uint160(tokenId)));
        if (!known.live) revert IWrappedSafe.UnknownToken(tokenId);
        uint256 epoch;
        unchecked {
            epoch = known.epoch - 1; // before the first transfer no epoch is like it
        }
        return
            keccak256(abi.encode(known.tokenId, known.nonce, epoch, known.lockedUntil, known.quietUntil, known.signing));
    }
}
