// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

/// @title ERC-5646: what a token stands for may change, and its fingerprint with it
interface IERC5646 is IERC165 {
    /**
     * @notice A hash of the state of `tokenId`: of how often its Safe was used, of the epoch, the lock and signing. Never the
     * same again once any of them changed. Who may call what, tokens that arrive, and the mere end of a lock don't change it.
     */
    function getStateFingerprint(uint256 tokenId) external view returns (bytes32);
}
