import type { Translation } from '../Translation.ts'

export const connect: Translation['connect'] = {
  opening: (wallet) => ({ title: `正在打开 ${wallet}`, say: '请在钱包中确认连接。' }),
  slow: (wallet) => ({
    title: `仍在等待 ${wallet}`,
    say: '请查看工具栏中的钱包图标，或者此窗口后面是否有别的窗口。',
  }),
  absent: (wallet) => ({
    title: `此浏览器中没有 ${wallet}`,
    say: '添加之后，会自动继续。',
    sayPhone: '添加它，或者在手机上使用。',
  }),
  watching: '在其中创建钱包，或导入你的钱包。正在等待它出现，无需重新加载。',
  add: '添加扩展程序',
  get: (wallet) => `获取 ${wallet}`,
  opens: (place) => `打开 ${place}`,
  stores: {
    'chrome.google.com': 'Chrome 应用商店',
    'microsoftedge.microsoft.com': 'Edge 加载项',
    'addons.opera.com': 'Opera 扩展',
    'addons.mozilla.org': 'Firefox 附加组件',
    'apps.apple.com': 'App Store',
    'play.google.com': 'Google Play',
  },
  help: { title: '没有你的钱包？', scan: '用任意钱包扫描', get: '获取钱包' },
  getOne: {
    title: '获取钱包',
    say: '钱包保管你的密钥，并在发送任何内容之前询问你。这些都是知名的钱包；此页面不从中获利。',
  },
  noBrowserWallet: {
    title: '此浏览器中没有其他钱包',
    say: '会报出名称的钱包在列表中有自己的一行。其他钱包会从这里打开。',
  },
  smartWallet: '使用智能钱包',
  phoneApp: { title: '使用手机应用', say: '显示供扫描的二维码' },
  continueAs: (account) => `以 ${account} 继续`,
  continueWith: (wallet) => `使用 ${wallet}，它可能会提供另一个账户`,
  askAgain: '再次请求',
  chooseAnother: '选择其他钱包',
  failed: {
    UserRejected: { title: '请求已拒绝', say: '你在 {wallet} 中拒绝了。没有共享任何内容。' },
    AccountsEmpty: { title: '没有共享账户', say: '{wallet} 已连接，但没有共享账户。请至少选择一个。' },
    WalletLocked: {
      title: '解锁 {wallet}',
      say: '它已锁定，或者还不认识此页面。打开并解锁后，会自动继续。',
    },
    RequestPending: {
      title: '{wallet} 正在等你',
      say: '那里还有一个先前的请求未处理。处理之后，会自动继续。',
    },
    ConnectorNotFound: {
      title: '此浏览器中已没有 {wallet}',
      say: '请在扩展程序中重新启用它，然后重新加载此页面。',
    },
    WalletDisconnected: {
      title: '{wallet} 失去了连接',
      say: '它表示连不上任何网络。请打开它，确认它在线，然后重试。',
    },
    UnsupportedMethod: {
      title: '{wallet} 无法在此连接',
      say: '它不支持向页面共享账户。请选择其他钱包。',
    },
    SmartWalletHidden: {
      title: '智能钱包无法在此打开',
      say: '这是 Coinbase 自己的浏览器，它会用自己的钱包代替智能钱包。请使用该钱包，或在其他浏览器中打开此页面。',
    },
    PopupBlocked: {
      title: '{wallet} 的窗口被阻止了',
      say: '浏览器没有让它打开。请允许此页面弹出窗口，然后重试。',
    },
    NotLoaded: { title: '此页面有一部分未能加载', say: '请检查网络连接，然后重新加载页面。' },
    SafeInfo: {
      title: 'Safe 没有说明这是哪个 Safe。',
      say: '无法加载 Safe 信息。请在 Safe 中重新加载此页面，然后重试。',
    },
    Deadline: { title: '{wallet} 没有响应', say: '没有共享任何内容。请先手动打开一次，然后重试。' },
  },
  failedOtherwise: {
    title: '出了点问题',
    say: '{wallet} 返回了未知错误。没有共享任何内容。请重试，或选择其他钱包。',
  },
  safe: {
    title: '连接你的 Safe',
    say: '此页面没有在 Safe 中运行。还有其他连接方式。',
    connect: '连接我的 Safe',
    connectSay: '在新标签页中打开 Safe 并配对',
    preparing: '正在从 WalletConnect 获取链接…',
    app: '打开 Safe 应用',
    appSay: '在这台设备上，使用最新版本',
    inside: '在 Safe 中打开此页面',
    insideSay: '你的 Safe 会自动连接',
    copy: '复制链接',
    copySay: '用于任何 Safe 应用中的 WalletConnect',
    copyPage: '复制此页面的地址',
    copyPageSay: '可作为自定义应用添加到任何 Safe',
    renewed: {
      expired: '这是新链接，上一个已过期。',
      declined: '连接在 Safe 中被拒绝。这是新链接。',
    },
    waiting: '请在 Safe 中批准连接，之后会自动继续。',
  },
}
