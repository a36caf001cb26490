import { expect, test } from 'vitest'
import { parsePicture } from '../../../src/lib/parse/parsePicture.ts'

const ofSize = (letters: number) => `data:image/png;base64,${'A'.repeat(letters - 22)}`

test.each(['data:image/png;base64,AAAA', 'data:image/svg+xml,%3Csvg/%3E', ofSize(256 * 1024)])(
  '[S7.5] an image in a data URL is accepted',
  (picture) => {
    expect(parsePicture(picture)).toBe(picture)
  },
)

test.each([
  ofSize(256 * 1024 + 1),
  'https://pictures.example/a.png',
  'blob:https://pictures.example/1',
  'data:text/html,<script>',
  'data:image/xml,',
  ' data:image/png,',
  '',
  undefined,
  7,
  { toString: () => 'data:image/png,' },
])('[S7.5] anything that would be fetched, is too large or is no image is refused', (picture) => {
  expect(parsePicture(picture)).toBeUndefined()
})
