import type { SafeTranslation } from '../SafeTranslation.ts'

export const proof: SafeTranslation['proof'] = {
  title: 'Versteckte Rechte',
  say: 'Im Speicher eines Safes kann ein Eigentümer, ein Modul oder eine Freigabe stehen, die keine Liste zeigt. Diese Seite prüft ihn ganz, mit einem Beweis aus dem neuesten Block.',
  proving: 'Beweise, was in seinem Speicher steht …',
  searching: (percent) => `Durchsuche seine Ereignisse: ${percent} %`,
  explained: 'In seinem Speicher ist nichts versteckt',
  explainedSay: (block) =>
    `Wie Block ${block} des RPC beweist, gibt nichts darin jemandem ein Recht, das diese Seite nicht zeigt.`,
  approvals: 'On-Chain freigegeben und noch gültig',
  messages: 'On-Chain signierte Nachrichten, noch gültig',
  approvalsWrapped:
    'Solange der Safe eingepackt ist, können sie nichts bewegen, aber Apps, die den Safe selbst fragen, könnten sie anerkennen. Nennen Sie beim Auspacken keine dieser Adressen als Eigentümer.',
  messagesWrapped:
    'Solange der Safe eingepackt ist, zählen sie nicht. Nach dem Auspacken zählen sie wieder, wer auch immer Eigentümer ist: Verschieben Sie den Inhalt in einen neuen Safe, oder packen Sie ihn ohne Fallback-Handler aus.',
  messagesPlain: 'Jede davon gilt jetzt als von diesem Safe signiert.',
  approvalsPlain:
    'Wer die Transaktion oder Nachricht hinter einem Hash kennt, kann ihn verwenden, sobald genug Eigentümer ihn freigegeben haben, es sei denn, diese Transaktion wurde ausgeführt oder ihre Nonce ist vorbei.',
  unexplained: 'In seinem Speicher ist etwas versteckt',
  unexplainedWrapped:
    'In seinem Speicher steht etwas, das keine Liste und kein Ereignis erklärt: Daten einer Bibliothek, oder ein Eigentümer, ein Modul oder eine Freigabe, die niemand sieht. Solange der Safe versiegelt ist, kann ihn nur sein Inhaber nutzen, doch Apps könnten einem versteckten Eigentümer noch vertrauen. Nach dem Auspacken kann Verstecktes wieder wirken: Verschieben Sie den Inhalt stattdessen in einen neuen Safe.',
  unexplainedPlain:
    'In seinem Speicher steht etwas, das keine Liste und kein Ereignis erklärt. Es können Daten einer Bibliothek sein, oder ein Eigentümer, ein Modul oder eine Freigabe, die niemand sieht. Kaufen Sie ihn nicht und packen Sie ihn nicht ein: Verschieben Sie den Inhalt in einen neuen Safe.',
  changed: 'Gelesen wurde etwas anderes, als der Block beweist',
  changedSay:
    'Der Safe hat sich vielleicht gerade geändert. Bleibt es dabei, kann der RPC falsch liegen: Verlassen Sie sich nicht auf das, was er sagt.',
  unproven: 'Versteckte Rechte ließen sich nicht ausschließen',
  unprovenSay:
    'Kein RPC dieses Netzwerks gab einen Beweis, der hält. In den Einstellungen können Sie einen anderen RPC eintragen.',
  why: {
    unsupported: 'Der RPC gab keinen Speicherbeweis (eth_getProof).',
    invalid: 'Der Beweis des RPC hält nicht.',
    behind: 'Der neueste Block des RPC ist älter als das Gelesene.',
    unreachable: 'Der RPC hat nicht geantwortet.',
    mixed: 'Die Antworten des RPC stammen aus verschiedenen Blöcken.',
    tooMany: 'Der Safe hat mehr Module, als diese Seite liest.',
  },
  unsearched: 'Versteckte Rechte ließen sich noch nicht ausschließen',
  unsearchedSay:
    'In seinem Speicher steht etwas, das keine Liste erklärt. Vielleicht erklären es seine Ereignisse, aber der RPC gab nicht alle heraus. Versuchen Sie es erneut, oder tragen Sie in den Einstellungen einen anderen RPC ein.',
  again: 'Erneut beweisen',
  otherRpc: 'Anderen RPC wählen',
  unwrapHidden: 'Packen Sie ihn noch nicht aus: Etwas ist darin versteckt',
  unwrapHiddenSay:
    'Mit dem Auspacken können versteckte Rechte wieder wirksam werden: die eines Eigentümers, eines Moduls oder einer Freigabe, die niemand sieht. Erstellen Sie zuerst einen neuen eingepackten Safe und senden Sie alles dorthin.',
  unwrapUnproven:
    'Versteckte Rechte ließen sich nicht ausschließen. Gibt es welche, können sie mit dem Auspacken wieder wirksam werden.',
}
