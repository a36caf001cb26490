// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    FALLBACK_HANDLER_SLOT,
    GUARD_SLOT,
    ISafe,
    ISafeProxyFactory,
    MODULE_GUARD_SLOT,
    OWNER_COUNT_SLOT,
    THRESHOLD_SLOT
} from "../../src/ISafe.sol";
import {IWrappedSafe} from "../../src/IWrappedSafe.sol";
import {EvilSingleton, FakeProxy, LyingSingleton} from "../Attackers.sol";
import {Safe} from "../GenuineSafes.sol";
import {AttackTest} from "./AttackTest.sol";

/// @dev What only looks like a Safe, and who only seems to ask: rows iv and v of the table, findings M1 and H2.
contract FakeTest is AttackTest {
    ISafeProxyFactory private constant FACTORY = ISafeProxyFactory(0x14F2982D601c9458F93bd70B218933A6f8165e7b);
    address private constant COPY = address(0xC09F);

    // ─── iv: a fallback passes anybody's call on in the name of the Safe ─────────────────────────────────────────────────

    function test_attack_iv_aStrangerWrapsASafeThroughItsFallback() public {
        stops(_wrapThroughFallback);
    }

    function _wrapThroughFallback(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        enableModule(safe);
        plant(safe, FALLBACK_HANDLER_SLOT, uint160(address(wrapper)));
        attempt(MALLORY, address(safe), abi.encodeCall(IWrappedSafe.wrap, (MALLORY)));
        return wrapper.getWrap(address(safe)).driver == MALLORY;
    }

    function test_attack_ivb_aHolderThatTakesOrdersFromEveryoneIsSentTheToken() public {
        stops(_holderOfEveryone);
    }

    function _holderOfEveryone(Kind memory kind) private returns (bool) {
        (, uint256 tokenId) = newToken(kind, BEN);
        Safe holder = newSafe(kind, CLEO);
        plant(holder, FALLBACK_HANDLER_SLOT, uint160(address(wrapper)));
        attempt(BEN, abi.encodeCall(wrapper.transferFrom, (BEN, address(holder), tokenId)));
        return _orderAsHolder(holder, tokenId);
    }

    function test_attack_ivb_aHolderBeginsToTakeOrdersFromEveryone() public {
        works(_holderOpensUp);
    }

    /// @dev What a holder does to itself later, nobody can see beforehand.
    function _holderOpensUp(Kind memory kind) private returns (bool) {
        Safe holder = newSafe(kind, CLEO);
        (, uint256 tokenId) = newToken(kind, address(holder));
        execSafe(holder, address(holder), abi.encodeCall(ISafe.setFallbackHandler, (address(wrapper))));
        return _orderAsHolder(holder, tokenId);
    }

    function test_attack_iv_aStrangerDrivesThroughTheHandlerOfAWrappedHolder() public {
        fails(_driveThroughHandler);
    }

    function _driveThroughHandler(Kind memory kind) private returns (bool) {
        (Safe parent,) = newToken(kind, BEN);
        (, uint256 childId) = newToken(kind, address(parent));
        return _orderAsHolder(parent, childId);
    }

    function _orderAsHolder(Safe holder, uint256 tokenId) private returns (bool) {
        bytes memory data = abi.encodeCall(IWrappedSafe.execute, (tokenId, pay(MALLORY, 10 ether)));
        return attempt(MALLORY, address(holder), data);
    }

    // ─── v: code that isn't Safe's ───────────────────────────────────────────────────────────────────────────────────────

    function test_attack_v_aProxyOfAnotherMakeIsWrapped() public {
        stops(_fakeProxy);
    }

    function _fakeProxy(Kind memory kind) private returns (bool) {
        FakeProxy proxy = new FakeProxy(kind.singleton);
        Safe safe = Safe(address(proxy));
        safe.setup(list(ADA), 1, address(0), "", kind.fallbackHandler, address(0), 0, payable(address(0)));
        vm.deal(address(safe), 10 ether);
        enableModule(safe);
        return _wrapAndTake(safe);
    }

    function test_attack_v_aSingletonOfAnotherMakeIsWrapped() public {
        stops(_fakeSingleton);
    }

    /// @dev It agrees to all that the wrapper asks for, does nothing, and its storage reads as it should.
    function _fakeSingleton(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        enableModule(safe);
        plantOnlyOwner(safe, address(wrapper));
        plant(safe, OWNER_COUNT_SLOT, 1);
        plant(safe, THRESHOLD_SLOT, 1);
        plant(safe, GUARD_SLOT, uint160(address(handler)));
        plant(safe, MODULE_GUARD_SLOT, uint160(address(handler)));
        plant(safe, FALLBACK_HANDLER_SLOT, uint160(address(handler)));
        plant(safe, 0, uint160(address(new EvilSingleton(true))));
        return _wrapAndTake(safe);
    }

    function test_attack_vc_aCopyOfTheGenuineSingletonIsReplacedAfterTheWrap() public {
        stops(_replacedCopy);
    }

    function _replacedCopy(Kind memory kind) private returns (bool) {
        vm.etch(COPY, SAFE_L2_1_5_0.code);
        Safe safe = newSafe(kind, ADA);
        enableModule(safe);
        plant(safe, 0, uint160(COPY));
        attempt(address(safe), abi.encodeCall(IWrappedSafe.wrap, (BEN)));
        if (!attemptSeal(safe)) return false;
        vm.etch(COPY, address(new LyingSingleton(SAFE_L2_1_5_0)).code);
        return _take(safe);
    }

    function _wrapAndTake(Safe safe) private returns (bool) {
        attempt(address(safe), abi.encodeCall(IWrappedSafe.wrap, (BEN)));
        return attemptSeal(safe) && _take(safe);
    }

    function _take(Safe safe) private returns (bool) {
        return attempt(MALLORY, address(safe), abi.encodeCall(LyingSingleton.give, (payable(MALLORY), 10 ether)));
    }

    // ─── H2: what it came with ───────────────────────────────────────────────────────────────────────────────────────────

    function test_attack_H2_theSafeComesBackOnAVersionThatItsAppsDoNotKnow() public {
        stops(_anotherVersion);
    }

    function _anotherVersion(Kind memory kind) private returns (bool) {
        if (kind.singleton == SAFE_L2_1_5_0) kind = safe150();
        (Safe safe, uint256 tokenId) = newToken(kind, BEN);
        bytes memory data =
            abi.encodeCall(IWrappedSafe.unwrap, (tokenId, list(BEN), 1, kind.fallbackHandler, kind.singleton, false));
        return attempt(BEN, data) && safe.masterCopy() != kind.singleton;
    }

    function test_attack_H2_theSafeComesBackOnCodeOfTheSellers() public {
        stops(_ownSingleton);
    }

    /// @dev A holder that is a contract can be talked into any arguments.
    function _ownSingleton(Kind memory kind) private returns (bool) {
        (Safe safe, uint256 tokenId) = newToken(kind, BEN);
        address lying = address(new LyingSingleton(SAFE_L2_1_5_0));
        bytes memory data = abi.encodeCall(IWrappedSafe.unwrap, (tokenId, list(BEN), 1, address(0), lying, false));
        return attempt(BEN, data) && _take(safe);
    }

    // ─── M1: a Safe that was funded before it exists ─────────────────────────────────────────────────────────────────────

    function test_attack_M1_somebodyElseCreatesItForHimself() public {
        stops(_createdForAnother);
    }

    function _createdForAnother(Kind memory) private returns (bool) {
        address safe = wrapper.predictSafe(BEN, 7);
        attempt(MALLORY, abi.encodeCall(IWrappedSafe.createWrapped, (MALLORY, 7)));
        return wrapper.getWrap(safe).driver == MALLORY;
    }

    function test_attack_M1_somebodyDeploysItBeforeSoThatItCannotBeCreated() public {
        stops(_deployedBefore);
    }

    function _deployedBefore(Kind memory) private returns (bool) {
        vm.prank(MALLORY);
        bytes memory initializer = abi.encodeCall(
            ISafe.setup,
            (list(address(wrapper)), 1, address(0), "", address(handler), address(0), 0, payable(address(0)))
        );
        FACTORY.createProxyWithNonce(SAFE_L2_1_5_0, initializer, _saltNonce());
        return !attempt(BEN, abi.encodeCall(IWrappedSafe.createWrapped, (BEN, 7)));
    }

    function test_attack_F4_somebodyCreatesItFirstSoThatItsOwnersBatchFails() public {
        stops(_createdBefore);
    }

    /// @dev What would follow in the batch: moving everything to where the Safe was said to be.
    function _createdBefore(Kind memory) private returns (bool) {
        attempt(MALLORY, abi.encodeCall(IWrappedSafe.createWrapped, (BEN, 7)));
        return !attempt(BEN, abi.encodeCall(IWrappedSafe.createWrapped, (BEN, 7)));
    }

    function test_attack_M1_somebodyDeploysItWithoutOwnersAndSetsItUp() public {
        fails(_deployedEmpty);
    }

    function _deployedEmpty(Kind memory) private returns (bool) {
        address safe = FACTORY.createProxyWithNonce(SAFE_L2_1_5_0, "", _saltNonce());
        Safe(safe).setup(list(MALLORY), 1, address(0), "", address(0), address(0), 0, payable(address(0)));
        return safe == wrapper.predictSafe(BEN, 7);
    }

    function test_attack_M1_theSameAddressIsTakenOnAnotherChain() public {
        stops(_otherChain);
    }

    /// @dev `BEN` may be a contract here and nobody, or somebody else, there.
    function _otherChain(Kind memory) private returns (bool) {
        address safe = wrapper.predictSafe(BEN, 7);
        uint256 here = block.chainid;
        vm.chainId(10);
        bool isSame = wrapper.predictSafe(BEN, 7) == safe;
        vm.chainId(here);
        return isSame;
    }

    /// @dev As {SafeCreation} makes it of `BEN` and 7.
    function _saltNonce() private view returns (uint256) {
        return uint256(keccak256(abi.encode(BEN, 7, block.chainid)));
    }
}
