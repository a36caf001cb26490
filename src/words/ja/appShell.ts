import type { Translation } from '../Translation.ts'

export const appShell: Translation['appShell'] = {
  appName: 'Wrapped Safe Wallet',
  skipToContent: '本文へ移動',
  nav: {
    label: 'メイン',
    more: 'その他',
    wrap: 'Safe をラップ',
    wallets: 'ラップ済みの Safe',
    settings: '設定',
    about: 'このサイトについて',
  },
  theme: { toDark: 'ダークテーマにする', toLight: 'ライトテーマにする' },
  foot: {
    independent: '独立したプロジェクトです。Safe が作成・推奨するものではありません。',
    promise: 'サーバーなし、トラッキングなし、手数料なし。',
    language: '言語',
    languageFailed: 'その言語を読み込めませんでした。接続を確認してから、もう一度選んでください。',
  },
  loading: '読み込み中…',
  close: '閉じる',
  back: '戻る',
  cancel: 'キャンセル',
  details: '詳細',
  tryAgain: 'もう一度試す',
  copy: 'コピー',
  copied: 'コピーしました',
  copyFailed: 'ブラウザーがクリップボードをブロックしました。文字を選択して、手動でコピーしてください。',
  unknown: '確認できませんでした',
  pageFailed: {
    title: 'このページが動作を停止しました。',
    say: '再読み込みすると続けられます。接続と送信の記録は残っています。',
    reload: '再読み込み',
  },

  connection: {
    connect: 'ウォレットを接続',
    connecting: '接続中…',
    reconnecting: '再接続中…',
    wrongNetwork: 'ネットワークが違います',
    signIn: 'サインイン',
    account: (short) => `アカウント ${short}`,
  },

  connect: {
    title: 'ウォレットを接続',
    recommended: 'おすすめ',
    other: 'その他のウォレット',
    installed: 'インストール済み',
    recent: '最近使用',
    restTitle: '接続する前に',
    points: [
      ['鍵はウォレットの中に残ります。', 'このページに見えるのはアドレスだけです。'],
      ['接続しても何も動きません。', '操作はひとつずつ、ウォレットで確認します。'],
      ['先に見るだけでもかまいません。', 'どの Safe も、ウォレットなしで読み取れます。'],
    ],
    search: 'ウォレットを検索',
    foundNone: 'その名前のウォレットはここにありません。ほかの多くのウォレットには WalletConnect でつながります。',
    partMissing:
      'このページの一部を読み込めませんでした。接続を確認してから再読み込みしてください。これまでの内容は残っています。',
  },

  home: {
    title: ['Safe をまるごと、', '中身もすべて、', 'ひとつの NFT に。'],
    lead: 'アカウント全体を売る、引き渡す、相続する、担保にする方のために。アドレス、履歴、ポジションはひとまとまりのままです。',
    lookUp: 'Safe を調べる',
    placeholder: '0x…、eth:0x…、またはリンク',
    look: '調べる',
    help: 'アドレス、または Safe のリンク。ウォレットは不要です。',
    example: '例を見る',
    tryDemo: 'デモを試す',
    tryDemoSay: 'すべてがこのページ内で動く、サンプルの Safe です。本物は何もありません。',
    sampleNumber: 'No. 1',
    sampleFacts: { holder: '保有者', wrapped: 'ラップ日', on: 'ネットワーク' },
    sampleDate: '2026/11/14',
    sample: 'Safe の NFT の見え方。絵柄はアドレスから決まります。',
  },
}
