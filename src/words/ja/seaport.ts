import type { SafeTranslation } from '../SafeTranslation.ts'

export const seaport: SafeTranslation['seaport'] = {
  where: '売却する場所',
  ours: 'このサイトの販売用コントラクトで',
  oursSay: 'リンクで、有償でも無償でも、誰にでも、または 1 つのアドレスだけに売れます。マーケットには表示されません。',
  seaport: 'Seaport の注文として',
  seaportSay:
    'リンクと、表示してくれるマーケットで、有償で誰にでも売れます。注文では、代金の一部がマーケットに渡ることはありません。こちらでも Safe は署名したときの状態でしか売れません。',
  useOurs: '販売用コントラクトで売却する',
  approveFirst:
    'Seaport はまだこの NFT を譲渡できません。今署名することはできますが、売却を承認するまで誰も購入できません。',
  approveSay:
    'Seaport がこの NFT だけを譲渡できるようになり、販売用コントラクトでのオファーは一時停止します。Seaport が譲渡するのは、あなたが署名した注文に限ります。ほかの場所では注文に署名しないでください。見たとおりの Safe を売るのは、ここで作った注文だけです。',
  market: 'マーケット用に注文を保存',
  marketSay:
    'Seaport のツールが書き出すのと同じ形式です。何を表示するかはマーケットが決めます。注文に手数料を求めるところもあります。',
}
