import type { SafeTranslation } from '../SafeTranslation.ts'

export const newSafe: SafeTranslation['newSafe'] = {
  offer: '新しい Safe から始める',
  offerSay:
    'まだお持ちでない場合、1 回のトランザクションで、最初からラップされ封印された Safe が作られ、その NFT があなたのアカウントに入ります。',
  title: '最初からラップされた新しい Safe',
  say: '1 回のトランザクションで、Safe とその NFT が作られます。私たちのコントラクト以外が所有したことはないので、何も隠せません。',
  looking: 'アドレスを調べています…',
  address: '予定のアドレス',
  addressSay:
    'あなたのアカウント、このネットワーク、番号から導かれ、他の誰も手に入れられません。別のネットワークでは別のアドレスになります。',
  number: '番号',
  adopted:
    '誰かがすでに空の Safe をそこにデプロイしています。それでもあなたのものです。そのまま引き継がれ、何も隠せません。',
  earlier: 'これまでにあなたのために作成されたもの',
  full: 'このアカウントのために、すでに 1,000 個以上作成されています。このページではそれ以上探しません。別のアカウントで接続してください。',
  act: '作成して NFT を受け取る',
}
