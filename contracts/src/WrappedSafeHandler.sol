// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {IERC777Recipient} from "@openzeppelin/contracts/interfaces/IERC777Recipient.sol";
import {IERC1155Receiver} from "@openzeppelin/contracts/token/ERC1155/IERC1155Receiver.sol";
import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {SlotDerivation} from "@openzeppelin/contracts/utils/SlotDerivation.sol";
import {StorageSlot} from "@openzeppelin/contracts/utils/StorageSlot.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import {ISafeGuard, ISafeModuleGuard, NONCE_SLOT, OWNERS_SLOT, Operation} from "./ISafe.sol";
import {IWrappedSafe, IWrappedSafeHandler} from "./IWrappedSafe.sol";

/// @title Handler of wrapped Safes
contract WrappedSafeHandler is
    IWrappedSafeHandler,
    ISafeGuard,
    ISafeModuleGuard,
    IERC721Receiver,
    IERC1155Receiver,
    IERC777Recipient,
    IERC1271
{
    using SlotDerivation for bytes32;
    using StorageSlot for bytes32;

    /// @dev What {isValidSignature} says of a signature that isn't valid.
    bytes4 private constant NO_SIGNATURE = 0xffffffff;

    bytes32 private constant DOMAIN_TYPE = keccak256("EIP712Domain(uint256 chainId,address verifyingContract)");
    bytes32 private constant MESSAGE_TYPE =
        keccak256("WrappedSafeMessage(address wrapper,uint256 tokenId,uint256 epoch,bytes32 hash)");

    /// @dev The calldata of `supportsInterface` when it is called directly. What a Safe passes on is longer by the 20 bytes of
    /// its caller's address.
    uint256 private constant DIRECT_CALL_SIZE = 36;

    /// @inheritdoc IWrappedSafeHandler
    address public immutable WRAPPER = msg.sender;

    /// @dev Where this code lives, to tell a call of it from a Safe that runs it as its own.
    address private immutable SELF = address(this);

    /// @dev A module transaction keeps `msg.sender` through proxy, singleton and delegatecall: it is the module, the wrapper.
    modifier onlyWrapperInSafe() {
        if (address(this) == SELF || msg.sender != WRAPPER) revert OnlyWrapperInSafe(msg.sender);
        _;
    }

    /// @dev A Safe passes a call on as itself, so its address is the sender.
    modifier onlyWrappedSafe() {
        IWrappedSafe(WRAPPER).tokenOf(msg.sender); // reverts unless wrapped
        _;
    }

    // ─── In the name of a Safe ───────────────────────────────────────────────────────────────────────────────────────────

    /// @inheritdoc IWrappedSafeHandler
    function setSingleton(address singleton) external onlyWrapperInSafe {
        assembly ("memory-safe") {
            sstore(0, singleton)
        }
        emit ChangedMasterCopy(singleton);
    }

    /// @inheritdoc IWrappedSafeHandler
    function beginAnew(uint256 nonce, address[] calldata owners) external onlyWrapperInSafe {
        NONCE_SLOT.getUint256Slot().value = nonce;
        for (uint256 i = 0; i < owners.length; i++) {
            OWNERS_SLOT.deriveMapping(owners[i]).getUint256Slot().value = 0;
        }
    }

    // ─── Guard ───────────────────────────────────────────────────────────────────────────────────────────────────────────

    /// @inheritdoc ISafeGuard
    function checkTransaction(
        address,
        uint256,
        bytes memory,
        Operation,
        uint256,
        uint256,
        uint256,
        address,
        address payable,
        bytes memory,
        address
    ) external pure {
        revert ExecTransactionRefused();
    }

    /// @inheritdoc ISafeGuard
    function checkAfterExecution(bytes32, bool) external pure {}

    // ─── Module guard ────────────────────────────────────────────────────────────────────────────────────────────────────

    /// @inheritdoc ISafeModuleGuard
    function checkModuleTransaction(address to, uint256, bytes memory, Operation operation, address module)
        external
        view
        returns (bytes32)
    {
        if (module != WRAPPER) revert ModuleRefused(module);
        if (operation != Operation.Call && to != SELF) revert DelegateCallRefused(to);
        return 0;
    }

    /// @inheritdoc ISafeModuleGuard
    function checkAfterModuleExecution(bytes32, bool) external pure {}

    // ─── Fallback handler ────────────────────────────────────────────────────────────────────────────────────────────────

    /// @inheritdoc IERC721Receiver
    function onERC721Received(address, address, uint256, bytes calldata)
        external
        view
        onlyWrappedSafe
        returns (bytes4)
    {
        return IERC721Receiver.onERC721Received.selector;
    }

    /// @inheritdoc IERC1155Receiver
    function onERC1155Received(address, address, uint256, uint256, bytes calldata)
        external
        view
        onlyWrappedSafe
        returns (bytes4)
    {
        return IERC1155Receiver.onERC1155Received.selector;
    }

    /// @inheritdoc IERC1155Receiver
    function onERC1155BatchReceived(address, address, uint256[] calldata, uint256[] calldata, bytes calldata)
        external
        view
        onlyWrappedSafe
        returns (bytes4)
    {
        return IERC1155Receiver.onERC1155BatchReceived.selector;
    }

    /// @inheritdoc IERC777Recipient
    function tokensReceived(address, address, address, uint256, bytes calldata, bytes calldata)
        external
        view
        onlyWrappedSafe
    {}

    /**
     * @inheritdoc IERC1271
     * @dev Of a wrapped Safe that signs, whose address is the sender: what its driver signed for it in this epoch. See
     * {IWrappedSafe-setSigning}. A driver with code may still sign with a key (ERC-7702), so the key is tried first.
     */
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        (address signer, uint256 tokenId, uint256 epoch) = IWrappedSafe(WRAPPER).signerOf(msg.sender);
        if (signer == address(0)) return NO_SIGNATURE;
        bytes32 domain = keccak256(abi.encode(DOMAIN_TYPE, block.chainid, msg.sender));
        bytes32 message = keccak256(abi.encode(MESSAGE_TYPE, WRAPPER, tokenId, epoch, hash));
        bytes32 digest = MessageHashUtils.toTypedDataHash(domain, message);

        (address recovered,,) = ECDSA.tryRecoverCalldata(digest, signature); // zero if it isn't the signature of a key
        bool isValid =
            recovered == signer || SignatureChecker.isValidERC1271SignatureNowCalldata(signer, digest, signature);
        return isValid ? IERC1271.isValidSignature.selector : NO_SIGNATURE;
    }

    // ─── ERC-165 ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    /**
     * @inheritdoc IERC165
     * @dev The guard ids are for the Safe that is given this guard, and asks directly. Were they answered through a wrapped
     * Safe, that Safe could be made the guard of another and stop it for ever.
     */
    function supportsInterface(bytes4 interfaceId) external pure returns (bool) {
        if (interfaceId == type(ISafeGuard).interfaceId || interfaceId == type(ISafeModuleGuard).interfaceId) {
            return msg.data.length == DIRECT_CALL_SIZE;
        }
        return interfaceId == type(IERC165).interfaceId || interfaceId == type(IERC721Receiver).interfaceId
            || interfaceId == type(IERC1155Receiver).interfaceId;
    }
}
