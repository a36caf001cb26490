import type { Translation } from '../Translation.ts'

export const prepare: Translation['prepare'] = {
  title: (chain) => `${chain} vorbereiten`,
  say: 'Zum Einpacken braucht ein Netzwerk vier Smart Contracts. Zum Verkaufen braucht es einen mehr, für Seaport noch einen anderen. Jeder kann sie dort bereitstellen, einmal und für alle, mit je einer Transaktion.',
  noPower:
    'Wer es tut, zahlt die Gebühren und gewinnt keine Macht: Der Code ist auf jedem Netzwerk derselbe, er gehört niemandem, und niemand kann ihn ändern.',
  reading: 'Es wird geprüft, was bereitgestellt ist…',
  at: 'Adresse',
  pieces: {
    safeL2: { title: 'SafeL2 1.5.0', say: 'Jeder eingepackte Safe läuft damit. Von Safe.' },
    fallbackHandler: {
      title: 'Fallback-Handler 1.5.0 von Safe',
      say: 'Damit empfängt ein neuer Safe Token und signiert, sobald er ausgepackt ist. Von Safe.',
    },
    proxyFactory: { title: 'Proxy-Factory 1.5.0 von Safe', say: 'Erzeugt neue Safes. Von Safe.' },
    wrappedSafe: {
      title: 'Wrapped Safe',
      say: 'Unser Smart Contract, der seinen Handler und sein Bild gleich mit erzeugt. Er ist neu und wurde nicht auditiert.',
    },
    asSeen: {
      title: 'As seen',
      say: 'Unser Smart Contract für Verkäufe: Geld und NFT wechseln in einem Aufruf den Besitzer, und nur, solange der Safe so ist, wie er angeboten wurde. Einpacken geht ohne ihn. Er ist neu und wurde nicht auditiert.',
    },
    asSeenZone: {
      title: 'As seen, auf Seaport',
      say: 'Lässt Seaport einen eingepackten Safe nur verkaufen, solange er ist, wie der Verkäufer ihn angeboten hat. Nur für Orders auf Seaport nötig. Er ist neu und wurde nicht auditiert.',
    },
  },
  found: {
    here: 'Bereitgestellt. Sein Code wurde verglichen und stimmt genau.',
    missing: 'Noch nicht bereitgestellt.',
    other: 'An dieser Adresse liegt anderer Code. Diese Seite wird ihn nicht verwenden.',
  },
  act: (piece) => `${piece} bereitstellen`,
  connect: 'Ein Konto verbinden, das die Gebühr zahlt',
  fasterFree:
    'Jemand anderes war schneller: Er ist bereitgestellt. Es wurde nichts gesendet, und es ist nichts mehr zu zahlen.',
  fasterPaid:
    'Jemand anderes war schneller: Er ist bereitgestellt. Ihre Transaktion ist fehlgeschlagen und hat Sie ihre Gebühr gekostet.',
  deployers: {
    create2: {
      title: 'Der CREATE2-Deployer, den unser Smart Contract braucht, ist nicht auf diesem Netzwerk.',
      say: 'Ohne ihn bekäme unser Smart Contract hier eine andere Adresse, und keine Seite fände ihn. Seine Urheber beschreiben, wie jeder ihn mit einer bereits signierten Transaktion dort bereitstellt. Tun Sie das zuerst, und kommen Sie dann zurück.',
    },
    safe: {
      title: 'Der Deployer von Safe ist nicht auf diesem Netzwerk.',
      say: 'Ohne ihn bekämen die Smart Contracts von Safe hier andere Adressen. Nur Safe kann ihn dort bereitstellen: Bitten Sie darum, und kommen Sie dann zurück.',
    },
  },
  deployerOther: 'An der Adresse des Deployers liegt anderer Code. Darüber kann nichts bereitgestellt werden.',
  howTo: 'So wird er bereitgestellt',
  ready: 'Alles, was zum Einpacken nötig ist, ist bereitgestellt.',
  readySay: (chain) => `Safes können auf ${chain} eingepackt werden.`,
}
