import type { SafeTranslation } from '../SafeTranslation.ts'

export const sending: SafeTranslation['sending'] = {
  token: 'Token',
  unlisted: 'Nicht auf unserer Liste',
  another: 'Anderer Token…',
  id: 'Token-ID',
  otherId: 'Andere ID…',
  otherIdLabel: 'Andere Token-ID',
  whole: 'Geben Sie eine ganze Zahl ein, ohne Punkt oder Komma.',
  decimals: (symbol, count) => `${symbol} hat ${count} Nachkommastellen, nicht mehr.`,
  inUnits: 'Dieser Token nennt seine Nachkommastellen nicht: Geben Sie den Betrag in Basiseinheiten ein.',
  idShape: 'Eine Token-ID ist eine ganze Zahl.',
  idLeaving: 'Dieses NFT ist auf dem Weg hinaus oder könnte es sein.',
  toToken: 'Das ist der Contract des Tokens selbst. Was dorthin geht, ist meist verloren.',
  ownNft: 'Das ist das NFT dieses Safes selbst. Der Safe kann es nicht senden.',
  arrivesLess: (arrives, sent) =>
    `Der Token behält einen Teil jeder Überweisung: Von ${sent} kommen nur ${arrives} an.`,
  arrivesUnknown: 'Wie viel ankommt, lässt sich nicht sagen: Der Token nennt das Guthaben des Empfängers nicht.',
  sent: (what, to) => `${what} an ${to} gesendet.`,
}
