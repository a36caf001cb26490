// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {FALLBACK_HANDLER_SLOT, ISafe, ISafeProxyFactory, Operation} from "../src/ISafe.sol";
import {IWrappedSafe} from "../src/IWrappedSafe.sol";
import {Account, WrongReceiver} from "./Accounts.sol";
import {Safe} from "./GenuineSafes.sol";
import {SafeTest} from "./SafeTest.sol";

/// @dev Safes that are created wrapped.
contract CreateTest is SafeTest {
    ISafeProxyFactory private constant FACTORY = ISafeProxyFactory(0x14F2982D601c9458F93bd70B218933A6f8165e7b);

    function test_createsASealedSafeWhereItSaid() public {
        address safe = wrapper.predictSafe(BEN, 7);
        vm.deal(safe, 2 ether); // funded before
        vm.expectEmit(address(wrapper));
        emit IWrappedSafe.SafeWrapped(uint160(safe), safe, BEN);
        vm.expectEmit(address(wrapper));
        emit IWrappedSafe.SafeSealed(uint160(safe), safe, BEN);
        vm.expectEmit(address(wrapper));
        emit IERC721.Transfer(address(0), BEN, uint160(safe));
        uint256 tokenId = wrapper.createWrapped(BEN, 7);

        vm.assertEq(tokenId, uint160(safe), "id");
        vm.assertEq(wrapper.ownerOf(tokenId), BEN, "holder");
        vm.assertEq(wrapper.problems(safe), 0, "clean");
        IWrappedSafe.Wrap memory known = wrapper.getWrap(safe);
        vm.assertTrue(known.live && known.isSealed, "live and sealed");
        vm.assertEq(known.count, 1, "count");
        vm.assertEq(known.driver, BEN, "driver");
        vm.assertEq(known.previousSingleton, SAFE_L2_1_5_0, "singleton");
        vm.assertEq(known.previousFallbackHandler, HANDLER_1_5_0, "fallback handler");
        execute(tokenId, BEN, pay(CLEO, 1 ether));
        vm.assertEq(CLEO.balance, 1 ether, "driven");
    }

    function test_itsSafeIsUnwrappedAndWrappedAgainLikeAnyOther() public {
        uint256 tokenId = wrapper.createWrapped(BEN, 7);
        Safe safe = Safe(address(uint160(tokenId)));
        vm.deal(address(safe), 1 ether);
        unwrap(tokenId, BEN, ADA);
        vm.assertEq(safe.getOwners(), list(ADA), "owners");
        vm.assertEq(readAddress(safe, FALLBACK_HANDLER_SLOT), HANDLER_1_5_0, "fallback handler");
        execSafe(safe, CLEO, 1 ether, "", Operation.Call);
        vm.assertEq(wrapAndSeal(safe, BEN), (uint256(1) << 160) | tokenId, "second id");
    }

    function test_oneAddressForEachReceiverNumberAndChain() public {
        address safe = wrapper.predictSafe(BEN, 7);
        vm.assertNotEq(uint160(safe), uint160(wrapper.predictSafe(CLEO, 7)), "receiver");
        vm.assertNotEq(uint160(safe), uint160(wrapper.predictSafe(BEN, 8)), "number");
        vm.chainId(10);
        vm.assertNotEq(uint160(safe), uint160(wrapper.predictSafe(BEN, 7)), "chain");
    }

    function test_worksInACallOfAContract() public {
        Account account = new Account();
        bytes memory created =
            account.run(address(wrapper), 0, abi.encodeCall(IWrappedSafe.createWrapped, (address(account), 1)));
        vm.assertEq(wrapper.ownerOf(abi.decode(created, (uint256))), address(account), "holder");
    }

    function test_adoptsWhatSomebodyDeployedBefore() public {
        address safe = _deployByFactory(BEN, 7);
        vm.assertEq(safe, wrapper.predictSafe(BEN, 7), "the same address");
        vm.prank(MALLORY);
        uint256 tokenId = wrapper.createWrapped(BEN, 7);
        vm.assertEq(wrapper.ownerOf(tokenId), BEN, "holder");
        vm.assertEq(wrapper.problems(safe), 0, "clean");
    }

    function test_asksForTheSameAgainAndGetsIt() public {
        uint256 tokenId = wrapper.createWrapped(BEN, 7);
        vm.prank(MALLORY);
        vm.assertEq(wrapper.createWrapped(BEN, 7), tokenId, "the same");
        vm.assertEq(wrapper.totalSupply(), 1, "one token");
        vm.assertEq(wrapper.ownerOf(tokenId), BEN, "holder");
    }

    /// @dev A Safe that somebody else has held, used or unwrapped isn't the one to create.
    function test_createsEachOnce() public {
        uint256 tokenId = wrapper.createWrapped(BEN, 7);
        Safe safe = Safe(address(uint160(tokenId)));
        uint256 snapshot = vm.snapshotState();
        execute(tokenId, BEN, new IWrappedSafe.Call[](0));
        _expectCreated(safe);
        vm.revertToState(snapshot);
        unwrap(tokenId, BEN, ADA);
        _expectCreated(safe);
        wrapAndSeal(safe, BEN);
        _expectCreated(safe);
        vm.revertToState(snapshot);
        sell(tokenId, BEN, MALLORY);
        _expectCreated(safe);
        transfer(tokenId, MALLORY, BEN);
        _expectCreated(safe);
        unwrap(tokenId, BEN, ADA);
        _expectCreated(safe);
        wrapAndSeal(safe, BEN);
        _expectCreated(safe);
    }

    function _expectCreated(Safe safe) private {
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.AlreadyCreated.selector, safe));
        wrapper.createWrapped(BEN, 7);
    }

    function test_refusesReceiversThatCannotDrive() public {
        address[3] memory unfit = [address(wrapper), address(handler), address(0)];
        for (uint256 i = 0; i < 3; i++) {
            vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.InvalidDriver.selector, unfit[i]));
            wrapper.createWrapped(unfit[i], 7);
        }
        address deaf = address(new WrongReceiver());
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.CannotReceive.selector, deaf));
        wrapper.createWrapped(deaf, 7);
    }

    /// @dev While nothing is there, nothing tells whose Safe it would be.
    function test_aTokenWaitsForEverWhereItsOwnSafeWouldCreate() public {
        (Safe safe, uint256 tokenId) = newToken(BEN);
        address nowhere = wrapper.predictSafe(address(safe), 7);
        transfer(tokenId, BEN, nowhere);
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.OwnershipCycle.selector, nowhere, safe));
        wrapper.createWrapped(address(safe), 7);
    }

    function test_refusesWhereSafeL2OrTheFactoryIsMissing() public {
        bytes memory factory = address(FACTORY).code;
        vm.etch(address(FACTORY), "");
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.FactoryMissing.selector));
        wrapper.createWrapped(BEN, 7);
        vm.etch(address(FACTORY), factory);
        vm.etch(SAFE_L2_1_5_0, "");
        vm.expectRevert(abi.encodeWithSelector(IWrappedSafe.SafeL2Missing.selector));
        wrapper.createWrapped(BEN, 7);
    }

    /// @dev As anyone could: by the factory itself, with the initializer that {SafeCreation} uses.
    function _deployByFactory(address to, uint256 saltNonce) private returns (address) {
        bytes memory initializer = abi.encodeCall(
            ISafe.setup,
            (list(address(wrapper)), 1, address(0), "", address(handler), address(0), 0, payable(address(0)))
        );
        uint256 salted = uint256(keccak256(abi.encode(to, saltNonce, block.chainid)));
        return FACTORY.createProxyWithNonce(SAFE_L2_1_5_0, initializer, salted);
    }
}
