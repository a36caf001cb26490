import type { Translation } from '../Translation.ts'

export const proof: Translation['proof'] = {
  title: 'Versteckte Rechte',
  say: 'Im Speicher eines Safes kann ein Eigentümer, ein Modul oder eine Freigabe stehen, die keine Liste zeigt. Diese Seite prüft ihn ganz, mit einem Beweis aus dem neuesten Block.',
  proving: 'Beweise, was in seinem Speicher steht …',
  searching: (percent) => `Durchsuche seine Ereignisse: ${percent} %`,
  explained: 'In seinem Speicher ist nichts versteckt',
  explainedSay: (block) => `Bewiesen bei Block ${block}: Darin steht nichts außer dem, was diese Seite zeigt.`,
  approvals: 'On-Chain freigegeben und noch gültig',
  messages: 'On-Chain signierte Nachrichten, noch gültig',
  wrappedConsents:
    'Solange der Safe eingepackt ist, bewirken sie nichts. Nennen Sie beim Auspacken keine dieser Adressen als Eigentümer.',
  plainConsents: 'Wer weiß, wofür ein Hash steht, kann ihn verwenden, sobald genug Eigentümer ihn freigegeben haben.',
  unexplained: 'In seinem Speicher ist etwas versteckt',
  unexplainedWrapped:
    'In seinem Speicher steht etwas, das keine Liste und kein Ereignis erklärt. Solange er versiegelt ist, kann ihn nur sein Inhaber nutzen. Nach dem Auspacken kann ein versteckter Eigentümer, ein Modul oder eine Freigabe wieder wirken: Verschieben Sie den Inhalt stattdessen in einen neuen Safe.',
  unexplainedPlain:
    'In seinem Speicher steht etwas, das keine Liste und kein Ereignis erklärt. Es können Daten einer Bibliothek sein, oder ein Eigentümer, ein Modul oder eine Freigabe, die niemand sieht. Kaufen Sie ihn nicht und packen Sie ihn nicht ein: Verschieben Sie den Inhalt in einen neuen Safe.',
  changed: 'Gelesen wurde etwas anderes, als der Block beweist',
  changedSay:
    'Der Safe hat sich vielleicht gerade geändert. Bleibt es dabei, kann der RPC falsch liegen: Verlassen Sie sich nicht auf das, was er sagt.',
  unproven: 'Versteckte Rechte ließen sich nicht ausschließen',
  unprovenSay:
    'Kein RPC dieses Netzwerks gab einen Beweis, der hält. In den Einstellungen können Sie einen anderen RPC eintragen.',
  why: {
    unsupported: 'Der RPC gibt keine Beweise.',
    invalid: 'Der Beweis des RPC hält nicht.',
    behind: 'Der RPC ist hinter den anderen zurück.',
    unreachable: 'Der RPC hat nicht geantwortet.',
  },
  unsearched: 'Versteckte Rechte ließen sich noch nicht ausschließen',
  unsearchedSay:
    'In seinem Speicher steht etwas, das keine Liste erklärt. Vielleicht erklären es seine Ereignisse, aber der RPC gab nicht alle heraus. Versuchen Sie es erneut, oder tragen Sie in den Einstellungen einen anderen RPC ein.',
  again: 'Erneut beweisen',
  otherRpc: 'Anderen RPC wählen',
}
