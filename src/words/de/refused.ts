import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('de')

export const refused: SafeTranslation['refused'] = {
  title: 'Anfragen ohne Ergebnis',
  asked: {
    send: (app) => `${app} wollte eine Transaktion.`,
    signMessage: (app) => `${app} wollte eine signierte Nachricht.`,
    signTypedData: (app) => `${app} wollte signierte Daten.`,
    switch: (app) => `${app} wollte in ein anderes Netzwerk.`,
    other: (app, method) => `${app} wollte ${method}.`,
    unnamed: (app) => `${app} wollte etwas ohne lesbaren Namen.`,
  },
  why: {
    method: 'Das kann ein eingepackter Safe nicht. Suchen Sie in der App einen anderen Weg.',
    ethSign: 'Niemand sieht, was damit signiert würde. Wählen Sie in der App eine andere Art zu signieren.',
    balances: 'Diese Seite gibt keine Liste der Bestände heraus. Fehlen in der App Beträge, liegt es daran.',
    addressBook: 'Diese Seite gibt kein Adressbuch heraus. Geben Sie Adressen in der App selbst ein.',
    permissions: 'Diese Seite erlaubt nichts im Voraus: Sie werden jedes Mal gefragt.',
    params: 'Die Anfrage war nicht lesbar. Das ist ein Fehler der App: Melden Sie ihn dort.',
    typedData: 'Die Daten zum Signieren waren nicht lesbar. Das ist ein Fehler der App: Melden Sie ihn dort.',
    tooLarge: 'Das ist zu groß für diese Seite. Gehen Sie in der App in kleineren Schritten vor.',
    account: 'Das galt einem anderen Konto. Wählen Sie in der App diesen Safe oder verbinden Sie die App neu.',
    chain:
      'Das galt einem Netzwerk, in dem die App nicht mit diesem Safe verbunden ist. Wechseln Sie in der App das Netzwerk.',
    switchChain:
      'Dort ist die App nicht mit diesem Safe verbunden. Ist er dort auch eingepackt, verbinden Sie die App neu.',
    creation: 'So kann ein Safe keinen Vertrag anlegen. Nehmen Sie eine App, die es über eine Factory tut.',
    delegatecall:
      'Damit liefe fremder Code als der Safe selbst und könnte alles nehmen. Suchen Sie in der App einen Weg ohne Delegatecall.',
    self: 'Das würde den Safe selbst ändern, und das darf keine App.',
    wrapper:
      'Das galt dem Vertrag, der diesen Safe einpackt. Sperren, übertragen oder auspacken können Sie ihn auf dieser Seite.',
    capability: 'Die App braucht etwas, das diese Seite nicht kann. Suchen Sie in der App einen Weg ohne das.',
    callsChain:
      'Die Aufrufe galten einem Netzwerk, in dem die App nicht mit diesem Safe verbunden ist. Wechseln Sie in der App das Netzwerk.',
    tooManyCalls:
      'Das sind mehr Aufrufe, als diese Seite auf einmal sendet. Gehen Sie in der App in kleineren Schritten vor.',
    duplicate: 'Diese Aufrufe wollte die App schon einmal. Beantworten Sie das oder beginnen Sie in der App von vorn.',
    unknownCalls: 'Es geht um Aufrufe, die diese Seite nicht kennt. Was gesendet wurde, steht im Verlauf des Safes.',
    unknownHash:
      'Es geht um eine Transaktion, die diese App hier nicht gesendet hat. Was gesendet wurde, steht im Verlauf des Safes.',
    gone: 'Der Safe war auf der Chain nicht zu finden. Laden Sie diese Seite neu.',
    full: 'Es warteten zu viele Anfragen. Beantworten Sie diese und fragen Sie in der App noch einmal an.',
    busy: 'Die App fragte zu viel auf einmal. Hängt sie, schließen Sie sie und öffnen Sie sie wieder.',
    rejected: 'Der App wurde Nein gesagt.',
    notHolder: 'Der App wurde gesagt, dass ein anderes Konto diesen Safe hält.',
    locked: 'Der App wurde gesagt, dass dieser Safe gesperrt ist.',
    expired: 'Sie haben nicht rechtzeitig geantwortet. Fragen Sie in der App noch einmal an.',
    proposed:
      'Sie haben es vorgeschlagen, aber ausgeführt wurde es nicht, solange die App wartete. Das kann noch kommen: Sehen Sie sich den Safe an, bevor Sie noch einmal anfragen.',
    inDoubt:
      'Ihre Wallet hat nicht gesagt, ob sie das gesendet hat. Sehen Sie sich den Safe an, bevor Sie noch einmal anfragen.',
    cancelled: 'Die Transaktion wurde abgebrochen oder ersetzt. Fragen Sie in der App noch einmal an.',
  },
  connectedOn: (networks) => `Verbunden ist sie in ${networks}.`,
  times: (count) => counted(count, { one: 'Einmal.', other: `${count}-mal.` }),
  dismiss: 'Verwerfen',
  inFrame: 'Etwas, das die App wollte, blieb ohne Ergebnis.',
  seeWhy: 'Grund ansehen',
}
