// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

/// @title ERC-5646: what a token stands for may change, and its fingerprint with it
interface IERC5646 is IERC165 {
    /**
     * @notice A hash of the state of `tokenId`: of how often its Safe was used, and when last, of the epoch, the lock and
     * signing. Never the same again once any of them changed. The seal is a use. Who may call what, tokens that arrive, and the
     * mere end of a lock or of the quiet time don't change it.
     *
     * @dev When, so that what was seen of a use in a block that was dropped isn't taken for one at another time. (No contract can
     * know the hash of the block it runs in.)
     *
     * @param tokenId The id of a present wrap.
     * @return The fingerprint.
     */
    function getStateFingerprint(uint256 tokenId) external view returns (bytes32);
}
