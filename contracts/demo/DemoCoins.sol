// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title Demo Coin
/// @notice One of many play coins of the demo, worth nothing anywhere. All of it is minted when it is made.
contract DemoCoin is ERC20 {
    uint8 private _places;

    constructor(string memory symbol_, uint8 places_, address to, uint256 amount) ERC20(symbol_, symbol_) {
        _places = places_;
        _mint(to, amount);
    }

    /// @inheritdoc ERC20
    function decimals() public view override returns (uint8) {
        return _places;
    }
}

/// @title Demo Coins
/// @notice Makes several of them at once, and gives all of each to one account.
contract DemoCoins {
    constructor(address to, string[] memory symbols, uint8[] memory places, uint256[] memory amounts) {
        for (uint256 i = 0; i < symbols.length; ++i) {
            new DemoCoin(symbols[i], places[i], to, amounts[i]);
        }
    }
}
