// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IWrappedSafe} from "../../src/IWrappedSafe.sol";
import {WrappedSafe} from "../../src/WrappedSafe.sol";
import {Account} from "../Accounts.sol";

/// @dev A driver that tries, from within a call of its Safe, everything that must fail then.
contract Meddler is Account {
    WrappedSafe private immutable WRAPPER;
    address private immutable FRIEND;

    /// @dev How often something worked that must not.
    uint256 public successes;
    /// @dev How often a call of one Safe was nested in a call of the other.
    uint256 public nestings;

    constructor(WrappedSafe wrapper, address friend) {
        (WRAPPER, FRIEND) = (wrapper, friend);
    }

    /// @dev Called by the Safe of `outer`. Also tries after calls of another Safe began and ended in between.
    function meddle(uint256 outer, uint256 inner) external {
        _tryAll(outer);
        if (inner == 0) return;
        bytes memory again = abi.encodeCall(this.meddleInside, (outer, inner));
        IWrappedSafe.Call[] memory calls = new IWrappedSafe.Call[](1);
        calls[0] = IWrappedSafe.Call(address(this), 0, again);
        WRAPPER.execute(inner, calls);
        nestings++;
        _tryAll(outer);
    }

    function meddleInside(uint256 outer, uint256 inner) external {
        _tryAll(outer);
        _tryAll(inner);
    }

    function _tryAll(uint256 tokenId) private {
        address[] memory owners = new address[](1);
        owners[0] = FRIEND;
        _try(abi.encodeCall(WRAPPER.transferFrom, (address(this), FRIEND, tokenId)));
        _try(abi.encodeCall(WRAPPER.execute, (tokenId, new IWrappedSafe.Call[](0))));
        _try(abi.encodeCall(WRAPPER.lockAccount, (tokenId, block.timestamp + 1)));
        _try(abi.encodeCall(WRAPPER.setSigning, (tokenId, true)));
        _try(abi.encodeCall(WRAPPER.unwrap, (tokenId, owners, 1, address(0), WRAPPER.SAFE_L2(), false)));
    }

    function _try(bytes memory data) private {
        (bool success,) = address(WRAPPER).call(data);
        if (success) successes++;
    }
}
