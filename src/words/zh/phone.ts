import type { Translation } from '../Translation.ts'

export const phone: Translation['phone'] = {
  preparing: { title: '正在获取二维码', say: '正在向 WalletConnect 的中继请求。' },
  scan: { title: '用手机扫描', say: '任何能扫描 WalletConnect 二维码的钱包都可以。' },
  scanWith: (wallet) => ({ title: `用 ${wallet} 扫描`, say: `在手机上打开 ${wallet}，扫描此二维码。` }),
  here: { title: '打开你的钱包', say: '在钱包中批准连接，然后回到这里。' },
  hereWith: (wallet) => ({ title: `在 ${wallet} 中继续`, say: '在其中批准连接，然后回到这里。' }),
  unopened: { title: '没有钱包打开', say: '请在有钱包的设备上使用二维码或链接。' },
  unopenedWith: (wallet) => ({
    title: `${wallet} 没有打开`,
    say: '它可能不在这台设备上。请获取它，或在有它的设备上使用二维码或链接。',
  }),
  returned: { title: '正在等待你的钱包', say: '你在其中批准后，这里会自动继续。如果它没有询问，请再打开一次。' },
  returnedWith: (wallet) => ({
    title: `正在等待 ${wallet}`,
    say: '你在其中批准后，这里会自动继续。如果它没有询问，请再打开一次。',
  }),
  otherDevice: '显示供其他设备使用的二维码',
  renewed: {
    expired: '这是新的二维码，上一个已过期。',
    declined: '你在手机上拒绝了。这是新的二维码。',
  },
  qr: 'WalletConnect 二维码。“复制链接”可得到同一个链接。',
  newCodeIn: (clock) => `${clock} 后更新二维码`,
  copyLink: '复制链接',
  open: (wallet) => `打开 ${wallet}`,
  openHere: '打开这台设备上的钱包',
  lacking: (wallet) => `没有 ${wallet}？`,
  getOnPhone: '在手机上获取',
  storeCode: (wallet) => `通往 ${wallet} 下载页面的二维码。`,
  steps: (wallet) => [
    `用手机扫描此二维码，获取 ${wallet}。`,
    '在其中创建钱包，或导入你的钱包。助记词只属于你，请勿告诉任何人。',
    '然后用它扫描上方的大二维码，这里会自动继续。',
  ],
  withoutRelay: {
    browser: (wallet) => ({ title: `在 ${wallet} 中打开`, say: `在 ${wallet} 应用的浏览器中打开此页面` }),
    onPhone: '使用手机上的应用',
    onPhoneSay: (wallet) => `用手机相机扫描此码，即可在 ${wallet} 应用的浏览器中打开此页面。`,
    code: (wallet) => `在 ${wallet} 中打开此页面的二维码。`,
  },
  openSettings: '打开设置',
  projectId: {
    label: 'WalletConnect 项目 ID',
    help: '仅在本站没有 ID，或其 ID 在此网址不被允许时需要。32 位十六进制数字。',
    saved: '已保存。',
    wrong: '项目 ID 有 32 位，由 0 到 9 和 a 到 f 组成。',
    save: '保存',
  },
}
