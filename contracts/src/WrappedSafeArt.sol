// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/**
 * @title The picture of a wrapped Safe
 *
 * @notice Draws three rings, each of one ellipse that is copied by rotation, in one of twelve inks. All of it follows from the
 * address of the Safe and the chain. Without rights and without state: nothing that it says can move anything.
 *
 * @dev What stays true when a marketplace shows it a year late: no balances, and of a lock its date, since its end fires no
 * event. Nothing in it was written by a person, so there is nothing to escape.
 */
contract WrappedSafeArt {
    using Strings for address;
    using Strings for uint256;

    /// @dev The ellipse of a ring lies to the right of the centre. The x-axis is counted in halves.
    struct Ring {
        uint256 twiceDistance;
        uint256 twiceRx;
        uint256 ry;
        uint256 count;
    }

    string private constant MONO = '" font-family="ui-monospace,Menlo,Consolas,monospace" font-size="';

    // ─── JSON ────────────────────────────────────────────────────────────────────────────────────────────────────────────

    /// @notice The metadata of the token of `safe`, as JSON in a data URI.
    /// @param lockedUntil When the lock ends, in seconds. A time that is past reads as no lock.
    /// @param signing Whether the Safe signs, so that the token can't move.
    function tokenURI(address safe, uint256 tokenId, uint256 lockedUntil, bool signing)
        external
        view
        returns (string memory)
    {
        uint256 until = lockedUntil > block.timestamp ? lockedUntil : 0;
        string memory account = safe.toChecksumHexString();
        string memory chain = nameOf(block.chainid);
        return _json(
            string.concat(
                '{"name":"Wrapped Safe ',
                account,
                '","description":"',
                _describe(account, chain, until, signing),
                '","image":"',
                _image(draw(safe, block.chainid, until)),
                '","attributes":[{"trait_type":"Safe","value":"',
                account,
                '"},{"trait_type":"Chain","value":"',
                chain,
                '"},{"display_type":"number","trait_type":"Wrap","value":',
                ((tokenId >> 160) + 1).toString(),
                signing ? '},{"trait_type":"Signs","value":"Yes"' : "",
                until == 0
                    ? "}]}"
                    : string.concat(
                        '},{"display_type":"date","trait_type":"Locked until","value":', until.toString(), "}]}"
                    )
            )
        );
    }

    /// @notice The metadata of the collection, as JSON in a data URI (ERC-7572).
    function contractURI() external view returns (string memory) {
        return _json(
            string.concat(
                '{"name":"Wrapped Safe","symbol":"WSAFE","description":"Each token is a whole Safe, a multisig account with all that is in it. Whoever holds the token drives the Safe. Check it in the browser before you buy: what it holds changes unless it is locked, and the picture does not show it.","image":"',
                _image(draw(msg.sender, block.chainid, 0)),
                '"}'
            )
        );
    }

    function _describe(string memory account, string memory chain, uint256 until, bool signing)
        private
        view
        returns (string memory)
    {
        return string.concat(
            "Whoever holds this token drives the Safe ",
            account,
            " on ",
            chain,
            " (chain id ",
            block.chainid.toString(),
            "). ",
            until == 0
                ? "What it holds changes at any time."
                : string.concat("Nobody can use it until ", dateOf(until), " UTC, not even its buyer."),
            signing ? " It signs, so the token can't be transferred till its holder turns that off." : "",
            " Check it before you buy: approvals that were given before still count."
        );
    }

    function _json(string memory json) private pure returns (string memory) {
        return string.concat("data:application/json;base64,", Base64.encode(bytes(json)));
    }

    function _image(string memory svg) private pure returns (string memory) {
        return string.concat("data:image/svg+xml;base64,", Base64.encode(bytes(svg)));
    }

    // ─── Picture ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    /// @notice The picture of `safe` on the chain `chainId`, as SVG: ink on white with a seal, or white on black with a
    /// padlock and the date till when it is locked. `until` is zero for none.
    function draw(address safe, uint256 chainId, uint256 until) public pure returns (string memory) {
        bytes32 seed = keccak256(bytes(string.concat(chainId.toString(), ":", Strings.toHexString(safe))));
        string memory ink = until == 0 ? _inkOf(seed) : "#fff";
        string memory paper = until == 0 ? "#fff" : "#000";
        string memory account = safe.toChecksumHexString();
        string memory chain = nameOf(chainId);
        string memory date = until == 0 ? "" : string.concat("UNTIL ", dateOf(until), " UTC");
        return string.concat(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><title>Wrapped Safe ',
            account,
            "</title><desc>",
            until == 0 ? "Sealed" : string.concat("Locked until ", dateOf(until), " UTC"),
            ", ",
            chain,
            '</desc><rect width="600" height="600" fill="',
            paper,
            '"/>',
            _rings(seed, ink),
            _words(account, until == 0 ? "WRAPPED SAFE" : string.concat("LOCKED ", date), chain, ink),
            until == 0 ? _seal(ink) : string.concat(_padlock(), _plate(date)),
            "</svg>"
        );
    }

    function _rings(bytes32 seed, string memory ink) private pure returns (string memory) {
        uint256 reach = 17 + _pick(seed, 0, 8);
        Ring memory collar = Ring(480 - 2 * reach, 2 * reach, 26 + _pick(seed, 1, 26), 60 + 6 * _pick(seed, 2, 4));
        uint256 tip = 240 - 2 * reach - 5;
        Ring memory petals;
        petals.twiceRx = tip + 18 + _pick(seed, 3, 34);
        petals.twiceDistance = 2 * tip - petals.twiceRx;
        (petals.ry, petals.count) = (22 + _pick(seed, 4, 30), 56 + 4 * _pick(seed, 5, 5));
        Ring memory heart;
        uint256 heartTip = (tip * (60 + _pick(seed, 6, 10)) + 50) / 100;
        heart.twiceRx = heartTip + 20;
        heart.twiceDistance = 2 * heartTip - heart.twiceRx;
        (heart.ry, heart.count) = (20 + _pick(seed, 7, 22), 36 + 4 * _pick(seed, 8, 4));

        return string.concat(
            '<g fill="none" stroke="',
            ink,
            '">',
            _ring("c", collar),
            _ring("p", petals),
            _ring("h", heart),
            '<circle cx="300" cy="300" r="250" stroke-width="1.6"/><circle cx="300" cy="300" r="245" stroke-width=".8"/>',
            '<circle cx="300" cy="300" r="287" stroke-width="8" pathLength="360" stroke-dasharray=".42 .58"/>',
            '<circle cx="300" cy="300" r="293" stroke-width="1.6"/><circle cx="300" cy="300" r="280.5" stroke-width=".8"/></g>'
        );
    }

    function _ring(string memory id, Ring memory ring) private pure returns (string memory svg) {
        svg = string.concat(
            '<defs><ellipse id="',
            id,
            '" cx="',
            _half(600 + ring.twiceDistance),
            '" cy="300" rx="',
            _half(ring.twiceRx),
            '" ry="',
            ring.ry.toString(),
            '" stroke-width=".8"/></defs>'
        );
        string memory use = string.concat('<use href="#', id, '" transform="rotate(');
        for (uint256 i = 0; i < ring.count; i++) {
            uint256 turn = (360_000 * i + ring.count / 2) / ring.count; // in thousandths of a degree, rounded
            svg = string.concat(svg, use, _thousandths(turn), ' 300 300)"/>');
        }
    }

    /// @dev The text runs round twice, along a path of a constant length that it fills. A space at its end would be dropped.
    function _words(string memory account, string memory words, string memory chain, string memory ink)
        private
        pure
        returns (string memory)
    {
        string memory once = string.concat(account, unicode" · ", words, unicode" · ", chain, unicode" ·");
        return string.concat(
            '<path id="t" d="M300 39.5a260.5 260.5 0 1 1-.01 0" fill="none"/><text fill="',
            ink,
            MONO,
            '14.5"><textPath href="#t" textLength="1634" lengthAdjust="spacing">',
            once,
            " ",
            once,
            unicode"\u00a0</textPath></text>"
        );
    }

    /// @dev A scalloped seal with a monogram and two tails: the scallops are dots along its edge, each a dash without length.
    function _seal(string memory ink) private pure returns (string memory) {
        return string.concat(
            '<circle cx="300" cy="300" r="58" fill="#fff" stroke="',
            ink,
            '" stroke-width="2.4"/><g fill="',
            ink,
            '" stroke="',
            ink,
            '"><circle cx="300" cy="300" r="52.5" fill="none" stroke-width=".8"/>',
            '<path d="M283 312l-9 31 12-3 6 9 8-21 8 21 6-9 12 3-9-31z" stroke-width="0"/>',
            '<circle cx="300" cy="288" r="30" stroke-width="10" stroke-linecap="round" pathLength="16" stroke-dasharray=".01 .99"/></g>',
            '<g fill="none" stroke="#fff"><circle cx="300" cy="288" r="25.5" stroke-width="1.8"/>',
            '<path d="M286 279l7 18 7-14 7 14 7-18" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/></g>'
        );
    }

    function _padlock() private pure returns (string memory) {
        return string.concat(
            '<circle cx="300" cy="300" r="58" stroke="#fff" stroke-width="2.4"/><circle cx="300" cy="300" r="51" fill="#fff"/>',
            '<path d="M285 296v-13a15 15 0 0 1 30 0v13" fill="none" stroke="#000" stroke-width="5.5" stroke-linecap="round"/>',
            '<rect x="276" y="294" width="48" height="35" rx="5"/>',
            '<path d="M300 307v9" stroke="#fff" stroke-width="5" stroke-linecap="round"/>'
        );
    }

    function _plate(string memory date) private pure returns (string memory) {
        return string.concat(
            '<rect x="176" y="414" width="248" height="38" stroke="#fff" stroke-width="1.6"/>',
            '<text x="300" y="439" text-anchor="middle" letter-spacing="1" fill="#fff',
            MONO,
            '18">',
            date,
            "</text>"
        );
    }

    // ─── Values ──────────────────────────────────────────────────────────────────────────────────────────────────────────

    /// @dev A number below `limit` from one byte of the seed.
    function _pick(bytes32 seed, uint256 index, uint256 limit) private pure returns (uint256) {
        return uint8(seed[index]) % limit;
    }

    function _inkOf(bytes32 seed) private pure returns (string memory) {
        bytes memory inks = "c4320a9a4a007a5b005662001f6b2e006b5a0066801d4ed84338ca7a2fa0a81e72b0182f";
        uint256 start = 6 * _pick(seed, 9, 12);
        bytes memory ink = "#000000";
        for (uint256 i = 0; i < 6; i++) {
            ink[1 + i] = inks[start + i];
        }
        return string(ink);
    }

    /// @notice What a chain is called here. "CHAIN 5" if it has no name here.
    function nameOf(uint256 chainId) public pure returns (string memory) {
        if (chainId == 1) return "ETHEREUM";
        if (chainId == 10) return "OP MAINNET";
        if (chainId == 100) return "GNOSIS";
        if (chainId == 137) return "POLYGON";
        if (chainId == 8453) return "BASE";
        if (chainId == 42161) return "ARBITRUM ONE";
        if (chainId == 11155111) return "SEPOLIA";
        return string.concat("CHAIN ", chainId.toString());
    }

    /// @notice The day of a time in UTC, as in "2026-12-14".
    function dateOf(uint256 time) public pure returns (string memory) {
        uint256 day = time / 1 days;
        uint256 year = 1970;
        while (day >= _daysOf(year)) day -= _daysOf(year++);
        uint8[12] memory lengths = [31, _daysOf(year) == 366 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        uint256 month = 0;
        while (day >= lengths[month]) day -= lengths[month++];
        return string.concat(year.toString(), _twoDigits(month + 1), _twoDigits(day + 1));
    }

    function _daysOf(uint256 year) private pure returns (uint256) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 366 : 365;
    }

    function _twoDigits(uint256 number) private pure returns (string memory) {
        return string.concat(number < 10 ? "-0" : "-", number.toString());
    }

    function _half(uint256 twice) private pure returns (string memory) {
        return string.concat((twice / 2).toString(), twice % 2 == 0 ? "" : ".5");
    }

    /// @dev As a decimal without zeros at its end: 4615 is "4.615", 60000 is "60".
    function _thousandths(uint256 number) private pure returns (string memory) {
        uint256 fraction = number % 1000;
        if (fraction == 0) return (number / 1000).toString();
        bytes memory digits = bytes((1000 + fraction).toString()); // its first digit stands for the point
        digits[0] = ".";
        uint256 length = fraction % 10 != 0 ? 4 : fraction % 100 != 0 ? 3 : 2;
        assembly ("memory-safe") {
            mstore(digits, length)
        }
        return string.concat((number / 1000).toString(), string(digits));
    }
}
