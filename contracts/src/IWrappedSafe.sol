// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC4906} from "@openzeppelin/contracts/interfaces/IERC4906.sol";
import {IERC5646} from "./IERC5646.sol";

/**
 * @title Wrapped Safe
 *
 * @notice Turns a whole Safe into one ERC-721. Whoever holds the token drives the Safe; unwrapping burns the token and hands
 * the Safe to the owners that the holder names.
 *
 * @dev The life of a Safe here:
 *
 *     wrap ───────────▶ seal ───────────▶ unwrap
 *     a driver,         a token: its      plain owners again,
 *     no token          holder drives     under a nonce that leapt
 *
 * A token exists exactly when its Safe was seen clean ({problems} is 0) outside any running call. So a bid, a listing or a
 * transfer can't meet a Safe that somebody else is still about to move. ({createWrapped} makes a Safe that is clean by
 * construction, token and all.)
 *
 * Five rules keep a sale to what the buyer saw, as far as the use of the Safe goes: nothing happens to a Safe that runs calls
 * ({Busy}); no token moves in the ten minutes after its Safe was sealed or used ({QuietTime}), nor while its Safe signs
 * ({SigningEnabled}); {lockAccount} stops all use of it; {safeTransferFromIf} moves the token only in the state that was looked
 * at.
 *
 * An approval that the Safe gave earlier doesn't count as use: it moves tokens right before a sale, too.
 */
interface IWrappedSafe is IERC4906, IERC5646 {
    // ─── Types ───────────────────────────────────────────────────────────────────────────────────────────────────────────

    /// @notice One plain call that a Safe makes.
    struct Call {
        address to;
        uint256 value;
        bytes data;
    }

    /**
     * @notice What is known here about a Safe. All zero if it was never wrapped.
     *
     * @param live Whether the Safe is wrapped now.
     * @param isSealed Whether its token exists.
     * @param count How often the Safe was wrapped, this time included.
     * @param tokenId The id of the present wrap, or of the last one.
     * @param driver Who drives the Safe: the holder of the token, or before the seal whom {wrap} named. Zero if not wrapped.
     * @param previousSingleton The singleton that the Safe came with, the natural one to unwrap to.
     * @param previousFallbackHandler The fallback handler that the Safe came with. Whoever wrapped it may have chosen it.
     * @param previousNonce The nonce that the Safe came with. A larger one than 2^48 - 1, which was planted, reads as that.
     * @param nonce How often this wrap was used: the seal, each {execute}, {lockAccount} and {setSigning} add one.
     * @param epoch How often all signatures for the Safe became void: by a transfer, by {setSigning} or by {lockAccount}.
     * @param signing Whether the Safe signs. See {setSigning}.
     * @param lockedUntil When the lock ends, in seconds. Zero or past if there is none.
     * @param quietUntil When the quiet time ends and the token may move, in seconds. Zero or past if it may.
     */
    struct Wrap {
        bool live;
        bool isSealed;
        uint64 count;
        uint256 tokenId;
        address driver;
        address previousSingleton;
        address previousFallbackHandler;
        uint256 previousNonce;
        uint256 nonce;
        uint256 epoch;
        bool signing;
        uint256 lockedUntil;
        uint256 quietUntil;
    }

    // ─── Events ──────────────────────────────────────────────────────────────────────────────────────────────────────────

    /// @notice The wrapper took over `safe`, and `driver` drives it. No token exists yet.
    /// @dev An earlier id of the Safe that was neither sealed nor unwrapped is over: the Safe had undone that wrap.
    /// @param tokenId The id of this wrap, and of the token once it is minted.
    /// @param safe The Safe that was wrapped.
    /// @param driver The account that drives the Safe, and gets the token at the seal.
    event SafeWrapped(uint256 indexed tokenId, address indexed safe, address indexed driver);

    /// @notice `safe` was found clean and its token was minted to `driver`.
    /// @param tokenId The id of the minted token.
    /// @param safe The Safe that the token stands for.
    /// @param driver The account that the token was minted to.
    event SafeSealed(uint256 indexed tokenId, address indexed safe, address indexed driver);

    /// @notice `safe` was handed to `owners`. `tokenId` never comes back.
    /// @param tokenId The id of the wrap that ended; its token, if there was one, was burned.
    /// @param safe The Safe that was unwrapped.
    /// @param owners The owners that the Safe has from now on.
    /// @param threshold How many of them must sign.
    event SafeUnwrapped(uint256 indexed tokenId, address indexed safe, address[] owners, uint256 threshold);

