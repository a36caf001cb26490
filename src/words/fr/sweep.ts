import { plural } from '../plural.ts'
import type { SafeTranslation } from '../SafeTranslation.ts'

const counted = plural('fr')

export const sweep: SafeTranslation['sweep'] = {
  open: 'Tout déplacer vers un nouveau Safe enveloppé',
  say: 'Une transaction crée un Safe enveloppé à vous et y déplace tout ce qui est listé ici. Personne d’autre que notre contrat ne l’a jamais possédé : rien ne peut y être caché.',
  sayThere:
    'Une transaction déplace tout ce qui est listé ici vers un Safe enveloppé créé pour vous et jamais utilisé : rien ne peut y être caché.',
  target: 'Nouveau Safe',
  moves: 'Sera déplacé',
  stays: 'Reste sur place',
  staysSay: 'Son jeton refuse d’être déplacé.',
  later: (count) =>
    counted(count, {
      one: 'Un autre élément suivra dans une seconde transaction, vers le même Safe.',
      other: `${count} autres éléments suivront dans une seconde transaction, vers le même Safe.`,
    }),
  unread: 'Ce qui n’a pas pu être lu reste aussi sur place.',
  searching:
    'La recherche de jetons continue. Inutile d’attendre : ce qui sera trouvé plus tard pourra être déplacé plus tard.',
  onlyListed:
    'Seul ce qui est listé est déplacé. Les jetons non trouvés restent, de même que ce que l’ancien Safe possède ailleurs : noms, rôles, votes, prêts ou staking.',
  nothing: 'Rien de déplaçable n’a été trouvé dans ce Safe.',
  full: 'Plus de mille Safes ont été créés pour ce compte. Transférez d’abord le NFT à un autre de vos comptes.',
  act: 'Le créer et tout déplacer',
  actThere: 'Tout déplacer',
}
