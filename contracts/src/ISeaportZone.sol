// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

/// @title What Seaport 1.6 asks the zone of a restricted order
/// @dev Names, order and types are those of Seaport's `ZoneInterface`.
interface ISeaportZone is IERC165 {
    enum ItemType {
        NATIVE,
        ERC20,
        ERC721,
        ERC1155,
        ERC721_WITH_CRITERIA,
        ERC1155_WITH_CRITERIA
    }

    /// @notice What the offerer gives.
    struct SpentItem {
        ItemType itemType;
        address token;
        uint256 identifier;
        uint256 amount;
    }

    /// @notice What the offerer wants to have, and for whom.
    struct ReceivedItem {
        ItemType itemType;
        address token;
        uint256 identifier;
        uint256 amount;
        address payable recipient;
    }

    struct ZoneParameters {
        bytes32 orderHash;
        address fulfiller;
        address offerer;
        SpentItem[] offer;
        ReceivedItem[] consideration;
        bytes extraData;
        bytes32[] orderHashes;
        uint256 startTime;
        uint256 endTime;
        bytes32 zoneHash;
    }

    /// @notice A standard that the zone follows (SIP-5).
    struct Schema {
        uint256 id;
        bytes metadata;
    }

    /// @notice Called before anything moves, for each order of the call.
    /// @param order The order, and who fills it.
    /// @return The selector of this function, if the order may be filled.
    function authorizeOrder(ZoneParameters calldata order) external returns (bytes4);

    /// @notice Called after everything moved, for each order of the call.
    /// @param order The same as in {authorizeOrder}, but for the list of hashes.
    /// @return The selector of this function, if the order counts as filled.
    function validateOrder(ZoneParameters calldata order) external returns (bytes4);

    /// @notice What the zone is called, and which standards it follows.
    /// @return name The name.
    /// @return schemas The standards.
    function getSeaportMetadata() external view returns (string memory name, Schema[] memory schemas);

    /// @inheritdoc IERC165
    function supportsInterface(bytes4 interfaceId) external view override returns (bool);
}
