import type { Translation } from '../Translation.ts'

export const connect: Translation['connect'] = {
  opening: (wallet) => ({ title: `${wallet} を開いています`, say: 'ウォレットで接続を承認してください。' }),
  slow: (wallet) => ({
    title: `${wallet} の応答を待っています`,
    say: 'ツールバーのアイコンか、このウィンドウの後ろに隠れたウィンドウを探してください。',
  }),
  absent: (wallet) => ({
    title: `${wallet} はこのブラウザーにありません`,
    say: '追加すると、自動的に続きます。',
    sayPhone: '追加するか、スマートフォンで使ってください。',
  }),
  watching:
    'その中でウォレットを作成するか、お持ちのものを読み込んでください。追加されるのを待っています。再読み込みは不要です。',
  add: '拡張機能を追加',
  get: (wallet) => `${wallet} を入手`,
  opens: (place) => `${place} を開きます`,
  stores: {
    'chrome.google.com': 'Chrome ウェブストア',
    'microsoftedge.microsoft.com': 'Edge アドオン',
    'addons.opera.com': 'Opera アドオン',
    'addons.mozilla.org': 'Firefox アドオン',
    'apps.apple.com': 'App Store',
    'play.google.com': 'Google Play',
  },
  help: { title: '見つかりませんか？', scan: '任意のウォレットで読み取る', get: 'ウォレットを入手' },
  getOne: {
    title: 'ウォレットを入手',
    say: 'ウォレットは鍵を保管し、何かを送る前にあなたに確認します。ここにあるのはよく知られたものです。このページが報酬を得ることはありません。',
  },
  noBrowserWallet: {
    title: 'このブラウザに他のウォレットはありません',
    say: '名前を知らせるウォレットは一覧に自分の行があります。それ以外のウォレットはここから開きます。',
  },
  smartWallet: 'スマートウォレットを使う',
  phoneApp: { title: 'スマートフォンのアプリを使う', say: '読み取り用のコードを表示します' },
  continueAs: (account) => `${account} で続ける`,
  continueWith: (wallet) => `${wallet} を使用。別のアカウントになる場合があります`,
  askAgain: 'もう一度リクエスト',
  chooseAnother: '別のウォレットを選ぶ',
  failed: {
    UserRejected: { title: 'リクエストを拒否しました', say: '{wallet} で拒否しました。何も共有されていません。' },
    AccountsEmpty: {
      title: 'アカウントが共有されていません',
      say: '{wallet} は接続しましたが、アカウントを共有しませんでした。1 つ以上選んでください。',
    },
    WalletLocked: {
      title: '{wallet} のロックを解除',
      say: 'ロックされているか、まだこのページを知りません。開いてロックを解除すると、自動的に続きます。',
    },
    RequestPending: {
      title: '{wallet} があなたの回答を待っています',
      say: '以前のリクエストが未回答です。答えると、自動的に続きます。',
    },
    ConnectorNotFound: {
      title: '{wallet} はこのブラウザーにもうありません',
      say: '拡張機能の一覧でもう一度有効にしてから、このページを再読み込みしてください。',
    },
    WalletDisconnected: {
      title: '{wallet} の接続が切れました',
      say: 'どのネットワークにも届かないとのことです。開いてオンラインであることを確認し、もう一度試してください。',
    },
    UnsupportedMethod: {
      title: '{wallet} はここに接続できません',
      say: 'ページとアカウントを共有できません。別のウォレットを選んでください。',
    },
    SmartWalletHidden: {
      title: 'ここではスマートウォレットを開けません',
      say: 'これは Coinbase 独自のブラウザで、スマートウォレットの代わりに自身のウォレットを使います。そのウォレットを使うか、別のブラウザでこのページを開いてください。',
    },
    PopupBlocked: {
      title: '{wallet} のウィンドウがブロックされました',
      say: 'ブラウザーが開きませんでした。このページのポップアップを許可してから、もう一度試してください。',
    },
    NotLoaded: {
      title: 'このページの一部を読み込めませんでした',
      say: 'インターネット接続を確認してから、ページを再読み込みしてください。',
    },
    SafeInfo: {
      title: 'どの Safe なのか、Safe から回答がありませんでした。',
      say: 'Safe の情報を読み込めませんでした。Safe の中でページを再読み込みしてから、もう一度試してください。',
    },
    Deadline: {
      title: '{wallet} が応答しませんでした',
      say: '何も共有されていません。一度手動で開いてから、もう一度試してください。',
    },
  },
  failedOtherwise: {
    title: '問題が起きました',
    say: '{wallet} が未知のエラーを返しました。何も共有されていません。もう一度試すか、別のウォレットを選んでください。',
  },
  safe: {
    title: 'Safe を接続',
    say: 'このページは Safe の中で動いていません。ほかの方法で接続できます。',
    connect: '自分の Safe を接続',
    connectSay: 'Safe を新しいタブで開いてペアリングします',
    preparing: 'WalletConnect からリンクを取得しています…',
    app: 'Safe アプリを開く',
    appSay: 'このデバイスの最新版で開きます',
    inside: 'このページを Safe の中で開く',
    insideSay: 'Safe が自動的に接続されます',
    copy: 'リンクをコピー',
    copySay: 'どの Safe アプリの WalletConnect でも使えます',
    copyPage: 'このページのアドレスをコピー',
    copyPageSay: 'どの Safe にもカスタムアプリとして追加できます',
    renewed: {
      expired: '新しいリンクです。前のリンクは期限切れになりました。',
      declined: 'Safe で接続が拒否されました。これは新しいリンクです。',
    },
    waiting: 'Safe で接続を承認してください。自動的に続きます。',
  },
}
