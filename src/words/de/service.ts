import type { Translation } from '../Translation.ts'
import { counted } from './counted.ts'

export const service: Translation['service'] = {
  title: 'Der Transaktionsdienst von Safe',
  turnOn: 'Ihn fragen, wer signiert hat und was wartet.',
  say: 'Ausgeschaltet wird nichts an ihn gesendet. Eingeschaltet fragt diese Seite api.safe.global nach dem, was Sie in einem Safe vorgeschlagen oder seinen Eigentümern zum Signieren vorgelegt haben, nach Safes, die Sie einpacken wollen, und auf Knopfdruck danach, welche Safes Ihnen gehören. Der Dienst erfährt dann, welche Vorschläge, Safes und welches Konto das sind, wann Sie nachsehen, und Ihre IP-Adresse. Über ihn wird nichts signiert, vorgeschlagen oder gesendet, und was geschehen ist, wird weiterhin von der Blockchain gelesen.',
  queue: (count) =>
    counted(count, {
      one: `Dort wartet jetzt ${count} Transaktion.`,
      other: `Dort warten jetzt ${count} Transaktionen.`,
    }),
  queueUnknown: 'Der Transaktionsdienst von Safe hat nicht gesagt, wie viele warten.',
}
