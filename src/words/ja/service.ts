import type { Translation } from '../Translation.ts'

export const service: Translation['service'] = {
  title: 'Safe のトランザクションサービス',
  turnOn: '誰が署名し、何が待機中かを問い合わせる。',
  say: 'オフの間は何も送りません。オンにすると、このページは、Safe であなたが提案した内容やオーナーに署名を依頼した内容と、これからラップする Safe について、またボタンを押したときはあなたがオーナーの Safe について、api.safe.global に問い合わせます。サービスは、それがどの提案、Safe、アカウントか、いつ見たか、あなたの IP アドレスを知ります。署名、提案、送信をこのサービス経由で行うことはなく、何が起きたかは引き続きチェーンから読み取ります。',
  queue: (count) => `現在、${count} 件のトランザクションがそこで待機しています。`,
  queueUnknown: 'Safe のトランザクションサービスから、待機中の件数の回答がありませんでした。',
}
