// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SlotDerivation} from "@openzeppelin/contracts/utils/SlotDerivation.sol";
import {IWrappedSafe} from "./IWrappedSafe.sol";
import {
    FALLBACK_HANDLER_SLOT,
    GUARD_SLOT,
    ISafe,
    MODULES_SLOT,
    MODULE_GUARD_SLOT,
    NONCE_SLOT,
    OWNERS_SLOT,
    OWNER_COUNT_SLOT,
    SENTINEL,
    THRESHOLD_SLOT
} from "./ISafe.sol";

/**
 * @title Reading a Safe
 *
 * @dev A Safe is believed only after its code was recognised: the proxy by code hash, the singleton by address and code hash.
 * (By code hash alone a singleton could be cloned, destroyed and replaced.) From then on its storage is read slot by slot,
 * since what a list shows depends on what was planted in it.
 */
library SafeCheck {
    using SlotDerivation for bytes32;

    // ─── Genuine code ────────────────────────────────────────────────────────────────────────────────────────────────────

    bytes32 private constant PROXY_1_3_0_CODE = 0xb89c1b3bdf2cf8827818646bce9a8f6e372885f8c55e5c07acbd307cb133b000;
    bytes32 private constant PROXY_1_4_1_CODE = 0xd7d408ebcd99b2b70be43e20253d6d92a8ea8fab29bd3be7f55b10032331fb4c;
    bytes32 private constant PROXY_1_5_0_CODE = 0x4e381985ca68b3e5d27b4425fa581c19cf33146d3f887a3cfca96f55528ea46f;

    address private constant SAFE_1_3_0 = 0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552;
    address private constant SAFE_1_3_0_EIP155 = 0x69f4D1788e39c87893C980c06EdF4b7f686e2938;
    bytes32 private constant SAFE_1_3_0_CODE = 0xbba688fbdb21ad2bb58bc320638b43d94e7d100f6f3ebaab0a4e4de6304b1c2e;

    address private constant SAFE_L2_1_3_0 = 0x3E5c63644E683549055b9Be8653de26E0B4CD36E;
    address private constant SAFE_L2_1_3_0_EIP155 = 0xfb1bffC9d739B8D520DaF37dF666da4C687191EA;
    bytes32 private constant SAFE_L2_1_3_0_CODE = 0x21842597390c4c6e3c1239e434a682b054bd9548eee5e9b1d6a4482731023c0f;

    address private constant SAFE_1_4_1 = 0x41675C099F32341bf84BFc5382aF534df5C7461a;
    bytes32 private constant SAFE_1_4_1_CODE = 0x1fe2df852ba3299d6534ef416eefa406e56ced995bca886ab7a553e6d0c5e1c4;

    address private constant SAFE_L2_1_4_1 = 0x29fcB43b46531BcA003ddC8FCB67FFE91900C762;
    bytes32 private constant SAFE_L2_1_4_1_CODE = 0xb1f926978a0f44a2c0ec8fe822418ae969bd8c3f18d61e5103100339894f81ff;

    address private constant SAFE_1_5_0 = 0xFf51A5898e281Db6DfC7855790607438dF2ca44b;
    bytes32 private constant SAFE_1_5_0_CODE = 0xdda019cbd7c867a533a2a86e5c53434fdc50b13122b5a5ddb4a8df61b31c20f2;

    address internal constant SAFE_L2_1_5_0 = 0xEdd160fEBBD92E350D4D398fb636302fccd67C7e;
    bytes32 private constant SAFE_L2_1_5_0_CODE = 0x180193227186ccb85316c94db1f0d156ed932b14712cfaac78901899178572dc;

    /// @dev How many singletons are genuine.
    uint8 private constant SINGLETONS = 8;

    // ─── The bits of {IWrappedSafe-problems} ─────────────────────────────────────────────────────────────────────────────

    uint256 internal constant NOT_WRAPPED = 1;
    uint256 internal constant PROXY = 2;
    uint256 internal constant SINGLETON = 4;
    uint256 internal constant MODULES = 8;
    uint256 internal constant OWNERS = 16;
    uint256 internal constant GUARD = 32;
    uint256 internal constant MODULE_GUARD = 64;
    uint256 internal constant FALLBACK_HANDLER = 128;

    /// @dev How many modules {IWrappedSafe-ForeignModules} names at most.
    uint256 private constant NAMED_MODULES = 32;

    /// @dev How an unwrapped Safe is to read.
    struct Terms {
        address[] owners;
        uint256 threshold;
        address fallbackHandler;
        address singleton;
        address moduleGuard;
        uint256 nonce;
    }

    // ─── Genuine? ────────────────────────────────────────────────────────────────────────────────────────────────────────

    /// @dev Whether `account` is a Safe that can be believed: both its proxy and its singleton are genuine.
    function isSafe(address account) internal view returns (bool) {
        return isProxy(account) && isSingleton(ISafe(account).masterCopy());
    }

    /// @dev Whether `account` is a proxy of Safe 1.3.0, 1.4.1 or 1.5.0, by its code; what it runs on is another question.
    function isProxy(address account) internal view returns (bool) {
        bytes32 code = account.codehash;
        return code == PROXY_1_5_0_CODE || code == PROXY_1_4_1_CODE || code == PROXY_1_3_0_CODE;
    }

    /// @dev Whether `account` is a genuine singleton, by address and code; not where its code is missing on this chain.
    function isSingleton(address account) internal view returns (bool) {
        bytes32 code = _codeOfSingleton(account);
        return code != 0 && code == account.codehash;
    }

    /// @dev A number for each genuine singleton, for where an address is too long to keep; zero for any other account.
    function numberOf(address singleton) internal pure returns (uint8) {
        for (uint8 number = 1; number <= SINGLETONS; number++) {
            if (singletonOf(number) == singleton) return number;
        }
        return 0;
    }

    /// @dev The singleton of a number from {numberOf}. A number that no singleton has, zero too, reads as that of the last.
    function singletonOf(uint8 number) internal pure returns (address) {
        if (number == 1) return SAFE_L2_1_5_0;
        if (number == 2) return SAFE_1_5_0;
        if (number == 3) return SAFE_L2_1_4_1;
        if (number == 4) return SAFE_1_4_1;
        if (number == 5) return SAFE_L2_1_3_0;
        if (number == 6) return SAFE_L2_1_3_0_EIP155;
        if (number == 7) return SAFE_1_3_0;
        return SAFE_1_3_0_EIP155;
    }

    /// @dev Whether Safes with this singleton obey a module guard.
    function hasModuleGuard(address singleton) internal pure returns (bool) {
        return singleton == SAFE_L2_1_5_0 || singleton == SAFE_1_5_0;
    }

    // ─── Slots ───────────────────────────────────────────────────────────────────────────────────────────────────────────

    /// @dev The word in `slot` of the Safe. Only for a Safe whose code was recognised: its singleton gives the answer.
    function read(address safe, bytes32 slot) internal view returns (uint256) {
        return uint256(bytes32(ISafe(safe).getStorageAt(uint256(slot), 1)));
    }

    /// @dev The address that `slot` holds, whatever is in the 12 bytes above it.
    function readAddress(address safe, bytes32 slot) internal view returns (address) {
        return address(uint160(read(safe, slot)));
    }

    // ─── Before and while wrapped ────────────────────────────────────────────────────────────────────────────────────────

    /// @dev Reverts unless `safe` is a genuine Safe with `module` for its only module. Returns what will be replaced in it.
    function requireWrappable(address safe, address module)
        internal
        view
        returns (address singleton, address fallbackHandler)
    {
        if (!isProxy(safe)) revert IWrappedSafe.UnknownProxy(safe, safe.codehash);
        singleton = ISafe(safe).masterCopy();
        if (!isSingleton(singleton)) revert IWrappedSafe.UnknownSingleton(singleton);
        if (!isSingleton(SAFE_L2_1_5_0)) revert IWrappedSafe.SafeL2Missing();
        _requireOnlyModule(safe, module);
        // The Safe calls its fallback handler for anyone: if that were the module, anyone could make the Safe ask for the wrap.
        fallbackHandler = readAddress(safe, FALLBACK_HANDLER_SLOT);
        if (fallbackHandler == module) revert IWrappedSafe.HandlerIsWrapper(safe);
    }

    /// @dev All of {IWrappedSafe-problems} but the first bit.
    function problems(address safe, address wrapper, address handler) internal view returns (uint256 found) {
        if (!isProxy(safe)) return PROXY;
        if (ISafe(safe).masterCopy() != SAFE_L2_1_5_0 || !isSingleton(SAFE_L2_1_5_0)) return SINGLETON;

        if (!_isOnlyEntry(safe, MODULES_SLOT, wrapper)) found |= MODULES;
        if (!_isOnlyOwner(safe, wrapper)) found |= OWNERS;
        if (read(safe, GUARD_SLOT) != _word(handler)) found |= GUARD;
        if (read(safe, MODULE_GUARD_SLOT) != _word(handler)) found |= MODULE_GUARD;
        if (read(safe, FALLBACK_HANDLER_SLOT) != _word(handler)) found |= FALLBACK_HANDLER;
    }

    // ─── After unwrapping ────────────────────────────────────────────────────────────────────────────────────────────────

    /// @dev Whether `safe` reads as `terms` ask and has no modules.
    function isReleased(address safe, Terms memory terms) internal view returns (bool) {
        return ISafe(safe).masterCopy() == terms.singleton && _isOnlyEntry(safe, MODULES_SLOT, SENTINEL)
            && keccak256(abi.encode(ISafe(safe).getOwners())) == keccak256(abi.encode(terms.owners))
            && read(safe, THRESHOLD_SLOT) == terms.threshold && read(safe, NONCE_SLOT) == terms.nonce
            && read(safe, GUARD_SLOT) == 0 && read(safe, MODULE_GUARD_SLOT) == _word(terms.moduleGuard)
            && read(safe, FALLBACK_HANDLER_SLOT) == _word(terms.fallbackHandler);
    }

    // ─── Private ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    function _codeOfSingleton(address account) private pure returns (bytes32) {
        if (account == SAFE_L2_1_5_0) return SAFE_L2_1_5_0_CODE;
        if (account == SAFE_1_5_0) return SAFE_1_5_0_CODE;
        if (account == SAFE_L2_1_4_1) return SAFE_L2_1_4_1_CODE;
        if (account == SAFE_1_4_1) return SAFE_1_4_1_CODE;
        if (account == SAFE_L2_1_3_0 || account == SAFE_L2_1_3_0_EIP155) return SAFE_L2_1_3_0_CODE;
        if (account == SAFE_1_3_0 || account == SAFE_1_3_0_EIP155) return SAFE_1_3_0_CODE;
        return 0;
    }

    function _requireOnlyModule(address safe, address module) private view {
        if (_isOnlyEntry(safe, MODULES_SLOT, module)) return;
        if (read(safe, MODULES_SLOT.deriveMapping(module)) == 0) revert IWrappedSafe.ModuleNotEnabled(safe);
        (address[] memory modules,) = ISafe(safe).getModulesPaginated(SENTINEL, NAMED_MODULES);
        revert IWrappedSafe.ForeignModules(modules);
    }

    function _isOnlyOwner(address safe, address account) private view returns (bool) {
        return _isOnlyEntry(safe, OWNERS_SLOT, account) && read(safe, OWNER_COUNT_SLOT) == 1
            && read(safe, THRESHOLD_SLOT) == 1;
    }

    /// @dev Whether the linked list at `slot` goes from the sentinel to `account` and straight back. An empty list is the
    /// sentinel pointing at itself.
    function _isOnlyEntry(address safe, bytes32 slot, address account) private view returns (bool) {
        return read(safe, slot.deriveMapping(SENTINEL)) == _word(account)
            && read(safe, slot.deriveMapping(account)) == _word(SENTINEL);
    }

    function _word(address account) private pure returns (uint256) {
        return uint160(account);
    }
}
