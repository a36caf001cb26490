import type { Translation } from '../Translation.ts'

export const transactions: Translation['transactions'] = {
  recent: '最近のトランザクション',
  underWay: (count) => `${count} 件のトランザクションが進行中です。`,
  none: 'まだありません。ここから送信したものだけが、ここにだけ表示されます。',
  clear: '一覧を消去',
  clearSay: '進行中のものは残ります。',
  showAll: (count) => `${count} 件すべてを表示`,
  openIn: (explorer, what) => `${what}: ${explorer} で開く`,
  kinds: {
    wrap: (safe) => `Safe ${safe} をラップ`,
    seal: (safe) => `Safe ${safe} を封印`,
    execute: (safe) => `${safe} から送金`,
    unwrap: (safe) => `${safe} をアンラップ`,
    lock: (safe) => `${safe} をロック`,
    signing: (safe) => `${safe} の署名を切り替え`,
    transfer: (safe) => `${safe} を譲渡`,
    revoke: (safe) => `${safe} の NFT に対する権限を取り消す`,
    create: (safe) => `Safe ${safe} を作成`,
    deploy: (contract) => `コントラクト ${contract} をデプロイ`,
  },
  inList: {
    pending: '保留中',
    spedUp: '保留中（加速済み）',
    executing: '署名済み、送信中',
    proposed: '署名待ち',
    signed: (signed, required) => `署名待ち（${signed} / ${required}）`,
    confirmed: '確認済み',
    confirmedBy: (blocks) => `${blocks} ブロックで確認済み`,
    failed: '失敗',
    replaced: '置き換え済み',
    lost: '置き換えまたは破棄',
    cancelled: 'キャンセル済み',
    done: '別の方法で完了',
    void: '実行できなくなりました',
    unknown: '不明',
  },
  transaction: 'トランザクション',
  instead: '置き換わったもの',
  proposal: 'Safe で照合するハッシュ',
  answer: 'ウォレットが返したハッシュ',
  lookAgain: 'もう一度確認',
  startAgain: '最初からやり直す',
  dismiss: '取り下げる',
  dismissIt: '一覧から外す',
  keepIt: '残す',
  dismissProposed: 'ここの一覧から外れるだけです。提案したものは、ほかの場所で署名され、実行される可能性があります。',
  dismissSent: 'ここの一覧から外れるだけです。ウォレットが送ったものは、後で通る可能性があります。',
  pending: (chain) => ({
    title: `送信しました。${chain} を待っています。`,
    say: 'このページは閉じてもかまいません。戻ってきたときに、どこまで進んだかをチェーンから読み取ります。',
  }),
  executing: (chain) => ({
    title: `署名され、送信されました。${chain} を待っています。`,
    say: 'オーナーの署名がそろいました。このページは閉じてもかまいません。どこまで進んだかはチェーンから読み取ります。',
  }),
  proposed: {
    title: '提案しました。',
    say: 'ほかのオーナーの署名が必要な場合があります。このページは閉じてもかまいません。どこまで進んだかはチェーンから読み取ります。',
  },
  signed: (signed, required) => `必要なオーナー ${required} 人のうち、${signed} 人が署名しました。`,
  confirmed: 'ブロックに入りました。変わった内容を読み取っています…',
  spedUp: 'ウォレットで加速しました。このトランザクションに置き換わりました。',
  failed: {
    title: '途中で失敗しました。',
    say: 'ネットワークが拒否したため、支払った手数料のほかは何も変わっていません。やり直す前に、Safe をもう一度確認してください。',
  },
  failedInSafe: {
    title: 'Safe が拒否しました。',
    say: 'トランザクション自体は通りましたが、提案の内容はその中で失敗しました。手数料と番号（ナンス）のほかは何も変わっていません。',
  },
  failedInAccount: {
    title: 'アカウントは実行できませんでした。',
    say: '外側のトランザクションは通りましたが、スマートアカウントに頼んだ内容はその中で失敗しました。内容は何も実行されておらず、使われたのは手数料だけです。',
  },
  replaced: {
    title: 'ウォレットで置き換えました。',
    say: '同じ番号（ナンス）の別のトランザクションが代わりに通りました。こちらの内容は何も実行されていません。',
  },
  lost: {
    title: '置き換えられたか、破棄されました。',
    say: 'アカウントは同じ番号（ナンス）を別のものに使いましたが、それが何かは見つかりません。ウォレットで確認してください。',
  },
  cancelled: {
    title: 'ウォレットでキャンセルしました。',
    say: '内容は何も実行されていません。支払ったのはキャンセルの手数料だけです。',
  },
  cancelledInSafe: {
    title: 'Safe で別のものに置き換わりました。',
    say: '同じ番号（ナンス）の別のトランザクションが先に実行されました。こちらの内容は何も実行されておらず、今後も実行されません。',
  },
  doneOtherwise: {
    title: '完了していますが、この提案によるものではありません。',
    say: '提案した内容は、別の方法で実現しました。この提案が Safe にまだ残っている場合は、後で誰かに実行されないよう、Safe で却下してください。',
  },
  void: {
    title: 'もう実行できません。',
    say: 'その後 Safe がラップまたはアンラップされたため、この提案は無効になりました。内容は何も実行されておらず、今後も実行されません。',
  },
  unanswered: {
    refused: {
      title: 'お使いの RPC は検索に応じません。',
      say: '応答はしますが、1 ブロック分でさえ、Safe が行ったことを一覧で返しません。そのため、実行されたかどうかをこのページから確認できません。設定で別の RPC を指定してください。検索は自動で続きます。',
    },
    unreachable: {
      title: 'ネットワークが応答しません。',
      say: 'そのため、どこまで進んだかをこのページから確認できません。問い合わせは続けています。インターネット接続を確認するか、設定で別の RPC を指定してください。',
    },
  },
  unknown: {
    title: '20 分たっても、まだブロックに入っていません。',
    say: '後で通る可能性があります。二重に送らず、ウォレットで手数料を上げてください。',
  },
  unknownOfAccount: {
    title: '20 分たっても、チェーン上で結果を確認できません。',
    say: '後で通る可能性があります。もう一度送る前に、どうなったかをウォレットで確認してください。',
  },
}
