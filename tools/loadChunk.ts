/** Style sheets that are loaded or loading, by URL. */
const sheets = new Map<string, Promise<void>>()
const hinted = new Set<string>()

function loadSheet(href: string): Promise<void> {
  const known = sheets.get(href)
  if (known) return known
  const link = document.createElement('link')
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      // requested again at the next attempt
      sheets.delete(href)
      link.remove()
      reject(new Error(`A style sheet didn't arrive: ${href}`))
    }
  })
  sheets.set(href, loaded)
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return loaded
}

/** Preloads a module before the one that imports it has loaded. */
function hint(href: string): void {
  if (hinted.has(href)) return
  hinted.add(href)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}

/**
 * Loads a chunk together with all its dependencies. The build wraps each `import()` in it.
 * @param files the chunk's imports and style sheets, relative to `base`
 * @throws when it or one of its style sheets fails to load; nothing is shown without its styles
 */
export async function loadChunk<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  base?: string,
): Promise<Module> {
  const waiting: Promise<void>[] = []
  for (const file of files) {
    const { href } = new URL(file, base)
    if (href.endsWith('.css')) waiting.push(loadSheet(href))
    else hint(href)
  }
  const [module] = await Promise.all([load(), ...waiting])
  return module
}
