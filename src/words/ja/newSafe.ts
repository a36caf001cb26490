import type { Translation } from '../Translation.ts'

export const newSafe: Translation['newSafe'] = {
  offer: '新しい Safe から始める',
  offerSay:
    'まだお持ちでない場合、1 回のトランザクションで、最初からラップされ封印された Safe が作られ、その NFT があなたのアカウントに入ります。',
  title: '最初からラップされた新しい Safe',
  say: '1 回のトランザクションで、Safe とその NFT が作られます。私たちのコントラクト以外が所有したことはないので、何も隠せません。',
  looking: 'アドレスを調べています…',
  address: '予定のアドレス',
  addressSay:
    'あなたのアカウント、このネットワーク、番号から決まり、他の誰も手に入れられません。別のネットワークでは別のアドレスになります。',
  number: '番号',
  adopted: '誰かがすでに空の Safe をそこに置いています。それでもあなたのものです。そのまま引き継がれ、何も隠せません。',
  earlier: '以前に作成したもの',
  full: 'すでに 10 個作成しています。ここではそれ以上は作れません。',
  act: '作成して NFT を受け取る',
}
