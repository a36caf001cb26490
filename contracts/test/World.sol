// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IWrappedSafe} from "../src/IWrappedSafe.sol";
import {WrappedSafe} from "../src/WrappedSafe.sol";
import {Account} from "./Accounts.sol";
import {EvilModule} from "./Attackers.sol";
import {Safe} from "./GenuineSafes.sol";
import {Vm} from "./Vm.sol";

/// @dev A driver that tries, from within a call of its Safe, all that must not happen then.
contract Meddler is Account {
    WrappedSafe private immutable WRAPPER;
    address private immutable FRIEND;

    /// @dev How often something worked that must not.
    uint256 public successes;
    /// @dev How often a call of one Safe was nested in a call of the other.
    uint256 public nestings;

    constructor(WrappedSafe wrapper, address friend) {
        (WRAPPER, FRIEND) = (wrapper, friend);
    }

    /// @dev Called by the Safe of `outer`. Also tries after calls of another Safe began and ended in between.
    function meddle(uint256 outer, uint256 inner) external {
        _tryAll(outer);
        if (inner == 0) return;
        bytes memory again = abi.encodeCall(this.meddleInside, (outer, inner));
        IWrappedSafe.Call[] memory calls = new IWrappedSafe.Call[](1);
        calls[0] = IWrappedSafe.Call(address(this), 0, again);
        WRAPPER.execute(inner, calls);
        nestings++;
        _tryAll(outer);
    }

    function meddleInside(uint256 outer, uint256 inner) external {
        _tryAll(outer);
        _tryAll(inner);
    }

    function _tryAll(uint256 tokenId) private {
        address[] memory owners = new address[](1);
        owners[0] = FRIEND;
        _try(abi.encodeCall(WRAPPER.transferFrom, (address(this), FRIEND, tokenId)));
        _try(abi.encodeCall(WRAPPER.execute, (tokenId, new IWrappedSafe.Call[](0))));
        _try(abi.encodeCall(WRAPPER.lockAccount, (tokenId, block.timestamp + 1)));
        _try(abi.encodeCall(WRAPPER.setSigning, (tokenId, true)));
        _try(abi.encodeCall(WRAPPER.unwrap, (tokenId, owners, 1, address(0), WRAPPER.SAFE_L2(), false)));
    }

    function _try(bytes memory data) private {
        (bool success,) = address(WRAPPER).call(data);
        if (success) successes++;
    }
}

