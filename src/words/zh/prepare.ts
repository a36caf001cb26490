import type { Translation } from '../Translation.ts'

export const prepare: Translation['prepare'] = {
  title: (chain) => `准备 ${chain}`,
  say: '包装需要网络上有四个合约。出售还需要一个，在 Seaport 上出售还需要另一个。任何人都可以为所有人部署它们，只需一次，每个一笔交易。',
  noPower: '部署的人只付手续费，得不到任何权力：代码在每个网络上都相同，没有所有者，也没有人能更改。',
  reading: '正在检查已部署了什么…',
  at: '地址',
  pieces: {
    safeL2: { title: 'SafeL2 1.5.0', say: '每个包装后的 Safe 都在它上面运行。由 Safe 制作。' },
    fallbackHandler: { title: 'Safe 的回退处理器 1.5.0', say: '新的 Safe 解包后用它接收代币和签名。由 Safe 制作。' },
    proxyFactory: { title: 'Safe 的代理工厂 1.5.0', say: '创建新的 Safe。由 Safe 制作。' },
    wrappedSafe: { title: 'Wrapped Safe', say: '我们的合约，它会同时创建处理器和图片。它是新的，没有经过审计。' },
    asSeen: {
      title: 'As seen',
      say: '我们的出售合约：款项和 NFT 在一次调用中易手，且只在 Safe 仍与卖家报价时一致的情况下。包装不需要它。它是新的，没有经过审计。',
    },
    asSeenZone: {
      title: 'As seen（Seaport）',
      say: '只在已包装的 Safe 仍与卖家报价时一致的情况下，才让 Seaport 出售它。只有 Seaport 订单需要。它是新的，没有经过审计。',
    },
  },
  found: {
    here: '已部署。代码经过比对，完全一致。',
    missing: '尚未部署。',
    other: '此地址上是别的代码。此页面不会使用它。',
  },
  act: (piece) => `部署 ${piece}`,
  connect: '连接一个支付手续费的账户',
  fasterFree: '别人更快：它已经部署了。没有发送任何内容，也不用再付钱。',
  fasterPaid: '别人更快：它已经部署了。你的交易失败了，并花掉了手续费。',
  deployers: {
    create2: {
      title: '我们的合约所需的 CREATE2 部署器不在这个网络上。',
      say: '没有它，我们的合约在这里会有另一个地址，没有页面能找到它。它的作者说明了任何人如何用一笔预先签名的交易部署它。请先完成，再回来。',
    },
    safe: {
      title: 'Safe 的部署器不在这个网络上。',
      say: '没有它，Safe 的合约在这里会有别的地址。只有 Safe 能部署它：请向他们提出，再回来。',
    },
  },
  deployerOther: '部署器的地址上是别的代码。无法通过它部署任何东西。',
  howTo: '如何部署它',
  ready: '包装所需的一切都已部署。',
  readySay: (chain) => `可以在 ${chain} 上包装 Safe。`,
}
