// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {SignatureChecker} from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";

/// @dev Pays its ether to whoever sends it the token, if the Safe still holds `floor`.
contract Bid {
    address private immutable BUYER = msg.sender;
    IERC721 private immutable TOKEN;
    uint256 private immutable FLOOR;

    constructor(IERC721 token, uint256 floor) payable {
        (TOKEN, FLOOR) = (token, floor);
    }

    function fill(uint256 tokenId) external {
        require(address(uint160(tokenId)).balance >= FLOOR, "the Safe is empty");
        TOKEN.transferFrom(msg.sender, BUYER, tokenId);
        Address.sendValue(payable(msg.sender), address(this).balance);
    }
}

/// @dev Pays once it owns the token, if the Safe still holds `floor`: in the hook, or when asked.
contract Deposit is IERC721Receiver {
    IERC721 private immutable TOKEN;
    uint256 private immutable FLOOR;
    address payable private immutable SELLER;
    bool private immutable PAYS_IN_HOOK;

    constructor(IERC721 token, uint256 floor, address payable seller, bool paysInHook) payable {
        (TOKEN, FLOOR, SELLER, PAYS_IN_HOOK) = (token, floor, seller, paysInHook);
    }

    function claim(uint256 tokenId) public {
        require(TOKEN.ownerOf(tokenId) == address(this), "not mine");
        require(address(uint160(tokenId)).balance >= FLOOR, "the Safe is empty");
        Address.sendValue(SELLER, address(this).balance);
    }

    /// @dev For a batch that goes on either way.
    function tryToClaim(uint256 tokenId) external {
        try this.claim(tokenId) {} catch {}
    }

    function onERC721Received(address, address, uint256 tokenId, bytes calldata) external returns (bytes4) {
        if (PAYS_IN_HOOK && TOKEN.balanceOf(address(this)) > 0) claim(tokenId);
        return IERC721Receiver.onERC721Received.selector;
    }
}

interface TokenHook {
    function onToken() external;
}

/// @dev A token that calls a hook before a transfer, as ERC-777 does.
contract HookedToken {
    mapping(address account => uint256) public balanceOf;
    mapping(address account => address) public hookOf;

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function setHook(address hook) external {
        hookOf[msg.sender] = hook;
    }

    function transfer(address to, uint256 amount) external {
        if (hookOf[to] != address(0)) TokenHook(hookOf[to]).onToken();
        balanceOf[msg.sender] -= amount;
        balanceOf[to] += amount;
    }
}

/// @dev A token with ERC-20 allowances and permits, also by ERC-1271 signatures.
contract AllowingToken {
    mapping(address account => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function approve(address spender, uint256 amount) external {
        allowance[msg.sender][spender] = amount;
    }

    function permit(address owner, address spender, uint256 amount, bytes calldata signature) external {
        bytes32 hash = permitHash(owner, spender, amount);
        require(SignatureChecker.isValidSignatureNow(owner, hash, signature), "not signed");
        allowance[owner][spender] = amount;
    }

    function take(address from, uint256 amount) external {
        allowance[from][msg.sender] -= amount;
        balanceOf[from] -= amount;
        balanceOf[msg.sender] += amount;
    }

    function permitHash(address owner, address spender, uint256 amount) public view returns (bytes32) {
        return keccak256(abi.encode(this, owner, spender, amount));
    }
}

/// @dev An ERC-20 that returns what the standard says.
contract Coin {
    mapping(address account => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external virtual returns (bool) {
        _move(from, to, amount, amount);
        return true;
    }

    function _move(address from, address to, uint256 amount, uint256 arriving) internal {
        allowance[from][msg.sender] -= amount;
        balanceOf[from] -= amount;
        balanceOf[to] += arriving;
    }
}

/// @dev An ERC-20 that charges a transfer fee of one percent.
contract FeeCoin is Coin {
    function transferFrom(address from, address to, uint256 amount) external override returns (bool) {
        _move(from, to, amount, amount - amount / 100);
        return true;
    }
}

/// @dev An ERC-20 that returns false, and transfers nothing.
contract NayCoin is Coin {
    function transferFrom(address, address, uint256) external pure override returns (bool) {
        return false;
    }
}

/// @dev An ERC-20 that returns true, and transfers nothing.
contract YeaCoin is Coin {
    function transferFrom(address, address, uint256) external pure override returns (bool) {
        return true;
    }
}

/// @dev An ERC-20 that calls the payer before a transfer, as ERC-777 does.
contract HookedCoin is Coin {
    function transferFrom(address from, address to, uint256 amount) external override returns (bool) {
        TokenHook(from).onToken();
        _move(from, to, amount, amount);
        return true;
    }
}

/// @dev An ERC-20 without return values, as many early tokens.
contract SilentCoin {
    mapping(address account => uint256) public balanceOf;
    mapping(address owner => mapping(address spender => uint256)) public allowance;

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function approve(address spender, uint256 amount) external {
        allowance[msg.sender][spender] = amount;
    }

    function transferFrom(address from, address to, uint256 amount) external {
        allowance[from][msg.sender] -= amount;
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
    }
}
