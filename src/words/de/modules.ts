import type { SafeTranslation } from '../SafeTranslation.ts'

export const modules: SafeTranslation['modules'] = {
  reading: 'Es wird nachgesehen, was sie können…',
  unread: 'Was diese Module können, war nicht zu lesen. Jedes von ihnen kann womöglich alles mit dem Safe tun.',
  unknown: 'Unbekanntes Modul',
  unknownSay: 'Diese Seite kennt seinen Code nicht. Es kann womöglich alles mit dem Safe tun, ohne die Eigentümer.',
  account: 'Ein Konto, kein Smart Contract',
  accountSay: 'Wer seinen Schlüssel hat, kann alles mit dem Safe tun, ohne die Eigentümer.',
  faulty: 'Diese Version ist fehlerhaft',
  faultySay:
    'Ihr Herausgeber führt diese Version als fehlerhaft. Womöglich können Unbefugte durch sie für den Safe handeln.',
  powers: {
    limited: 'Die darin genannten Konten können aus dem Safe ausgeben, bis zu den Limits, die die Eigentümer setzen.',
    signed: 'Es macht den Safe über ERC-4337 nutzbar, mit den Signaturen seiner Eigentümer.',
    recovery: 'Wächter können nach einer Wartezeit die Eigentümer ersetzen.',
    delayed: 'Wen es zulässt, der kann alles mit dem Safe tun, sobald die darin gesetzte Frist vorbei ist.',
    roles: 'Seine Mitglieder können tun, was ihre Rollen erlauben. Das kann alles sein.',
    share: 'Wer einen bestimmten Token hält, kann ihn gegen einen Anteil am Inhalt des Safes tauschen.',
    vote: 'Es tut, was eine Abstimmung oder ein Orakel außerhalb des Safes entscheidet. Das kann alles sein.',
    bridge: 'Ein Konto in einem anderen Netzwerk kann durch es alles mit dem Safe tun.',
    holder: 'Nur der Inhaber des NFT kann durch es handeln.',
  },
}
