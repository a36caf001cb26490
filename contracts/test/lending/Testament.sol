// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";

/// @dev Hands a token to an heir once its holder was silent for long, by an approval of the holder's. For tests alone.
contract Testament {
    error NotYou(address caller);
    error StillHere(uint256 until);

    IERC721 private immutable TOKEN;
    uint256 private immutable TOKEN_ID;
    address private immutable HEIR;
    address private immutable HOLDER = msg.sender;
    uint256 private immutable SILENCE;
    uint256 private _until;

    constructor(IERC721 token, uint256 tokenId, address heir, uint256 silence) {
        (TOKEN, TOKEN_ID, HEIR, SILENCE) = (token, tokenId, heir, silence);
        _until = block.timestamp + silence;
    }

    function stillHere() external {
        if (msg.sender != HOLDER) revert NotYou(msg.sender);
        _until = block.timestamp + SILENCE;
    }

    /// @dev By anyone, since it can only go to the heir.
    function inherit() external {
        if (block.timestamp <= _until) revert StillHere(_until);
        TOKEN.transferFrom(HOLDER, HEIR, TOKEN_ID);
    }
}
