import type { SafeTranslation } from '../SafeTranslation.ts'

export const modules: SafeTranslation['modules'] = {
  reading: '正在查看它们能做什么…',
  unread: '无法读取这些模块能做什么。其中每一个都可能对此 Safe 做任何事。',
  unknown: '未知模块',
  unknownSay: '此页面不认识它的代码。它可能无需所有者就能对此 Safe 做任何事。',
  account: '是账户，不是合约',
  accountSay: '拥有其密钥的人无需所有者就能对此 Safe 做任何事。',
  faulty: '此版本有缺陷',
  faultySay: '其发布方已将此版本列为有缺陷。未获授权的人可能通过它以此 Safe 的名义行事。',
  powers: {
    limited: '其中列出的账户可以在所有者设定的限额内花费此 Safe 的资产。',
    signed: '它让此 Safe 能凭所有者的签名通过 ERC-4337 使用。',
    recovery: '守护人可以在等待期过后更换所有者。',
    delayed: '它允许的人在其中设定的延迟过后，可以对此 Safe 做任何事。',
    roles: '其成员可以做其角色允许的事，也可能是任何事。',
    share: '某种代币的持有人可以用它换取此 Safe 中资产的一部分。',
    vote: '它执行 Safe 之外的投票或预言机的决定，可能是任何事。',
    bridge: '另一个网络上的账户可以通过它对此 Safe 做任何事。',
    holder: '只有 NFT 的持有人能通过它操作。',
  },
}
