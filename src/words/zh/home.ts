import type { Translation } from '../Translation.ts'

export const home: Translation['home'] = {
  stepsTitle: '如何运作',
  steps: [
    ['包装', '所有者签署一笔交易。从此，只有 NFT 的持有人能使用这个 Safe。'],
    ['持有', '像以前一样使用 Safe，或者交出 NFT，整个账户随之移交。'],
    ['解包', '持有人指定新的所有者。NFT 被销毁，Safe 恢复为普通的 Safe。'],
  ],
  costsTitle: '费用',
  costs: {
    fee: '我们的手续费',
    none: '无',
    look: '查询 Safe',
    free: '免费',
    gas: (amount) => `${amount} gas`,
    rows: { wrap: '包装 Safe', seal: '封印并创建 NFT', execute: '从中发送 ETH', unwrap: '解包' },
    note: '网络费付给网络。以只有一个所有者的 Safe、按 1 gwei 测得；所有者越多，费用越高。',
  },
  risksTitle: '可能出什么问题',
  risks: [
    [
      'NFT 就是钥匙',
      '谁持有这个 NFT，谁就控制这个 Safe 中的一切。NFT 丢失或被盗，Safe 也就随之丢失或被盗。没有人能撤销。',
    ],
    [
      '一个人说了算',
      '如今需要几个人同意的事，包装后由持有人一个人决定，除非把 NFT 交给一个由同样这些人组成的新 Safe。',
    ],
    ['只限一个网络', 'Safe 只在一个网络上被包装。其他网络上的相同地址，仍归那里的所有者。'],
    ['购买时', '卖家随时可以掏空 Safe，哪怕就在你购买前几秒。只使用这样的付款方式：Safe 被掏空时，付款会失败。'],
    ['以前的承诺', '如果你曾向别人承诺不出售（代币归属期、雇佣合同、KYC），包装并不会解除该承诺。'],
    ['全新的合约', '这个合约是新的，未经审计。先从一个你承受得起损失的 Safe 开始。'],
  ],
  whatTitle: '什么是 Safe',
  what: [
    'Safe 是由一个或多个人共用的账户。资金、头寸和历史都保存在同一个地址下，在足够多的所有者签名之前，任何东西都出不去。',
    '其中有些东西没法一件件转走。包装让它们留在原处，只更换掌管者：我们的合约成为所有者，并且只听从 NFT 持有人。',
  ],
  between: '、',
  chains: (names) => `支持的网络：${names}。`,
}
