import type { SafeTranslation } from '../SafeTranslation.ts'

export const seaport: SafeTranslation['seaport'] = {
  where: 'Où il est vendu',
  ours: 'Par notre contrat de vente',
  oursSay:
    'Par lien, pour un prix ou gratuitement, à tous ou à une seule adresse ; les places de marché ne le montrent pas.',
  seaport: 'Comme ordre sur Seaport',
  seaportSay:
    'Par lien et sur les places de marché qui le montrent, pour un prix et à tous. L’ordre ne donne rien du prix à une place de marché. Là aussi, le Safe n’est vendu que dans l’état que vous signez.',
  useOurs: 'Vendre par notre contrat de vente',
  approveFirst:
    'Seaport ne peut pas encore transférer ce NFT. Vous pouvez déjà signer, mais personne ne pourra l’acheter avant que vous approuviez la vente.',
  approveSay:
    'Cela autorise Seaport à transférer ce seul NFT, et aucun autre, et met en pause les offres faites par notre contrat de vente. Seaport ne le transfère que pour un ordre que vous avez signé. N’en signez aucun ailleurs : seuls ceux faits ici vendent le Safe tel qu’il a été vu.',
  market: 'Enregistrer l’ordre pour les marchés',
  marketSay:
    'Dans la forme où les outils de Seaport écrivent les ordres. Chaque place de marché décide de ce qu’elle montre : certaines exigent des frais dans l’ordre.',
}
