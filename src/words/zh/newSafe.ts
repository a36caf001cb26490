import type { SafeTranslation } from '../SafeTranslation.ts'

export const newSafe: SafeTranslation['newSafe'] = {
  offer: '从新的 Safe 开始',
  offerSay: '还没有？一笔交易就能创建一个从一开始就包装并封印的 Safe，其 NFT 归你的账户。',
  title: '从一开始就包装的新 Safe',
  say: '一笔交易创建它和它的 NFT。除了我们的合约，没有人拥有过它，所以里面藏不了任何东西。',
  looking: '正在查找它的地址…',
  address: '它的地址将是',
  addressSay: '它由你的账户、这个网络和一个编号得出，别人无法得到。在其他网络上你会得到另一个地址。',
  notYet: '在它创建之前，不要向那里发送任何东西。',
  number: '编号',
  adopted: '已经有人在那里部署了空的 Safe。它仍然是你的：原样接管，里面藏不了任何东西。',
  earlier: '之前为你创建的',
  full: '已经为这个账户创建了一千多个。本页不再往下查找：请用别的账户连接。',
  act: '创建它并获得 NFT',
}
