// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ISafe, Operation} from "../src/ISafe.sol";
import {Vm} from "./Vm.sol";

/// @dev What the owners of a Safe call, and the tests in their place.
interface Safe is ISafe {
    function VERSION() external view returns (string memory);
    function approveHash(bytes32 hash) external;
    function execTransactionFromModule(address to, uint256 value, bytes calldata data, Operation operation)
        external
        returns (bool success);
    function getThreshold() external view returns (uint256);
    function getTransactionHash(
        address to,
        uint256 value,
        bytes calldata data,
        Operation operation,
        uint256 safeTxGas,
        uint256 baseGas,
        uint256 gasPrice,
        address gasToken,
        address refundReceiver,
        uint256 nonce
    ) external view returns (bytes32);
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4);
    function nonce() external view returns (uint256);
    function simulateAndRevert(address target, bytes calldata data) external;
    function supportsInterface(bytes4 interfaceId) external view returns (bool);
}

interface SafeProxyFactory {
    function createProxyWithNonce(address singleton, bytes calldata initializer, uint256 saltNonce)
        external
        returns (Safe);
}

interface MultiSend {
    function multiSend(bytes calldata transactions) external payable;
}

/// @dev Safe's own contracts, read from its npm packages and placed where they are on every chain.
abstract contract GenuineSafes {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    /// @dev One of the eight singletons, and what its Safes are made with.
    struct Kind {
        string version;
        SafeProxyFactory factory;
        address singleton;
        address fallbackHandler;
    }

    string private constant V1_3_0 = "../node_modules/safe-1.3.0/build/artifacts/contracts/";
    string private constant V1_4_1 = "../node_modules/safe-1.4.1/build/artifacts/contracts/";
    string private constant V1_5_0 = "../node_modules/safe-1.5.0/build/artifacts/contracts/";

    SafeProxyFactory private constant FACTORY_1_3_0 = SafeProxyFactory(0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2);
    SafeProxyFactory private constant FACTORY_1_3_0_EIP155 =
        SafeProxyFactory(0xC22834581EbC8527d974F8a1c97E1bEA4EF910BC);
    SafeProxyFactory private constant FACTORY_1_4_1 = SafeProxyFactory(0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67);
    SafeProxyFactory private constant FACTORY_1_5_0 = SafeProxyFactory(0x14F2982D601c9458F93bd70B218933A6f8165e7b);

    address internal constant HANDLER_1_3_0 = 0xf48f2B2d2a534e402487b3ee7C18c33Aec0Fe5e4;
    address internal constant HANDLER_1_3_0_EIP155 = 0x017062a1dE2FE6b99BE3d9d37841FeD19F573804;
    address internal constant HANDLER_1_4_1 = 0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99;
    address internal constant HANDLER_1_5_0 = 0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4;

    address internal constant SAFE_1_4_1 = 0x41675C099F32341bf84BFc5382aF534df5C7461a;
    address internal constant SAFE_L2_1_5_0 = 0xEdd160fEBBD92E350D4D398fb636302fccd67C7e;
    MultiSend internal constant MULTI_SEND = MultiSend(0x9641d764fc13c8B624c04430C7356C1C7C8102e2);

    function safe130() internal pure returns (Kind memory) {
        return Kind("1.3.0", FACTORY_1_3_0, 0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552, HANDLER_1_3_0);
    }

    function safeL2130() internal pure returns (Kind memory) {
        return Kind("1.3.0", FACTORY_1_3_0, 0x3E5c63644E683549055b9Be8653de26E0B4CD36E, HANDLER_1_3_0);
    }

    function safe130Eip155() internal pure returns (Kind memory) {
        return Kind("1.3.0", FACTORY_1_3_0_EIP155, 0x69f4D1788e39c87893C980c06EdF4b7f686e2938, HANDLER_1_3_0_EIP155);
    }

    function safeL2130Eip155() internal pure returns (Kind memory) {
        return Kind("1.3.0", FACTORY_1_3_0_EIP155, 0xfb1bffC9d739B8D520DaF37dF666da4C687191EA, HANDLER_1_3_0_EIP155);
    }

    function safe141() internal pure returns (Kind memory) {
        return Kind("1.4.1", FACTORY_1_4_1, SAFE_1_4_1, HANDLER_1_4_1);
    }

    function safeL2141() internal pure returns (Kind memory) {
        return Kind("1.4.1", FACTORY_1_4_1, 0x29fcB43b46531BcA003ddC8FCB67FFE91900C762, HANDLER_1_4_1);
    }

    function safe150() internal pure returns (Kind memory) {
        return Kind("1.5.0", FACTORY_1_5_0, 0xFf51A5898e281Db6DfC7855790607438dF2ca44b, HANDLER_1_5_0);
    }

    function safeL2150() internal pure returns (Kind memory) {
        return Kind("1.5.0", FACTORY_1_5_0, SAFE_L2_1_5_0, HANDLER_1_5_0);
    }

    function placeGenuineSafes() internal {
        bytes memory code = _read(V1_3_0, "GnosisSafe.sol/GnosisSafe.json");
        vm.etch(safe130().singleton, code);
        vm.etch(safe130Eip155().singleton, code);
        code = _read(V1_3_0, "GnosisSafeL2.sol/GnosisSafeL2.json");
        vm.etch(safeL2130().singleton, code);
        vm.etch(safeL2130Eip155().singleton, code);
        code = _read(V1_3_0, "proxies/GnosisSafeProxyFactory.sol/GnosisSafeProxyFactory.json");
        vm.etch(address(FACTORY_1_3_0), code);
        vm.etch(address(FACTORY_1_3_0_EIP155), code);
        code = _read(V1_3_0, "handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler.json");
        vm.etch(HANDLER_1_3_0, code);
        vm.etch(HANDLER_1_3_0_EIP155, code);

        vm.etch(safe141().singleton, _read(V1_4_1, "Safe.sol/Safe.json"));
        vm.etch(safeL2141().singleton, _read(V1_4_1, "SafeL2.sol/SafeL2.json"));
        _placeRest(V1_4_1, FACTORY_1_4_1, HANDLER_1_4_1);
        vm.etch(address(MULTI_SEND), _read(V1_4_1, "libraries/MultiSendCallOnly.sol/MultiSendCallOnly.json"));

        vm.etch(safe150().singleton, _read(V1_5_0, "Safe.sol/Safe.json"));
        vm.etch(safeL2150().singleton, _read(V1_5_0, "SafeL2.sol/SafeL2.json"));
        _placeRest(V1_5_0, FACTORY_1_5_0, HANDLER_1_5_0);
    }

    function _placeRest(string memory folder, SafeProxyFactory factory, address fallbackHandler) private {
        vm.etch(address(factory), _read(folder, "proxies/SafeProxyFactory.sol/SafeProxyFactory.json"));
        vm.etch(
            fallbackHandler, _read(folder, "handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler.json")
        );
    }

    function _read(string memory folder, string memory artifact) private view returns (bytes memory) {
        return vm.parseJsonBytes(vm.readFile(string.concat(folder, artifact)), ".deployedBytecode");
    }
}
