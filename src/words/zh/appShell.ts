import type { Translation } from '../Translation.ts'

export const appShell: Translation['appShell'] = {
  appName: 'Wrapped Safe Wallet',
  skipToContent: '跳到正文',
  nav: {
    label: '主导航',
    more: '更多',
    home: '首页',
    wrap: '包装 Safe',
    wallets: '我的包装 Safe',
    settings: '设置',
    about: '关于',
  },
  theme: { toDark: '切换到深色主题', toLight: '切换到浅色主题' },
  foot: {
    independent: '独立项目，并非由 Safe 制作，也未获其背书。',
    promise: '无服务器，无跟踪，无手续费。',
    language: '语言',
    languageFailed: '该语言未能加载。请检查网络连接，然后重新选择。',
  },
  loading: '加载中…',
  close: '关闭',
  back: '返回',
  cancel: '取消',
  details: '详情',
  tryAgain: '重试',
  copy: '复制',
  copied: '已复制',
  copyFailed: '浏览器阻止了访问剪贴板。请选中文字，手动复制。',
  unknown: '无法查明',
  pageFailed: {
    title: '此页面已停止工作。',
    say: '重新加载即可继续；你的连接和发送记录都还在。',
    reload: '重新加载',
  },

  connection: {
    loading: '连接钱包',
    connect: '连接钱包',
    connecting: '正在连接…',
    reconnecting: '正在重新连接…',
    wrongNetwork: '网络不对',
    signIn: '登录',
    account: (short) => `账户 ${short}`,
  },

  frame: {
    say: '此页面显示在另一个页面里。你可以在这里查看一切，但签名要在单独的标签页中进行。',
    open: '在单独的标签页中打开',
  },

  connect: {
    title: '连接钱包',
    recommended: '推荐',
    other: '其他钱包',
    installed: '已安装',
    recent: '最近使用',
    restTitle: '连接之前',
    points: [
      ['密钥留在你的钱包里。', '此页面只能看到你的地址。'],
      ['连接不会移动任何资产。', '每一步操作都由你在钱包中确认。'],
      ['可以先看看。', '不用钱包也能读取任何 Safe。'],
    ],
    search: '搜索钱包',
    foundNone: '这里没有叫这个名字的钱包。其他大多数钱包可以通过 WalletConnect 连接。',
    partMissing: '此页面有一部分未能加载。请检查网络连接，然后重新加载；已有的内容都还在。',
  },

  home: {
    title: ['把整个 Safe', '连同其中的一切', '变成一个 NFT。'],
    lead: '适合要出售、移交、继承或抵押整个账户的人：地址、历史和头寸保持完整。',
    lookUp: '查询任意 Safe',
    placeholder: '0x…、eth:0x… 或链接',
    look: '查询',
    help: '地址，或来自 Safe 的链接。不需要钱包。',
    tryDemo: '试用演示',
    tryDemoSay: '一个示例 Safe，完全在此页面内运行。全都不是真的。',
    sampleNumber: 'No. 1',
    sampleFacts: { holder: '持有人', wrapped: '包装日期', on: '网络' },
    sampleDate: '2026年11月14日',
    sample: 'Safe 的 NFT 是这个样子。图案由地址决定。',
  },
}
