// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";

/// @dev A contract that holds tokens and calls whatever it is told.
contract Account is IERC721Receiver {
    receive() external payable {}

    function run(address to, uint256 value, bytes memory data) public returns (bytes memory) {
        return Address.functionCallWithValue(to, data, value);
    }

    function onERC721Received(address, address, uint256, bytes calldata) external virtual returns (bytes4) {
        return IERC721Receiver.onERC721Received.selector;
    }
}

/// @dev Answers the receiver hook, but only after writing something down.
contract WritingReceiver is Account {
    uint256 public received;

    function onERC721Received(address, address, uint256, bytes calldata) external override returns (bytes4) {
        received++;
        return IERC721Receiver.onERC721Received.selector;
    }
}

/// @dev Never answers the receiver hook.
contract EndlessReceiver {
    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        while (true) {}
        return 0;
    }
}

/// @dev Answers the receiver hook with something else.
contract WrongReceiver {
    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return 0x12345678;
    }
}

/// @dev Calls `data` on `target` when a token arrives.
contract CallingReceiver is Account {
    address public target;
    bytes public data;

    function onReceive(address target_, bytes calldata data_) external {
        (target, data) = (target_, data_);
    }

    function onERC721Received(address, address, uint256, bytes calldata) external override returns (bytes4) {
        // Not in the static probe, which must not see a write.
        if (gasleft() > 300_000) run(target, 0, data);
        return IERC721Receiver.onERC721Received.selector;
    }
}

/// @dev Fails and doesn't say why.
contract Mute {
    fallback() external payable {
        assembly {
            revert(0, 0)
        }
    }
}

/// @dev Fails and says why.
contract Talker {
    error Because(uint256 number);

    fallback() external payable {
        revert Because(42);
    }
}
