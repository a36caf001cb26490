// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ISafe} from "../../src/ISafe.sol";
import {IWrappedSafe} from "../../src/IWrappedSafe.sol";
import {WrappedSafe} from "../../src/WrappedSafe.sol";
import {EvilModule} from "../Attackers.sol";
import {Safe} from "../GenuineSafes.sol";
import {Vm} from "../Vm.sol";
import {Ledger} from "./Ledger.sol";
import {Meddler} from "./Meddler.sol";

/// @dev Two Safes, a few that are created, and whoever may hold their tokens, for forge to do anything with in any order. Nothing
/// here reverts.
contract World is Ledger {
    Vm private constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    address private constant OWNER = address(0xADA);
    address private constant SHOP = address(0x5409);
    address private constant SEALER = address(0xD0DA);
    address private constant OPERATOR = address(0x0CE);
    bytes32 private constant ORDER = keccak256("an order");
    uint256 private constant KEYS = 2;
    uint256 private constant KEPT_SIGNATURES = 4;
    uint256 private constant MOST_CREATED = 3;

    /// @dev What a key once signed for a Safe.
    struct Signature {
        Safe safe;
        uint256 tokenId;
        uint256 epoch;
        address signer;
        bytes signature;
    }

    address private immutable HANDLER;
    Meddler public meddler;
    EvilModule private _evil;
    Signature[KEPT_SIGNATURES] private _signatures;
    uint256 private _signed;
    address[] private _created;
    address[] private _singletons;
    address[] private _fallbackHandlers;

    constructor(
        WrappedSafe wrapper,
        Safe a,
        Safe b,
        EvilModule evil,
        address[] memory singletons,
        address[] memory fallbackHandlers
    ) Ledger(wrapper, a, b) {
        (HANDLER, _evil) = (wrapper.HANDLER(), evil);
        (_singletons, _fallbackHandlers) = (singletons, fallbackHandlers);
        meddler = new Meddler(wrapper, OWNER);
    }

    // ─── What can happen ─────────────────────────────────────────────────────────────────────────────────────────────────

    function wrap(uint256 seed, uint256 to) external noting {
        Safe safe = _safe(seed);
        bool wasLive = _isLive(safe);
        if (!wasLive) _enableModule(safe);
        vm.prank(address(safe));
        try WRAPPER.wrap(_account(to)) {
            times["wrap"]++;
        } catch {
            if (!wasLive) _disableModule(safe);
        }
    }

    /// @dev A Safe that from then on is only held.
    function create(uint256 to) external noting {
        if (_created.length == MOST_CREATED) return;
        try WRAPPER.createWrapped(_account(to), _created.length) returns (uint256 tokenId) {
            _created.push(address(uint160(tokenId)));
            times["create"]++;
        } catch {}
    }

    function seal(uint256 seed) external noting {
        vm.prank(SEALER, SEALER);
        try WRAPPER.seal(address(_safe(seed))) {
            times["seal"]++;
        } catch {}
    }

    function spend(uint256 seed, uint256 value) external noting {
        Safe safe = _safe(seed);
        if (!_isLive(safe)) return;
        value = value % 0.01 ether;
        if (_drive(safe, SHOP, value, "")) {
            expectedBalance[safe] -= value;
            _noteUse(safe, "spend");
        }
    }

    function transfer(uint256 seed, uint256 to) external noting {
        Safe safe = _safe(seed);
        if (!WRAPPER.isSealed(address(safe))) return;
        uint256 tokenId = WRAPPER.tokenOf(address(safe));
        address holder = WRAPPER.ownerOf(tokenId);
        bool signing = WRAPPER.getWrap(address(safe)).signing;
        if (!_as(holder, abi.encodeCall(WRAPPER.transferFrom, (holder, _account(to), tokenId)))) return;
        if (signing) breaches[9]++;
        times["transfer"]++;
    }

    /// @dev An approved operator tries to use the Safe, and then transfers the token, on its present or on a wrong fingerprint.
    function operate(uint256 seed, uint256 to, bool asSeen) external noting {
        Safe safe = _safe(seed);
        if (!WRAPPER.isSealed(address(safe))) return;
        uint256 tokenId = WRAPPER.tokenOf(address(safe));
        address holder = WRAPPER.ownerOf(tokenId);
        if (!_as(holder, abi.encodeCall(WRAPPER.setApprovalForAll, (OPERATOR, true)))) return;
        bool used = _asOperator(abi.encodeCall(WRAPPER.execute, (tokenId, new IWrappedSafe.Call[](0))));
        used = _asOperator(abi.encodeCall(WRAPPER.lockAccount, (tokenId, vm.getBlockTimestamp() + 1 hours))) || used;
        used = _asOperator(abi.encodeCall(WRAPPER.setSigning, (tokenId, true))) || used;
        used = _asOperator(_unwrapping(safe, _singletons[0], address(0), false)) || used;
        if (used) breaches[2]++;

        bool signing = WRAPPER.getWrap(address(safe)).signing;
        bytes32 fingerprint = asSeen ? WRAPPER.getStateFingerprint(tokenId) : bytes32(0);
        bytes memory data = abi.encodeCall(WRAPPER.safeTransferFromIf, (holder, _account(to), tokenId, fingerprint));
        if (!_asOperator(data)) return;
        if (signing || !asSeen) breaches[2]++;
        times["operate"]++;
    }

    function lock(uint256 seed, uint256 time) external noting {
        Safe safe = _safe(seed);
        if (!_isLive(safe)) return;
        uint256 until = vm.getBlockTimestamp() + time % 2 hours;
        if (_as(_driverOf(safe), abi.encodeCall(WRAPPER.lockAccount, (WRAPPER.tokenOf(address(safe)), until)))) {
            _noteUse(safe, "lock");
        }
    }

    function setSigning(uint256 seed, bool enabled) external noting {
        Safe safe = _safe(seed);
        if (!_isLive(safe) || WRAPPER.getWrap(address(safe)).signing == enabled) return;
        if (_as(_driverOf(safe), abi.encodeCall(WRAPPER.setSigning, (WRAPPER.tokenOf(address(safe)), enabled)))) {
            _noteUse(safe, "setSigning");
        }
    }

    /// @dev Whoever has a key signs for the Safe as it is now, with or without a right to.
    function sign(uint256 seed, uint256 key) external {
        Safe safe = _safe(seed);
        if (!_isLive(safe)) return;
        key = 1 + key % KEYS;
        IWrappedSafe.Wrap memory known = WRAPPER.getWrap(address(safe));
        bytes32 domain = keccak256(
            abi.encode(keccak256("EIP712Domain(uint256 chainId,address verifyingContract)"), block.chainid, safe)
        );
        bytes32 messageType =
            keccak256("WrappedSafeMessage(address wrapper,uint256 tokenId,uint256 epoch,bytes32 hash)");
        bytes32 message = keccak256(abi.encode(messageType, WRAPPER, known.tokenId, known.epoch, ORDER));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, keccak256(abi.encodePacked(hex"1901", domain, message)));
        _signatures[_signed++ % KEPT_SIGNATURES] =
            Signature(safe, known.tokenId, known.epoch, vm.addr(key), abi.encodePacked(r, s, v));
        if (_isAccepted(_signatures[(_signed - 1) % KEPT_SIGNATURES])) times["sign"]++;
    }

    function meddle(uint256 seed) external noting {
        Safe safe = _safe(seed);
        Safe other = _safe(seed ^ 1);
        if (!_isDrivenBy(safe, address(meddler))) return;
        uint256 inner = _isDrivenBy(other, address(meddler)) ? WRAPPER.tokenOf(address(other)) : 0;
        bytes memory data = abi.encodeCall(Meddler.meddle, (WRAPPER.tokenOf(address(safe)), inner));
        if (_drive(safe, address(meddler), 0, data)) times["meddle"]++;
    }

    /// @dev To one of the eight singletons, with one of Safe's own handlers or none.
    function unwrap(uint256 seed, uint256 singleton, uint256 fallbackHandler, bool keepModuleGuard) external noting {
        Safe safe = _safe(seed);
        if (!_isLive(safe)) return;
        bytes memory data = _unwrapping(
            safe,
            _singletons[singleton % _singletons.length],
            _fallbackHandlers[fallbackHandler % _fallbackHandlers.length],
            keepModuleGuard
        );
        if (_as(_driverOf(safe), data)) times["unwrap"]++;
    }

    /// @dev The rest of the wrapping batch, or code left by it, undoes something. Possible only before the seal.
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

    /// @dev What strangers, a hidden module among them, can call on a sealed Safe and on its token.
    function attack(uint256 seed, bytes calldata data) external noting {
        Safe safe = _safe(seed);
        if (!WRAPPER.isSealed(address(safe))) return;
        (bool success,) = address(safe).call(data);
        try _evil.drain(safe, SHOP) {
            times["drained"]++;
        } catch {}
        IWrappedSafe.Call[] memory calls = new IWrappedSafe.Call[](1);
        calls[0] = IWrappedSafe.Call(SHOP, 1, "");
        bytes memory execution = abi.encodeCall(WRAPPER.execute, (WRAPPER.tokenOf(address(safe)), calls));
        vm.prank(SEALER);
        (bool executed,) = address(WRAPPER).call(execution);
        if (success || executed) times["attack"]++;
    }

    /// @dev The driver makes the Safe try to remove its own restrictions.
    function open(uint256 seed) external noting {
        Safe safe = _safe(seed);
        if (!_isLive(safe)) return;
        if (_drive(safe, address(safe), 0, abi.encodeCall(ISafe.setModuleGuard, (address(0))))) times["open"]++;
    }

    // ─── What can be seen ────────────────────────────────────────────────────────────────────────────────────────────────

    function created() external view returns (address[] memory) {
        return _created;
    }

    /// @dev The number of recorded signatures that are valid but must not be.
    function wrongSignatures() external view returns (uint256 count) {
        for (uint256 i = 0; i < KEPT_SIGNATURES; i++) {
            Signature memory kept = _signatures[i];
            if (address(kept.safe) == address(0) || !_isAccepted(kept)) continue;
            IWrappedSafe.Wrap memory known = WRAPPER.getWrap(address(kept.safe));
            bool isRight = known.live && known.signing && known.lockedUntil <= block.timestamp
                && known.driver == kept.signer && known.tokenId == kept.tokenId && known.epoch == kept.epoch;
            if (!isRight) count++;
        }
    }

    function _isAccepted(Signature memory kept) private view returns (bool) {
        (bool success, bytes memory answer) =
            address(kept.safe).staticcall(abi.encodeCall(Safe.isValidSignature, (ORDER, kept.signature)));
        return success && answer.length == 32 && bytes4(bytes32(answer)) == 0x1626ba7e;
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

    function _asOperator(bytes memory data) private returns (bool success) {
        vm.prank(OPERATOR);
        (success,) = address(WRAPPER).call(data);
    }

    function _unwrapping(Safe safe, address singleton, address fallbackHandler, bool keepModuleGuard)
        private
        view
        returns (bytes memory)
    {
        address[] memory owners = new address[](1);
        owners[0] = OWNER;
        return abi.encodeCall(
            WRAPPER.unwrap, (WRAPPER.tokenOf(address(safe)), owners, 1, fallbackHandler, singleton, keepModuleGuard)
        );
    }

    function _enableModule(Safe safe) private {
        (address[] memory modules,) = safe.getModulesPaginated(address(1), 2);
        if (modules.length > 0) return;
        vm.prank(address(safe));
        safe.enableModule(address(WRAPPER));
    }

    function _disableModule(Safe safe) private {
        vm.prank(address(safe));
        safe.disableModule(address(1), address(WRAPPER));
    }

    function _safe(uint256 seed) private view returns (Safe) {
        return safes[seed % 2];
    }

    function _account(uint256 seed) private view returns (address) {
        address[6] memory accounts =
            [vm.addr(1), vm.addr(2), address(meddler), address(meddler), address(safes[0]), address(safes[1])];
        return accounts[seed % 6];
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