    /// @notice `driver` made the Safe run `count` calls.
    /// @param tokenId The id of the wrap.
    /// @param driver The account that called {execute}.
    /// @param count The number of calls; may be zero.
    event CallsExecuted(uint256 indexed tokenId, address indexed driver, uint256 count);

    /// @notice The Safe of `tokenId` can't be used before `until`, by whoever holds the token. The token itself is free.
    /// @dev Not named like the events of ERC-5192 and ERC-5753, which say that a token can't be transferred.
    /// @param tokenId The id of the locked token.
    /// @param until The end of the lock, in seconds since the epoch of Unix.
    event AccountLockExtended(uint256 indexed tokenId, uint256 until);

    /// @notice The Safe of `tokenId` signs from now on, or no longer. All that was signed for it earlier is void.
    /// @param tokenId The id of the wrap.
    /// @param enabled Whether the Safe signs from now on.
    /// @param epoch The new epoch, which signatures have to name.
    event SigningSet(uint256 indexed tokenId, bool enabled, uint256 epoch);

    // ─── Errors: first why, then what to do ──────────────────────────────────────────────────────────────────────────────

    /// @notice The account isn't a Safe proxy of version 1.3.0, 1.4.1 or 1.5.0, judged by its code.
    /// @dev Call {wrap} from the Safe itself. A Safe of another make can't be wrapped: move the assets to a new Safe.
    /// @param account The account that was to be wrapped.
    /// @param codeHash The hash of its code.
    error UnknownProxy(address account, bytes32 codeHash);

    /// @notice The singleton isn't one of the eight genuine ones, or its code isn't there on this chain.
    /// @dev Wrapping: move the Safe to a genuine singleton first. Unwrapping: name another one, such as {SAFE_L2}.
    /// @param singleton The singleton that was found, or asked for.
    error UnknownSingleton(address singleton);

    /// @notice SafeL2 1.5.0, which every wrapped Safe runs on, isn't deployed on this chain.
    /// @dev Anyone can deploy it, through Safe's singleton factory.
    error SafeL2Missing();

    /// @notice The Safe is wrapped already, and either sealed or clean.
    /// @dev Nothing to do. Its token is {tokenOf}.
    /// @param safe The Safe that was to be wrapped.
    error AlreadyWrapped(address safe);

    /// @notice The Safe isn't wrapped.
    /// @dev Wrap it first, or look on another chain.
    /// @param safe The account that was asked about.
    error NotWrapped(address safe);

    /// @notice No wrapped Safe has this id: it never was, or that wrap is over.
    /// @dev Ask {tokenOf} for the present id of the Safe.
    /// @param tokenId The id that was asked about.
    error UnknownToken(uint256 tokenId);

    /// @notice The wrapper isn't a module of the Safe.
    /// @dev Put `enableModule(wrapper)` before {wrap} in the same batch.
    /// @param safe The Safe that was to be wrapped.
    error ModuleNotEnabled(address safe);

    /// @notice The Safe has other modules than the wrapper, each of which could move everything in it.
    /// @dev Put `disableModule` for the others before {wrap} in the same batch. `modules` are the first ones, ours included.
    /// @param modules The first modules of the Safe, at most 32, the wrapper included.
    error ForeignModules(address[] modules);

    /// @notice The fallback handler of the Safe is the wrapper, so anybody can call the wrapper in the name of the Safe.
    /// @dev Set another fallback handler, or pick another receiver.
    /// @param safe The Safe with that fallback handler.
    error HandlerIsWrapper(address safe);

    /// @notice The Safe isn't clean, for the reasons that the bits of `problems` give.
    /// @dev See {problems}. On a Safe that was changed behind the list of its owners or modules nothing helps but to move the
    /// assets to a new one.
    /// @param safe The Safe that was looked at.
    /// @param problems What is wrong with it, as bits.
    error NotClean(address safe, uint256 problems);

    /// @notice The Safe isn't sealed, so it may not be shut, and a lock would promise too much.
    /// @dev {seal} first.
    /// @param safe The Safe that has no token yet.
    error NotSealed(address safe);

    /// @notice Only an account without code that signed the transaction itself may seal.
    /// @dev Send {seal} from any plain account, straight to the wrapper.
    /// @param caller The account that called.
    error NotTopLevel(address caller);

