// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {IWrappedSafe} from "../../src/IWrappedSafe.sol";

/**
 * @dev A loan against one wrapped Safe, to show what to demand of such a contract (docs/lending.md). For tests alone: one lender,
 * one loan, in ether.
 *
 * 1. It holds the token itself, so the borrower can't use the Safe.
 * 2. It takes the token only in the state that the lender looked at.
 * 3. It takes only a Safe that is locked till the loan is due.
 * 4. It makes no call that somebody else may choose. All that it ever does to the token is to take it once and to hand it over once.
 */
contract LoanVault is IERC721Receiver {
    struct Terms {
        address borrower;
        uint256 tokenId;
        bytes32 fingerprint;
        uint256 lent;
        uint256 owed;
        uint256 due;
    }

    enum Stage {
        OFFERED,
        RUNNING,
        OVER
    }

    error NotYou(address caller);
    error WrongStage(Stage stage);
    error WrongPayment(uint256 sent, uint256 due);
    error LockedTooShort(uint256 lockedUntil, uint256 due);
    error NotDue(uint256 due);
    error NotFromBorrowing(address token);

    IWrappedSafe internal immutable WRAPPER;
    address private immutable LENDER = msg.sender;
    Terms public terms;
    Stage public stage;

    /// @dev The lender makes it, and puts the money in.
    constructor(IWrappedSafe wrapper, Terms memory terms_) payable {
        if (msg.value != terms_.lent) revert WrongPayment(msg.value, terms_.lent);
        (WRAPPER, terms) = (wrapper, terms_);
    }

    /// @dev The borrower, who approved this contract for the token, puts it in and gets the money.
    function borrow() external {
        if (msg.sender != terms.borrower) revert NotYou(msg.sender);
        _go(Stage.OFFERED, Stage.RUNNING);
        _take();
        Address.sendValue(payable(terms.borrower), terms.lent);
    }

    /// @dev Anyone pays what is owed. The token goes back, the money to the lender.
    function repay() external payable {
        if (msg.value != terms.owed) revert WrongPayment(msg.value, terms.owed);
        _go(Stage.RUNNING, Stage.OVER);
        _handOver(terms.borrower);
        Address.sendValue(payable(LENDER), terms.owed);
    }

    /// @dev What wasn't paid in time goes to the lender.
    function seize() external {
        if (msg.sender != LENDER) revert NotYou(msg.sender);
        if (block.timestamp <= terms.due) revert NotDue(terms.due);
        _go(Stage.RUNNING, Stage.OVER);
        _handOver(LENDER);
    }

    /// @dev The lender thinks better of it before anybody borrowed.
    function withdraw() external {
        if (msg.sender != LENDER) revert NotYou(msg.sender);
        _go(Stage.OFFERED, Stage.OVER);
        Address.sendValue(payable(LENDER), terms.lent);
    }

    /// @dev Only the token of the loan, and only while it is being borrowed: nothing else could ever leave here.
    function onERC721Received(address operator, address, uint256, bytes calldata) external view returns (bytes4) {
        if (msg.sender != address(WRAPPER) || operator != address(this)) revert NotFromBorrowing(msg.sender);
        return this.onERC721Received.selector;
    }

    function _take() internal virtual {
        uint256 lockedUntil = WRAPPER.getWrap(address(uint160(terms.tokenId))).lockedUntil;
        if (lockedUntil < terms.due) revert LockedTooShort(lockedUntil, terms.due);
        WRAPPER.safeTransferFromIf(terms.borrower, address(this), terms.tokenId, terms.fingerprint);
    }

    /// @dev Plainly, so that no receiver can hold the other side up.
    function _handOver(address to) internal virtual {
        IERC721(address(WRAPPER)).transferFrom(address(this), to, terms.tokenId);
    }

    function _go(Stage from, Stage to) private {
        if (stage != from) revert WrongStage(stage);
        stage = to;
    }
}

/// @dev Doesn't look at the lock.
contract UnlockedVault is LoanVault {
    constructor(IWrappedSafe wrapper, Terms memory terms_) payable LoanVault(wrapper, terms_) {}

    function _take() internal virtual override {
        WRAPPER.safeTransferFromIf(terms.borrower, address(this), terms.tokenId, terms.fingerprint);
    }
}

/// @dev Looks at neither lock nor state.
contract BlindVault is LoanVault {
    constructor(IWrappedSafe wrapper, Terms memory terms_) payable LoanVault(wrapper, terms_) {}

    function _take() internal override {
        IERC721(address(WRAPPER)).safeTransferFrom(terms.borrower, address(this), terms.tokenId);
    }
}

/// @dev Leaves the token with the borrower and goes by an approval.
contract ApprovalLoan is LoanVault {
    constructor(IWrappedSafe wrapper, Terms memory terms_) payable LoanVault(wrapper, terms_) {}

    function _take() internal override {}

    function _handOver(address to) internal override {
        IERC721(address(WRAPPER)).transferFrom(terms.borrower, to, terms.tokenId);
    }
}

/// @dev Makes calls for the borrower, say to claim what holders of the token get, but none that it knows to move the token.
contract CallingVault is UnlockedVault {
    error MovesTheToken(bytes4 selector);

    constructor(IWrappedSafe wrapper, Terms memory terms_) payable UnlockedVault(wrapper, terms_) {}

    function claim(address from, bytes calldata data) external {
        if (msg.sender != terms.borrower) revert NotYou(msg.sender);
        bytes4 selector = bytes4(data);
        if (
            selector == IERC721.transferFrom.selector || selector == bytes4(0x42842e0e)
                || selector == bytes4(0xb88d4fde) || selector == IERC721.approve.selector
                || selector == IERC721.setApprovalForAll.selector
        ) revert MovesTheToken(selector);
        Address.functionCall(from, data);
    }
}

/// @dev As that, and takes only a Safe that is locked.
contract LockedCallingVault is CallingVault {
    constructor(IWrappedSafe wrapper, Terms memory terms_) payable CallingVault(wrapper, terms_) {}

    function _take() internal override {
        LoanVault._take();
    }
}

interface FlashBorrower {
    function onFlash() external;
}

/// @dev Lends the token to the borrower within one call, if it comes back.
contract FlashVault is UnlockedVault {
    constructor(IWrappedSafe wrapper, Terms memory terms_) payable UnlockedVault(wrapper, terms_) {}

    function flash() external {
        if (msg.sender != terms.borrower) revert NotYou(msg.sender);
        _handOver(terms.borrower);
        FlashBorrower(terms.borrower).onFlash();
        IERC721(address(WRAPPER)).transferFrom(terms.borrower, address(this), terms.tokenId);
    }
}
