import type { SafeTranslation } from '../SafeTranslation.ts'
import { counted, ofOwners } from './counted.ts'

export const consent: SafeTranslation['consent'] = {
  several: (threshold, owners) => ({
    title: `${ofOwners(threshold, owners)} müssen signieren`,
    say: 'Die Eigentümer signieren hier nacheinander, per Link oder Datei. Kein Server ist beteiligt, und senden kann es danach jedes Konto.',
  }),
  inSafe: 'Wenn Sie die Signaturen lieber in Safe sammeln, öffnen Sie diese Seite dort:',
  keep: 'Ein neuer Safe derselben Eigentümer',
  keepSay: (threshold, owners) =>
    `Die Kontrolle bleibt bei ${ofOwners(threshold, owners)}. Der Safe wird in derselben Transaktion erzeugt.`,
  keepThere: (threshold, owners) =>
    `Die Kontrolle bleibt bei ${ofOwners(threshold, owners)}. Der Safe wurde schon früher erzeugt.`,
  keepReading: 'Seine Adresse wird ermittelt…',
  keepUnknown:
    'Seine Adresse konnte nicht gelesen werden. Versuchen Sie es gleich noch einmal, oder nennen Sie einen anderen Inhaber.',
  keepShared:
    'Ein Eigentümer ist ein Passkey, der nur in diesem Safe gilt. Aus einem neuen Safe derselben Eigentümer wäre er ausgesperrt: Nennen Sie einen anderen Inhaber.',
  alone: (threshold, owners) =>
    `Heute müssen ${ofOwners(threshold, owners)} zustimmen. Danach hat dieses Konto allein die Kontrolle.`,
  ownersDecide: (threshold, owners) => `${threshold} seiner ${owners} Eigentümer`,
  collect: 'Signaturen sammeln',

  title: (given, threshold) => `${given} von ${threshold} Signaturen`,
  titleOffline: 'Das Einpacken signieren',
  last: 'Ihre Zustimmung ist die letzte, die fehlt.',
  complete: 'Genug Eigentümer haben zugestimmt.',
  say: 'Jeder Eigentümer öffnet den Link zu dieser Seite, vergleicht, was die Transaktion tut, und signiert. Signieren kostet nichts und sendet nichts.',
  completeSay: 'Jedes Konto kann es jetzt senden. Es zahlt dann die Netzwerkgebühr.',
  owners: 'Eigentümer',
  status: {
    waiting: 'Noch nicht',
    signed: 'Signiert',
    approved: 'On-Chain freigegeben',
    invalid: 'Seine Signatur wird nicht angenommen',
  },
  contracts:
    'Ein Eigentümer, der ein Safe ist, stimmt auf dieser Seite zu, geöffnet in jenem Safe. Ein Passkey kann auf dieser Seite nicht signieren: Sammeln Sie die Signaturen stattdessen in Safe, oder fügen Sie seine Signatur unten ein.',
  you: '(Sie)',
  byCall: {
    say: 'Ein Eigentümer, der ein Smart Contract ist, kann hier nicht signieren. Er gibt es on-chain frei, mit dem Aufruf unten; ein Safe macht ihn in Safe{Wallet} mit dem Transaction Builder. Diese Seite zählt die Freigabe binnen Sekunden. Ein Passkey kann auch das nicht: Signieren Sie dann als der Safe, der das NFT hält, mit dieser Seite in Safe{Wallet}.',
    to: 'Smart Contract',
    call: 'Funktion',
    hash: 'Hash zum Freigeben',
  },
  signersUnknown: 'Bisher signiert, nicht mit den heutigen Eigentümern verglichen:',
  strangers: (count) =>
    counted(count, {
      one: `${count} Signatur wurde ausgelassen: Sie ist nicht von einem Eigentümer, oder sie gilt für etwas anderes.`,
      other: `${count} Signaturen wurden ausgelassen: Sie sind nicht von Eigentümern, oder sie gelten für etwas anderes.`,
    }),
  unreadable: (count) =>
    counted(count, {
      one: `${count} Eintrag wurde ausgelassen: Er ist keine Signatur.`,
      other: `${count} Einträge wurden ausgelassen: Sie sind keine Signaturen.`,
    }),

  sign: 'Signieren',
  signing: 'Sehen Sie in Ihrer Wallet nach: Signieren Sie dort das Einpacken.',
  signedNow: 'Sie haben signiert. Geben Sie den Link weiter: Er enthält Ihre Signatur.',
  approvedNow: 'Sie haben es on-chain freigegeben. Geben Sie den Link weiter: Wer ihn öffnet, sieht Ihre Freigabe.',
  understand: 'Ich verstehe: Wer das NFT hält, hat die Kontrolle über alles in diesem Safe.',
  agreeBySending: 'Das Senden zählt als Ihre Zustimmung: Sie müssen nicht vorher signieren.',
  signOnly: 'Nur signieren und jemand anderen senden lassen',
  onChain: 'Stattdessen on-chain freigeben',
  onChainSay:
    'Für Eigentümer, die Safes sind, und für Wallets, die das nicht signieren können. Es kostet eine Netzwerkgebühr.',
  onChainContract:
    'Dieser Eigentümer ist ein Smart Contract. Safes vor Version 1.5.0 können die meisten Smart Contracts nicht nach einer Signatur fragen: Geben Sie es on-chain frei.',
  onChainAct: 'Dieses Einpacken freigeben',
  notOwner:
    'Das verbundene Konto ist kein Eigentümer. Es kann Signaturen sammeln und das Einpacken senden, sobald es genug sind.',
  connect: 'Verbinden Sie einen Eigentümer, um zu signieren.',

  draft: 'Für dieses Einpacken werden hier schon Signaturen gesammelt.',
  draftGo: 'Damit weitermachen',

  share: 'Weitergeben',
  shareSay:
    'Der Link und die Datei enthalten, was zu signieren ist, und alle bisherigen Signaturen. Ein Geheimnis enthalten sie nicht.',
  lasts:
    'Nichts darin läuft ab: Die Signaturen gelten, bis der Safe eine andere Transaktion ausführt. Die macht sie ungültig.',
  link: 'Link kopieren',
  tooLong: 'Der Link ist lang: Manche Chats schneiden ihn ab. Senden Sie besser die Datei.',
  file: 'Datei speichern',
  saved: (name) => `Gespeichert als ${name}.`,
  code: 'Code zum Scannen zeigen',
  codeLabel: 'Der Link als Code',

  add: 'Hinzufügen, was andere Ihnen gesendet haben',
  field: 'Link oder Signatur',
  fieldHelp: 'Fügen Sie den Link eines anderen Eigentümers ein, oder eine Signatur, die mit 0x beginnt.',
  addAct: 'Hinzufügen',
  added: (count) =>
    counted(count, {
      one: `${count} neue Signatur wurde hinzugefügt.`,
      other: `${count} neue Signaturen wurden hinzugefügt.`,
    }),
  nothingNew: 'Es war nichts Neues dabei.',
  ofContract:
    'Das ist nicht die Signatur des Schlüssels eines Eigentümers. Ist sie von einem Eigentümer, der ein Smart Contract ist, wählen Sie, von welchem:',
  ofContractAct: 'Für diesen Eigentümer hinzufügen',

  wrong: {
    cut: 'Dieser Link ist unvollständig oder wurde verändert. Bitten Sie noch einmal darum, oder um die Datei.',
    newer:
      'Das stammt von einer neueren Version dieser Seite. Laden Sie diese Seite neu, oder öffnen Sie den Link in der Version, von der er stammt.',
    tooLong: 'Das ist viel zu lang: Es können keine Signaturen für ein Einpacken sein.',
    otherWrap:
      'Hier geht es um ein anderes Einpacken: anderer Inhalt, anderer Inhaber oder andere Nonce. Seine Signaturen passen hier nicht.',
    noSignature: 'Das ist weder ein Link dieser Seite noch eine Signatur.',
    notOwner: (address) =>
      `Diese Signatur ist von ${address}, derzeit keinem Eigentümer dieses Safes, oder sie gilt für etwas anderes.`,
  },
  wrongTitle: 'Das lässt sich nicht lesen.',
  startOver: 'Mit diesem Safe beginnen',

  fault: {
    otherChain: {
      title: 'Das ist für ein anderes Netzwerk',
      say: 'Was signiert wurde, gilt nur auf jenem Netzwerk. Öffnen Sie den Link dort.',
    },
    otherSafe: {
      title: 'Das ist für einen anderen Safe',
      say: 'Was signiert wurde, gilt nur für jenen Safe.',
    },
    earlier: {
      title: 'Der Safe ist schon weiter',
      say: 'Seine Nonce ist jetzt höher: Eine andere Transaktion wurde ausgeführt. Diese Signaturen gelten nicht mehr. Beginnen Sie von vorn und signieren Sie noch einmal.',
    },
    later: {
      title: 'Andere Transaktionen kommen zuerst',
      say: 'Die Nonce des Safes ist niedriger als die, die signiert wurde. Führen Sie aus, was davor kommt, oder beginnen Sie von vorn.',
    },
    changed: {
      title: 'Das ist nicht, was diese Seite jetzt tun würde',
      say: 'Die Module, die Version oder die Eigentümer des Safes haben sich geändert, oder der Link wurde für etwas anderes gemacht. Signieren Sie es nicht. Beginnen Sie von vorn.',
    },
    holderThere: {
      title: 'Den neuen Safe gibt es schon',
      say: 'Jemand hat ihn erzeugt, mit denselben Eigentümern. Er kann das NFT halten, aber das ist eine andere Transaktion: Beginnen Sie von vorn und signieren Sie noch einmal.',
    },
    otherHash: {
      title: 'Der Safe nennt einen anderen Hash',
      say: 'Was diese Seite berechnet hat und was der Safe sagt, stimmt nicht überein. Signieren Sie es nicht.',
    },
  },
  again: 'Von vorn beginnen',
  openThere: 'Dort öffnen',
  offline: {
    title: 'Nicht mit dem Netzwerk verglichen',
    say: 'Das Netzwerk hat nicht geantwortet. Die Hashes unten ergeben sich allein aus dem Link, Sie können also signieren. Ob es noch zum Safe passt, wird geprüft, sobald das Netzwerk antwortet. Vergleichen Sie selbst, wer das NFT bekommt und wem ein Safe gehört, den es anlegt.',
  },
  other: {
    title: 'Ein anderes Einpacken dieses Safes wird gerade signiert',
    say: 'Dieser Browser hat auch dafür Signaturen. Nur eines von beiden kann geschehen. Sein Hash:',
  },

  simulated: 'Auf dem Netzwerk mit genug Signaturen simuliert: Es funktioniert.',
  simulating: 'Wird auf dem Netzwerk simuliert…',
  does: 'Was die Transaktion tut',
  doesSay: 'Alles oder nichts, in einer einzigen Transaktion des Safes.',
  keepsApprovals:
    'Freigaben widerruft es nicht: Sie gelten weiter, bis der Inhaber sie auf der Seite des Safe widerruft.',
  calls: {
    create: (threshold, owners) =>
      `Erzeugt einen Safe mit ${counted(owners, { one: `${owners} Eigentümer`, other: `${owners} Eigentümern` })} und Schwellenwert ${threshold}:`,
    remove: 'Entfernt dieses Modul:',
    enable: 'Macht unseren Smart Contract zum einzigen Modul:',
    wrap: 'Packt den Safe ein. Das NFT geht an:',
  },
  hashes: 'Mit Ihrer Wallet vergleichen',
  hashesSay: 'Eine Hardware-Wallet zeigt vielleicht diese Hashes. Sie müssen Zeichen für Zeichen gleich sein.',
  safeTxHash: 'Hash der Safe-Transaktion',
  domain: 'Hash der Domain',
  message: 'Hash der Nachricht',
  nonce: 'Nonce',
  network: 'Netzwerk',
  holderSafe: (threshold, owners) => `Der Inhaber ist ein Safe: ${ofOwners(threshold, owners)}.`,
  holderYours:
    'Sie sind Eigentümer des Safes, der dieses NFT hält. Öffnen Sie diese Seite in jenem Safe, um es zu nutzen:',
  ownerSafe: (threshold, owners) =>
    `Ein Safe von Ihnen ist hier Eigentümer: Es entscheiden ${threshold} seiner ${owners} Eigentümer.`,
  ownerYours: 'Um im Namen jenes Safes zuzustimmen, öffnen Sie diese Seite in ihm:',
  holderChanged: 'Der Inhaber ist ein Smart Contract. Vergewissern Sie sich, dass er nutzen kann, was er hält.',
}
