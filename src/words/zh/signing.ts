import type { SafeTranslation } from '../SafeTranslation.ts'

export const signing: SafeTranslation['signing'] = {
  costs:
    '要以 Safe 的名义签名文本或类型化数据，请开启签名。这会推迟出售：签名开启期间，以及关闭后的十分钟内，NFT 不能转让。',
  locked: '锁定的 Safe 不签任何东西，无论谁持有它。锁定结束后可以开启签名。',
  loading: '正在加载表单…',
  title: '以 Safe 的名义签名',
  say: '需要 Safe 签名的应用会给出一段文本或类型化数据。请把它原样粘贴到这里，再把得到的签名交给应用。',
  what: '要签的内容',
  text: '文本',
  textSay: '例如“签署此消息以登录”。',
  typed: '类型化数据',
  typedSay: 'EIP-712，JSON 格式：permit、订单、投票。',
  textLabel: '要签的文本',
  typedLabel: '类型化数据（JSON）',
  textTooLong: '太长了。本页最多签 20,000 个字符的文本。',
  textHidden: '其中有看不见的字符，它们也会被签名。',
  textHex: '签的是你看到的字符，不是它们可能代表的字节。',
  signIn: (domain) => `这是登录：持有此签名的人可以以此 Safe 的身份进入 ${domain}。`,
  signInOther: '这是另一个账户的登录，不是此 Safe 的。应用不会接受。',
  faults: {
    tooLong: '太长了。本页最多读取 100,000 个字符的类型化数据。',
    tooMuch: '内容太多，没有人能在签名前读完。',
    json: '这不是有效的 JSON。请从第一个 { 到最后一个 } 重新复制。',
    shape: '这不是类型化数据：需要 types、primaryType、domain 和 message。',
    type: (at) => `EIP-712 中没有“${at}”的类型。`,
    missing: (at) => `缺少“${at}”。`,
    value: (at) => `“${at}”的值与其类型不符。`,
    number: (at) => `“${at}”是 JSON 无法精确表示的数字，必须写在引号里。`,
  },
  kind: '种类',
  app: '应用',
  appVersion: '版本',
  network: '网络',
  anyNetwork: '未指明：可能在所有网络上都有效。',
  contract: '合约',
  anyContract: '未指明：任何合约都可能接受。',
  salt: '盐',
  otherNetwork: (there, here) => ({
    title: `这是给 ${there} 的，不是给 ${here} 的。`,
    say: `此 Safe 在 ${here} 上。${there} 上的同一地址是另一个账户，或者什么都没有。请向应用索取用于 ${here} 的消息。`,
  }),
  message: '消息',
  item: (number) => `第 ${number} 项`,
  empty: '空',
  hidden: '（含有看不见的字符）',
  hasMore: '应用发来的字段比其类型中写明的多。这些字段不会被签名，也不在这里显示。',
  dangers: {
    permit: {
      title: '这会让别人取走代币。',
      say: '这是 permit：到期之前，被授权者可以从 Safe 取走此代币，不再询问你。',
    },
    permitNft: {
      title: '这会让别人取走一个 NFT。',
      say: '这是 permit：到期之前，被授权者可以从 Safe 取走此 NFT，不再询问你。',
    },
    permitAll: {
      title: '这会让别人取走整个系列。',
      say: '在撤销之前，操作员可以取走 Safe 现在或以后持有的此合约的一切。',
    },
    permit2: {
      title: '这会让别人取走代币。',
      say: '这是 Permit2 的 permit：如果 Safe 已将其中的代币授权给 Permit2，被授权者就可以取走它们。',
    },
    order: {
      title: '这是一份订单。',
      say: '成交的人从 Safe 取走它提供的东西，付出它要求的东西。如果它要求得很少或什么都不要，你得到的就是这些。请核对两者以及由谁收取。',
    },
    transfer: {
      title: '这会转走代币。',
      say: '只要签名允许，持有签名的人就可以把这些代币从 Safe 发给接收方。',
    },
    safe: {
      title: '这是为另一个 Safe 行事。',
      say: '在此 Safe 是所有者的地方，它算作此 Safe 的批准，可能动用另一个 Safe 中的东西。',
    },
    delegation: {
      title: '这会交出投票权。',
      say: '在更改之前，指定的人可以用 Safe 的代币投票。',
    },
    forward: {
      title: '这会以 Safe 的名义发起调用。',
      say: '中继者发送其中的调用，合约会当作来自 Safe。',
    },
    approval: {
      title: '这可能会让别人取走东西。',
      say: '其中指定了被授权者或操作员，但本页不认识这种形式。',
    },
  },
  unknownKind: {
    title: '本页不认识这种消息。',
    say: '本页无法说明此签名允许什么。只签你理解的内容，只为你信任的应用而签。',
  },
  takers: '谁得到权利',
  endless: '没有上限：Safe 现在和以后拥有的全部。',
  understand: '我明白别人可以用此签名做什么。',
  hash: '哈希',
  walletShows: '钱包会显示带有此哈希的 WrappedSafeMessage，而不是其背后的内容。请在钱包中核对哈希。',
  bySafe: (needed) =>
    needed > 1
      ? `你的账户是 Safe：需要 ${needed} 位所有者在 Safe 中把它作为消息签名。请不要关闭本页，它会等待五分钟，直到签名齐全。`
      : '你的账户是 Safe：需要一位所有者在 Safe 中把它作为消息签名。',
  act: '在钱包中签名',
  preparing: '正在检查 Safe 能否签名…',
  asking: '请在钱包中签署消息。本页会等待五分钟。',
  checking: '正在询问 Safe 是否接受此签名…',
  stop: '不再等待',
  failures: {
    rejected: { title: '你在钱包中拒绝了。', say: '没有签任何东西。' },
    unsupported: {
      title: '你的钱包无法签署它。',
      say: '没有签任何东西。需要能签类型化数据的钱包（eth_signTypedData_v4）。如果你的账户是 Safe，它必须能在链下签署消息。',
    },
    refused: {
      title: 'Safe 不接受此签名。',
      say: '因此不显示它。可能是钱包用另一个账户签了名，或者签名设置在此期间被更改。请检查这两点，再重新签名。',
    },
  },
  signed: '已签名，Safe 已接受',
  signedSay: '截至最新区块，Safe 本身接受此签名（isValidSignature）。请现在复制或保存：本页不会保留它。',
  signature: '签名',
  epoch: '纪元',
  copy: '复制签名',
  save: '保存为文件',
  until: '它一直有效，直到你关闭签名、锁定 Safe 或解包。关闭签名之前 NFT 不能转让，所以不会由新的持有人继承。',
  isVoid: { title: '此签名已失效。', say: '签名之后，签名功能被关闭，或 Safe 被锁定。' },
  another: '签署其他内容',
}