/// @dev Two Safes and whoever may hold their tokens, for forge to do anything with in any order. Nothing here reverts.
contract World {
    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    address private constant OWNER = address(0xADA);
    address private constant SHOP = address(0x5409);
    address private constant SEALER = address(0xD0DA);

    WrappedSafe private immutable WRAPPER;
    address private immutable HANDLER;
    Safe[2] public safes;
    Meddler public meddler;
    EvilModule private _evil;

    /// @dev What each Safe should hold: what its drivers didn't spend.
    mapping(Safe safe => uint256) public expectedBalance;
    /// @dev How often each kind of thing happened.
    mapping(string action => uint256) public times;

    constructor(WrappedSafe wrapper, Safe a, Safe b, EvilModule evil) {
        (WRAPPER, HANDLER, safes, _evil) = (wrapper, wrapper.HANDLER(), [a, b], evil);
        (expectedBalance[a], expectedBalance[b]) = (address(a).balance, address(b).balance);
        meddler = new Meddler(wrapper, OWNER);
    }

    // ─── What can happen ─────────────────────────────────────────────────────────────────────────────────────────────────

    function wrap(uint256 seed, uint256 to) external {
        Safe safe = _safe(seed);
        if (_isLive(safe)) return;
        _enableModule(safe);
        vm.prank(address(safe));
        try WRAPPER.wrap(_account(to)) {
            times["wrap"]++;
        } catch {}
    }

    function seal(uint256 seed) external {
        vm.prank(SEALER, SEALER);
        try WRAPPER.seal(address(_safe(seed))) {
            times["seal"]++;
        } catch {}
    }

    function spend(uint256 seed, uint256 value) external {
        Safe safe = _safe(seed);
        if (!_isLive(safe)) return;
        value = value % 0.01 ether;
        if (_drive(safe, SHOP, value, "")) {
            expectedBalance[safe] -= value;
            times["spend"]++;
        }
    }

    function transfer(uint256 seed, uint256 to) external {
        Safe safe = _safe(seed);
        if (!WRAPPER.isSealed(address(safe))) return;
        uint256 tokenId = WRAPPER.tokenOf(address(safe));
        address holder = WRAPPER.ownerOf(tokenId);
        if (_as(holder, abi.encodeCall(WRAPPER.transferFrom, (holder, _account(to), tokenId)))) times["transfer"]++;
    }

    function meddle(uint256 seed) external {
        Safe safe = _safe(seed);
        Safe other = _safe(seed ^ 1);
        if (!_isDrivenBy(safe, address(meddler))) return;
        uint256 inner = _isDrivenBy(other, address(meddler)) ? WRAPPER.tokenOf(address(other)) : 0;
        bytes memory data = abi.encodeCall(Meddler.meddle, (WRAPPER.tokenOf(address(safe)), inner));
        if (_drive(safe, address(meddler), 0, data)) times["meddle"]++;
    }

    function unwrap(uint256 seed, bool keepModuleGuard) external {
        Safe safe = _safe(seed);
        if (!_isLive(safe)) return;
        address[] memory owners = new address[](1);
        owners[0] = OWNER;
        bytes memory data = abi.encodeCall(
            WRAPPER.unwrap, (WRAPPER.tokenOf(address(safe)), owners, 1, address(0), WRAPPER.SAFE_L2(), keepModuleGuard)
        );
        if (_as(_driverOf(safe), data)) times["unwrap"]++;
    }

    /// @dev The rest of the batch that wraps, or what was left of it, undoes something. Possible only before the seal.
    function tamper(uint256 seed, uint256 what) external {
        Safe safe = _safe(seed);
        if (!_isLive(safe) || WRAPPER.isSealed(address(safe))) return;
        vm.prank(address(safe));
        if (what % 5 == 0) safe.setGuard(address(0));
        else if (what % 5 == 1) safe.setModuleGuard(address(0));
        else if (what % 5 == 2) safe.setFallbackHandler(address(0));
        else if (what % 5 == 3) safe.setGuard(HANDLER);
        else safe.setModuleGuard(HANDLER);
    }

    function wait(uint256 time) external {
        vm.warp(vm.getBlockTimestamp() + time % 1 hours);
    }

    /// @dev What strangers, a hidden module among them, can call on a sealed Safe.
    function attack(uint256 seed, bytes calldata data) external {
        Safe safe = _safe(seed);
        if (!WRAPPER.isSealed(address(safe))) return;
        (bool success,) = address(safe).call(data);
        try _evil.drain(safe, address(_evil)) {
            times["drained"]++;
        } catch {}
        if (success) times["attack"]++;
    }

    // ─── How it is done ──────────────────────────────────────────────────────────────────────────────────────────────────

    function _drive(Safe safe, address to, uint256 value, bytes memory data) private returns (bool) {
        IWrappedSafe.Call[] memory calls = new IWrappedSafe.Call[](1);
        calls[0] = IWrappedSafe.Call(to, value, data);
        return _as(_driverOf(safe), abi.encodeCall(WRAPPER.execute, (WRAPPER.tokenOf(address(safe)), calls)));
    }

    /// @dev Calls the wrapper as `caller`: a plain account, the meddler, a Safe, or a Safe that is itself wrapped.
    function _as(address caller, bytes memory data) private returns (bool success) {
        if (caller == address(safes[0]) || caller == address(safes[1])) {
            if (_isLive(Safe(caller))) return _drive(Safe(caller), address(WRAPPER), 0, data);
        }
        vm.prank(caller);
        (success,) = address(WRAPPER).call(data);
    }

    function _enableModule(Safe safe) private {
        (address[] memory modules,) = safe.getModulesPaginated(address(1), 2);
        if (modules.length > 0) return;
        vm.prank(address(safe));
        safe.enableModule(address(WRAPPER));
    }

    function _safe(uint256 seed) private view returns (Safe) {
        return safes[seed % 2];
    }

    function _account(uint256 seed) private view returns (address) {
        address[5] memory accounts =
            [address(0xBE4), address(meddler), address(meddler), address(safes[0]), address(safes[1])];
        return accounts[seed % 5];
    }

    function _isLive(Safe safe) private view returns (bool) {
        return WRAPPER.getWrap(address(safe)).live;
    }

    function _driverOf(Safe safe) private view returns (address) {
        return WRAPPER.getWrap(address(safe)).driver;
    }

    function _isDrivenBy(Safe safe, address account) private view returns (bool) {
        return _driverOf(safe) == account;
    }
}
