/**
 * Gas that `npm run gas` measured on a Safe 1.4.1 with one owner; a test fails when it drifts. Rounded where the page says it.
 * `plain` is the same payment by the Safe itself, `execute` one after `executeFirst`.
 */
export const GAS_FIGURES = {
  plain: 75_852,
  wrap: 327_000,
  seal: 229_000,
  executeFirst: 70_708,
  execute: 71_000,
  unwrap: 239_000,
}
