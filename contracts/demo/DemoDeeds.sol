// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// @title Demo Deeds
/// @notice Deeds to imaginary plots: an ERC-721 that anyone may mint, numbered from 1, with name and picture on chain.
contract DemoDeeds is ERC721 {
    using Strings for uint256;

    /// @notice How many deeds were minted so far, which is also the number of the newest.
    uint256 public totalMinted;

    constructor() ERC721("Demo Deeds", "DEED") {}

    /// @notice Gives anyone the next deeds in turn.
    /// @param to Who receives them. A contract must accept ERC-721 tokens.
    /// @param count How many.
    function mint(address to, uint256 count) external {
        for (uint256 i = 0; i < count; ++i) {
            _safeMint(to, ++totalMinted);
        }
    }

    /// @inheritdoc ERC721
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        string memory number = tokenId.toString();
        bytes memory picture = bytes.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320"><rect width="320" height="320" fill="#f4efe4"/>',
            '<rect x="24" y="24" width="272" height="272" fill="none" stroke="#3d3a34" stroke-width="4"/>',
            '<g fill="#3d3a34" font-family="serif" text-anchor="middle"><text x="160" y="120" font-size="28">Demo Deed</text>',
            '<text x="160" y="220" font-size="84">',
            bytes(number),
            "</text></g></svg>"
        );
        bytes memory json = bytes.concat(
            '{"name":"Demo Deed ',
            bytes(number),
            '","description":"A plot that exists only in the demo.","image":"data:image/svg+xml;base64,',
            bytes(Base64.encode(picture)),
            '"}'
        );
        return string.concat("data:application/json;base64,", Base64.encode(json));
    }
}
