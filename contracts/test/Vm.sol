// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev The cheat codes of forge that these tests use.
interface Vm {
    // State
    function deal(address account, uint256 balance) external;
    function etch(address account, bytes calldata code) external;
    function load(address account, bytes32 slot) external view returns (bytes32);
    function store(address account, bytes32 slot, bytes32 value) external;
    function prevrandao(bytes32 value) external;
    function roll(uint256 blockNumber) external;
    function setBlockhash(uint256 blockNumber, bytes32 blockHash) external;
    function warp(uint256 time) external;
    function getBlockTimestamp() external view returns (uint256 time);
    function chainId(uint256 id) external;
    function setEvmVersion(string calldata version) external;
    function txGasPrice(uint256 price) external;
    function snapshotState() external returns (uint256 id);
    function revertToState(uint256 id) external returns (bool success);

    // Callers
    function prank(address sender) external;
    function prank(address sender, address origin) external;

    // Expectations
    function assertEq(address left, address right, string calldata message) external pure;
    function assertEq(address[] calldata left, address[] calldata right, string calldata message) external pure;
    function assertEq(bool left, bool right, string calldata message) external pure;
    function assertEq(bytes32 left, bytes32 right, string calldata message) external pure;
    function assertEq(string calldata left, string calldata right, string calldata message) external pure;
    function assertEq(uint256 left, uint256 right, string calldata message) external pure;
    function assertGt(uint256 left, uint256 right, string calldata message) external pure;
    function assertLt(uint256 left, uint256 right, string calldata message) external pure;
    function assertNotEq(uint256 left, uint256 right, string calldata message) external pure;
    function assertTrue(bool condition, string calldata message) external pure;
    function assertFalse(bool condition, string calldata message) external pure;
    function assume(bool condition) external pure;
    function expectCall(address callee, bytes calldata data, uint64 count) external;
    function expectEmit(address emitter) external;
    function expectRevert() external;
    function expectRevert(bytes calldata reason) external;

    // Files and keys
    function envOr(string calldata name, bool otherwise) external view returns (bool value);
    function envOr(string calldata name, uint256 otherwise) external view returns (uint256 value);
    function envOr(string calldata name, string calldata otherwise) external view returns (string memory value);
    function getCode(string calldata artifact) external view returns (bytes memory initCode);
    function keyExistsJson(string calldata json, string calldata key) external view returns (bool);
    function parseBytes(string calldata text) external pure returns (bytes memory value);
    function parseJsonBytes(string calldata json, string calldata key) external pure returns (bytes memory);
    function parseJsonString(string calldata json, string calldata key) external pure returns (string memory);
    function parseJsonUint(string calldata json, string calldata key) external pure returns (uint256);
    function readFile(string calldata path) external view returns (string memory);
    function addr(uint256 privateKey) external pure returns (address);
    function sign(uint256 privateKey, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
}
