// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ISafe, Operation} from "../src/ISafe.sol";
import {IWrappedSafe} from "../src/IWrappedSafe.sol";
import {Account} from "./Accounts.sol";
import {Safe} from "./GenuineSafes.sol";
import {Bid, TokenHook} from "./Markets.sol";

/// @dev Holds the token and sells it to `bid` when called by a token's hook, or in the middle of a batch.
contract Seller is Account, TokenHook {
    Bid public bid;
    uint256 public tokenId;

    function offer(IERC721 token, uint256 tokenId_, Bid bid_) external {
        (tokenId, bid) = (tokenId_, bid_);
        token.setApprovalForAll(address(bid_), true);
    }

    function onToken() external {
        bid.fill(tokenId);
    }
}

/**
 * @dev Holds two tokens. While the outer one's Safe runs calls, starts calls of the inner one's, and in those sells the outer
 * token. Then the outer batch goes on and empties the Safe that was just sold.
 */
contract NestingSeller is Account {
    IWrappedSafe private immutable WRAPPER;
    uint256 private _outer;
    uint256 private _inner;
    Bid private _bid;

    constructor(IWrappedSafe wrapper) {
        WRAPPER = wrapper;
    }

    function attack(uint256 outer, uint256 inner, Bid bid, address payable loot) external {
        (_outer, _inner, _bid) = (outer, inner, bid);
        IERC721(address(WRAPPER)).setApprovalForAll(address(bid), true);
        IWrappedSafe.Call[] memory calls = new IWrappedSafe.Call[](2);
        calls[0] = IWrappedSafe.Call(address(this), 0, abi.encodeCall(this.enter, ()));
        calls[1] = IWrappedSafe.Call(loot, address(uint160(outer)).balance, "");
        WRAPPER.execute(outer, calls);
    }

    function enter() external {
        IWrappedSafe.Call[] memory calls = new IWrappedSafe.Call[](1);
        calls[0] = IWrappedSafe.Call(address(this), 0, abi.encodeCall(this.sell, ()));
        WRAPPER.execute(_inner, calls);
    }

    function sell() external {
        _bid.fill(_outer);
    }
}

/// @dev Delegatecalled by a Safe: wraps it, lets the buyer pay, then undoes the wrap.
contract WrapThenOpen {
    struct Write {
        bytes32 slot;
        bytes32 value;
    }

    function run(IWrappedSafe wrapper, address to, address then, bytes calldata data, Write[] calldata writes)
        external
    {
        wrapper.wrap(to);
        if (then != address(0)) Address.functionCall(then, data);
        for (uint256 i = 0; i < writes.length; i++) {
            (bytes32 slot, bytes32 value) = (writes[i].slot, writes[i].value);
            assembly {
                sstore(slot, value)
            }
        }
    }
}

contract EvilModule {
    function drain(Safe safe, address to) external {
        require(safe.execTransactionFromModule(to, address(safe).balance, "", Operation.Call), "drained nothing");
    }
}

/// @dev A hidden module that drains the Safe, and then restores its state, so that it can be sealed.
contract DrainThenShut {
    function go(Safe safe, address loot, address handler) external {
        require(safe.execTransactionFromModule(loot, address(safe).balance, "", Operation.Call), "drained nothing");
        bytes memory shut = abi.encodeCall(ISafe.setModuleGuard, (handler));
        require(safe.execTransactionFromModule(address(safe), 0, shut, Operation.Call), "not shut");
    }
}

/// @dev A vault that credits tokens to the operator, as ERC-721 calls the sender of a transfer.
contract Vault {
    IERC721 private immutable TOKEN;
    mapping(uint256 tokenId => address) public depositorOf;

    constructor(IERC721 token) {
        TOKEN = token;
    }

    function onERC721Received(address operator, address, uint256 tokenId, bytes calldata) external returns (bytes4) {
        // Not in the static probe, which must not see a write.
        if (TOKEN.balanceOf(address(this)) > 0) depositorOf[tokenId] = operator;
        return this.onERC721Received.selector;
    }

    function withdraw(uint256 tokenId) external {
        require(depositorOf[tokenId] == msg.sender, "not yours");
        TOKEN.transferFrom(address(this), msg.sender, tokenId);
    }
}

/// @dev A singleton that returns success to every module without doing anything, or reverts without a reason.
contract EvilSingleton {
    bool private immutable SAYS_YES;

    constructor(bool saysYes) {
        SAYS_YES = saysYes;
    }

    function give(address payable to, uint256 amount) external {
        Address.sendValue(to, amount);
    }

    function getOwners() external pure returns (address[] memory owners) {
        owners = new address[](1);
    }

    function getStorageAt(uint256 slot, uint256) external view returns (bytes memory) {
        bytes32 value;
        assembly {
            value := sload(slot)
        }
        return abi.encode(value);
    }

    function execTransactionFromModuleReturnData(address, uint256, bytes calldata, Operation)
        external
        view
        returns (bool, bytes memory)
    {
        return (SAYS_YES, "");
    }
}

/// @dev A singleton that reads as the genuine one does, and lets anyone withdraw.
contract LyingSingleton {
    address private _singleton; // where a proxy has it
    address private immutable GENUINE;

    constructor(address genuine) {
        GENUINE = genuine;
    }

    function give(address payable to, uint256 amount) external {
        Address.sendValue(to, amount);
    }

    receive() external payable {}

    fallback() external payable {
        address genuine = GENUINE;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let success := delegatecall(gas(), genuine, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if success { return(0, returndatasize()) }
            revert(0, returndatasize())
        }
    }
}

/// @dev Acts as the genuine singleton, but skips one function that a module calls, and reports success.
contract OmittingSingleton {
    /// @dev Where the calldata of `execTransactionFromModuleReturnData` has the function that is to be called.
    uint256 private constant ASKED = 164;

    address private _singleton; // where a proxy has it
    address private immutable GENUINE;
    bytes4 private immutable OMITTED;

    constructor(address genuine, bytes4 omitted) {
        (GENUINE, OMITTED) = (genuine, omitted);
    }

    fallback(bytes calldata data) external payable returns (bytes memory) {
        bool isAsked = msg.sig == ISafe.execTransactionFromModuleReturnData.selector;
        if (isAsked && bytes4(data[ASKED:ASKED + 4]) == OMITTED) return abi.encode(true, "");
        return Address.functionDelegateCall(GENUINE, data);
    }
}

/// @dev A proxy that acts as Safe's, and lets anyone withdraw.
contract FakeProxy {
    address public masterCopy; // the first slot, where a singleton expects itself

    constructor(address singleton) {
        masterCopy = singleton;
    }

    receive() external payable {}

    function give(address payable to, uint256 amount) external {
        Address.sendValue(to, amount);
    }

    fallback() external payable {
        address singleton = masterCopy;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let success := delegatecall(gas(), singleton, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if success { return(0, returndatasize()) }
            revert(0, returndatasize())
        }
    }
}

/// @dev A guard that allows everything.
contract YesGuard {
    fallback() external {
        assembly {
            mstore(0, 1)
            return(0, 32)
        }
    }
}

/// @dev A fallback handler that reports every signature as valid.
contract YesHandler {
    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        return 0x1626ba7e;
    }
}

/// @dev What the genuine fallback handlers know about messages.
interface MessageSigner {
    function getMessageHash(bytes calldata message) external view returns (bytes32);
}
