import type { SafeTranslation } from '../SafeTranslation.ts'

export const sending: SafeTranslation['sending'] = {
  token: '代币',
  unlisted: '不在我们的列表中',
  another: '其他代币…',
  id: '代币 ID',
  otherId: '其他 ID…',
  otherIdLabel: '其他代币 ID',
  whole: '请输入整数，不带小数点或逗号。',
  decimals: (symbol, count) => `${symbol} 的小数点后最多 ${count} 位。`,
  inUnits: '该代币未说明小数位数：请以最小单位输入金额。',
  idShape: '代币 ID 是整数。',
  idLeaving: '这个 NFT 正在转出，或可能正在转出。',
  toToken: '这是该代币自己的合约。发到那里的通常会丢失。',
  ownNft: '这是本 Safe 自己的 NFT，Safe 不能发送它。',
  arrivesLess: (arrives, sent) => `该代币每次转账都会扣留一部分：${sent} 中只有 ${arrives} 到账。`,
  arrivesUnknown: '无法得知到账多少：该代币不报告接收方的余额。',
  sent: (what, to) => `已向 ${to} 发送 ${what}。`,
}
