import type { SafeTranslation } from '../SafeTranslation.ts'

export const apps: SafeTranslation['apps'] = {
  title: 'アプリ',
  titleOf: (count) => `アプリ（${count}）`,
  say: 'この Safe をほかのアプリで使えます。アプリからの依頼はここに届き、あなたの同意なしには何も行われません。',
  connectTitle: 'WalletConnect でアプリを接続',
  connectSay:
    'アプリで WalletConnect を選び、表示されるコードをコピーしてください。アプリを使う間は、このページを開いたままにしてください。',
  starting: 'WalletConnect に接続しています…',
  noProject: {
    title: 'ここでは WalletConnect が設定されていません。',
    say: 'WalletConnect でアプリを接続するには、プロジェクト ID が必要です。dashboard.reown.com で無料で入手し、設定に入力してください。Safe 向けに作られたアプリは、それがなくてもこのページで開けます。上にアドレスを入力してください。',
  },
  elsewhere: {
    title: '別のタブがアプリとやり取りしています。',
    say: 'アプリに二重に答えないように、やり取りするタブは一つだけです。そのタブを閉じると、このタブが引き継ぎます。',
  },
  code: 'アプリのコード',
  codeHelp: 'wc: で始まり、5分間有効です。',
  codeEmpty: 'アプリが表示するコードを貼り付けてください。',
  codeShape: 'WalletConnect のコードではありません。wc: で始まるコードをアプリでコピーしてください。',
  codeOld: 'これは最初の WalletConnect のコードで、もう使われていません。アプリの更新が必要です。',
  codeOver: 'そのコードは使用済みか、古すぎます。アプリで新しいコードを表示してください。',
  connect: 'アプリを接続',
  following: 'アプリに問い合わせています…',
  silent: 'アプリから返事がありません。アプリで新しいコードを表示してください。',
  nameless: '名前のないアプリ',
  proposal: {
    title: (app) => `${app} がこの Safe を使おうとしています`,
    address: 'アプリが名乗るアドレス',
    noAddress: '正しいアドレスが示されていません。',
    unchecked:
      '名前とアドレスはアプリが自分で名乗ったもので、誰も確かめていません。たった今そのアプリでコードをコピーした場合だけ同意してください。',
    networks: 'ネットワーク',
    may: 'アプリは Safe のアドレスを知り、送信や署名をあなたに依頼できます。依頼はすべてここに表示され、断ることができます。',
    reading: 'この Safe がどのネットワークでラップされているか調べています…',
    unread: (networks) => `${networks} を読み取れませんでした。そこではアプリは接続されません。`,
    namespace: 'アプリは、ラップされた Safe が存在しない種類のネットワークを必要としています。接続できません。',
    method: 'アプリは、ラップされた Safe にできないことを必要としています。接続できません。',
    lacks: (networks) =>
      `アプリは ${networks} を必要としていますが、あなたはそこでこの Safe をラップして保有していません。接続できません。`,
    none: 'あなたがこの Safe をラップして保有しているネットワークでは、このアプリは動作しません。接続できません。',
    agree: '接続する',
    no: '接続しない',
  },
  sessions: '接続中のアプリ',
  noSessions: '接続中のアプリはありません。',
  keepOpen: '使っている間は、この Safe のページを開いたままにしてください。アプリの依頼が届くのはここだけです。',
  until: (moment) => `${moment} まで`,
  end: '切断',
  endOf: (app) => `${app} を切断`,
  requests: '依頼',
  others: (count) => `ほかに ${count} 件が待っています`,
  look: '見る',
  kinds: {
    send: (app, count) =>
      count === 1
        ? `${app} が呼び出しの送信を求めています。`
        : `${app} が ${count} 件の呼び出しの一括送信を求めています。`,
    signMessage: (app) => `${app} がメッセージへの署名を求めています。`,
    signTypedData: (app) => `${app} が型付きデータへの署名を求めています。`,
  },
  waitsUntil: (moment) => `アプリは ${moment} まであなたの返事を待ちます。`,
  send: '送信',
  decline: '断る',
  tooMuch: (needed, held) => `合計で ${needed} になります。Safe にあるのは ${held} です。`,
  rests: 'その後10分間、NFT は譲渡できません。',
  bySafe:
    'この Safe はあなたの Safe が保有しているため、まずそのオーナーに提案されます。アプリが待っている間に実行されれば、アプリにトランザクションが伝わります。',
  sent: {
    title: '送信済みです。',
    say: 'トランザクションがわかり次第、アプリに答えます。アプリが待つ時間内にわからなければ、提案されたとアプリに伝えます。',
  },
  otherNetwork: (network) => `これは ${network} 向けです。そちらで答えてください。`,
  goTo: (network) => `${network} でこの Safe を開く`,
  notYours: '別のアカウントがこの Safe を保有しています。下に示すそのアカウントを接続して答えるか、断ってください。',
  notConnected:
    '答えるには、この Safe を保有するウォレットを接続してください。接続しなければ、断ることしかできません。',
  away: '今このタブからはアプリにつながらないため、答えられません。',
  signingOff: 'Safe として署名するには、署名をオンにする必要があります。',
  sign: '署名する',
  message: 'メッセージ',
  bytes: 'これは文章ではなくバイト列です。何を意味するかは見てもわかりません。',
  signed: '署名しました。署名はアプリに渡されました。',
}
