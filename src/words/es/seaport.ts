import type { SafeTranslation } from '../SafeTranslation.ts'

export const seaport: SafeTranslation['seaport'] = {
  where: 'Dónde se vende',
  ours: 'Por nuestro contrato de ventas',
  oursSay: 'Por enlace, por un precio o gratis, a cualquiera o a una sola dirección; los mercados no lo muestran.',
  seaport: 'Como orden en Seaport',
  seaportSay:
    'Por enlace y en los mercados que lo muestren, por un precio y a cualquiera. La orden no da nada del precio a ningún mercado. También aquí el Safe solo se vende en el estado que firmas.',
  useOurs: 'Vender por nuestro contrato de ventas',
  approveFirst:
    'Seaport aún no puede transferir este NFT. Puedes firmar ya, pero nadie podrá comprarlo hasta que apruebes la venta.',
  approveSay:
    'Esto permite que Seaport transfiera este NFT y ningún otro, y deja en pausa las ofertas hechas por nuestro contrato de ventas. Seaport solo lo transfiere para una orden que tú hayas firmado. No firmes ninguna en otro sitio: solo las hechas aquí venden el Safe tal como se vio.',
  market: 'Guardar la orden para mercados',
  marketSay:
    'En la forma en que las herramientas de Seaport escriben las órdenes. Cada mercado decide qué muestra: algunos exigen una comisión en la orden.',
}
