import type { Translation } from '../Translation.ts'

export const about: Translation['about'] = {
  title: '关于',
  what: [
    'Safe 是由几个人，或一个人的几把密钥，共同控制的账户。此页面把整个 Safe 变成一个 NFT：谁持有 NFT，谁就控制 Safe。解包会销毁 NFT，并把 Safe 交给持有人指定的所有者。',
    '合约背后没有公司，没有手续费，没有能停止或更改它的密钥，也没有我们的服务器。此页面只是一些文件；显示的内容由你的浏览器从链上读取。',
  ],
  auditTitle: '未经审计',
  audit: '合约是新的，没有任何独立第三方检查过。先从一个你承受得起损失的 Safe 开始。',
  cannotTitle: '它做不到的事',
  cannot: [
    '找回丢失或被盗的 NFT。谁持有 NFT，谁就拥有 Safe。',
    '阻止卖家在出售前掏空 Safe。',
    '撤销 Safe 给予他人的授权。拥有授权的人仍可转走相应的代币。',
    '包含其他网络上的相同地址。那里的所有者继续保有它。',
    '发现藏在 Safe 存储中的密钥。Safe 处于包装状态时，它们什么都动不了，但解包后可能会重新生效。',
  ],
  privacyTitle: '谁会知道什么',
  privacy: [
    ['一开始，没有任何人', '打开此页面时，只会请求提供它的网站。'],
    ['网络的 RPC', '会知道你在该网络上查询哪些地址，以及你的 IP 地址。你可以在设置中使用自己的 RPC。'],
    ['WalletConnect', '当你选择需要它的钱包时，它会知道你进行了连接。'],
    ['Safe 的交易服务', '在设置中启用后，它会知道你查看了哪些提案和 Safe、何时查看，以及你的 IP 地址。'],
    ['你的浏览器', '保存你的设置、最近使用的钱包和交易，以及一天内读取过的内容。可以在设置页面全部清除。'],
  ],
  contractTitle: '合约',
  contractSay: '它在每个网络上的地址都相同。只有代码的哈希与此完全一致时，此页面才会信任它。',
  wrapper: 'Wrapped Safe',
  handler: '它的守卫和处理器',
  codeHash: '代码哈希',
  check: '是否已部署？',
  checkSay: '向网络的 RPC 查询此地址上的代码。',
  reading: '正在读取…',
  found: {
    here: '已部署，代码完全一致。',
    missing: '未部署。这个网络上目前还不能包装。',
    other: '此地址上是别的代码。此页面不会使用它。',
  },
  versionTitle: '版本与许可证',
  version: '版本',
  licence: '许可证',
  made: '第三方软件',
}
