// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

/// @dev How a Safe runs a transaction. The values are Safe's own.
enum Operation {
    Call,
    DelegateCall
}

/// @dev Where the linked lists of owners and of modules begin and end.
address constant SENTINEL = address(1);

// What lies where in the storage of a Safe: the same in 1.3.0, 1.4.1 and 1.5.0.
bytes32 constant MODULES_SLOT = bytes32(uint256(1));
bytes32 constant OWNERS_SLOT = bytes32(uint256(2));
bytes32 constant OWNER_COUNT_SLOT = bytes32(uint256(3));
bytes32 constant THRESHOLD_SLOT = bytes32(uint256(4));
bytes32 constant NONCE_SLOT = bytes32(uint256(5));
bytes32 constant GUARD_SLOT = keccak256("guard_manager.guard.address");
bytes32 constant MODULE_GUARD_SLOT = keccak256("module_manager.module_guard.address");
bytes32 constant FALLBACK_HANDLER_SLOT = keccak256("fallback_manager.handler.address");

/**
 * @title What is called on a Safe
 *
 * @dev Versions 1.3.0 to 1.5.0, except {setModuleGuard}, which came with 1.5.0.
 */
interface ISafe {
    /// @dev Answered by the proxy itself, from its slot 0: no singleton can lie about it.
    function masterCopy() external view returns (address);

    function getOwners() external view returns (address[] memory);

    function isOwner(address account) external view returns (bool);

    function getModulesPaginated(address start, uint256 pageSize)
        external
        view
        returns (address[] memory modules, address next);

    function getStorageAt(uint256 offset, uint256 length) external view returns (bytes memory);

    function addOwnerWithThreshold(address owner, uint256 threshold) external;

    function removeOwner(address previousOwner, address owner, uint256 threshold) external;

    function swapOwner(address previousOwner, address oldOwner, address newOwner) external;

    function changeThreshold(uint256 threshold) external;

    function enableModule(address module) external;

    function disableModule(address previousModule, address module) external;

    function setGuard(address guard) external;

    function setModuleGuard(address moduleGuard) external;

    function setFallbackHandler(address fallbackHandler) external;

    function setup(
        address[] calldata owners,
        uint256 threshold,
        address to,
        bytes calldata data,
        address fallbackHandler,
        address paymentToken,
        uint256 payment,
        address payable paymentReceiver
    ) external;

    function execTransaction(
        address to,
        uint256 value,
        bytes calldata data,
        Operation operation,
        uint256 safeTxGas,
        uint256 baseGas,
        uint256 gasPrice,
        address gasToken,
        address payable refundReceiver,
        bytes calldata signatures
    ) external payable returns (bool success);

    function execTransactionFromModuleReturnData(address to, uint256 value, bytes calldata data, Operation operation)
        external
        returns (bool success, bytes memory returnData);
}

/// @title What is called on the factory of Safes
interface ISafeProxyFactory {
    function createProxyWithNonce(address singleton, bytes calldata initializer, uint256 saltNonce)
        external
        returns (address safe);
}

/// @title What a Safe calls on its transaction guard
interface ISafeGuard is IERC165 {
    function checkTransaction(
        address to,
        uint256 value,
        bytes memory data,
        Operation operation,
        uint256 safeTxGas,
        uint256 baseGas,
        uint256 gasPrice,
        address gasToken,
        address payable refundReceiver,
        bytes memory signatures,
        address msgSender
    ) external;

    function checkAfterExecution(bytes32 hash, bool success) external;
}

/// @title What a Safe 1.5.0 calls on its module guard
interface ISafeModuleGuard is IERC165 {
    function checkModuleTransaction(address to, uint256 value, bytes memory data, Operation operation, address module)
        external
        returns (bytes32 moduleTxHash);

    function checkAfterModuleExecution(bytes32 txHash, bool success) external;
}
