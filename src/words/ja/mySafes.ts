import type { Translation } from '../Translation.ts'

export const mySafes: Translation['mySafes'] = {
  title: 'ラップ済みの Safe',
  connectFirst:
    'ウォレットを接続すると、そのアカウントのラップ済みの Safe を見られます。アドレスでどの Safe を調べることもできます。',
  wrap: 'Safe をラップ',
  asking: '問い合わせ中…',
  none: 'ここにはありません',
  missing: '当サイトのコントラクトはまだここにありません',
  other: '当サイトのコントラクトのアドレスに、別のコードがあります。ここにあるものは当サイトとは無関係です。',
  couldNotAsk: (chain) => `${chain} が応答しませんでした`,
  showAll: (count) => `${count} 件すべてを表示`,
  more: (shown, all) => `${all} 件を保有しています。最初の ${shown} 件を表示しています。`,
  unread: (count) =>
    `このブラウザが知る Safe のうち ${count} 件を読み取れませんでした。これもあなたのものかもしれません。`,
  lists:
    '各ネットワークのコントラクトは、あなたが NFT を保有する Safe を一覧にします。まだ封印されていない Safe や、あなたの Safe またはほかのコントラクトが NFT を保有する Safe は、このブラウザが見たことのあるものだけを表示します。',
  inSafe: 'この Safe は 1 つのネットワークにだけあるため、そのネットワークだけに問い合わせます。',

  card: {
    balance: '残高',
    lock: 'ロック',
    heldBy: '保有者',
    getsIt: '保有者になる人',
    network: 'ネットワーク',
    locked: (moment) => `${moment} まで`,
    open: 'ロックなし',
    nobody: 'なし（ラップされていません）',
    yourSafe: (threshold, owners) => `あなたの Safe（${owners} 人中 ${threshold} 人）`,
    yourWrapped: 'あなたのラップ済みの Safe',
    contract: 'コントラクト',
    unread: 'これが誰か確認できませんでした',
    unsealed: 'まだ封印されていません。封印に進んでください。',
    away: 'このコントラクトが返すまで、あなたのものではありません。',
    noSafe: '本物の Safe ではありません。',
  },

  search: {
    act: 'さらに探す',
    looking: (percent) => `コントラクトのイベントを探しています：${percent}%`,
    searched: (from, to) =>
      `ブロック ${from} からブロック ${to} まで、このアカウントのためにラップされた Safe と、このアカウントが手放した Safe を探しました。`,
    mayBeMore: 'ほかにもある可能性があります。',
    refused: 'RPC がこれらのイベントを返しません。設定で別の RPC を選んでください。',
    cut: 'このアカウントには、表示しきれない数の Safe がありました。古いものは省いています。',
  },

  watch: {
    title: 'ウォッチ中',
    act: 'ウォッチする',
    stop: 'ウォッチをやめる',
    watched: 'このブラウザの「ラップ済みの Safe」に表示されます。',
  },
  recent: '以前に見たもの',

  drafts: {
    title: 'このブラウザで始めたもの',
    wrap: (count) => (count === 0 ? 'ラップ、署名はまだありません' : `ラップ、署名 ${count} 件`),
    batch: (count) => `バッチ、呼び出し ${count} 件`,
    passed: 'その後、Safe が別の処理を実行しました。これらの署名は無効です。',
    wrapped: 'この Safe はすでにラップされています。',
    discard: '破棄',
  },

  owned: {
    title: 'あなたがオーナーの Safe',
    say: 'このページだけでは一覧にできません。チェーン全体を探すことになるためです。Safe のトランザクションサービスなら一覧にできます。',
    sends:
      '問い合わせると、あなたのアカウントのアドレスを、ネットワークごとに 1 回 api.safe.global に送ります。サービスは、あなたの IP アドレスと、いつ問い合わせたかも知ります。',
    turnsOn: 'それ以降このページは、設定でオフにするまで、誰が署名し何が待機中かもサービスに問い合わせます。',
    turnOn: 'サービスをオンにして問い合わせる',
    ask: 'Safe のサービスに問い合わせる',
    asking: 'Safe のサービスに問い合わせています…',
    none: (chain) => `${chain} には、サービスの知る Safe がありません。`,
    refused: {
      busy: 'Safe のサービスへの問い合わせが多すぎます。受け付けるのは 1 秒に 2 件、1 か月に 5,000 件までです。あとでもう一度試してください。',
      refused: (status) => `Safe のサービスが回答を拒否しました（HTTP ${status}）。`,
      unreachable: 'Safe のサービスが応答しませんでした。停止しているか、接続が何かに遮られている可能性があります。',
      unreadable: 'このページでは、Safe のサービスの回答を読み取れません。',
    },
    paste: 'サービスがなくても、Safe のアドレスを貼り付ければ進めます。',
    notYours: (count) => `サービスが挙げた Safe のうち ${count} 件は、チェーン上ではあなたがオーナーではありません。`,
    unread: (count) => `そのうち ${count} 件を読み取れませんでした。`,
    more: (shown) => `ほかにもあります。最初の ${shown} 件を表示しています。`,
  },
}
