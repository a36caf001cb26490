import type { SafeTranslation } from '../SafeTranslation.ts'

export const appFrame: SafeTranslation['appFrame'] = {
  title: 'App in dieser Seite öffnen',
  say: 'Eine App, die für Safes gemacht ist, öffnet sich hier und arbeitet mit diesem Safe. Sie erfährt die Adresse des Safes und liest über diese Seite die Chain. Was sie senden oder signieren will, geschieht nie ohne Ihr Ja.',
  address: 'Adresse der App',
  help: 'Ein Link von Safe{Wallet} zur App geht auch.',
  open: 'Öffnen',
  sample: 'Beispiel-App',
  openSample: 'Beispiel-App öffnen',
  wrong: {
    empty: 'Geben Sie die Adresse der App ein.',
    shape: 'Das ist keine Adresse einer App. Sie beginnt mit https:// und enthält weder Namen noch Passwort.',
    insecure:
      'Diese Adresse beginnt mit http://. Unterwegs könnte jemand die App verändern. Es muss eine mit https:// sein.',
    own: 'Diese Seite lässt sich nicht in sich selbst öffnen.',
  },
  frameOf: (app) => `App: ${app}`,
  close: 'App schließen',
  asks: 'Die App wartet auf Ihre Antwort.',
  look: 'Anfrage ansehen',
  loading: 'Die App wird geöffnet …',
  slow: 'Die App hat noch nichts gesagt. Vielleicht ist sie langsam oder nicht für Safes gemacht.',
  over: {
    silent: {
      title: 'Die App hat nichts gesagt.',
      say: 'Vielleicht lässt sie sich nicht in einer anderen Seite anzeigen oder spricht nur mit Safe{Wallet}. Öffnen Sie sie in einem eigenen Tab und verbinden Sie diesen Safe über WalletConnect mit ihr.',
    },
    spam: {
      title: 'Die App hat zu viel auf einmal gefragt.',
      say: 'Sie wurde geschlossen, und worum sie Sie gebeten hatte, ist weg. Sie können sie wieder öffnen.',
    },
    tooLarge: {
      title: 'Die App hat etwas gefragt, das zu groß zum Lesen ist.',
      say: 'Sie wurde geschlossen, und worum sie Sie gebeten hatte, ist weg. Sie können sie wieder öffnen.',
    },
    moved: {
      title: 'Im Rahmen ist jetzt eine andere Seite.',
      say: 'Sie ist nicht an der Adresse, die Sie geöffnet haben. Darum wurde sie geschlossen, und worum die App Sie gebeten hatte, ist weg.',
    },
    own: {
      title: 'Die App hat zu dieser Seite zurückgeführt.',
      say: 'Sie wurde geschlossen. Prüfen Sie die Adresse der App.',
    },
  },
  openMoved: (address) => `Stattdessen ${address} öffnen`,
  again: 'Wieder öffnen',
}
