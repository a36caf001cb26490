import { createHash } from 'node:crypto'
import { appendFileSync, closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'

/** What any worker of this run has seen. */
export type Seen = {
  /** Those of them that no worker has seen yet. */
  fresh(texts: readonly string[]): string[]
  add(texts: readonly string[]): void
}

const LENGTH = 16

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, LENGTH)

/**
 * Texts that were seen in this test run. Its workers share them by a file in the folder that Playwright empties
 * before each run, named after the process that started them.
 * @param name of the file
 */
export function seenInRun(name: string): Seen {
  const own = new Set<string>()
  let position = 0

  const fileOf = () => {
    const folder = test.info().project.outputDir
    mkdirSync(folder, { recursive: true })
    return join(folder, `${name}-${process.ppid}`)
  }

  /** Reads what the other workers have added. */
  const catchUp = () => {
    const file = fileOf()
    if (!existsSync(file)) return
    const handle = openSync(file, 'r')
    // whole lines only: one that is still being written is read next time
    const line = LENGTH + 1
    const bytes = Buffer.alloc(Math.max(0, Math.floor((fstatSync(handle).size - position) / line) * line))
    position += readSync(handle, bytes, 0, bytes.length, position)
    closeSync(handle)
    for (const hash of bytes.toString('latin1').split('\n')) if (hash) own.add(hash)
  }

  return {
    fresh(texts) {
      const isFresh = (text: string) => !own.has(hashOf(text))
      if (!texts.some(isFresh)) return []
      catchUp()
      return texts.filter(isFresh)
    },
    add(texts) {
      const fresh = texts.map(hashOf).filter((hash) => !own.has(hash))
      if (fresh.length === 0) return
      for (const hash of fresh) own.add(hash)
      appendFileSync(fileOf(), fresh.map((hash) => `${hash}\n`).join(''))
    },
  }
}
