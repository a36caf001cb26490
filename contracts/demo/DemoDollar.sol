// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title Demo Dollar
/// @notice Play money of the demo: an ERC-20 with six decimals that anyone may mint, worth nothing anywhere.
contract DemoDollar is ERC20 {
    constructor() ERC20("Demo Dollar", "DUSD") {}

    /// @notice Gives anyone any amount, since it is worth nothing.
    /// @param to Who receives it.
    /// @param amount In millionths of a Demo Dollar.
    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    /// @inheritdoc ERC20
    function decimals() public pure override returns (uint8) {
        return 6;
    }
}
