// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @dev Lists of accounts.
abstract contract Lists {
    function list(address a) internal pure returns (address[] memory accounts) {
        accounts = new address[](1);
        accounts[0] = a;
    }

    function list(address a, address b) internal pure returns (address[] memory accounts) {
        accounts = new address[](2);
        (accounts[0], accounts[1]) = (a, b);
    }

    function list(address a, address b, address c) internal pure returns (address[] memory accounts) {
        accounts = new address[](3);
        (accounts[0], accounts[1], accounts[2]) = (a, b, c);
    }

    function sorted(address[] memory accounts) internal pure returns (address[] memory) {
        for (uint256 i = 1; i < accounts.length; i++) {
            for (uint256 j = i; j > 0 && accounts[j] < accounts[j - 1]; j--) {
                (accounts[j], accounts[j - 1]) = (accounts[j - 1], accounts[j]);
            }
        }
        return accounts;
    }

    /// @dev So many accounts that nobody knows.
    function many(uint256 count) internal pure returns (address[] memory owners) {
        owners = new address[](count);
        for (uint256 i = 0; i < count; i++) {
            owners[i] = address(uint160(0x1000 + i));
        }
    }
}
