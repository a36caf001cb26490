import type { SafeTranslation } from '../SafeTranslation.ts'

export const sending: SafeTranslation['sending'] = {
  token: 'トークン',
  unlisted: '当サイトのリスト外',
  another: 'ほかのトークン…',
  id: 'トークン ID',
  otherId: 'ほかの ID…',
  otherIdLabel: 'ほかのトークン ID',
  whole: '小数点やコンマのない整数を入力してください。',
  decimals: (symbol, count) => `${symbol} の小数点以下は ${count} 桁までです。`,
  inUnits: 'このトークンは小数点以下の桁数を示していません。最小単位で入力してください。',
  idShape: 'トークン ID は整数です。',
  idLeaving: 'その NFT は Safe から出る途中か、その可能性があります。',
  toToken: 'それはトークン自身のコントラクトです。送ると、たいていは失われます。',
  ownNft: 'それはこの Safe 自身の NFT です。この Safe からは送れません。',
  arrivesLess: (arrives, sent) =>
    `このトークンは送るたびに一部を差し引きます。${sent} のうち、届くのは ${arrives} だけです。`,
  arrivesUnknown: '届く額はわかりません。このトークンが受取人の残高を示さないためです。',
  sent: (what, to) => `${what} を ${to} に送りました。`,
}
