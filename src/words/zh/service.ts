import type { Translation } from '../Translation.ts'

export const service: Translation['service'] = {
  title: 'Safe 的交易服务',
  turnOn: '向它查询谁已签名、什么在等待。',
  say: '关闭时，不会向它发送任何内容。开启后，此页面会就你在 Safe 中提交的提案或请所有者签署的内容、你将要包装的 Safe，以及（在你按下按钮时）你是哪些 Safe 的所有者，询问 api.safe.global。它会因此知道是哪些提案、Safe 和账户、你何时查看，以及你的 IP 地址。不会通过它签名、提案或发送任何内容；发生了什么，仍从链上读取。',
  queue: (count) => `目前有 ${count} 笔交易在那里排队。`,
  queueUnknown: 'Safe 的交易服务没有说明有多少笔在排队。',
}
