/** A browser with a store of extensions of its own. */
export type Browser = 'chrome' | 'edge' | 'opera' | 'firefox' | 'safari'

export type System = 'ios' | 'android' | 'desktop'

/** By its user agent; any other browser takes Chrome's extensions. */
export function browserOf(agent: string): Browser {
  if (/Edg\//.test(agent)) return 'edge'
  if (/OPR\//.test(agent)) return 'opera'
  if (/Firefox\//.test(agent)) return 'firefox'
  return /Safari\//.test(agent) && !/Chrom(e|ium)\//.test(agent) ? 'safari' : 'chrome'
}

/** The operating system, which decides which links work. A Mac with a touch screen is an iPad. */
export function systemOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): System {
  if (/Android/.test(userAgent)) return 'android'
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
  return isApple ? 'ios' : 'desktop'
}
