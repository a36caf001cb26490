// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ISafe, Operation} from "../../src/ISafe.sol";
import {IWrappedSafe, IWrappedSafeHandler} from "../../src/IWrappedSafe.sol";
import {LyingSingleton, WrapThenOpen} from "../Attackers.sol";
import {MultiSend, Safe} from "../GenuineSafes.sol";
import {AttackTest} from "./AttackTest.sol";

/// @dev Ways around the wrapper, once a Safe is wrapped: row xiii of the table, finding L1.
contract DetourTest is AttackTest {
    function test_attack_xiii_theHolderMakesTheSafeCallItself() public {
        stops(_selfCall);
    }

    function _selfCall(Kind memory kind) private returns (bool) {
        (Safe safe, uint256 tokenId) = newToken(kind, BEN);
        bytes memory open = abi.encodeCall(ISafe.setModuleGuard, (address(0)));
        attempt(BEN, abi.encodeCall(IWrappedSafe.execute, (tokenId, one(address(safe), 0, open))));
        return wrapper.problems(address(safe)) != 0;
    }

    function test_attack_xiii_theHolderMakesTheSafeCallItselfThroughMultiSend() public {
        fails(_selfCallThroughMultiSend);
    }

    function _selfCallThroughMultiSend(Kind memory kind) private returns (bool) {
        (Safe safe, uint256 tokenId) = newToken(kind, BEN);
        bytes memory open = batched(address(safe), abi.encodeCall(ISafe.setModuleGuard, (address(0))));
        bytes memory send = abi.encodeCall(MultiSend.multiSend, (open));
        attempt(BEN, abi.encodeCall(IWrappedSafe.execute, (tokenId, one(address(MULTI_SEND), 0, send))));
        return wrapper.problems(address(safe)) != 0;
    }

    function test_attack_xiii_theSafeWrapsItselfAgainForAnother() public {
        fails(_wrapAgain);
    }

    function _wrapAgain(Kind memory kind) private returns (bool) {
        (Safe safe, uint256 tokenId) = newToken(kind, BEN);
        bytes memory again = abi.encodeCall(IWrappedSafe.wrap, (MALLORY));
        attempt(BEN, abi.encodeCall(IWrappedSafe.execute, (tokenId, one(address(wrapper), 0, again))));
        return wrapper.getWrap(address(safe)).count != 1;
    }

    function test_attack_xiii_aStrangerSetsTheSafeUpAnew() public {
        fails(_setUpAnew);
    }

    function _setUpAnew(Kind memory kind) private returns (bool) {
        (Safe safe,) = newToken(kind, BEN);
        address[] memory owners = list(MALLORY);
        bytes memory data =
            abi.encodeCall(ISafe.setup, (owners, 1, address(0), "", address(0), address(0), 0, payable(address(0))));
        return attempt(MALLORY, address(safe), data);
    }

    function test_attack_xiii_aStrangerSimulatesCodeThatOpensTheSafe() public {
        fails(_simulate);
    }

    function _simulate(Kind memory kind) private returns (bool) {
        (Safe safe,) = newToken(kind, BEN);
        bytes memory write = abi.encodeCall(
            WrapThenOpen.run, (wrapper, MALLORY, address(0), "", twoWrites(MALLORY, bytes32(0), uint160(MALLORY)))
        );
        attempt(MALLORY, address(safe), abi.encodeCall(Safe.simulateAndRevert, (address(new WrapThenOpen()), write)));
        return wrapper.problems(address(safe)) != 0;
    }

    function test_attack_own_aStrangerRunsTheHandlersCodeInTheSafe() public {
        stops(_handlerCode);
    }

    /// @dev The owners of a Safe that isn't wrapped may run any code: the handler's must not serve to make a nonce look honest.
    function _handlerCode(Kind memory kind) private returns (bool) {
        Safe safe = newSafe(kind, ADA);
        bytes memory data = abi.encodeCall(IWrappedSafeHandler.beginAnew, (7, list(MALLORY)));
        bytes memory exec = abi.encodeCall(
            ISafe.execTransaction,
            (
                address(handler),
                0,
                data,
                Operation.DelegateCall,
                0,
                0,
                0,
                address(0),
                payable(address(0)),
                approvalOf(ADA)
            )
        );
        attempt(ADA, address(safe), exec);
        return safe.nonce() == 7;
    }

    // ─── L1: foreign code, from the wrapper itself ───────────────────────────────────────────────────────────────────────

    function test_attack_L1_aFaultInTheWrapperRunsForeignCode() public {
        stops(_foreignCode);
    }

    /// @dev As if the wrapper could be led to it: the module guard is the second to say no.
    function _foreignCode(Kind memory kind) private returns (bool) {
        (Safe safe,) = newToken(kind, BEN);
        bytes memory data = abi.encodeCall(
            ISafe.execTransactionFromModuleReturnData,
            (
                address(new LyingSingleton(SAFE_L2_1_5_0)),
                0,
                abi.encodeCall(LyingSingleton.give, (payable(MALLORY), 10 ether)),
                Operation.DelegateCall
            )
        );
        attempt(address(wrapper), address(safe), data);
        return MALLORY.balance == 10 ether;
    }
}
