/**
 * Gas that `npm run gas` measured on a Safe 1.4.1 with one owner; a test fails when it drifts. Rounded where the page
 * shows them. `plain` is the same payment by the unwrapped Safe, `execute` a later one than `executeFirst`.
 */
export const GAS_FIGURES = {
  plain: 75_852,
  wrap: 327_000,
  seal: 229_000,
  executeFirst: 70_708,
  execute: 71_000,
  unwrap: 239_000,
}

/** The same for a sale by `AsSeen`, in the network's own currency and in an ERC-20; apart, since no page shows them. */
export const SALE_GAS_FIGURES = { buy: 122_486, buyInCoin: 132_138 }
