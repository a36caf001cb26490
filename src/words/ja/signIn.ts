import type { Translation } from '../Translation.ts'

export const signIn: Translation['signIn'] = {
  title: 'サインイン',
  verify: {
    title: 'アカウントを確認',
    say: (account) => `メッセージに署名して、${account} が自分のものであることを示します。無料で、何も送信されません。`,
  },
  required: 'このページでは、何かを送信する前にこれが必要です。',
  kinds: {
    safe: (threshold) =>
      `Safe で ${threshold} 人のオーナーの署名が必要です。その間、これを閉じて後で戻ってきてもかまいません。`,
    safeOfOne: 'Safe で 1 人のオーナーの署名が必要です。',
    contract: 'このアカウントはコントラクトです。署名が自分のものかどうかは、コントラクト自身が答えます。',
    delegated: 'このアカウントはコードを実行します（EIP-7702）。署名は、これまでどおりその鍵で行います。',
  },
  signing: (wallet) => `${wallet} にメッセージが届いています。そこで読んでから、署名してください。`,
  verifying: (account) => `署名を ${account} と照合しています。`,
  waiting: {
    title: 'オーナーを待っています',
    say: (until) =>
      `必要な数のオーナーが、Safe でメッセージに署名する必要があります。これを閉じて、後で戻ってきてもかまいません。${until} まで保存され、このページが開いている間は自動的に続きます。`,
    closed: (until) =>
      `ウォレットのウィンドウが閉じられました。そこで署名した場合は、ほかのオーナーが署名できます。${until} までは何も失われません。署名していない場合は、もう一度リクエストしてください。`,
    contract: (until) =>
      `コントラクトはまだ署名を受け入れていません。このページが開いている間、${until} まで繰り返し問い合わせます。`,
    lookFailed: '前回は署名を確認できませんでした。次の確認は自動的に行われます。',
  },
  done: {
    title: 'アカウントを確認しました',
    say: (account, until) => `${account} はあなたのものです。このタブは ${until} までこれを覚えています。`,
    limits: 'このブラウザーの中だけで確認しました。誰にも何の権利も与えません。',
  },
  message: 'メッセージを読む',
  acts: {
    preparing: 'メッセージを準備中',
    sign: 'メッセージに署名',
    signing: '署名を待っています',
    verifying: '署名を検証中',
    askAgain: 'もう一度リクエスト',
    stop: '待つのをやめる',
    notNow: '今はしない',
    later: 'いったん閉じる',
    done: '完了',
    signOut: 'サインアウト',
    chooseNetwork: 'ネットワークを選ぶ',
  },
  declined: (wallet) => `${wallet} で拒否しました。何も署名されていません。`,
  invalid: 'このアカウントの署名ではありません。ここに表示されているアカウントで、もう一度署名してください。',
  notKnown: '署名が正しいかどうか、まだわかりません。ウォレットにもう一度頼むことはありません。',
  signOutFailed:
    'ここではサインアウトしました。このページのサーバーは応答しておらず、まだそれを知らない可能性があります。',
  yourWallet: 'ウォレット',
}
