import type { SafeTranslation } from '../SafeTranslation.ts'

export const elsewhere: SafeTranslation['elsewhere'] = {
  title: '其他网络上的同一地址',
  say: '同一地址在每个网络上可能各不相同。这会向此页面所知的其他网络的 RPC 查询。',
  look: '查看其他网络',
  reading: '正在查询…',
  nothing: '那里什么都没有。以后仍可能在那里创建一个由此 Safe 最初的所有者拥有的 Safe。',
  other: '其他代码，不是官方 Safe。',
  same: '所有者相同的 Safe。',
  different: '所有者不同的 Safe：',
  wrapped: '在那里也已包装的 Safe，控制者：',
  unknown: '无法读取。',
  only: (chain) => `NFT 只包含其所在网络上的 Safe：这里是 ${chain} 上的那个。`,
}
