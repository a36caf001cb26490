import type { SafeTranslation } from '../SafeTranslation.ts'

export const seaport: SafeTranslation['seaport'] = {
  where: 'Wo verkauft wird',
  ours: 'Über unseren Verkaufsvertrag',
  oursSay: 'Per Link, für einen Preis oder umsonst, an alle oder an eine Adresse; Marktplätze zeigen es nicht.',
  seaport: 'Als Order auf Seaport',
  seaportSay:
    'Per Link und auf Marktplätzen, die es zeigen, für einen Preis und an alle. Die Order gibt nichts vom Preis an einen Marktplatz. Auch hier wird der Safe nur in dem Zustand verkauft, für den Sie signieren.',
  useOurs: 'Über unseren Verkaufsvertrag verkaufen',
  approveFirst:
    'Seaport darf dieses NFT noch nicht übertragen. Sie können schon signieren, aber kaufen kann erst jemand, wenn Sie den Verkauf freigegeben haben.',
  approveSay:
    'Damit darf Seaport dieses eine NFT übertragen und kein anderes, und Angebote über unseren Verkaufsvertrag ruhen. Seaport überträgt es nur für eine Order, die Sie signiert haben. Signieren Sie anderswo keine: Nur die von hier verkaufen den Safe so, wie er gesehen wurde.',
  market: 'Order für Marktplätze speichern',
  marketSay:
    'In der Form, in der die Werkzeuge von Seaport Orders schreiben. Was Marktplätze zeigen, entscheiden sie selbst: Manche verlangen in der Order eine Gebühr.',
}
