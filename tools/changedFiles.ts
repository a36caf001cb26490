import { execFileSync } from 'node:child_process'

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim()

function find(name: string): string | undefined {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  } catch {
    return undefined
  }
}

/**
 * The commit that a change is compared with: where its branch left main, or on main itself the last but one.
 * @throws where this isn't a clone, or has no history
 */
export function findBase(): string {
  const main = find('origin/main') ?? find('main')
  const base = main && git('merge-base', 'HEAD', main)
  if (base && base !== find('HEAD')) return base
  return git('rev-parse', 'HEAD^')
}

/** The files that differ from a commit, by path from the root: committed since, uncommitted, or untracked. */
export const changedFiles = (base: string): string[] =>
  [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
    .flatMap((names) => names.split('\n'))
    .filter((name) => name !== '')
