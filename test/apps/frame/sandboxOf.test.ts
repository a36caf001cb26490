import { expect, test } from 'vitest'
import { sandboxOf } from '../../../src/apps/frame/sandboxOf.ts'

const of = (origin: string) => sandboxOf({ url: 'https://app.example/', origin }).split(' ')

test('[W6] no app may navigate the page or open modal boxes; only one on another origin keeps its origin', () => {
  for (const origin of ['https://app.example', 'null']) {
    expect(of(origin)).toContain('allow-scripts')
    expect(of(origin).join(' ')).not.toMatch(/top-navigation|modals|pointer-lock|presentation|storage-access/)
  }
  expect(of('https://app.example')).toContain('allow-same-origin')
  expect(of('null')).not.toContain('allow-same-origin')
})
