import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('de')

export const report: SafeTranslation['report'] = {
  title: 'Bericht über',
  verdict: {
    clean: 'Versiegelt und sauber',
    notLocked: 'Sauber, nicht gesperrt',
    lockEnds: 'Sauber, Sperre endet bald',
    attention: (count) => `Bitte beachten (${count})`,
    stop: (why) => `Nicht kaufen: ${why}`,
    unfinished: (count) => `Nicht fertig geprüft (${count})`,
    running: 'Wird geprüft …',
  },
  why: {
    code: 'er führt unbekannten Code aus',
    imitation: 'sein NFT ist nicht von unserem Smart Contract',
    control: 'jemand anderes kann ihn nutzen',
    hidden: 'in ihm ist etwas versteckt',
  },
  say: {
    clean:
      'In ihm ist nichts versteckt, es wurde keine Token-Freigabe gefunden, und bis die Sperre endet, kann niemand etwas bewegen.',
    notLocked:
      'Es wurde nichts Falsches gefunden. Sein Inhaber kann ihn aber noch leeren: Verlangen Sie erst eine Sperre, oder prüfen Sie unmittelbar vor dem Kauf alles erneut.',
    attention: 'Alles wurde fertig geprüft. Lesen Sie dies, bevor Sie kaufen:',
    unfinished: 'Was diese Prüfungen ergeben hätten, ist unbekannt:',
    running: 'Diese Prüfungen sind noch nicht fertig:',
    plain: 'Er hat kein NFT: Es gibt nichts zu kaufen. Seine Eigentümer verfügen über ihn.',
  },
  seeAlso: 'Außerdem gefunden:',
  notChecked: 'Noch nicht geprüft:',
  maybeMore: (said) => `${said}, vielleicht mehr`,
  checks: {
    code: { name: 'Code', pass: 'Er führt echten Safe-Code aus', stop: 'Er führt unbekannten Code aus' },
    imitation: {
      name: 'Fremdes NFT',
      pass: 'Kein fremdes NFT steht für ihn',
      stop: 'Ein NFT eines fremden Contracts steht für ihn',
    },
    control: { name: 'Wer über ihn verfügt', pass: 'Nur sein Inhaber', stop: 'Auch jemand anderes' },
    hidden: { name: 'Versteckte Rechte', pass: 'Nichts versteckt', stop: 'Etwas ist versteckt' },
    lock: {
      name: 'Sperre',
      pass: 'Gesperrt',
      warn: (count) => (count === 1 ? 'Sperre endet binnen eines Tages' : 'Nicht gesperrt'),
    },
    approvals: {
      name: 'Token-Freigaben',
      pass: 'Keine gefunden',
      warn: (count) => counted(count, { one: '1 gültige Token-Freigabe', other: `${count} gültige Token-Freigaben` }),
    },
    consents: {
      name: 'Signierte Nachrichten',
      pass: 'Keine',
      warn: (count) => counted(count, { one: '1 Signatur noch gültig', other: `${count} Signaturen noch gültig` }),
    },
    signing: {
      name: 'Signieren',
      pass: 'Sein Inhaber kann nicht für ihn signieren',
      warn: () => 'Sein Inhaber kann für ihn signieren',
    },
    rights: {
      name: 'Wer das NFT übertragen kann',
      pass: 'Nur sein Inhaber',
      forSale: 'Nur sein Inhaber, oder wer ein Angebot annimmt, das er unterschrieben hat',
      warn: (count) =>
        counted(count, {
          one: '1 andere Adresse kann das NFT übertragen',
          other: `${count} andere Adressen können das NFT übertragen`,
        }),
    },
    newest: {
      name: 'Neuester Block',
      pass: 'RPCs stimmen überein',
      warn: () => 'RPCs sind über den neuesten Block uneins: Das kann ein alter Stand sein',
    },
  },
  running: 'Wird geprüft …',
  unknown: 'Nicht prüfbar',
  checked: (block) => `Von Ihrem Browser bei Block ${block} geprüft. Kein Server von uns war beteiligt.`,
  vouched: {
    running: 'Ein anderer RPC wird gefragt, ob das der neueste Block ist.',
    alone: 'Nur ein RPC wurde gefragt: Dass das der neueste Block ist, sagt nur er.',
    silent: 'Kein anderer RPC hat geantwortet: Dass das der neueste Block ist, sagt nur einer.',
    agreed: 'Ein anderer RPC bestätigt, dass das der neueste Block ist.',
    apart: 'Der neueste Block eines anderen RPC liegt Minuten entfernt: Das kann ein alter Stand sein.',
  },
  again: 'Alles erneut prüfen',
  clauses: 'Inhalt dieses Berichts',
  lend: 'Beleihen, in Treuhand geben, vererben',
  notIncluded: {
    title: 'Was nicht dazugehört',
    say: 'Keine Prüfung kann das ins NFT bringen.',
    networks: (chain) =>
      `Andere Netzwerke. Eingepackt ist nur der Safe auf ${chain}: Dieselbe Adresse anderswo gehört nicht dazu.`,
    points: 'Punkte, Zulassungslisten und Konten, die andere Firmen führen. Sie können einen neuen Inhaber ablehnen.',
    promises:
      'Versprechen. Einpacken hebt nicht auf, was ein Eigentümer zugesagt hat: ein Vesting, einen Vertrag, eine Schuld.',
  },
  lock: {
    title: 'Sperre und Fingerabdruck',
    none: 'Nicht gesperrt',
    fingerprint: 'Fingerabdruck',
    say: 'Er ändert sich, sobald der Safe genutzt, gesperrt oder versiegelt oder sein Signieren umgeschaltet wird. Einzahlungen ändern ihn nicht.',
    compare: 'Fingerabdruck aus einem Angebot',
    same: 'Es ist derselbe: Der Safe wurde seither nicht genutzt, gesperrt oder versiegelt und sein Signieren nicht umgeschaltet.',
    different: 'Er ist anders: Der Safe hat sich seither geändert, oder es ist der eines anderen Safes.',
    invalid: 'Ein Fingerabdruck ist 0x und danach 64 Zeichen von 0 bis 9 und a bis f.',
  },
  receive: {
    title: 'Empfangen',
    say: (chain) => `Senden Sie an diese Adresse nur auf ${chain}. Wer das NFT hält, verfügt über das, was ankommt.`,
    plain: (chain) => `Senden Sie an diese Adresse nur auf ${chain}.`,
    explorer: 'Im Explorer öffnen',
  },
  share: {
    link: 'Link zu diesem Bericht kopieren',
    more: 'Anders teilen',
    text: 'Als Text kopieren',
    json: 'Als JSON speichern',
    print: 'Drucken',
    saved: (file) => `Ihr Browser speichert ihn als ${file}.`,
    notFinished: 'Nicht zu Ende geprüft',
    open: (names) => `Nicht bekannt: ${names}`,
    block: (blocks) => `Block ${blocks}`,
    checkIt: 'Ein Bild lässt sich fälschen. Prüfen Sie diesen Safe selbst:',
  },
  imitation: {
    title: 'Ein NFT eines fremden Contracts steht für diesen Safe',
    say: 'Unter seinen Eigentümern oder Modulen ist ein NFT-Contract, der nicht unserer ist. Ein solches NFT kann genauso aussehen und Ihnen nichts geben. Unserer liegt auf jedem Netzwerk an dieser Adresse:',
    collection: 'Das ist ein NFT-Contract, kein Safe',
    collectionSay:
      'Es ist nicht unserer. Werden Ihnen seine NFTs als eingepackte Safes angeboten, sind es Nachahmungen: Sie können genauso aussehen und Ihnen nichts geben. Unserer liegt auf jedem Netzwerk an dieser Adresse:',
  },
  seen: {
    same: 'Der Safe ist noch so, wie dieser Link sagt: Er wurde seither nicht genutzt, gesperrt oder versiegelt und sein Signieren nicht umgeschaltet.',
    changed:
      'Der Safe ist nicht so, wie dieser Link sagt: Er wurde seither genutzt, gesperrt oder versiegelt, sein Signieren umgeschaltet, oder der Link verändert.',
  },
}