    /// @notice The caller doesn't drive the Safe. Approved operators may move the token, never the Safe.
    /// @dev Call from {driverOf}.
    /// @param caller The account that called.
    error NotDriver(address caller);

    /// @notice The Safe is in the middle of {execute}, {wrap} or {unwrap}: till its end nothing else may happen to it.
    /// @dev Do one after the other. A token that is sold while its Safe runs calls could be emptied after the sale.
    /// @param safe The Safe that runs calls.
    error Busy(address safe);

    /// @notice The Safe was sealed or used a short while ago: till `until` its token can't move.
    /// @dev Look at the Safe again after that. It may be used meanwhile, which starts the time anew.
    /// @param tokenId The id of the token.
    /// @param until When the quiet time ends, in seconds since the epoch of Unix.
    error QuietTime(uint256 tokenId, uint256 until);

    /// @notice The Safe is locked: till `until` it runs no calls, signs nothing and isn't unwrapped, whoever holds the token.
    /// @dev Wait. Nobody can end a lock early.
    /// @param tokenId The id of the token.
    /// @param until When the lock ends, in seconds since the epoch of Unix.
    error AccountLocked(uint256 tokenId, uint256 until);

    /// @notice A lock can only be made longer, and must end in the future.
    /// @dev Pick a time after `earliest`.
    /// @param until The end that was asked for, in seconds since the epoch of Unix.
    /// @param earliest The present end of the lock, or the present time if there is none.
    error LockTooShort(uint256 until, uint256 earliest);

    /// @notice A lock can't reach further than 365 days ahead.
    /// @dev Pick a time up to `latest`. (The lock can be extended later.)
    /// @param until The end that was asked for, in seconds since the epoch of Unix.
    /// @param latest The latest end that is allowed now.
    error LockTooLong(uint256 until, uint256 latest);

    /// @notice The state of the token isn't the one that `fingerprint` stands for.
    /// @dev Look at the Safe again; then take {getStateFingerprint} as it is now.
    /// @param tokenId The id of the token.
    /// @param fingerprint The fingerprint that was expected.
    /// @param actual The fingerprint of the present state.
    error StateChanged(uint256 tokenId, bytes32 fingerprint, bytes32 actual);

    /// @notice While the Safe signs, its token can't move: a signature could empty it right before.
    /// @dev Let the holder turn signing off, and the quiet time pass.
    /// @param tokenId The id of the token.
    error SigningEnabled(uint256 tokenId);

    /// @notice Call number `index` aims at the Safe itself, which could change its owners, modules or guards.
    /// @dev Leave the call out. To change who owns the Safe, unwrap it.
    /// @param index The position of the call in the list, from zero.
    error SelfCall(uint256 index);

    /// @notice Call number `index` failed and gave no reason. (A reason that is given is passed on as it is.)
    /// @dev Look at what that call does; simulate it from the Safe.
    /// @param index The position of the call in the list, from zero.
    error CallFailed(uint256 index);

    /// @notice The Safe refused a step of wrapping or unwrapping and gave no reason.
    /// @dev More gas may help. Else the storage of the Safe was changed by hand.
    /// @param safe The Safe that refused.
    error StepFailed(address safe);

    /// @notice The wrapper, its handler and the zero address can't drive a Safe.
    /// @dev Name another account.
    /// @param account The account that was named.
    error InvalidDriver(address account);

    /// @notice `account` is the Safe, or is driven or owned by it: nobody could ever move either again.
    /// @dev Name an account that doesn't depend on the Safe.
    /// @param safe The Safe that was to be driven or owned.
    /// @param account The account that was named.
    error OwnershipCycle(address safe, address account);

    /// @notice `account` is a contract that doesn't accept ERC-721 tokens, or needs more than 200,000 gas to say so.
    /// @dev Name an account that does. It is asked by {wrap} and {createWrapped}, in a static call, with the Safe for operator.
    /// @param account The contract that was named.
    error CannotReceive(address account);

    /// @notice An owner can't be the zero address, the sentinel (1), the wrapper or its handler.
    /// @dev Name other owners. Safe's own GS204 means: named twice.
    /// @param owner The owner that was named.
    error BadOwner(address owner);

