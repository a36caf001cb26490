import type { Translation } from '../Translation.ts'

export const mySafes: Translation['mySafes'] = {
  title: '我的包装 Safe',
  connectFirst: '连接钱包即可查看其账户的包装 Safe，也可以按地址查询任意 Safe。',
  wrap: '包装 Safe',
  asking: '正在查询…',
  none: '这里没有',
  missing: '我们的合约还不在这里',
  other: '我们合约的地址上是其他代码。这里没有任何东西属于我们。',
  couldNotAsk: (chain) => `${chain} 没有回应`,
  showAll: (count) => `显示全部 ${count} 个`,
  more: (shown, all) => `你持有 ${all} 个。已列出前 ${shown} 个。`,
  unread: (count) => `此浏览器知道的 ${count} 个 Safe 无法读取。它们也可能是你的。`,
  lists:
    '每个网络上的合约会列出你持有其 NFT 的 Safe。尚未封印的 Safe，或 NFT 由你的 Safe 或其他合约持有的 Safe，只有此浏览器见过的才会列出。',
  inSafe: '这个 Safe 只在一个网络上，所以只查询该网络。',

  card: {
    balance: '余额',
    lock: '锁定',
    heldBy: '持有人',
    getsIt: '将持有的人',
    network: '网络',
    locked: (moment) => `至 ${moment}`,
    open: '未锁定',
    nobody: '无：它没有包装',
    yourSafe: (threshold, owners) => `你的 Safe（${owners} 位中的 ${threshold} 位）`,
    yourWrapped: '你的包装 Safe',
    contract: '一个合约',
    unread: '无法得知它是谁',
    unsealed: '尚未封印。请继续封印。',
    away: '在该合约归还之前，它不是你的。',
    noSafe: '这不是真正的 Safe。',
  },

  search: {
    act: '查找更多',
    looking: (percent) => `正在查找合约的事件：${percent}%`,
    searched: (from, to) => `已从区块 ${from} 到区块 ${to} 查找为此账户包装的以及由它转出的所有 Safe。`,
    mayBeMore: '可能还有更多。',
    refused: 'RPC 不返回这些事件。请在设置中选择另一个 RPC。',
    cut: '此账户有过的 Safe 多于我们能列出的数量。最早的未列出。',
  },

  watch: {
    title: '关注中',
    act: '关注',
    stop: '取消关注',
    watched: '已列在此浏览器的“我的包装 Safe”中。',
  },
  recent: '以前看过的',

  drafts: {
    title: '在此浏览器中开始的',
    wrap: (count) => (count === 0 ? '一次包装，尚无签名' : `一次包装，已有 ${count} 个签名`),
    batch: (count) => `一个批量，含 ${count} 个调用`,
    passed: '此后 Safe 执行了别的交易。这些签名已失效。',
    wrapped: '这个 Safe 现在已经包装。',
    discard: '丢弃',
  },

  owned: {
    title: '你是所有者的 Safe',
    say: '此页面自己无法列出它们：那需要查找整条链。Safe 的交易服务可以列出。',
    sends: '查询时，会把你账户的地址发送到 api.safe.global，每个网络一次。它还会知道你的 IP 地址和查询的时间。',
    turnsOn: '此后，此页面还会向它查询谁已签名、什么在等待，直到你在设置中关闭它。',
    turnOn: '开启该服务并查询',
    ask: '向 Safe 的服务查询',
    asking: '正在向 Safe 的服务查询…',
    none: (chain) => `它不知道 ${chain} 上有任何 Safe。`,
    refused: {
      busy: 'Safe 的服务现在收到的查询太多：它每秒接受 2 次，每月 5,000 次。请稍后再试。',
      refused: (status) => `Safe 的服务拒绝回答（HTTP ${status}）。`,
      unreachable: 'Safe 的服务没有回应。它可能已停止，或者连接被阻止。',
      unreadable: '此页面无法读取 Safe 的服务的回答。',
    },
    paste: '没有它也可以：粘贴你的 Safe 的地址。',
    notYours: (count) => `它列出的 ${count} 个 Safe，按链上记录，你不是所有者。`,
    unread: (count) => `其中 ${count} 个无法读取。`,
    more: (shown) => `它知道更多。已列出前 ${shown} 个。`,
  },
}
