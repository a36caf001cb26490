import type { Translation } from '../Translation.ts'

export const toasts: Translation['toasts'] = {
  label: '通知',
  dismiss: (title) => `关闭：${title}`,
  view: '查看',
  sealIt: '去封印',
  done: {
    wrap: (safe) => `Safe ${safe} 已包装`,
    approveHash: (safe) => `一位所有者已批准包装 ${safe}`,
    seal: (safe) => `Safe ${safe} 已封印`,
    execute: (safe) => `已从 ${safe} 发送`,
    unwrap: (safe) => `Safe ${safe} 已解包`,
    lock: (safe) => `${safe} 已锁定`,
    signing: (safe) => `${safe} 的签名设置已更改`,
    transfer: (safe) => `${safe} 已转让`,
    revoke: (safe) => `对 ${safe} 的 NFT 的授权已撤销`,
    revokeApprovals: (safe) => `${safe} 给出的授权已撤销`,
    sweep: (safe) => `已移出 ${safe} 中列出的全部资产`,
    create: (safe) => `Safe ${safe} 已创建`,
    deploy: (contract) => `合约 ${contract} 已部署`,
    fundSealKey: (safe) => `${safe} 的一次性密钥已收到付款`,
  },
  inBlock: (block, chain) => `已进入 ${chain} 的区块 ${block}。`,
  ended: {
    failed: '失败了。除了你付出的网络费，什么都没有变。',
    failedInSafe: '在 Safe 中失败了。除了网络费和 nonce，什么都没有变。',
    replaced: '你在钱包中替换了它。它没有产生任何效果。',
    lost: '你的账户已用掉它的 nonce，我们找不到用在了哪里。请在钱包中查看。',
    cancelled: '你在钱包中取消了它。它没有产生任何效果。',
    cancelledInSafe: '它在 Safe 中被另一笔交易取代了。它没有产生任何效果。',
    unclear: '无法确定它是否已发送。请在钱包中查看。',
    unknown: '仍未进入区块。它之后仍可能成功，因此不要重复发送。',
    failedInAccount: '你的账户要做的事失败了。它没有产生任何效果。',
    doneOtherwise: '已经完成，但不是由这个提案完成的。',
    void: '它已无法执行。它没有产生任何效果。',
    unknownOfAccount: '链上仍未显示结果。它之后仍可能成功，请不要重复发送。',
  },
  left: {
    locked: (wallet) => ({
      title: `${wallet} 不再共享任何账户`,
      say: '它可能已锁定。请解锁，或重新连接。',
    }),
    ended: (wallet) => ({
      title: `${wallet} 已断开`,
      say: '它结束了连接。你在其中已确认的内容仍可能被发送。请重新连接以继续。',
    }),
  },
  moved: (wallet, chain) => ({
    title: `${wallet} 现在在 ${chain} 上`,
    say: '它换了网络。你在这里做的操作会在那个网络上进行。',
  }),
  astray: (wallet) => ({
    title: `${wallet} 在另一个网络上`,
    say: '此页面不支持那个网络。',
  }),
  unkept: {
    title: '此浏览器现在不保存任何内容',
    say: '它的存储空间已满，或不允许存储。你在这里的操作在关闭此页面之前都有效；关闭后，你的交易和设置在这里就会被遗忘。要保留它们，请在浏览器中腾出空间，或允许此网站存储数据。',
  },
  networks: '网络',
}
