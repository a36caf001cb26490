import type { Address } from '../../lib/address.ts'
import { CHAINS, TEST_CHAINS } from '../../lib/chains.ts'
import { type Rosette, rosetteOf } from './rosetteOf.ts'

const MONO = '" font-family="ui-monospace,Menlo,Consolas,monospace" font-size="'

/** The values of the tokens `--ink-0` to `--ink-11` on white, in order. */
const INKS = 'c4320a9a4a007a5b005662001f6b2e006b5a0066801d4ed84338ca7a2fa0a81e72b0182f'

const PROOF_INK = '#8a8a8a'

const nameOf = (chainId: number): string =>
  [...CHAINS, ...TEST_CHAINS].find(({ id }) => id === chainId)?.name.toUpperCase() ?? `CHAIN ${chainId}`

const dateOf = (seconds: number): string => new Date(seconds * 1_000).toISOString().slice(0, 10)

function ring(id: string, { distance, rx, ry, count }: Rosette['petals']): string {
  const turns = Array.from({ length: count }, (_, index) => {
    const turn = Math.floor((360_000 * index + Math.floor(count / 2)) / count) / 1_000
    return `<use href="#${id}" transform="rotate(${turn} 300 300)"/>`
  })
  const ellipse = `<ellipse id="${id}" cx="${300 + distance}" cy="300" rx="${rx}" ry="${ry}" stroke-width=".8"/>`
  return `<defs>${ellipse}</defs>${turns.join('')}`
}

const rings = ({ collar, petals, heart }: Rosette, ink: string): string =>
  `<g fill="none" stroke="${ink}">${ring('c', collar)}${ring('p', petals)}${ring('h', heart)}` +
  '<circle cx="300" cy="300" r="250" stroke-width="1.6"/><circle cx="300" cy="300" r="245" stroke-width=".8"/>' +
  '<circle cx="300" cy="300" r="287" stroke-width="8" pathLength="360" stroke-dasharray=".42 .58"/>' +
  '<circle cx="300" cy="300" r="293" stroke-width="1.6"/><circle cx="300" cy="300" r="280.5" stroke-width=".8"/></g>'

/** Repeats the text twice around a path of fixed length, which it fills; a trailing plain space would be dropped. */
function round(parts: readonly string[], ink: string): string {
  const once = `${parts.join(' · ')} ·`
  const path = '<path id="t" d="M300 39.5a260.5 260.5 0 1 1-.01 0" fill="none"/>'
  const text = `<textPath href="#t" textLength="1634" lengthAdjust="spacing">${once} ${once}\u00a0</textPath>`
  return `${path}<text fill="${ink}${MONO}14.5">${text}</text>`
}

const place = (ink: string): string =>
  `<circle cx="300" cy="300" r="58" fill="#fff" stroke="${ink}" stroke-width="2.4"/>`

const seal = (ink: string): string =>
  `<g fill="${ink}" stroke="${ink}"><circle cx="300" cy="300" r="52.5" fill="none" stroke-width=".8"/>` +
  '<path d="M283 312l-9 31 12-3 6 9 8-21 8 21 6-9 12 3-9-31z" stroke-width="0"/>' +
  '<circle cx="300" cy="288" r="30" stroke-width="10" stroke-linecap="round" pathLength="16" stroke-dasharray=".01 .99"/></g>' +
  '<g fill="none" stroke="#fff"><circle cx="300" cy="288" r="25.5" stroke-width="1.8"/>' +
  '<path d="M286 279l7 18 7-14 7 14 7-18" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"/></g>'

const padlock = (date: string): string =>
  '<circle cx="300" cy="300" r="58" stroke="#fff" stroke-width="2.4"/><circle cx="300" cy="300" r="51" fill="#fff"/>' +
  '<path d="M285 296v-13a15 15 0 0 1 30 0v13" fill="none" stroke="#000" stroke-width="5.5" stroke-linecap="round"/>' +
  '<rect x="276" y="294" width="48" height="35" rx="5"/>' +
  '<path d="M300 307v9" stroke="#fff" stroke-width="5" stroke-linecap="round"/>' +
  '<rect x="176" y="414" width="248" height="38" stroke="#fff" stroke-width="1.6"/>' +
  `<text x="300" y="439" text-anchor="middle" letter-spacing="1" fill="#fff${MONO}18">UNTIL ${date} UTC</text>`

/**
 * The picture of a Safe as SVG, byte for byte the contract's own (`WrappedSafeArt.draw`): ink on white with a seal, or
 * white on black with a padlock and the end date when it is locked.
 * @param lockedUntil in seconds; zero when it isn't locked
 * @param isProof not an NFT yet: grey and without a seal, which the contract never draws
 */
export function drawArt(address: Address, chainId: number, lockedUntil = 0, isProof = false): string {
  const rosette = rosetteOf(address, chainId)
  const isLocked = lockedUntil > 0
  const own = isProof ? PROOF_INK : `#${INKS.slice(6 * rosette.ink, 6 * rosette.ink + 6)}`
  const ink = isLocked ? '#fff' : own
  const date = dateOf(lockedUntil)
  const chain = nameOf(chainId)
  const state = isLocked ? `LOCKED UNTIL ${date} UTC` : 'WRAPPED SAFE'
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><title>Wrapped Safe ${address}</title>` +
    `<desc>${isLocked ? `Locked until ${date} UTC` : isProof ? 'Proof' : 'Sealed'}, ${chain}</desc>` +
    `<rect width="600" height="600" fill="${isLocked ? '#000' : '#fff'}"/>` +
    rings(rosette, ink) +
    round([address, state, chain], ink) +
    `${isLocked ? padlock(date) : place(ink) + (isProof ? '' : seal(ink))}</svg>`
  )
}
