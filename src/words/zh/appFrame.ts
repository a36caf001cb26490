import type { SafeTranslation } from '../SafeTranslation.ts'

export const appFrame: SafeTranslation['appFrame'] = {
  title: '在本页中打开应用',
  say: '为 Safe 制作的应用会在这里打开，并使用这个 Safe。它会知道 Safe 的地址，并通过本页读取链上数据。它想发送或签署的任何内容，都要你同意才会进行。',
  address: '应用的地址',
  help: 'Safe{Wallet} 中指向该应用的链接也可以。',
  open: '打开',
  sample: '示例应用',
  openSample: '打开示例应用',
  wrong: {
    empty: '请输入应用的地址。',
    shape: '这不是应用的地址。地址以 https:// 开头，不含用户名和密码。',
    insecure: '这个地址以 http:// 开头，途中任何人都可能改动应用。请使用以 https:// 开头的地址。',
    own: '本页不能在自身之中打开。',
  },
  frameOf: (app) => `应用：${app}`,
  close: '关闭应用',
  asks: '应用正在等待你的答复。',
  look: '查看它的请求',
  loading: '正在打开应用…',
  slow: '应用还没有任何回应。它可能较慢，或者不是为 Safe 制作的。',
  over: {
    silent: {
      title: '应用没有任何回应。',
      say: '它可能不允许显示在其他页面中，或者只与 Safe{Wallet} 通信。请在单独的标签页中打开它，再通过 WalletConnect 把这个 Safe 连接上去。',
    },
    spam: { title: '应用一次询问得太多。', say: '它已被关闭，它向你提出的请求也已取消。你可以再次打开它。' },
    tooLarge: {
      title: '应用请求的内容太大，无法读取。',
      say: '它已被关闭，它向你提出的请求也已取消。你可以再次打开它。',
    },
    moved: { title: '框架中现在是另一个页面。', say: '它不在你打开的地址，因此已被关闭，应用向你提出的请求也已取消。' },
    own: { title: '应用又回到了本页。', say: '它已被关闭。请检查应用的地址。' },
  },
  openMoved: (address) => `改为打开 ${address}`,
  again: '再次打开',
}
