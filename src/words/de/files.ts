import type { Translation } from '../Translation.ts'

export const files: Translation['files'] = {
  title: 'Haben Sie eine Datei bekommen?',
  say: 'Das kann das Angebot eines Safes sein, oder Signaturen, die seine Eigentümer sammeln. Wählen Sie sie hier, dann wird sie geöffnet. Einen Link müssen Sie nur öffnen.',
  choose: 'Datei wählen',
  openOffer: 'Ein Angebot aus einer Datei öffnen',
  wrong: {
    unread: 'Die Datei konnte nicht gelesen werden. Wählen Sie sie noch einmal.',
    tooLong:
      'Die Datei ist viel zu groß, um von dieser Seite zu sein. Bitten Sie den Absender um die Datei, die diese Seite gespeichert hat.',
    cut: 'Die Datei ist unvollständig oder wurde verändert. Bitten Sie noch einmal darum, oder um den Link.',
    newer:
      'Die Datei stammt von einer neueren Version dieser Seite. Laden Sie diese Seite neu, und wählen Sie die Datei noch einmal.',
    file: 'Diese Datei ist nicht von dieser Seite. Bitten Sie den Absender um die, die neben dem Link gespeichert wurde.',
    otherContent:
      'Die Datei sagt das eine und enthält etwas anderes. Signieren und bezahlen Sie nichts, was mit ihr kommt.',
    network:
      'Das gilt für ein Netzwerk, das auf dieser Seite nicht eingerichtet ist. Wählen Sie es zuerst in den Einstellungen.',
    offer:
      'Das ist ein Angebot, einen Safe zu verkaufen. Öffnen Sie es auf der Startseite unter „Haben Sie eine Datei bekommen?“.',
    consent:
      'Das sind Signaturen von Eigentümern für das Einpacken eines Safes. Öffnen Sie sie auf der Startseite unter „Haben Sie eine Datei bekommen?“.',
    batch: 'Das ist ein Stapel von Aufrufen. Der Inhaber importiert ihn auf der Seite des Safes unter „Stapel“.',
  },
}
