/** Sheets that are there or on their way, by address. */
const sheets = new Map<string, Promise<void>>()
const hinted = new Set<string>()

function loadSheet(href: string): Promise<void> {
  const known = sheets.get(href)
  if (known) return known
  const link = document.createElement('link')
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      // asked for again at the next try
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

/** Has a module asked for before the one that imports it has come. */
function hint(href: string): void {
  if (hinted.has(href)) return
  hinted.add(href)
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  document.head.append(link)
}

/**
 * Loads a part of the page with everything that it needs at once. The build puts it around each `import()`.
 * @param files what the part imports, and its style sheets, relative to `base`
 * @throws when it or a sheet of it didn't arrive; a part is never shown without its styles
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
