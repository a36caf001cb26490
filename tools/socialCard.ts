import type { Plugin } from 'vite'

/** The picture that sites show with a link to the page: `tools/drawSocialCard.ts` draws it into `public/`. */
export const SOCIAL_CARD = {
  file: 'card.png',
  width: 1_200,
  height: 630,
  alt: 'A whole Safe as one NFT',
} as const

/**
 * The address of a deployment, from `VITE_SITE_URL`; with a slash at its end, so that names of files follow.
 * @returns undefined where it isn't set
 * @throws when it isn't the https URL of a folder: the card would show nothing, or somebody else's page
 */
export function parseSiteUrl(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isBare = url && url.search === '' && url.hash === '' && url.username === '' && url.password === ''
  if (url?.protocol !== 'https:' || !isBare || /[?#]$/.test(text))
    throw new Error(
      `The build was given a bad VITE_SITE_URL, "${text}": it has to be where the page is, like https://example.org/ or ` +
        'https://example.org/safes/, with https and no query or fragment. See .env.example.',
    )
  return url.href.replace(/\/*$/, '/')
}

/** The tags of a card (ogp.me) that need the page's own address. */
const cardOf = (site: string): string =>
  [
    ['og:url', site],
    ['og:image', site + SOCIAL_CARD.file],
    ['og:image:width', SOCIAL_CARD.width],
    ['og:image:height', SOCIAL_CARD.height],
    ['og:image:alt', SOCIAL_CARD.alt],
    ['twitter:card', 'summary_large_image'],
  ]
    .map(([name, content]) => `<meta property="${name}" content="${String(content).replaceAll('&', '&amp;')}" />`)
    .join('')

/** Writes the card of a link into the page, for a deployment that names its address: a page doesn't know its own. */
export const socialCard = (): Plugin => {
  let site: string | undefined
  return {
    name: 'social-card',
    apply: 'build',
    configResolved({ env }) {
      site = parseSiteUrl(env.VITE_SITE_URL as string | undefined)
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        site === undefined ? html : html.replace(/<meta property="og:type"[^>]*>/, (type) => type + cardOf(site ?? '')),
    },
  }
}
