import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'

/** A file made by a script: where it lies and what it must hold. */
export type GeneratedFile = { path: string; source: string }

/**
 * Writes generated files, or with `--check` among the arguments only compares them.
 * A stale or missing file is named on stderr and makes the process exit with 1.
 */
export function settleGenerated(files: readonly GeneratedFile[], args: readonly string[]): void {
  for (const { path, source } of files) {
    const name = relative(process.cwd(), path)
    if (readOrUndefined(path) === source) continue
    if (args.includes('--check')) {
      console.error(`${name} is stale: run "npm run build:demo".`)
      process.exitCode = 1
      continue
    }
    writeFileSync(path, source)
    console.log(`wrote ${name}, ${source.length} bytes`)
  }
}

function readOrUndefined(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
