import type { SafeTranslation } from '../SafeTranslation.ts'

export const report: SafeTranslation['report'] = {
  title: 'レポート',
  verdict: {
    clean: '封印済み・問題なし',
    notLocked: '問題なし・ロックなし',
    lockEnds: '問題なし・ロックは間もなく終了',
    attention: (count) => `要注意（${count}）`,
    stop: (why) => `購入しないでください：${why}`,
    unfinished: (count) => `確認を完了できませんでした（${count}）`,
    running: '確認中…',
  },
  why: {
    code: '不明なコードを実行しています',
    imitation: 'NFT が当サイトのコントラクトのものではありません',
    control: '他の誰かも使用できます',
    hidden: '隠されたものがあります',
  },
  say: {
    clean: '隠されたものはなく、トークンの承認は見つからず、ロックが終わるまで誰も何も動かせません。',
    notLocked:
      '問題は見つかりませんでした。ただし、保有者はまだ中身を引き出せます。先にロックを求めるか、購入の直前にすべて再確認してください。',
    attention: 'すべての確認が完了しました。購入する前にお読みください：',
    unfinished: '次の確認の結果は不明です：',
    running: '次の確認はまだ終わっていません：',
    plain: 'NFT がないため、購入するものはありません。オーナーが管理しています。',
  },
  seeAlso: 'ほかに見つかったもの：',
  notChecked: 'まだ確認していないもの：',
  maybeMore: (said) => `${said}（さらにある可能性があります）`,
  checks: {
    code: { name: 'コード', pass: '正規の Safe のコードです', stop: '不明なコードを実行しています' },
    imitation: {
      name: 'ほかの NFT',
      pass: 'ほかの NFT は関わっていません',
      stop: '別のコントラクトの NFT が関わっています',
    },
    control: { name: '管理者', pass: '保有者のみ', stop: '他の誰かも使用できます' },
    hidden: { name: '隠れた権限', pass: '隠れたものなし', stop: '隠されたものがあります' },
    lock: {
      name: 'ロック',
      pass: 'ロック中',
      warn: (count) => (count === 1 ? 'ロックは 1 日以内に終了' : 'ロックなし'),
    },
    approvals: {
      name: 'トークンの承認',
      pass: '見つかりませんでした',
      warn: (count) => `有効なトークンの承認 ${count} 件`,
    },
    consents: { name: '署名済みメッセージ', pass: 'なし', warn: (count) => `まだ有効な署名 ${count} 件` },
    signing: {
      name: '署名',
      pass: '保有者は Safe として署名できません',
      warn: () => '保有者は Safe として署名できます',
    },
    rights: {
      name: 'NFT を譲渡できる人',
      pass: '保有者のみ',
      forSale: '保有者のみ、または保有者が署名したオファーを受けた人',
      warn: (count) => `ほかに ${count} 件のアドレスが NFT を譲渡できます`,
    },
    newest: {
      name: '最新ブロック',
      pass: 'RPC が一致しています',
      warn: () => '最新ブロックについて RPC が食い違っています：古い状態かもしれません',
    },
  },
  running: '確認中…',
  unknown: '確認できません',
  checked: (block) => `ブロック ${block} の時点でブラウザが確認しました。当サイトのサーバーは関与していません。`,
  vouched: {
    running: 'これが最新ブロックかどうか、別の RPC に確認しています。',
    alone: '確認した RPC は 1 つだけです。これが最新ブロックだという根拠はその回答だけです。',
    silent: '別の RPC は応答しませんでした。これが最新ブロックだという根拠は 1 つの RPC の回答だけです。',
    agreed: '別の RPC も、これが最新ブロックだと答えています。',
    apart: '別の RPC の最新ブロックと数分ずれています。古い状態かもしれません。',
  },
  again: 'すべて再確認',
  clauses: 'このレポートの目次',
  notIncluded: {
    title: '含まれないもの',
    say: 'どの確認も、次のものを NFT に含めることはできません。',
    networks: (chain) =>
      `ほかのネットワーク。ラップされているのは ${chain} 上の Safe だけで、ほかのネットワークの同じアドレスは含まれません。`,
    points: '他社が管理するポイント、許可リスト、アカウント。新しい保有者は拒否されることがあります。',
    promises: '約束。ラップしても、オーナーが結んだベスティング、契約、債務は消えません。',
  },
  lock: {
    title: 'ロックとフィンガープリント',
    none: 'ロックなし',
    fingerprint: 'フィンガープリント',
    say: 'Safe が使用、ロック、封印されるたび、また署名が切り替えられるたびに変わります。入金では変わりません。',
    compare: '出品に記載のフィンガープリント',
    same: '同じです。それ以降、Safe は使用もロックも封印もされておらず、署名も切り替えられていません。',
    different: '異なります。それ以降に Safe が変わったか、別の Safe のフィンガープリントです。',
    invalid: 'フィンガープリントは 0x に続く 64 文字（0 から 9、a から f）です。',
  },
  receive: {
    title: '受け取る',
    say: (chain) => `このアドレスには ${chain} でのみ送ってください。届いたものは NFT の保有者が管理します。`,
    plain: (chain) => `このアドレスには ${chain} でのみ送ってください。`,
    explorer: 'エクスプローラーで開く',
  },
  share: {
    link: 'このレポートのリンクをコピー',
    more: 'ほかの共有方法',
    text: 'テキストとしてコピー',
    json: 'JSON として保存',
    print: '印刷',
    saved: (file) => `ブラウザが ${file} として保存しています。`,
    notFinished: '確認が終わっていません',
    open: (names) => `不明：${names}`,
    block: (blocks) => `ブロック ${blocks}`,
    checkIt: '画像は偽造できます。この Safe をご自分で確認してください：',
  },
  imitation: {
    title: '別のコントラクトの NFT がこの Safe に関わっています',
    say: 'オーナーまたはモジュールに、当サイトのものではない NFT コントラクトがあります。そうした NFT は見た目が同じでも、何も得られないことがあります。当サイトのコントラクトは、どのネットワークでも次のアドレスにあります：',
    collection: 'これは NFT コントラクトで、Safe ではありません',
    collectionSay:
      '当サイトのコントラクトではありません。その NFT がラップ済みの Safe として提示された場合は偽物です。見た目が同じでも、何も得られないことがあります。当サイトのコントラクトは、どのネットワークでも次のアドレスにあります：',
  },
  seen: {
    same: 'Safe はこのリンクが示すとおりの状態です。それ以降、使用もロックも封印もされておらず、署名も切り替えられていません。',
    changed:
      'Safe はこのリンクが示す状態ではありません。それ以降に使用、ロック、封印、または署名の切り替えがあったか、リンクが改変されています。',
  },
}
