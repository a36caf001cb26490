import type { SafeTranslation } from '../SafeTranslation.ts'

export const buying: SafeTranslation['buying'] = {
  title: '报价',
  reading: '正在链上核对报价…',
  price: '价格',
  free: '无：直接移交',
  seller: '卖家',
  buyer: '买家',
  anyone: '任何人。先到先得。',
  you: '你',
  ends: '有效期至',
  through: '出售方式',
  seaport: 'Seaport 1.6，只在报价时的状态下出售这个 Safe。',
  locked: (moment) => `至 ${moment}，对买家同样有效`,
  asSeen: 'Safe 与卖家签署时完全一致：此后没有被使用、锁定或转让。如果有变，交易会失败，不会支付任何款项。',
  nothingPaid: '现在不能接受这个报价。没有支付任何款项。',
  obstacle: {
    routerMissing: (chain) => ({
      title: `${chain} 上还没有销售合约`,
      say: '没有它，那里什么都不能购买。任何人都可以部署它。',
    }),
    routerOther: {
      title: '销售合约的位置上是别的代码',
      say: '不要支付任何款项。请检查设置中的 RPC，再重新打开链接。',
    },
    seaportMissing: (chain) => ({
      title: `${chain} 上没有 Seaport 1.6`,
      say: '那里既不能创建 Seaport 订单，也不能成交。可以改为通过本页面的销售合约出售 Safe。',
    }),
    zoneMissing: (chain) => ({
      title: `为 Seaport 检查 Safe 状态的合约还不在 ${chain} 上`,
      say: '没有它，那里无法成交这样的订单。任何人都可以部署它。',
    }),
    zoneOther: {
      title: '为 Seaport 检查 Safe 状态的合约的位置上是别的代码',
      say: '不要支付或签署任何东西。请检查设置中的 RPC，然后重试。',
    },
    filled: {
      title: '已经被别人买下',
      say: '这个 Seaport 订单已成交，可能是通过某个市场。请向现在的持有人索取报价。',
    },
    cancelled: {
      title: '卖家在 Seaport 上取消了这个订单',
      say: '它永远不会再有效。请向卖家索取新的报价。',
    },
    early: (moment) => ({
      title: `报价从 ${moment} 开始`,
      say: '届时再来：从那一刻起这个链接有效。',
    }),
    notWrapped: {
      title: '这个 Safe 没有包装',
      say: '卖家签署之后它被解包了，所以没有可买的东西。如果它再次被包装，请索取新的报价。',
    },
    unsealed: {
      title: '这个 Safe 没有封印',
      say: '所以没有可买的 NFT。请让卖家封印它并签署新的报价。',
    },
    otherWrap: {
      title: '这个报价针对的是之前的一次包装',
      say: 'Safe 被解包后又重新包装，报价中的 NFT 已不存在。请向持有人索取新的报价。',
    },
    expired: (moment) => ({ title: `报价已于 ${moment} 结束`, say: '请向卖家索取新的报价。' }),
    used: (times) => ({
      title: `卖家签署之后，Safe 被使用了 ${times} 次`,
      say: '里面的东西可能变了。请查看报告，并向卖家索取新的报价。',
    }),
    locked: (moment) => ({
      title: `卖家签署之后，Safe 被锁定至 ${moment}`,
      say: '报价针对的是另一个锁定期。如果这个日期适合你，请向卖家索取新的报价。',
    }),
    handedOver: {
      title: '卖家签署之后，NFT 被转让过',
      say: '别人先接受了报价，或者卖家转让了 NFT。请向现在的持有人索取报价。',
    },
    ended: {
      title: '这个报价不再有效',
      say: '签署之后，卖家结束了所有报价，或者转让了 NFT 又收了回来。请向卖家索取新的报价。',
    },
    signing: {
      title: '签名已开启',
      say: '卖家在签署报价之后开启了它。请让卖家关闭签名，并签署新的报价。',
    },
    otherState: {
      title: 'Safe 不是报价时的状态',
      say: '此后链上可能丢弃了一个区块。请向卖家索取新的报价。',
    },
    reserved: (buyer) => ({
      title: '这个报价是给另一个账户的',
      say: `只有 ${buyer} 能接受它。请连接那个账户，或向卖家索取给你账户的报价。`,
    }),
    ownOffer: { title: '这是你自己的报价', say: '你是这个 Safe 的持有人。请把链接发给买家。' },
    notOffered: {
      title: '持有人没有签署这个报价',
      say: '签名缺失、是别人的，或针对的是别的条件。不要支付任何款项，请向持有人索取链接。',
    },
    notApproved: {
      title: '这次出售没有授权',
      say: '出售 Safe 的合约无权把 NFT 转给你。请让卖家授权出售：之后这个链接就有效了。',
    },
    noCurrency: (chain) => ({
      title: `${chain} 上没有这种货币`,
      say: '它的地址上没有合约。请向卖家索取用另一种货币的报价。',
    }),
  },
  unread: {
    cut: {
      title: '这个链接不完整或被改动过',
      say: '无法读取报价内容。请向卖家重新索取并完整复制，或者索要报价的文件。',
    },
    newer: {
      title: '这个链接由本页面的更新版本生成',
      say: '请重新加载本页面，或在生成它的版本中打开链接。',
    },
    tooLong: { title: '这对报价来说太长了', say: '它不是本页面的链接。请向卖家重新索取。' },
    otherChain: {
      title: '这个报价属于另一个网络',
      say: '链接中的地址与其中的报价不符。同一地址在那里是另一个 Safe。',
    },
    otherSafe: {
      title: '这个报价属于另一个 Safe',
      say: '链接中的地址与其中的报价不符。请查看所报价的 Safe。',
    },
    noChain: '本页面没有配置那个网络。请先在设置中选择它。',
  },
  without: '不看报价，查看这个 Safe',
  before: '付款之前',
  connect: '请连接将要持有它的账户。',
  waiting: '报告的检查还在进行。',
  goOn: '不等检查完成',
  stop: {
    title: '不能在这里购买',
    say: '报告建议不要购买。卖家可以把里面的东西转到一个新的已包装 Safe，再对它报价。',
  },
  less: {
    title: 'Safe 里的东西比本页面显示给你的少了',
    say: '可能是被以前的授权取走的。报价仍然有效：付款之前，请看看还剩什么。',
  },
  lessOf: (before, now) => `之前 ${before}，现在 ${now}`,
  worse: { title: '你读过之后，报告变差了', say: '付款之前请再读一遍：' },
  accept: '我看过了：继续',
  ignoreSay: (tokens) =>
    `再次减少：${tokens}。这些代币不在已知代币列表中，每次显示的数量都可能不同。如果它们对你不重要，可以不指望它们而继续。`,
  ignore: '不指望它们，继续',
  understand: (open) => `我读过了报告警告的和无法检查的项目，仍然想要这个 Safe。${open}`,
  approve: (price) => `授权 ${price}`,
  approveSay: (price) => `两步中的第一步：你为这次购买正好授权 ${price}，不能更多。只有在你购买时才会收取。`,
  reset: '撤回旧的授权',
  resetSay: '这种代币只有在撤回旧授权之后才接受新的授权。之后还有两步。',
  buy: (price) => `以 ${price} 购买`,
  take: '无偿接收',
  buySay: '付款和获得 NFT 在同一笔交易中完成，否则什么都不会发生。',
  takeSay: '你获得 NFT，只需支付网络费用。',
  poor: (has) => `你有 ${has}。不够支付。`,
  bySafe: (moment) => `你的 Safe 的所有者必须在 ${moment} 之前签名并执行。`,
  yours: {
    title: '这个 Safe 是你的了',
    say: '你持有它的 NFT。在它的页面上，你可以使用它、撤销它的代币授权、出售它或解包。',
  },
  open: '打开你的 Safe',
}
