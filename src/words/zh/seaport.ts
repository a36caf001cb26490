import type { SafeTranslation } from '../SafeTranslation.ts'

export const seaport: SafeTranslation['seaport'] = {
  where: '在哪里出售',
  ours: '通过我们的销售合约',
  oursSay: '通过链接，有价或免费，卖给任何人或只卖给一个地址；市场不会展示。',
  seaport: '作为 Seaport 订单',
  seaportSay:
    '通过链接，也可在愿意展示的市场上，以某个价格卖给任何人。订单不会把价款的任何部分给市场。Safe 同样只在你签署时的状态下出售。',
  useOurs: '通过我们的销售合约出售',
  approveFirst: 'Seaport 还不能转移这个 NFT。你现在可以签署，但在你授权出售之前，没有人能购买。',
  approveSay:
    '这允许 Seaport 转移这一个 NFT，其他的不行，并会暂停通过我们销售合约的报价。Seaport 只会为你签署过的订单转移它。不要在别处签署订单：只有在这里做的订单才按所见状态出售 Safe。',
  market: '保存供市场使用的订单',
  marketSay: '与 Seaport 自己的工具所写的格式相同。展示什么由市场决定：有些市场要求订单中包含手续费。',
}
