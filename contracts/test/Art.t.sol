// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";
import {WrappedSafeArt} from "../src/WrappedSafeArt.sol";
import {Safe} from "./GenuineSafes.sol";
import {SafeTest} from "./SafeTest.sol";

contract ArtTest is SafeTest {
    using Strings for uint256;

    address private constant SAFE = 0x8ba1f109551bD432803012645Ac136ddd64DBA72;

    WrappedSafeArt private _art;

    function setUp() public override {
        super.setUp();
        _art = WrappedSafeArt(wrapper.ART());
    }

    // ─── JSON ────────────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_theMetadataIsJsonInADataUri() public {
        vm.chainId(1);
        string memory json = _decode(_art.tokenURI(SAFE, uint160(SAFE), 0, false));
        vm.assertEq(
            vm.parseJsonString(json, ".name"), "Wrapped Safe 0x8ba1f109551bD432803012645Ac136ddd64DBA72", "name"
        );
        string memory says = "Whoever holds this token drives the Safe 0x8ba1f109551bD432803012645Ac136ddd64DBA72 on "
            "ETHEREUM (chain id 1). What it holds changes at any time. "
            "Check it before you buy: approvals that were given before still count.";
        vm.assertEq(vm.parseJsonString(json, ".description"), says, "description");
        string memory image =
            string.concat("data:image/svg+xml;base64,", Base64.encode(bytes(_art.draw(SAFE, block.chainid, 0))));
        vm.assertEq(vm.parseJsonString(json, ".image"), image, "image");
        vm.assertEq(vm.parseJsonString(json, ".attributes[1].value"), "ETHEREUM", "chain");
        vm.assertEq(vm.parseJsonUint(json, ".attributes[2].value"), 1, "wrap");
    }

    function test_theMetadataOfALockNamesItsDate() public {
        vm.chainId(5);
        uint256 until = START + 13 days;
        string memory json = _decode(_art.tokenURI(SAFE, (uint256(2) << 160) | uint160(SAFE), until, false));
        string memory says = "Whoever holds this token drives the Safe 0x8ba1f109551bD432803012645Ac136ddd64DBA72 on "
            "CHAIN 5 (chain id 5). Nobody can use it until 2026-12-14 UTC, not even its buyer. "
            "Check it before you buy: approvals that were given before still count.";
        vm.assertEq(vm.parseJsonString(json, ".description"), says, "description");
        vm.assertEq(vm.parseJsonUint(json, ".attributes[2].value"), 3, "wrap");
        vm.assertEq(vm.parseJsonUint(json, ".attributes[3].value"), until, "until");
        vm.warp(until);
        vm.assertEq(
            _art.tokenURI(SAFE, uint160(SAFE), until, false),
            _art.tokenURI(SAFE, uint160(SAFE), 0, false),
            "past is as none"
        );
    }

    function test_theMetadataSaysWhenTheSafeSigns() public {
        vm.chainId(1);
        string memory json = _decode(_art.tokenURI(SAFE, uint160(SAFE), 0, true));
        string memory says = "Whoever holds this token drives the Safe 0x8ba1f109551bD432803012645Ac136ddd64DBA72 on "
            "ETHEREUM (chain id 1). What it holds changes at any time. "
            "It signs, so the token can't be transferred till its holder turns that off. "
            "Check it before you buy: approvals that were given before still count.";
        vm.assertEq(vm.parseJsonString(json, ".description"), says, "description");
        vm.assertEq(vm.parseJsonString(json, ".attributes[3].trait_type"), "Signs", "trait");
        vm.assertEq(vm.parseJsonString(json, ".attributes[3].value"), "Yes", "value");
        string memory quiet = _decode(_art.tokenURI(SAFE, uint160(SAFE), 0, false));
        vm.assertFalse(vm.keyExistsJson(quiet, ".attributes[3]"), "no fourth");
    }

    function test_theWrapperShowsEachToken() public {
        (Safe safe, uint256 tokenId) = newToken(BEN);
        vm.assertEq(wrapper.tokenURI(tokenId), _art.tokenURI(address(safe), tokenId, 0, false), "open");
        lock(tokenId, BEN, START + 1 days);
        vm.assertEq(wrapper.tokenURI(tokenId), _art.tokenURI(address(safe), tokenId, START + 1 days, false), "locked");
        vm.warp(START + 1 days);
        setSigning(tokenId, BEN, true);
        vm.assertEq(wrapper.tokenURI(tokenId), _art.tokenURI(address(safe), tokenId, 0, true), "signs");
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, 7));
        wrapper.tokenURI(7);
    }

    function test_theCollectionShowsItself() public view {
        string memory json = _decode(wrapper.contractURI());
        vm.assertEq(vm.parseJsonString(json, ".name"), "Wrapped Safe", "name");
        vm.assertEq(vm.parseJsonString(json, ".symbol"), "WSAFE", "symbol");
        string memory image = string.concat(
            "data:image/svg+xml;base64,", Base64.encode(bytes(_art.draw(address(wrapper), block.chainid, 0)))
        );
        vm.assertEq(vm.parseJsonString(json, ".image"), image, "image");
    }

    // ─── Picture ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_eachSafeAndChainAndDateHasItsPicture() public view {
        string[4] memory pictures = [
            _art.draw(SAFE, 1, 0), _art.draw(SAFE, 10, 0), _art.draw(SAFE, 1, START), _art.draw(address(handler), 1, 0)
        ];
        for (uint256 i = 0; i < pictures.length; i++) {
            for (uint256 j = 0; j < i; j++) {
                vm.assertTrue(keccak256(bytes(pictures[i])) != keccak256(bytes(pictures[j])), "another");
            }
        }
    }

    function test_aPadlockIsDrawnOnlyWhileThereIsALock() public view {
        string memory shackle = "a15 15 0 0 1 30 0v";
        string memory scallops = 'stroke-dasharray=".01 .99"';
        string memory open = _art.draw(SAFE, 1, 0);
        string memory locked = _art.draw(SAFE, 1, START);
        vm.assertTrue(_contains(open, scallops) && _contains(open, "<desc>Sealed, "), "a seal");
        vm.assertFalse(_contains(open, shackle), "no padlock");
        vm.assertTrue(_contains(locked, shackle) && _contains(locked, "<desc>Locked until "), "a padlock");
        vm.assertFalse(_contains(locked, scallops), "no seal");
    }

    /// @dev Nothing that a browser would fetch or run, whatever the Safe.
    /// forge-config: default.fuzz.runs = 16
    function testFuzz_aPictureRefersToNothingOutside(address safe, uint64 chainId, uint32 until) public view {
        bytes memory svg = bytes(_art.draw(safe, chainId, until));
        for (uint256 i = 0; i + 7 < svg.length; i++) {
            if (svg[i] == "h" && svg[i + 1] == "t" && svg[i + 2] == "t" && svg[i + 3] == "p") {
                vm.assertEq(i, 12, "the namespace alone");
            }
            if (svg[i] == "#" && svg[i - 1] != '"') revert("a reference to somewhere else");
        }
    }

    // ─── Values ──────────────────────────────────────────────────────────────────────────────────────────────────────────

    function test_datesAreThoseOfTheCalendar() public view {
        vm.assertEq(_art.dateOf(0), "1970-01-01", "first");
        vm.assertEq(_art.dateOf(951_782_399), "2000-02-28", "before a leap day");
        vm.assertEq(_art.dateOf(951_782_400), "2000-02-29", "leap day");
        vm.assertEq(_art.dateOf(951_868_800), "2000-03-01", "after it");
        vm.assertEq(_art.dateOf(1_798_761_599), "2026-12-31", "last of a year");
        vm.assertEq(_art.dateOf(1_798_761_600), "2027-01-01", "first of a year");
        vm.assertEq(_art.dateOf(4_107_542_399), "2100-02-28", "no leap day in 2100");
        vm.assertEq(_art.dateOf(4_107_542_400), "2100-03-01", "no leap day in 2100");
        vm.assertEq(_art.dateOf(START), "2026-12-01", "the day of these tests");
    }

    function test_chainsHaveNames() public view {
        uint32[8] memory ids = [uint32(1), 10, 100, 137, 8453, 42161, 11155111, 5];
        string[8] memory names =
            ["ETHEREUM", "OP MAINNET", "GNOSIS", "POLYGON", "BASE", "ARBITRUM ONE", "SEPOLIA", "CHAIN 5"];
        for (uint256 i = 0; i < ids.length; i++) {
            vm.assertEq(_art.nameOf(ids[i]), names[i], names[i]);
        }
    }

    function _contains(string memory text, string memory part) private pure returns (bool) {
        (bytes memory all, bytes memory some) = (bytes(text), bytes(part));
        for (uint256 i = 0; i + some.length <= all.length; i++) {
            uint256 j = 0;
            while (j < some.length && all[i + j] == some[j]) j++;
            if (j == some.length) return true;
        }
        return false;
    }

    /// @dev The part after the comma of a data URI, decoded.
    function _decode(string memory uri) private pure returns (string memory) {
        bytes memory all = bytes(uri);
        uint256 start = bytes("data:application/json;base64,").length;
        bytes memory rest = new bytes(all.length - start);
        for (uint256 i = 0; i < rest.length; i++) {
            rest[i] = all[start + i];
        }
        return string(Base64.decode(string(rest)));
    }
}