    /// @notice The threshold is zero or larger than the number of owners, or there are none.
    /// @dev Pick a threshold from 1 to `ownerCount`.
    /// @param threshold The threshold that was asked for.
    /// @param ownerCount The number of owners that were named.
    error BadThreshold(uint256 threshold, uint256 ownerCount);

    /// @notice The Safe has more owners than {wrap} replaces, or would get more than {unwrap} sets, in one transaction.
    /// @dev Remove owners first, or name fewer.
    /// @param ownerCount The number of owners.
    /// @param limit The largest number that is allowed.
    error TooManyOwners(uint256 ownerCount, uint256 limit);

    /// @notice The fallback handler is the wrapper, its handler, the Safe or an account without code.
    /// @dev Take one of Safe's own, or zero for none.
    /// @param fallbackHandler The fallback handler that was named.
    error BadFallbackHandler(address fallbackHandler);

    /// @notice The module guard can only be kept by a singleton that has one: Safe or SafeL2 1.5.0.
    /// @dev Unwrap to {SAFE_L2}, or let the module guard go.
    /// @param singleton The singleton that was asked for.
    error ModuleGuardUnsupported(address singleton);

    /// @notice After unwrapping, the Safe doesn't read back as asked.
    /// @dev Happens only to an unsealed Safe whose storage was changed after {wrap}. Move the assets out with {execute}.
    /// @param safe The Safe that was to be unwrapped.
    error NotReleased(address safe);

    /// @notice The factory of Safe 1.5.0, with which {createWrapped} creates, isn't deployed on this chain.
    /// @dev Anyone can deploy it, through Safe's singleton factory.
    error FactoryMissing();

    /// @notice This Safe was created before, and used, transferred or unwrapped since.
    /// @dev Take another `saltNonce`.
    /// @param safe The Safe that was created before.
    error AlreadyCreated(address safe);

    // ─── The Safe ────────────────────────────────────────────────────────────────────────────────────────────────────────

    /**
     * @notice Wraps the calling Safe and lets `to` drive it. Mints nothing: {seal} does.
     *
     * A Safe that undid its wrap before the seal may be wrapped anew, under another id.
     *
     * @dev Called by the Safe itself, after `enableModule(wrapper)` in the same batch. The Safe moves to {SAFE_L2}; its guard,
     * module guard and fallback handler become {HANDLER}; its only owner becomes the wrapper. What it had is remembered.
     *
     * @param to The account that drives the Safe and gets the token. Must accept ERC-721 tokens if it is a contract.
     * @return tokenId The id of this wrap.
     */
    function wrap(address to) external returns (uint256 tokenId);

    /**
     * @notice Mints the token of a wrapped, clean Safe to its driver. Does nothing if it is sealed already.
     *
     * @dev Anyone may call it from a plain account, which proves that no call of the Safe is still running.
     *
     * It counts as a use, since the Safe may have been emptied up to here: the quiet time starts, and no fingerprint from before
     * matches one after. The receipt names the Safe as operator, so that no vault credits whoever seals.
     *
     * @param safe The wrapped Safe.
     */
    function seal(address safe) external;

    /**
     * @notice Creates a Safe that is wrapped from birth, and mints its token to `to`. Returns the id.
     *
     * @dev Nobody but the wrapper ever owned it, so it is clean by construction: also a place to sweep a Safe to that can't be
     * proven clean. Its address ({predictSafe}) is known before and may be funded before. `saltNonce` tells the Safes of one
     * `to` apart. Should somebody have deployed the proxy already, it is adopted. Should somebody have created all of it, and
     * nothing happened to it since, its id is returned.
     *
     * @param to The account that the token is minted to.
     * @param saltNonce Any number; with `to` and the chain it decides the address of the Safe.
     * @return tokenId The id of the minted token, or of the one that a former call with the same parameters minted.
     */
    function createWrapped(address to, uint256 saltNonce) external returns (uint256 tokenId);

    /**
     * @notice Makes the Safe run `calls`, all or none, for its driver. Returns what each returned.
     *
     * @dev Plain calls, never to the Safe itself. The quiet time starts anew.
     *
     * @param tokenId The id of the wrap.
     * @param calls The calls, run in this order.
     * @return results What each call returned, in the same order.
     */
    function execute(uint256 tokenId, Call[] calldata calls) external returns (bytes[] memory results);

