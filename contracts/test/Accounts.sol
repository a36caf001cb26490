// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";

/// @dev A contract that can hold tokens and makes any call it is told to.
contract Account is IERC721Receiver {
    receive() external payable {}

    function run(address to, uint256 value, bytes memory data) public returns (bytes memory) {
        return Address.functionCallWithValue(to, data, value);
    }

    function onERC721Received(address, address, uint256, bytes calldata) external virtual returns (bytes4) {
        return IERC721Receiver.onERC721Received.selector;
    }
}

/// @dev Implements the receiver hook, but writes to storage in it.
contract WritingReceiver is Account {
    uint256 public received;

    function onERC721Received(address, address, uint256, bytes calldata) external override returns (bytes4) {
        received++;
        return IERC721Receiver.onERC721Received.selector;
    }
}

/// @dev Doesn't implement the receiver hook.
contract EndlessReceiver {
    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        while (true) {}
        return 0;
    }
}

/// @dev Returns a wrong value from the receiver hook.
contract WrongReceiver {
    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return 0x12345678;
    }
}

/// @dev Reverts in the receiver hook, with the right return value as revert data.
contract FailingReceiver {
    function onERC721Received(address, address, uint256, bytes calldata) external pure {
        bytes32 answer = IERC721Receiver.onERC721Received.selector;
        assembly {
            mstore(0, answer)
            revert(0, 32)
        }
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

/// @dev Reverts without a reason.
contract Mute {
    fallback() external payable {
        assembly {
            revert(0, 0)
        }
    }
}

/// @dev Reverts with a reason.
contract Talker {
    error Because(uint256 number);

    fallback() external payable {
        revert Because(42);
    }
}

/// @dev A contract that accepts the signatures of one key (ERC-1271).
contract Signatory is Account, IERC1271 {
    address private immutable SIGNER;

    constructor(address signer) {
        SIGNER = signer;
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        (bytes32 r, bytes32 s, uint8 v) =
            (bytes32(signature[:32]), bytes32(signature[32:64]), uint8(bytes1(signature[64:])));
        return ecrecover(hash, v, r, s) == SIGNER ? IERC1271.isValidSignature.selector : bytes4(0xffffffff);
    }
}

/// @dev Can make any call, but can't receive a token.
contract DeafAccount {
    receive() external payable {}

    function run(address to, uint256 value, bytes memory data) external returns (bytes memory) {
        return Address.functionCallWithValue(to, data, value);
    }
}

/// @dev Once, when a coin asks before it moves, calls `target`.
contract ReenteringBuyer is Account {
    address private immutable TARGET;
    bytes private _data;

    constructor(address target) {
        TARGET = target;
    }

    function then(bytes calldata data) external {
        _data = data;
    }

    function onToken() external {
        bytes memory data = _data;
        delete _data;
        if (data.length > 0) run(TARGET, 0, data);
    }
}
