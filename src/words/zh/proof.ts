import type { SafeTranslation } from '../SafeTranslation.ts'

export const proof: SafeTranslation['proof'] = {
  title: '隐藏的权限',
  say: 'Safe 的存储中可能有任何列表都不显示的所有者、模块或授权。本页用最新区块的证明检查其全部内容。',
  proving: '正在证明其存储内容…',
  searching: (percent) => `正在查找其事件：${percent}%`,
  explained: '其存储中没有隐藏内容',
  explainedSay: (block) => `RPC 的区块 ${block} 证明：其中没有任何内容赋予他人本页未显示的权限。`,
  approvals: '已在链上批准且仍然有效',
  messages: '已在链上签名且仍然有效的消息',
  approvalsWrapped:
    'Safe 处于包装状态时，它们无法动用任何资产，但直接询问 Safe 的应用可能会接受它们。解包时，不要把这些地址设为所有者。',
  messagesWrapped:
    'Safe 处于包装状态时，它们不起作用。解包后，无论所有者是谁，它们都会重新生效：请把其中的东西转到新的 Safe，或在解包时不设回退处理程序。',
  messagesPlain: '它们现在都算作由此 Safe 签名。',
  approvalsPlain:
    '只要有足够多的所有者批准，知道哈希背后交易或消息的人都可以使用它，除非该交易已经执行，或其 nonce 已经过去。',
  unexplained: '其存储中有隐藏内容',
  unexplainedWrapped:
    '其存储中有任何列表和事件都无法解释的内容：某个库保存的数据，或没人看得见的所有者、模块或授权。封印期间只有持有人可以使用它，但有些应用可能仍会信任隐藏的所有者。解包后，隐藏的内容可能再次生效：请改为把其中的东西转到新的 Safe。',
  unexplainedPlain:
    '其存储中有任何列表和事件都无法解释的内容。可能是某个库保存的数据，也可能是没人看得见的所有者、模块或授权。不要购买，也不要包装：请把其中的资产转移到新的 Safe。',
  changed: '读取的内容与区块证明的不一致',
  changedSay: 'Safe 可能刚刚发生变化。如果一直如此，RPC 可能有误：请不要依赖它给出的内容。',
  unproven: '无法排除隐藏的权限',
  unprovenSay: '该网络的 RPC 均未给出有效的证明。你可以在设置中填写其他 RPC。',
  why: {
    unsupported: 'RPC 没有给出存储证明（eth_getProof）。',
    invalid: 'RPC 的证明无效。',
    behind: 'RPC 的最新区块比读取的内容更旧。',
    unreachable: 'RPC 没有响应。',
    mixed: 'RPC 的回答来自不同的区块。',
    tooMany: '此 Safe 的模块数量超出本页读取的范围。',
  },
  unsearched: '尚无法排除隐藏的权限',
  unsearchedSay:
    '其存储中有任何列表都无法解释的内容。它的事件也许能解释，但 RPC 没有给出全部事件。请重试，或在设置中填写其他 RPC。',
  again: '重新证明',
  otherRpc: '选择其他 RPC',
  unwrapHidden: '先不要解包：其中隐藏着内容',
  unwrapHiddenSay:
    '解包可能使隐藏的权限重新生效：没人看得见的所有者、模块或授权的权限。请先创建一个新的已包装 Safe，并把所有东西转到那里。',
  unwrapUnproven: '无法排除隐藏的权限。如果存在，解包可能使它们重新生效。',
}