    /**
     * @notice Locks the Safe till `until`, in seconds, for its holder: no {execute}, no signature, no {unwrap}.
     *
     * @dev The lock binds later holders too. It can only be extended, at most to 365 days ahead. Turns signing off.
     *
     * @param tokenId The id of a sealed Safe's token.
     * @param until The end of the lock, in seconds since the epoch of Unix; at most 365 days ahead.
     */
    function lockAccount(uint256 tokenId, uint256 until) external;

    /**
     * @notice Turns signing (ERC-1271) on or off, for the driver. Off until the driver turns it on, and after each lock. While
     * it is on, the token can't move. Does nothing if it is so already.
     *
     * @dev Each change makes void what was signed before: off and on again cancels all signatures. What the driver signs is
     * the EIP-712 message `WrappedSafeMessage(address wrapper,uint256 tokenId,uint256 epoch,bytes32 hash)` under the domain
     * `EIP712Domain(uint256 chainId,address verifyingContract)` of the Safe.
     *
     * @param tokenId The id of the wrap.
     * @param enabled Whether the Safe is to sign.
     */
    function setSigning(uint256 tokenId, bool enabled) external;

    /**
     * @notice Transfers the token, if its state still is the one that `fingerprint` stands for.
     *
     * @dev For a buyer, who gives the {getStateFingerprint} of what they looked at. It covers the use of the Safe from here,
     * not what lies in it: a token can leave by an approval that the Safe gave earlier.
     *
     * @param from The holder of the token.
     * @param to The receiver, which must accept ERC-721 tokens if it is a contract.
     * @param tokenId The id of the token.
     * @param fingerprint What {getStateFingerprint} returned when the token was looked at.
     */
    function safeTransferFromIf(address from, address to, uint256 tokenId, bytes32 fingerprint) external;

    /**
     * @notice Ends the wrap, for the driver, and hands the Safe to `owners`.
     *
     * @dev The nonce of the Safe leaps forward by an amount that nobody could foresee: transactions that its owners signed
     * earlier, and approvals of transactions planted for later, are void. Messages have no nonce: what owners signed or approved
     * off chain or on counts again as soon as they are owners again. Name new addresses, or no `fallbackHandler`.
     *
     * What was hidden in the storage of the Safe before the wrap wakes up. `keepModuleGuard` keeps hidden modules out until
     * the owners call `setModuleGuard`; only a proof of the whole storage shows hidden owners.
     *
     * @param tokenId The id of the wrap.
     * @param owners The owners that the Safe is to have; each of them once.
     * @param threshold How many of them must sign, from 1 to their number.
     * @param singleton One of the eight genuine ones; by default the one that the Safe came with.
     * @param fallbackHandler One of Safe's own, or zero for none. It signs for the Safe (ERC-1271), so don't bring back the one
     * that the Safe came with ({getWrap}) unless it is one of those: whoever wrapped the Safe chose it.
     * @param keepModuleGuard Keeps the module guard, which then admits no module. For 1.5.0 singletons only.
     */
    function unwrap(
        uint256 tokenId,
        address[] calldata owners,
        uint256 threshold,
        address fallbackHandler,
        address singleton,
        bool keepModuleGuard
    ) external;

