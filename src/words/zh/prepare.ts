import type { Translation } from '../Translation.ts'

export const prepare: Translation['prepare'] = {
  title: (chain) => `准备 ${chain}`,
  say: '包装需要网络上有四个合约。任何人都可以为所有人部署它们，只需一次，每个一笔交易。',
  noPower: '部署的人只付手续费，得不到任何权力：代码在每个网络上都相同，没有所有者，也没有人能更改。',
  reading: '正在查看已有什么…',
  at: '地址',
  pieces: {
    safeL2: { title: 'SafeL2 1.5.0', say: '每个包装后的 Safe 都在它上面运行。由 Safe 制作。' },
    fallbackHandler: { title: 'Safe 的处理器 1.5.0', say: '新的 Safe 解包后用它接收代币和签名。由 Safe 制作。' },
    proxyFactory: { title: 'Safe 的工厂 1.5.0', say: '创建新的 Safe。由 Safe 制作。' },
    wrappedSafe: { title: 'Wrapped Safe', say: '我们的合约，它会同时创建处理器和图片。它是新的，没有经过审计。' },
  },
  found: {
    here: '已在那里。代码经过比对，完全一致。',
    missing: '还不在那里。',
    other: '那里是别的代码。本页面不会使用它。',
  },
  act: (piece) => `部署 ${piece}`,
  connect: '连接一个支付手续费的账户',
  fasterFree: '别人更快：它已经在那里了。这次没有发送任何东西，也不用再付钱。',
  fasterPaid: '别人更快：它已经在那里了。你的交易失败了，只花掉了手续费。',
  deployers: {
    create2: {
      title: '我们的合约所经过的部署器不在这个网络上。',
      say: '没有它，我们的合约在这里会有另一个地址，没有页面能找到它。它的作者说明了任何人如何用一笔已签名的交易把它放上去。请先完成，再回来。',
    },
    safe: {
      title: 'Safe 的部署器不在这个网络上。',
      say: '没有它，Safe 的合约在这里会有别的地址。只有 Safe 能把它放上去：请向他们提出，再回来。',
    },
  },
  deployerOther: '部署器应在的位置是别的代码。无法通过它部署任何东西。',
  howTo: '如何放上去',
  ready: '一切都在那里。',
  readySay: (chain) => `可以在 ${chain} 上包装 Safe。`,
}
