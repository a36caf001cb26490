// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";
import {ISafe, ISafeProxyFactory} from "./ISafe.sol";
import {IWrappedSafe} from "./IWrappedSafe.sol";
import {SafeCheck} from "./SafeCheck.sol";

/**
 * @title Creating a Safe that this contract owns from birth
 *
 * @dev The address of the Safe commits to all of its initializer, which runs no foreign code and names this contract as the
 * only owner. So nothing but the genuine `setup` can ever have run in it before this contract lets it: whoever deploys the
 * proxy, in whatever call, can't have left anything behind.
 */
library SafeCreation {
    address private constant FACTORY = 0x14F2982D601c9458F93bd70B218933A6f8165e7b;
    bytes32 private constant FACTORY_CODE = 0x967dae4cda22b0c9ef7f31b010bdc1ceb0af9904b0c3dc060b5302e4c18a4529;

    /// @dev The hash of what the factory deploys: a proxy 1.5.0 for SafeL2 1.5.0.
    bytes32 private constant PROXY_INIT_CODE = 0xc00f8ed2d8e1bacf9a81836a956d9be01fbb50416bce76c09d18859e6bb6d223;

    /// @dev The fallback handler that a Safe 1.5.0 has if nobody asks for another: the natural one to unwrap to.
    address internal constant DEFAULT_FALLBACK_HANDLER = 0x3EfCBb83A4A7AfcB4F68D501E2c2203a38be77f4;

    /// @dev Deploys the proxy, unless somebody did before.
    function create(address handler, address to, uint256 saltNonce) internal {
        if (!SafeCheck.isSingleton(SafeCheck.SAFE_L2_1_5_0)) revert IWrappedSafe.SafeL2Missing();
        if (FACTORY.codehash != FACTORY_CODE) revert IWrappedSafe.FactoryMissing();
        if (predict(handler, to, saltNonce).code.length != 0) return;
        ISafeProxyFactory(FACTORY)
            .createProxyWithNonce(SafeCheck.SAFE_L2_1_5_0, _initializer(handler), _saltNonce(to, saltNonce));
    }

    /// @dev Where {create} puts the Safe. It depends on this contract, the handler, `to`, `saltNonce` and the chain.
    function predict(address handler, address to, uint256 saltNonce) internal view returns (address) {
        bytes32 salt = keccak256(abi.encode(keccak256(_initializer(handler)), _saltNonce(to, saltNonce)));
        return Create2.computeAddress(salt, PROXY_INIT_CODE, FACTORY);
    }

    /// @dev Without `to` in it anybody could have the Safe that somebody funded; without the chain, the Safe of the same
    /// address on another chain would go to a `to` that may be another's there.
    function _saltNonce(address to, uint256 saltNonce) private view returns (uint256) {
        return uint256(keccak256(abi.encode(to, saltNonce, block.chainid)));
    }

    function _initializer(address handler) private view returns (bytes memory) {
        address[] memory owners = new address[](1);
        owners[0] = address(this);
        return abi.encodeCall(ISafe.setup, (owners, 1, address(0), "", handler, address(0), 0, payable(address(0))));
    }
}
