// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC4906} from "@openzeppelin/contracts/interfaces/IERC4906.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {ERC721Enumerable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Enumerable.sol";
import {ERC721Utils} from "@openzeppelin/contracts/token/ERC721/utils/ERC721Utils.sol";
import {LowLevelCall} from "@openzeppelin/contracts/utils/LowLevelCall.sol";
import {SlotDerivation} from "@openzeppelin/contracts/utils/SlotDerivation.sol";
import {TransientSlot} from "@openzeppelin/contracts/utils/TransientSlot.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {IERC5646} from "./IERC5646.sol";
import {FALLBACK_HANDLER_SLOT, ISafe, NONCE_SLOT, Operation, SENTINEL} from "./ISafe.sol";
import {IWrappedSafe} from "./IWrappedSafe.sol";
import {SafeCheck} from "./SafeCheck.sol";
import {SafeControl} from "./SafeControl.sol";
import {SafeCreation} from "./SafeCreation.sol";
import {WrappedSafeArt} from "./WrappedSafeArt.sol";
import {WrappedSafeHandler} from "./WrappedSafeHandler.sol";

/**
 * @title Wrapped Safe
 *
 * @notice Turns a whole Safe into one ERC-721. Whoever holds the token drives the Safe. What it does, and how to use it:
 * {IWrappedSafe}.
 */