    // ─── Reading ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    /**
     * @notice What keeps `safe` from being moved by its driver alone; 0 if nothing does. Never reverts.
     *
     * @dev A sum of
     *
     *       1  not wrapped
     *       2  the code isn't that of a genuine proxy (the bits from 4 on aren't looked at)
     *       4  the singleton isn't SafeL2 1.5.0 (the bits from 8 on aren't looked at)
     *       8  the modules aren't just the wrapper
     *      16  the owners aren't just the wrapper, or the threshold isn't 1
     *      32  the guard isn't {HANDLER}
     *      64  the module guard isn't {HANDLER}
     *     128  the fallback handler isn't {HANDLER}
     *
     * @param safe Any account.
     * @return The sum of the numbers above that apply.
     */
    function problems(address safe) external view returns (uint256);

    /// @notice Who drives the Safe of `tokenId`: the holder of the token, or before the seal whom {wrap} named.
    /// @dev Reverts with {UnknownToken} if that wrap is over or never was.
    /// @param tokenId The id of a present wrap.
    /// @return The driver.
    function driverOf(uint256 tokenId) external view returns (address);

    /// @notice The id of the present wrap of `safe`: how often it was wrapped before, shifted left by 160 bits, plus its address.
    /// @dev Reverts with {NotWrapped} if there is none. The token exists only after the seal.
    /// @param safe A wrapped Safe.
    /// @return The id.
    function tokenOf(address safe) external view returns (uint256);

    /// @notice Whether `safe` is wrapped and its token exists.
    /// @param safe Any account.
    /// @return True from the seal until the unwrapping.
    function isSealed(address safe) external view returns (bool);

    /// @notice All that is known here about `safe`, in one call.
    /// @param safe Any account.
    /// @return The present wrap, or the last one; all zero if there was none.
    function getWrap(address safe) external view returns (Wrap memory);

    /// @notice Who signs for `safe`, as which token in which epoch. Zero while nobody does: not wrapped, off, or locked.
    /// @param safe Any account.
    /// @return signer The driver whose signatures count as those of the Safe, or zero.
    /// @return tokenId The id of the present wrap, or zero if the Safe isn't wrapped.
    /// @return epoch The epoch that a signature has to name.
    function signerOf(address safe) external view returns (address signer, uint256 tokenId, uint256 epoch);

    /// @notice Where {createWrapped} puts, or did put, the Safe.
    /// @param to The account that the Safe is created for.
    /// @param saltNonce The number given to {createWrapped}.
    /// @return safe The address of the Safe on this chain.
    function predictSafe(address to, uint256 saltNonce) external view returns (address safe);

    /// @notice Name, description and picture of the collection, as JSON in a data URI (ERC-7572). They never change.
    /// @return A data URI.
    function contractURI() external view returns (string memory);

    /// @notice For so many seconds after the Safe was sealed or used its token can't move.
    /// @return The quiet time, in seconds.
    function QUIET_TIME() external view returns (uint256);

    /// @notice The guard, module guard and fallback handler of every wrapped Safe.
    /// @return The address of the handler, which the wrapper deployed.
    function HANDLER() external view returns (address);

    /// @notice The singleton of every wrapped Safe: SafeL2 1.5.0.
    /// @return The address of the singleton, the same on every chain.
    function SAFE_L2() external view returns (address);

    /// @notice Draws the picture of each token.
    /// @return The address of the contract that draws, which the wrapper deployed.
    function ART() external view returns (address);
}

/**
 * @title Handler of wrapped Safes
 *
 * @notice Guard, module guard and fallback handler of every wrapped Safe. It has no rights over any of them, and no state.
 */
interface IWrappedSafeHandler {
    // ─── Errors: first why, then what to do ──────────────────────────────────────────────────────────────────────────────

    /// @notice A wrapped Safe runs no transactions of owners, whatever they signed.
    /// @dev Use {IWrappedSafe-execute}, or unwrap the Safe.
    error ExecTransactionRefused();

    /// @notice A wrapped Safe obeys no module but the wrapper.
    /// @dev A module that isn't listed was hidden in the Safe before it was wrapped. Never unwrap without a storage proof.
    /// @param module The module that asked.
    error ModuleRefused(address module);

    /// @notice A wrapped Safe runs no foreign code in its own name.
    /// @dev Make a plain call instead.
    /// @param to The code that was to be run.
    error DelegateCallRefused(address to);

    /// @notice This function is for a Safe to run as its own code, on behalf of the wrapper.
    /// @dev Nothing to do: {IWrappedSafe-wrap} and {IWrappedSafe-unwrap} use it.
    /// @param caller The account that called.
    error OnlyWrapperInSafe(address caller);

    // ─── In the name of a Safe ───────────────────────────────────────────────────────────────────────────────────────────

    /// @notice The Safe runs on another singleton from now on. The event that Safe's own migrations emit.
    event ChangedMasterCopy(address singleton);

    /// @notice Moves the Safe that runs this code to `singleton`.
    /// @dev Only by delegatecall from a Safe, in a transaction that the wrapper started as its module.
    /// @param singleton The new singleton.
    function setSingleton(address singleton) external;

    /**
     * @notice Sets the nonce of the Safe that runs this code, and clears in its list of owners what is written at `owners`.
     * @dev For those who are to be owners and aren't in the list: what was planted at them would keep them out (GS204).
     *
     * @param nonce The new nonce.
     * @param owners The accounts whose entries in the list of owners are cleared.
     */
    function beginAnew(uint256 nonce, address[] calldata owners) external;

    // ─── Reading ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    /// @notice The wrapper that this handler serves.
    /// @return The address of the wrapper, which deployed the handler.
    function WRAPPER() external view returns (address);
}
