import type { Translation } from '../Translation.ts'

export const toasts: Translation['toasts'] = {
  label: '通知',
  dismiss: (title) => `閉じる: ${title}`,
  view: '見る',
  sealIt: '封印する',
  done: {
    wrap: (safe) => `Safe ${safe} をラップしました`,
    approveHash: (safe) => `オーナーが ${safe} のラップを承認しました`,
    seal: (safe) => `Safe ${safe} を封印しました`,
    execute: (safe) => `${safe} から送金しました`,
    unwrap: (safe) => `Safe ${safe} をアンラップしました`,
    lock: (safe) => `${safe} をロックしました`,
    signing: (safe) => `${safe} の署名を切り替えました`,
    transfer: (safe) => `${safe} を譲渡しました`,
    revoke: (safe) => `${safe} の NFT に対する承認を取り消しました`,
    revokeApprovals: (safe) => `${safe} が与えた承認を取り消しました`,
    sweep: (safe) => `${safe} から一覧のすべてを移しました`,
    create: (safe) => `Safe ${safe} を作成しました`,
    deploy: (contract) => `コントラクト ${contract} をデプロイしました`,
    fundSealKey: (safe) => `${safe} の使い捨ての鍵に入金しました`,
  },
  inBlock: (block, chain) => `${chain} のブロック ${block} に入りました。`,
  ended: {
    failed: '失敗しました。支払った手数料のほかは何も変わっていません。',
    failedInSafe: 'Safe の中で失敗しました。手数料とナンスのほかは何も変わっていません。',
    replaced: 'ウォレットで置き換えました。効果はありませんでした。',
    lost: 'アカウントのナンスは使われましたが、何に使われたかは見つかりません。ウォレットで確認してください。',
    cancelled: 'ウォレットでキャンセルしました。効果はありませんでした。',
    cancelledInSafe: 'Safe で別のトランザクションに置き換わりました。効果はありませんでした。',
    unclear: '送信されたかどうか分かりません。ウォレットで確認してください。',
    unknown: 'まだブロックに入っていません。後で通る可能性があるため、二重に送らないでください。',
    failedInAccount: 'アカウントに頼んだ内容は失敗しました。効果はありませんでした。',
    doneOtherwise: '完了していますが、この提案によるものではありません。',
    void: 'もう実行できません。効果はありませんでした。',
    unknownOfAccount: 'チェーン上でまだ結果を確認できません。後で通る可能性があるため、二重に送らないでください。',
  },
  left: {
    locked: (wallet) => ({
      title: `${wallet} がアカウントを共有しなくなりました`,
      say: 'ロックされている可能性があります。ロックを解除するか、もう一度接続してください。',
    }),
    ended: (wallet) => ({
      title: `${wallet} との接続が切れました`,
      say: 'ウォレットが接続を終了しました。そこで承認済みのものは、まだ送信されることがあります。続けるには、もう一度接続してください。',
    }),
  },
  moved: (wallet, chain) => ({
    title: `${wallet} は現在 ${chain} にあります`,
    say: 'ネットワークが変わりました。ここでの操作はそのネットワークで行われます。',
  }),
  astray: (wallet) => ({
    title: `${wallet} は別のネットワークにあります`,
    say: 'このページはそのネットワークに対応していません。',
  }),
  unkept: {
    title: 'このブラウザーは現在何も保存できません',
    say: '保存領域がいっぱいか、保存が許可されていません。ここでの操作はこのページを閉じるまで有効です。閉じると、あなたのトランザクションと設定はここから失われます。残すには、ブラウザーの空き容量を増やすか、このサイトにデータの保存を許可してください。',
  },
  networks: 'ネットワーク',
}
