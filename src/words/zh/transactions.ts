import type { Translation } from '../Translation.ts'

export const transactions: Translation['transactions'] = {
  recent: '最近的交易',
  none: '还没有。从这里发送的交易会列在这里，且只列在这里。',
  clear: '清空列表',
  clearSay: '仍在进行的会保留。',
  showAll: (count) => `显示全部 ${count} 笔`,
  openIn: (explorer, what) => `${what}：在 ${explorer} 中打开`,
  kinds: {
    wrap: (safe) => `包装 Safe ${safe}`,
    seal: (safe) => `封印 Safe ${safe}`,
    execute: (safe) => `从 ${safe} 发送`,
    unwrap: (safe) => `解包 ${safe}`,
  },
  inList: {
    pending: '待确认',
    spedUp: '待确认，已加速',
    executing: '已签名，正在发送',
    proposed: '等待签名',
    signed: (signed, required) => `等待签名，${signed}/${required}`,
    confirmed: '已确认',
    confirmedBy: (blocks) => `已有 ${blocks} 个区块确认`,
    failed: '失败',
    replaced: '已被替换',
    lost: '已被替换或丢弃',
    cancelled: '已取消',
    unknown: '未知',
  },
  transaction: '交易',
  instead: '取代它的交易',
  proposal: '用于在 Safe 中比对的哈希',
  lookAgain: '再查一次',
  startAgain: '重新开始',
  pending: (chain) => ({
    title: `已发送，正在等待 ${chain}。`,
    say: '你可以关闭此页面。等你回来时，我们会从链上读取它的进展。',
  }),
  executing: (chain) => ({
    title: `已签名并发送，正在等待 ${chain}。`,
    say: '所有者已签名。你可以关闭此页面；我们会从链上读取它的进展。',
  }),
  proposed: {
    title: '已提交提案。',
    say: '可能还需要其他所有者签名。你可以关闭此页面；我们会从链上读取它的进展。',
  },
  signed: (signed, required) => `需要 ${required} 位所有者签名，已有 ${signed} 位签名。`,
  confirmed: '已进入区块，正在读取变化…',
  spedUp: '你在钱包中加速了它：已由这笔交易取代。',
  failed: {
    title: '它在途中失败了。',
    say: '网络拒绝了它，因此除了你付出的网络费，什么都没有变。重试之前，请重新查看 Safe。',
  },
  failedInSafe: {
    title: 'Safe 拒绝了它。',
    say: '交易本身成功了，但提案的内容在其中失败了。除了网络费和它的序号（nonce），什么都没有变。',
  },
  replaced: {
    title: '你在钱包中替换了它。',
    say: '序号（nonce）相同的另一笔交易代替它执行了。这一笔的内容都没有发生。',
  },
  lost: {
    title: '已被替换或丢弃。',
    say: '你的账户已把它的序号（nonce）用于别的交易，我们找不到是哪一笔。请在钱包中查看。',
  },
  cancelled: { title: '你在钱包中取消了它。', say: '它的内容都没有发生。你只付了取消的网络费。' },
  cancelledInSafe: {
    title: '它在 Safe 中被另一笔取代了。',
    say: '那一笔序号（nonce）相同，并先被执行。这一笔的内容都没有发生，以后也不会发生。',
  },
  unknown: {
    title: '20 分钟后仍未进入区块。',
    say: '它之后仍可能成功。不要重复发送，请在钱包中提高网络费。',
  },
}
