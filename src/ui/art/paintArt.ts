import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'

/** What a picture of 600 by 600 is painted at: twice as large, for screens that are twice as fine. */
const SIZE = 1_200

/**
 * Paints a picture as PNG, 1200 by 1200, in this browser alone.
 * @param svg as the contract draws it (`drawArt`)
 * @throws DeadlineError, or what the browser says, where it can't
 */
export async function paintArt(svg: string): Promise<Blob> {
  const image = new Image()
  // without a size of its own, Firefox paints nothing
  const sized = svg.replace('<svg ', `<svg width="${SIZE}" height="${SIZE}" `)
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`
  await withDeadline(image.decode(), DEADLINES.code, 'the picture')
  const canvas = document.createElement('canvas')
  canvas.width = SIZE
  canvas.height = SIZE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  context.drawImage(image, 0, 0, SIZE, SIZE)
  const painted = new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas is empty.'))), 'image/png'),
  )
  return withDeadline(painted, DEADLINES.code, 'the picture')
}
