import type { Translation } from '../Translation.ts'

export const typed: Translation['typed'] = {
  empty: '先に Safe のアドレスを貼り付けてください。',
  shape: 'アドレスではありません。アドレスは 0x と 16 進数 40 桁です。',
  length: (count) => `0x の後が ${count} 文字です。アドレスは 40 文字です。もう一度コピーしてください。`,
  capitals: '大文字と小文字が合わないため、どこかの文字が違う可能性があります。入手元からもう一度コピーしてください。',
  secret:
    'トランザクションハッシュか秘密鍵です。秘密鍵なら、決してページに貼り付けないでください。入力欄は消去しました。',
  phrase: 'リカバリーフレーズのようです。決してページに貼り付けないでください。入力欄は消去しました。',
  prefix: (prefix) => `${prefix} は対応ネットワークではありません。`,
  demoLink: {
    title: 'この Safe はデモの中にあります。',
    say: 'デモは、あなたのブラウザーの中で動くチェーンです。誰でも同じサンプル Safe から始まり、ほかの人が自分のデモで行ったことは、あなたのデモには現れません。',
    start: 'デモを始める',
  },
  elsewhere: (there, here) =>
    `このアドレスは ${there} 用ですが、この Safe は ${here} にあります。${here} のアドレスを確認してください。`,
  readAs: (value) => `${value} と読み取りました。`,
  link: 'このリンクにはアドレスがちょうど 1 つ含まれていません。アドレスそのものをコピーしてください。',
  otherNft: 'これは別のコントラクトの NFT で、ラップされた Safe ではありません。',
  name: 'これは名前です。アドレスを調べてください。',
  lookUp: (name) => `${name} を調べる`,
  lookingUp: 'Ethereum の ENS に問い合わせています…',
  resolved: (name, address, chain) =>
    `ENS によると、${name} は ${chain} の ${address} を指します。名前が後で変わっても、このアドレスを使います。`,
  nameFaults: {
    noAddress: (name, chain) =>
      `${name} には ENS に ${chain} のアドレスがありません。アドレスを相手に確認してください。`,
    offChain: 'この名前はオフチェーンに保管されていて、このページは調べません。アドレスを相手に確認してください。',
    notNormal:
      'ENS はこのような名前の書き方をしません。似た別の文字が使われているか、文字が欠けている可能性があります。アドレスを相手に確認してください。',
    inDemo: 'デモに名前はありません。アドレスを入力してください。',
    unread: 'Ethereum の ENS が応答しませんでした。もう一度試すか、アドレスを相手に確認してください。',
  },
}
