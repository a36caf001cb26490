import type { SafeTranslation } from '../SafeTranslation.ts'

export const elsewhere: SafeTranslation['elsewhere'] = {
  title: 'ほかのネットワークの同じアドレス',
  say: '同じアドレスでも、ネットワークごとに中身が異なることがあります。このページが知るほかのネットワークの RPC に問い合わせます。',
  look: 'ほかのネットワークを調べる',
  reading: '問い合わせています…',
  nothing: '何もありません。この Safe の最初のオーナーを持つ Safe が、今後そこに作成される可能性はあります。',
  other: '正規の Safe ではない、別のコードです。',
  same: '同じオーナーの Safe です。',
  different: 'オーナーの異なる Safe です：',
  wrapped: 'そこでもラップされている Safe です。支配者：',
  unknown: '読み取れませんでした。',
  only: (chain) => `NFT に含まれるのは、そのネットワーク上の Safe だけです。ここでは ${chain} 上の Safe です。`,
}
