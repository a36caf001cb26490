import type { SafeTranslation } from '../SafeTranslation.ts'

export const sweep: SafeTranslation['sweep'] = {
  open: '全部移到新的已包装 Safe',
  say: '一笔交易为你创建一个已包装的 Safe，并把这里列出的内容移过去。除了我们的合约，没有人拥有过它，所以里面藏不了任何东西。',
  sayThere: '一笔交易把这里列出的内容移到为你创建、从未使用过的已包装 Safe，里面藏不了任何东西。',
  target: '新的 Safe',
  moves: '将移走',
  stays: '留下',
  staysSay: '该代币不允许移动。',
  later: (count) => `另有 ${count} 项需要第二笔交易，移到同一个 Safe。`,
  unread: '无法读取的内容也会留下。',
  searching: '仍在搜索代币。不必等待：之后找到的可以之后再移。',
  onlyListed:
    '只移动列出的内容。没有找到的代币会留下，旧 Safe 在别处拥有的也会留下：名称、角色、投票权、借出或质押的资产。',
  nothing: '在这个 Safe 中没有找到可以移动的内容。',
  full: '已经为这个账户创建了一千多个 Safe。请先把 NFT 转给你的另一个账户。',
  act: '创建它并移动全部',
  actThere: '移动全部',
}