contract WrappedSafe is IWrappedSafe, ERC721Enumerable {
    using SafeCheck for address;
    using SafeControl for address;
    using SlotDerivation for bytes32;
    using TransientSlot for bytes32;
    using TransientSlot for TransientSlot.BooleanSlot;

    /**
     * @dev What is kept about a Safe, in two slots:
     *
     *     driver                   160 | count 32 | live 8 | previousSingleton 8 | previousNonce 48
     *     previousFallbackHandler  160 | highestNonce 96
     *
     * `driver` counts only until the seal; from then on the holder of the token drives. `previousSingleton` is its number
     * ({SafeCheck-numberOf}). `highestNonce` is the largest nonce that the Safe is believed to have had; it grows by less than
     * 2^41 a wrap, so 96 bits hold it.
     */
    struct Record {
        address driver;
        uint32 count;
        bool live;
        uint8 previousSingleton;
        uint48 previousNonce;
        address previousFallbackHandler;
        uint96 highestNonce;
    }

    /**
     * @dev What changes while a Safe is wrapped, in one slot by token, so that each wrap begins anew:
     *
     *     nonce 64 | epoch 64 | lockedUntil 40 | usedAt 40 | signing 8
     */
    struct State {
        uint64 nonce;
        uint64 epoch;
        uint40 lockedUntil;
        uint40 usedAt;
        bool signing;
    }

    /// @inheritdoc IWrappedSafe
    uint256 public constant QUIET_TIME = 10 minutes;

    /// @dev How far ahead a lock reaches at most: a slip of the finger must not be for ever.
    uint256 private constant LONGEST_LOCK = 365 days;

    /// @dev Gas that a contract gets to say, in a static call, that it accepts tokens.
    uint256 private constant RECEIVER_PROBE_GAS = 200_000;

    /// @dev An interface of events alone has no id of its own, so ERC-4906 names one.
    bytes4 private constant ERC4906_ID = 0x49064906;

    /// @dev Where the transient flags of {whileBusy} live, by Safe.
    bytes32 private constant BUSY_SLOT = keccak256("WrappedSafe.busy");

    /// @inheritdoc IWrappedSafe
    address public constant SAFE_L2 = SafeCheck.SAFE_L2_1_5_0;

    /// @inheritdoc IWrappedSafe
    address public immutable HANDLER = address(new WrappedSafeHandler());

    /// @inheritdoc IWrappedSafe
    address public immutable ART = address(new WrappedSafeArt());

    mapping(address safe => Record) private _records;
    mapping(uint256 tokenId => State) private _states;

    /// @dev Frozen meanwhile, so that it can't be deployed where there is no transient storage (EIP-1153).
    constructor() ERC721("Wrapped Safe", "WSAFE") whileBusy(address(this)) {}

    /**
     * @dev Freezes the Safe of a token while calls run in its name: no transfer, no other call, no unwrapping until the end.
     *
     * There is one flag for each Safe, not one for all: an inner {execute} for another Safe must not lift the freeze of the
     * outer one. It goes by the Safe, not by the token, so that no second wrap can slip under it.
     */
    modifier whileBusy(address safe) {
        TransientSlot.BooleanSlot busy = _busySlot(safe);
        if (busy.tload()) revert Busy(safe);
        busy.tstore(true);
        _;
        busy.tstore(false);
    }

    // ─── Wrap and seal ───────────────────────────────────────────────────────────────────────────────────────────────────

    /// @inheritdoc IWrappedSafe
    function wrap(address to) external whileBusy(msg.sender) returns (uint256 tokenId) {
        address safe = msg.sender;
        Record storage record = _records[safe];
        if (record.live && !_isAbandoned(safe)) revert AlreadyWrapped(safe);
        (address singleton, address fallbackHandler) = safe.requireWrappable(address(this));

        tokenId = _tokenId(safe, record.count);
        _requireFit(safe, to);
        _requireReceiver(safe, to, tokenId);

        record.driver = to;
        record.count++;
        record.live = true;
        record.previousSingleton = singleton.numberOf();
        record.previousNonce = uint48(Math.min(safe.read(NONCE_SLOT), type(uint48).max));
        record.previousFallbackHandler = fallbackHandler;
        record.highestNonce = uint96(safe.highestNonce(record.highestNonce));
        emit SafeWrapped(tokenId, safe, to);

        safe.takeOver(singleton, HANDLER);
        _requireClean(safe);
    }

    /// @inheritdoc IWrappedSafe
    function seal(address safe) external {
        uint256 tokenId = tokenOf(safe);
        if (_isMinted(tokenId)) return;
        // Without code and without a caller above it, the sender can't be a step in a call that the Safe is still making.
        if (msg.sender != tx.origin || msg.sender.code.length != 0) revert NotTopLevel(msg.sender);
        _requireClean(safe);

        address driver = _records[safe].driver;
        delete _records[safe].driver;
        _mintSealed(safe, driver, tokenId);
    }

    /// @inheritdoc IWrappedSafe
    function createWrapped(address to, uint256 saltNonce) external returns (uint256 tokenId) {
        address safe = predictSafe(to, saltNonce);
        Record storage record = _records[safe];
        tokenId = _tokenId(safe, 0);
        if (record.count != 0) {
            if (_isAsCreated(safe)) return tokenId;
            revert AlreadyCreated(safe);
        }
        _requireFit(safe, to);
        _requireReceiver(safe, to, tokenId);
        SafeCreation.create(HANDLER, to, saltNonce);

        record.count = 1;
        record.live = true;
        record.previousSingleton = SAFE_L2.numberOf();
        record.previousFallbackHandler = SafeCreation.DEFAULT_FALLBACK_HANDLER;
        emit SafeWrapped(tokenId, safe, to);

        safe.takeOverCreated(HANDLER);
        _requireClean(safe);
        _mintSealed(safe, to, tokenId);
    }

    // ─── Drive ───────────────────────────────────────────────────────────────────────────────────────────────────────────

    /// @inheritdoc IWrappedSafe
    function execute(uint256 tokenId, Call[] calldata calls)
        external
        whileBusy(_safeOf(tokenId))
        returns (bytes[] memory results)
    {
        address safe = _safeOf(tokenId);
        _requireDriver(tokenId);
        _requireUnlocked(tokenId);
        _noteUse(tokenId);
        emit CallsExecuted(tokenId, msg.sender, calls.length);

        results = new bytes[](calls.length);
        for (uint256 i = 0; i < calls.length; i++) {
            Call calldata next = calls[i];
            if (next.to == safe) revert SelfCall(i);
            (bool success, bytes memory result) =
                ISafe(safe).execTransactionFromModuleReturnData(next.to, next.value, next.data, Operation.Call);
            if (!success) {
                if (result.length == 0) revert CallFailed(i);
                LowLevelCall.bubbleRevert(result);
            }
            results[i] = result;
        }
    }

    /// @inheritdoc IWrappedSafe
    function lockAccount(uint256 tokenId, uint256 until) external whileBusy(_safeOf(tokenId)) {
        _requireDriver(tokenId);
        if (!_isMinted(tokenId)) revert NotSealed(_safeOf(tokenId));
        State storage state = _states[tokenId];
        uint256 earliest = Math.max(state.lockedUntil, block.timestamp);
        if (until <= earliest) revert LockTooShort(until, earliest);
        uint256 latest = block.timestamp + LONGEST_LOCK;
        if (until > latest) revert LockTooLong(until, latest);

        _noteUse(tokenId);
        if (state.signing) _changeSigning(tokenId, false);
        state.lockedUntil = uint40(until);
        emit AccountLockExtended(tokenId, until);
        emit MetadataUpdate(tokenId);
    }

    /// @inheritdoc IWrappedSafe
    function setSigning(uint256 tokenId, bool enabled) external whileBusy(_safeOf(tokenId)) {
        _requireDriver(tokenId);
        if (_states[tokenId].signing == enabled) return;
        _requireUnlocked(tokenId);
        _noteUse(tokenId);
        _changeSigning(tokenId, enabled);
        emit MetadataUpdate(tokenId);
    }

    /// @inheritdoc IWrappedSafe
    function safeTransferFromIf(address from, address to, uint256 tokenId, bytes32 fingerprint) external {
        bytes32 actual = getStateFingerprint(tokenId);
        if (actual != fingerprint) revert StateChanged(tokenId, fingerprint, actual);
        safeTransferFrom(from, to, tokenId);
    }

    /// @inheritdoc IWrappedSafe
    function unwrap(
        uint256 tokenId,
        address[] calldata owners,
        uint256 threshold,
        address fallbackHandler,
        address singleton,
        bool keepModuleGuard
    ) external whileBusy(_safeOf(tokenId)) {
        _requireDriver(tokenId);
        _requireUnlocked(tokenId);
        SafeCheck.Terms memory terms = SafeCheck.Terms({
            owners: owners,
            threshold: threshold,
            fallbackHandler: fallbackHandler,
            singleton: singleton,
            moduleGuard: keepModuleGuard ? HANDLER : address(0),
            nonce: 0
        });
        address safe = _safeOf(tokenId);
        _requireReleasable(safe, terms);

        Record storage record = _records[safe];
        terms.nonce = safe.nonceToLeapTo(record.highestNonce);
        record.highestNonce = uint96(terms.nonce);
        record.live = false;
        if (_isMinted(tokenId)) _burn(tokenId);
        else delete record.driver;
        emit SafeUnwrapped(tokenId, safe, owners, threshold);

        safe.release(terms, HANDLER);
    }

    // ─── Reading ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    /// @inheritdoc IWrappedSafe
    function problems(address safe) public view returns (uint256) {
        uint256 found = safe.problems(address(this), HANDLER);
        return _records[safe].live ? found : found | SafeCheck.NOT_WRAPPED;
    }

    /// @inheritdoc IWrappedSafe
    function driverOf(uint256 tokenId) public view returns (address) {
        address safe = _safeOf(tokenId);
        Record storage record = _records[safe];
        if (!record.live || tokenId != _tokenId(safe, record.count - 1)) revert UnknownToken(tokenId);
        return _isMinted(tokenId) ? _ownerOf(tokenId) : record.driver;
    }

    /// @inheritdoc IWrappedSafe
    function tokenOf(address safe) public view returns (uint256) {
        Record storage record = _records[safe];
        if (!record.live) revert NotWrapped(safe);
        return _tokenId(safe, record.count - 1);
    }

    /// @inheritdoc IWrappedSafe
    function isSealed(address safe) external view returns (bool) {
        return _records[safe].live && _isMinted(tokenOf(safe));
    }

    /// @inheritdoc IWrappedSafe
    function getWrap(address safe) external view returns (Wrap memory known) {
        Record storage record = _records[safe];
        if (record.count == 0) return known;
        uint256 tokenId = _tokenId(safe, record.count - 1);
        State storage state = _states[tokenId];
        known = Wrap({
            live: record.live,
            isSealed: _isMinted(tokenId),
            count: record.count,
            tokenId: tokenId,
            driver: record.live ? driverOf(tokenId) : address(0),
            previousSingleton: SafeCheck.singletonOf(record.previousSingleton),
            previousFallbackHandler: record.previousFallbackHandler,
            previousNonce: record.previousNonce,
            nonce: state.nonce,
            epoch: state.epoch,
            signing: state.signing,
            lockedUntil: state.lockedUntil,
            quietUntil: _quietUntil(state)
        });
    }

    /// @inheritdoc IWrappedSafe
    function signerOf(address safe) external view returns (address signer, uint256 tokenId, uint256 epoch) {
        if (!_records[safe].live) return (address(0), 0, 0);
        tokenId = tokenOf(safe);
        State storage state = _states[tokenId];
        epoch = state.epoch;
        if (state.signing && block.timestamp >= state.lockedUntil) signer = driverOf(tokenId);
    }

    /// @inheritdoc IWrappedSafe
    function predictSafe(address to, uint256 saltNonce) public view returns (address) {
        return SafeCreation.predict(HANDLER, to, saltNonce);
    }

    /// @inheritdoc IERC5646
    function getStateFingerprint(uint256 tokenId) public view returns (bytes32) {
        driverOf(tokenId); // reverts unless the token exists, or will by the seal
        State storage state = _states[tokenId];
        return
            keccak256(
                abi.encode(tokenId, state.nonce, state.epoch, state.lockedUntil, _quietUntil(state), state.signing)
            );
    }

    /// @inheritdoc ERC721
    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        State storage state = _states[tokenId];
        return WrappedSafeArt(ART).tokenURI(_safeOf(tokenId), tokenId, state.lockedUntil, state.signing);
    }

    /// @inheritdoc IWrappedSafe
    function contractURI() external view returns (string memory) {
        return WrappedSafeArt(ART).contractURI();
    }

    /// @inheritdoc IERC165
    function supportsInterface(bytes4 interfaceId) public view override(IERC165, ERC721Enumerable) returns (bool) {
        return
            interfaceId == ERC4906_ID || interfaceId == type(IERC5646).interfaceId
                || super.supportsInterface(interfaceId);
    }

    // ─── Token ───────────────────────────────────────────────────────────────────────────────────────────────────────────

    /**
     * @dev Every mint and transfer: never while the Safe runs calls, never to an account that can't drive it. A transfer also
     * waits till signing is off and for the quiet time, and voids all signatures. Burning, which only {unwrap} does, is free of
     * all.
     */
    function _update(address to, uint256 tokenId, address auth) internal override returns (address) {
        if (to != address(0)) {
            address safe = _safeOf(tokenId);
            if (_busySlot(safe).tload()) revert Busy(safe);
            _requireFit(safe, to);
            if (_isMinted(tokenId)) _beginEpoch(tokenId);
        }
        return super._update(to, tokenId, auth);
    }

    /// @dev The token moves: only while its Safe doesn't sign and after the quiet time, and all that was signed before is void.
    function _beginEpoch(uint256 tokenId) private {
        State storage state = _states[tokenId];
        if (state.signing) revert SigningEnabled(tokenId);
        uint256 quietUntil = _quietUntil(state);
        if (block.timestamp < quietUntil) revert QuietTime(tokenId, quietUntil);
        state.epoch++;
    }

    /**
     * @dev Mints the token of a clean Safe. That is a use: what was seen of the Safe before doesn't tell what it holds now.
     *
     * The receipt names the Safe as the operator. Anyone may seal or create, and a vault credits the operator.
     */
    function _mintSealed(address safe, address to, uint256 tokenId) private {
        _noteUse(tokenId);
        emit SafeSealed(tokenId, safe, to); // before the receiver's hook, which may already unwrap
        _mint(to, tokenId);
        ERC721Utils.checkOnERC721Received(safe, address(0), to, tokenId, "");
    }

    function _isMinted(uint256 tokenId) private view returns (bool) {
        return _ownerOf(tokenId) != address(0);
    }

    /// @dev Whether a wrapped Safe undid its wrap before the seal. No token ever stood for that wrap, and none ever will.
    function _isAbandoned(address safe) private view returns (bool) {
        return !_isMinted(tokenOf(safe)) && problems(safe) != 0;
    }

    /// @dev Whether nothing happened to a Safe since {createWrapped} made it: so whoever it was made for still holds it.
    function _isAsCreated(address safe) private view returns (bool) {
        Record storage record = _records[safe];
        State storage state = _states[_tokenId(safe, 0)];
        return record.live && record.count == 1 && state.nonce == 1 && state.epoch == 0;
    }

    function _tokenId(address safe, uint256 wrapIndex) private pure returns (uint256) {
        return (wrapIndex << 160) | uint160(safe);
    }

    function _safeOf(uint256 tokenId) private pure returns (address) {
        return address(uint160(tokenId));
    }

    // ─── State ───────────────────────────────────────────────────────────────────────────────────────────────────────────

    /// @dev The Safe is used now: its fingerprint changes, and its quiet time starts anew.
    function _noteUse(uint256 tokenId) private {
        State storage state = _states[tokenId];
        state.nonce++;
        state.usedAt = uint40(block.timestamp);
    }

    /// @dev All that was signed in the old epoch is void.
    function _changeSigning(uint256 tokenId, bool enabled) private {
        State storage state = _states[tokenId];
        state.signing = enabled;
        state.epoch++;
        emit SigningSet(tokenId, enabled, state.epoch);
    }

    function _quietUntil(State storage state) private view returns (uint256) {
        return state.usedAt == 0 ? 0 : state.usedAt + QUIET_TIME;
    }

    function _busySlot(address safe) private pure returns (TransientSlot.BooleanSlot) {
        return BUSY_SLOT.deriveMapping(safe).asBoolean();
    }

    // ─── Checks ──────────────────────────────────────────────────────────────────────────────────────────────────────────

    function _requireDriver(uint256 tokenId) private view {
        if (msg.sender != driverOf(tokenId)) revert NotDriver(msg.sender);
    }

    function _requireUnlocked(uint256 tokenId) private view {
        uint256 lockedUntil = _states[tokenId].lockedUntil;
        if (block.timestamp < lockedUntil) revert AccountLocked(tokenId, lockedUntil);
    }

    function _requireClean(address safe) private view {
        uint256 found = problems(safe);
        if (found != 0) revert NotClean(safe, found);
    }

    /// @dev Reverts unless a Safe can be unwrapped to `terms`: their owners, threshold, singleton and fallback handler.
    function _requireReleasable(address safe, SafeCheck.Terms memory terms) private view {
        uint256 ownerCount = terms.owners.length;
        SafeControl.requireFewOwners(ownerCount);
        if (terms.threshold == 0 || terms.threshold > ownerCount) revert BadThreshold(terms.threshold, ownerCount);
        for (uint256 i = 0; i < ownerCount; i++) {
            address owner = terms.owners[i];
            if (owner == SENTINEL || _isReserved(owner)) revert BadOwner(owner);
            _requireFit(safe, owner);
        }

        address singleton = terms.singleton;
        if (!singleton.isSingleton()) revert UnknownSingleton(singleton);
        if (terms.moduleGuard != address(0) && !singleton.hasModuleGuard()) revert ModuleGuardUnsupported(singleton);

        address fallbackHandler = terms.fallbackHandler;
        if (fallbackHandler == address(0)) return;
        if (_isReserved(fallbackHandler) || fallbackHandler == safe || fallbackHandler.code.length == 0) {
            revert BadFallbackHandler(fallbackHandler);
        }
    }

    /**
     * @dev Reverts if `account` could never drive `safe`. Walks up from it: a wrapped Safe is driven by whoever drives its
     * token. The walk ends, since no cycle was ever let in.
     *
     * Each Safe on the way is looked at as it is, wrapped or not, since one that isn't sealed may have undone its wrap. None
     * may be owned by `safe`, nor take orders from everyone through the wrapper. (One level: who owns its owners isn't looked
     * at.)
     */
    function _requireFit(address safe, address account) private view {
        if (_isReserved(account)) revert InvalidDriver(account);
        address step = account;
        while (true) {
            if (step == safe) revert OwnershipCycle(safe, account);
            if (step.isSafe()) {
                if (ISafe(step).isOwner(safe)) revert OwnershipCycle(safe, account);
                if (step.readAddress(FALLBACK_HANDLER_SLOT) == address(this)) revert HandlerIsWrapper(step);
            }
            if (!_records[step].live) return;
            step = driverOf(tokenOf(step));
        }
    }

    /// @dev Reverts if `account` is a contract that refuses tokens. In a static call, so that nothing comes of it.
    function _requireReceiver(address safe, address account, uint256 tokenId) private view {
        if (account.code.length == 0) return;
        bytes memory hook = abi.encodeCall(IERC721Receiver.onERC721Received, (safe, address(0), tokenId, ""));
        (bool success, bytes memory answer) = account.staticcall{gas: RECEIVER_PROBE_GAS}(hook);
        if (!success || bytes32(answer) != IERC721Receiver.onERC721Received.selector) revert CannotReceive(account);
    }

    /// @dev Whether `account` is one that no right may ever be given to.
    function _isReserved(address account) private view returns (bool) {
        return account == address(0) || account == address(this) || account == HANDLER;
    }
}
