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
}
