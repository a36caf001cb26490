import type { Translation } from '../Translation.ts'

export const signIn: Translation['signIn'] = {
  title: '登录',
  verify: {
    title: '验证你的账户',
    say: (account) => `签署一条消息，以证明 ${account} 属于你。这是免费的，也不会发送任何内容。`,
  },
  required: '在发送任何内容之前，此页面要求先完成这一步。',
  place: {
    title: '无法在此地址登录。',
    host: (host) =>
      `你要签署的消息会写明此页面，而 ${host} 无法写入其中。请通过完整的主机名（例如 wallet.example.com）打开此页面，再在那里登录。未向你的钱包发出任何请求。`,
    path: (url) =>
      `你要签署的消息会写明此页面，而 ${url} 无法写入其中。请在只含字母和数字的路径下打开此页面，再在那里登录。未向你的钱包发出任何请求。`,
  },
  kinds: {
    safe: (threshold) => `需要 ${threshold} 位所有者在 Safe 中签名。其间你可以关闭这里，稍后再回来。`,
    safeOfOne: '需要一位所有者在 Safe 中签名。',
    oldSafe: '这个 Safe 早于 1.3 版，这样的 Safe 很少能确认签名。请先在 Safe 中更新它，然后再登录。',
    contract: '这个账户是合约：签名是否有效，由它自己决定。',
    delegated: '这个账户运行代码（EIP-7702）。签名仍由它的密钥完成。',
  },
  signing: (wallet) => `消息已在 ${wallet} 中。请在那里阅读，然后签名。`,
  verifying: (account) => `正在将签名与 ${account} 比对。`,
  waiting: {
    title: '正在等待所有者',
    say: (until) => `需要足够多的所有者在 Safe 中签署这条消息。它会保留到 ${until}，所以你可以关闭这里，稍后再回来。`,
    closed: (until) =>
      `钱包的窗口已关闭。如果你已在那里签名，其他所有者现在就可以签名；如果没有，请再次请求。在 ${until} 之前什么都不会丢失。`,
    byItself: '在此页面打开期间会自动继续。',
    thenAsk: '等他们签完名，请再次请求：那时你的钱包已有他们的签名。',
    contract: (until) => `合约尚未接受这个签名。在此页面打开期间，会继续询问它，直到 ${until}。`,
    lookFailed: '上一次未能查到签名。下一次查询会自动进行。',
  },
  done: {
    title: '你的账户已验证',
    say: (account, until) => `${account} 属于你。此标签页会记住这一点，直到 ${until}。`,
    limits: '这只在此浏览器中验证过，不给予任何人任何权利。',
  },
  message: '阅读消息',
  acts: {
    preparing: '正在准备消息',
    sign: '签署消息',
    signing: '正在等待签名',
    verifying: '正在验证签名',
    askAgain: '再次请求',
    stop: '停止等待',
    notNow: '暂不',
    later: '先关闭',
    done: '完成',
    signOut: '退出登录',
    chooseNetwork: '选择网络',
    other: '更换钱包或断开连接',
  },
  declined: (wallet) => `你在 ${wallet} 中拒绝了。没有签署任何内容。`,
  invalid: '这不是该账户的签名。请用这里显示的账户重新签名。',
  refused: '此页面的服务器拒绝了这个签名。请用这里显示的账户重新签名。',
  notKnown: '还不知道签名是否有效。不会再次询问你的钱包。',
  signOutFailed: '你已在这里退出登录。此页面的服务器没有响应，可能还不知道。',
  yourWallet: '你的钱包',
}
