import type { SafeTranslation } from '../SafeTranslation.ts'

export const elsewhere: SafeTranslation['elsewhere'] = {
  title: 'La misma dirección en otras redes',
  say: 'En cada red, la misma dirección puede contener otra cosa. Esto pregunta a los RPC de las otras redes que conoce esta página.',
  look: 'Mirar en otras redes',
  reading: 'Preguntando…',
  nothing: 'Allí no hay nada. Aún puede crearse allí un Safe con los primeros propietarios de este.',
  other: 'Otro código, que no es un Safe auténtico.',
  same: 'Un Safe con los mismos propietarios.',
  different: 'Un Safe con otros propietarios:',
  wrapped: 'Un Safe que también está envuelto allí. Lo controla:',
  unknown: 'No se pudo leer.',
  only: (chain) => `Un NFT contiene solo el Safe de su propia red: aquí, el de ${chain}.`,
}
