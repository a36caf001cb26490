import type { Translation } from '../Translation.ts'
import { counted } from './counted.ts'

export const service: Translation['service'] = {
  title: 'Le service de transactions de Safe',
  turnOn: 'Lui demander qui a signé et ce qui attend.',
  say: 'Désactivé, rien ne lui est envoyé. Activé, cette page interroge api.safe.global sur ce que vous avez proposé dans un Safe ou donné à signer à ses propriétaires, sur les Safes que vous allez envelopper et, si vous appuyez sur le bouton, sur les Safes dont vous êtes propriétaire. Il apprend alors de quelles propositions, de quels Safes et de quel compte il s’agit, quand vous regardez, et votre adresse IP. Rien n’est signé, proposé ou envoyé par lui, et ce qui s’est passé est toujours lu sur la blockchain.',
  queue: (count) =>
    counted(count, {
      one: `${count} transaction y attend en ce moment.`,
      other: `${count} transactions y attendent en ce moment.`,
    }),
  queueUnknown: 'Le service de transactions de Safe n’a pas dit combien attendent.',
}
