// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {ISeaportZone} from "../../src/ISeaportZone.sol";

/// @dev Holds tokens, makes any call it is told to, and one more when it is paid.
contract PaidAccount {
    address private _target;
    bytes private _data;

    function onPaid(address target, bytes calldata data) external {
        (_target, _data) = (target, data);
    }

    function run(address to, uint256 value, bytes memory data) public returns (bytes memory) {
        return Address.functionCallWithValue(to, data, value);
    }

    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC721Received.selector;
    }

    receive() external payable {
        if (_data.length > 0) run(_target, 0, _data);
    }
}

/// @dev A zone that has an account make a call while Seaport authorizes, and approves of everything.
contract CallingZone {
    PaidAccount private immutable ACCOUNT;
    address private immutable TARGET;
    bytes private _data;

    constructor(PaidAccount account, address target, bytes memory data) {
        (ACCOUNT, TARGET, _data) = (account, target, data);
    }

    function authorizeOrder(ISeaportZone.ZoneParameters calldata) external returns (bytes4) {
        ACCOUNT.run(TARGET, 0, _data);
        return this.authorizeOrder.selector;
    }

    function validateOrder(ISeaportZone.ZoneParameters calldata) external pure returns (bytes4) {
        return this.validateOrder.selector;
    }
}
