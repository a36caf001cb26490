import type { Translation } from '../Translation.ts'

export const home: Translation['home'] = {
  stepsTitle: 'Cómo funciona',
  steps: [
    ['Envolver', 'El propietario firma una transacción. Desde entonces, solo el titular del NFT puede usar el Safe.'],
    ['Conservar', 'Usa el Safe como antes, o entrega el NFT y con él la cuenta entera.'],
    [
      'Desenvolver',
      'El titular nombra nuevos propietarios. El NFT se destruye y el Safe vuelve a ser un Safe corriente.',
    ],
  ],
  costsTitle: 'Cuánto cuesta',
  costs: {
    fee: 'Nuestra comisión',
    none: 'Ninguna',
    look: 'Consultar un Safe',
    free: 'Gratis',
    gas: (amount) => `${amount} de gas`,
    rows: {
      wrap: 'Envolver un Safe',
      seal: 'Sellarlo y crear el NFT',
      execute: 'Enviar ETH desde él',
      unwrap: 'Desenvolver',
    },
    note: 'Las comisiones de red van a la red. Medido en un Safe con un propietario, a 1 gwei; con más propietarios cuesta más.',
  },
  risksTitle: 'Qué puede salir mal',
  risks: [
    [
      'El NFT es la llave',
      'Quien tenga este NFT controla todo lo que hay en este Safe. Si el NFT se pierde o lo roban, también el Safe. Nadie puede revertirlo.',
    ],
    [
      'Decide uno solo',
      'Donde hoy deben estar de acuerdo varias personas, tras envolver decide un solo titular, salvo que el NFT vaya a un Safe nuevo con las mismas personas.',
    ],
    [
      'Una sola red',
      'Un Safe se envuelve en una red. La misma dirección en otras redes sigue siendo de sus propietarios allí.',
    ],
    [
      'Al comprar',
      'El vendedor puede vaciar el Safe en cualquier momento, incluso segundos antes de tu compra. Paga solo de un modo que falle si está vacío.',
    ],
    [
      'Promesas anteriores',
      'Si prometiste a alguien no vender (vesting, contrato laboral, KYC), envolver no anula esa promesa.',
    ],
    [
      'Un contrato nuevo',
      'Este contrato es nuevo y no tiene auditoría. Empieza con un Safe que puedas permitirte perder.',
    ],
  ],
  whatTitle: 'Qué es un Safe',
  what: [
    'Un Safe es una cuenta que comparten una o más personas. Guarda dinero, posiciones e historial en una sola dirección, y nada sale hasta que han firmado suficientes propietarios.',
    'Algunas de esas cosas no se pueden mover una a una. Envolver las deja donde están y solo cambia quién manda: nuestro contrato pasa a ser el propietario, y solo obedece al titular del NFT.',
  ],
  between: ', ',
  chains: (names) => `Redes: ${names}.`,
}
