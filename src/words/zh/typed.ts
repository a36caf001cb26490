import type { Translation } from '../Translation.ts'

export const typed: Translation['typed'] = {
  empty: '请先粘贴 Safe 的地址。',
  shape: '这不是地址。地址是 0x 加 40 位十六进制数字。',
  length: (count) => `0x 之后有 ${count} 个字符，而地址应有 40 个。请重新复制。`,
  capitals: '大小写不匹配，可能有字符出错。请从来源处重新复制。',
  secret: '这是交易哈希或私钥。如果是私钥，绝不要把它粘贴到网页里。我们已清空输入框。',
  phrase: '这看起来是助记词。绝不要把它粘贴到网页里。我们已清空输入框。',
  prefix: (prefix) => `${prefix} 不是我们支持的网络。`,
  demoLink: {
    title: '这个 Safe 在演示里。',
    say: '演示是在你的浏览器里运行的一条链，每个人都从同样的示例 Safe 开始。别人在自己的演示里做过的事，你这里看不到。',
    start: '开始演示',
  },
  elsewhere: (there, here) => `该地址属于 ${there}，而此 Safe 在 ${here} 上。请索取 ${here} 上的地址。`,
  readAs: (value) => `已识别为 ${value}。`,
  link: '此链接中并非恰好有一个地址。请复制地址本身。',
  otherNft: '这是另一个合约的 NFT，不是包装的 Safe。',
  name: '这是一个名称。请查询它的地址。',
  lookUp: (name) => `查询 ${name}`,
  lookingUp: '正在询问以太坊上的 ENS…',
  resolved: (name, address, chain) =>
    `根据 ENS，${name} 在 ${chain} 上指向 ${address}。即使名称以后改变，使用的仍是此地址。`,
  nameFaults: {
    noAddress: (name, chain) => `${name} 在 ENS 中没有 ${chain} 的地址。请向对方索取地址。`,
    offChain: '此名称保存在链下，本页不在那里查询。请向对方索取地址。',
    notNormal: 'ENS 不会这样书写名称：其中可能有形似的字母，或缺少字符。请向对方索取地址。',
    inDemo: '演示中没有名称。请输入地址。',
    unread: '以太坊上的 ENS 没有回应。请重试，或向对方索取地址。',
  },
}
