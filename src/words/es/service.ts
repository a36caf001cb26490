import type { Translation } from '../Translation.ts'
import { counted } from './counted.ts'

export const service: Translation['service'] = {
  title: 'El servicio de transacciones de Safe',
  turnOn: 'Preguntarle quién ha firmado y qué está en espera.',
  say: 'Desactivado, no se le envía nada. Activado, esta página pregunta a api.safe.global por lo que propusiste en un Safe o pediste firmar a sus propietarios, por los Safes que vas a envolver y, si pulsas el botón, por los Safes de los que eres propietario. Entonces se entera de qué propuestas, Safes y cuenta son, de cuándo miras y de tu dirección IP. Nada se firma, propone ni envía a través de él, y lo que pasó se sigue leyendo de la cadena de bloques.',
  queue: (count) =>
    counted(count, {
      one: `Ahora espera allí ${count} transacción.`,
      other: `Ahora esperan allí ${count} transacciones.`,
    }),
  queueUnknown: 'El servicio de transacciones de Safe no dijo cuántas esperan.',
}
