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
}
