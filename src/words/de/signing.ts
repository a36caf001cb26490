import type { SafeTranslation } from '../SafeTranslation.ts'

export const signing: SafeTranslation['signing'] = {
  costs:
    'Um einen Text oder typisierte Daten als Safe zu signieren, schalten Sie das Signieren ein. Das hält einen Verkauf auf: Das NFT lässt sich nicht übertragen, solange Signieren eingeschaltet ist, und auch nicht in den zehn Minuten nach dem Ausschalten.',
  locked:
    'Ein gesperrter Safe signiert nichts, wer auch immer ihn hält. Signieren lässt sich einschalten, wenn die Sperre vorbei ist.',
  loading: 'Formular wird geladen …',
  title: 'Als Safe signieren',
  say: 'Eine App, die eine Signatur des Safes braucht, zeigt Ihnen einen Text oder typisierte Daten. Fügen Sie das hier genau so ein, wie es in der App steht, und geben Sie der App die Signatur.',
  what: 'Was signiert wird',
  text: 'Text',
  textSay: 'Etwa „Signieren Sie diese Nachricht, um sich anzumelden“.',
  typed: 'Typisierte Daten',
  typedSay: 'EIP-712, als JSON: Permits, Aufträge, Abstimmungen.',
  textLabel: 'Zu signierender Text',
  typedLabel: 'Typisierte Daten (JSON)',
  textTooLong: 'Das ist zu lang. Diese Seite signiert Texte bis 20.000 Zeichen.',
  textHidden: 'Darin sind Zeichen, die niemand sieht. Auch sie werden signiert.',
  textHex: 'Signiert werden die Zeichen, die Sie sehen, nicht die Bytes, für die sie stehen könnten.',
  signIn: (domain) => `Das ist eine Anmeldung: Wer die Signatur hat, wird bei ${domain} als dieser Safe eingelassen.`,
  signInOther: 'Das ist eine Anmeldung für ein anderes Konto, nicht für diesen Safe. Die App wird sie nicht annehmen.',
  faults: {
    tooLong: 'Das ist zu lang. Diese Seite liest typisierte Daten bis 100.000 Zeichen.',
    tooMuch: 'Darin steht mehr, als jemand vor dem Signieren lesen könnte.',
    json: 'Das ist kein gültiges JSON. Kopieren Sie es noch einmal, von der ersten { bis zur letzten }.',
    shape: 'Das sind keine typisierten Daten: Nötig sind types, primaryType, domain und message.',
    type: (at) => `Den Typ von „${at}“ gibt es in EIP-712 nicht.`,
    missing: (at) => `„${at}“ fehlt.`,
    value: (at) => `Der Wert von „${at}“ passt nicht zu seinem Typ.`,
    number: (at) => `„${at}“ ist eine Zahl, die JSON nicht genau fassen kann. Sie muss in Anführungszeichen stehen.`,
  },
  kind: 'Art',
  app: 'App',
  appVersion: 'Version',
  network: 'Netzwerk',
  anyNetwork: 'Keines genannt: Es kann auf jedem Netzwerk gelten.',
  contract: 'Smart Contract',
  anyContract: 'Keiner genannt: Jeder Smart Contract kann es annehmen.',
  salt: 'Salt',
  otherNetwork: (there, here) => ({
    title: `Das ist für ${there}, nicht für ${here}.`,
    say: `Der Safe ist auf ${here}. An seiner Adresse auf ${there} ist ein anderes Konto oder keines. Lassen Sie sich von der App eine Nachricht für ${here} geben.`,
  }),
  message: 'Nachricht',
  item: (number) => `Nr. ${number}`,
  empty: 'leer',
  hidden: '(enthält Zeichen, die niemand sieht)',
  hasMore:
    'Die App hat mehr Felder mitgegeben, als ihre Typen nennen. Diese werden nicht signiert und hier nicht gezeigt.',
  dangers: {
    permit: {
      title: 'Damit kann jemand Token nehmen.',
      say: 'Ein Permit: Bis zu seiner Frist kann der Ausgabeberechtigte diesen Token aus dem Safe nehmen, ohne Sie noch einmal zu fragen.',
    },
    permitNft: {
      title: 'Damit kann jemand ein NFT nehmen.',
      say: 'Ein Permit: Bis zu seiner Frist kann der Berechtigte dieses NFT aus dem Safe nehmen, ohne Sie noch einmal zu fragen.',
    },
    permitAll: {
      title: 'Damit kann jemand eine ganze Sammlung nehmen.',
      say: 'Der Operator kann alles nehmen, was der Safe von diesem Smart Contract hält, jetzt oder später, bis das widerrufen wird.',
    },
    permit2: {
      title: 'Damit kann jemand Token nehmen.',
      say: 'Ein Permit für Permit2: Der Berechtigte kann die genannten Token nehmen, wenn der Safe sie für Permit2 freigegeben hat.',
    },
    order: {
      title: 'Das ist ein Auftrag.',
      say: 'Wer ihn ausführt, nimmt aus dem Safe, was er anbietet, gegen das, was er verlangt. Verlangt er wenig oder nichts, bekommen Sie genau das. Vergleichen Sie beides, und wer es erhält.',
    },
    transfer: {
      title: 'Das sendet Token weg.',
      say: 'Wer die Signatur hat, kann diese Token aus dem Safe an den Empfänger senden, solange sie es zulässt.',
    },
    safe: {
      title: 'Das handelt für einen anderen Safe.',
      say: 'Es gilt als Zustimmung dieses Safes, wo er Eigentümer ist, und kann den Inhalt des anderen bewegen.',
    },
    delegation: {
      title: 'Das gibt Stimmrechte ab.',
      say: 'Wer darin genannt ist, kann mit den Token des Safes abstimmen, bis das geändert wird.',
    },
    forward: {
      title: 'Damit geschieht ein Aufruf im Namen des Safes.',
      say: 'Ein Relayer sendet den Aufruf, der darin steht, und der Smart Contract behandelt ihn, als käme er vom Safe.',
    },
    approval: {
      title: 'Damit kann jemand vielleicht etwas nehmen.',
      say: 'Es nennt einen Berechtigten oder Operator, in einer Form, die diese Seite nicht kennt.',
    },
  },
  unknownKind: {
    title: 'Diese Art von Nachricht kennt die Seite nicht.',
    say: 'Sie kann nicht sagen, was die Signatur erlaubt. Signieren Sie nur, was Sie verstehen, und nur für eine App, der Sie vertrauen.',
  },
  takers: 'Wer das Recht bekommt',
  endless: 'Ohne Grenze: alles, was der Safe davon hat, jetzt und später.',
  understand: 'Ich verstehe, was andere mit dieser Signatur tun können.',
  hash: 'Hash',
  walletShows:
    'Ihre Wallet zeigt eine WrappedSafeMessage mit diesem Hash, nicht das, was dahintersteht. Vergleichen Sie dort den Hash.',
  bySafe: (needed) =>
    needed > 1
      ? `Ihr Konto ist ein Safe: ${needed} seiner Eigentümer signieren das in Safe als Nachricht. Lassen Sie diese Seite offen. Sie wartet fünf Minuten auf alle.`
      : 'Ihr Konto ist ein Safe: Ein Eigentümer signiert das in Safe als Nachricht.',
  act: 'In der Wallet signieren',
  preparing: 'Prüfe, ob der Safe signiert …',
  asking: 'Signieren Sie die Nachricht in Ihrer Wallet. Diese Seite wartet fünf Minuten darauf.',
  checking: 'Frage den Safe, ob er die Signatur annimmt …',
  stop: 'Nicht länger warten',
  failures: {
    rejected: { title: 'Sie haben in Ihrer Wallet abgelehnt.', say: 'Es wurde nichts signiert.' },
    unsupported: {
      title: 'Ihre Wallet kann das nicht signieren.',
      say: 'Es wurde nichts signiert. Nötig ist eine Wallet, die typisierte Daten signiert (eth_signTypedData_v4). Ist Ihr Konto ein Safe, muss er Nachrichten off-chain signieren.',
    },
    refused: {
      title: 'Der Safe nimmt diese Signatur nicht an.',
      say: 'Deshalb wird sie nicht gezeigt. Vielleicht hat Ihre Wallet mit einem anderen Konto signiert, oder das Signieren wurde inzwischen umgestellt. Prüfen Sie beides und signieren Sie erneut.',
    },
  },
  signed: 'Signiert und vom Safe angenommen',
  signedSay:
    'Der Safe selbst nimmt sie an, Stand des neuesten Blocks (isValidSignature). Kopieren oder speichern Sie sie jetzt: Diese Seite behält sie nicht.',
  signature: 'Signatur',
  epoch: 'Epoche',
  copy: 'Signatur kopieren',
  save: 'Als Datei speichern',
  until:
    'Sie gilt, bis Sie das Signieren ausschalten, den Safe sperren oder ihn auspacken. Vor dem Ausschalten lässt sich das NFT nicht übertragen, also erbt sie kein neuer Inhaber.',
  isVoid: {
    title: 'Diese Signatur ist ungültig.',
    say: 'Nach ihr wurde das Signieren ausgeschaltet oder der Safe gesperrt.',
  },
  another: 'Etwas anderes signieren',
}
