import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoTokensFile } from '../../tools/demoTokens.ts'
import { multicall3File } from '../../tools/multicall3.ts'
import { safeArtifactsFile, safeCodeFile } from '../../tools/safeArtifacts.ts'

test.each([
  ['Safe contracts', safeArtifactsFile],
  ['Safe contracts to deploy', safeCodeFile],
  ['Multicall3', multicall3File],
  ['demo tokens', demoTokensFile],
])('[W1] the generated file of %s is what the installed packages give', (_, createFile) => {
  const { path, source } = createFile()
  expect(readFileSync(path, 'utf8') === source).toBe(true)
})
