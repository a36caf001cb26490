import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'

/** Pixels for each unit of a drawing that is 600 wide: for screens that are twice as fine. */
const SCALE = 2

/**
 * Paints a drawing as PNG, 1200 wide, in this browser alone.
 * @param svg 600 wide, without a size of its own
 * @param drawnHeight how high it is then
 * @throws DeadlineError, or what the browser says, where it can't
 */
export async function paintArt(svg: string, drawnHeight = 600): Promise<Blob> {
  const [width, height] = [SCALE * 600, SCALE * drawnHeight]
  const image = new Image()
  // without a size of its own, Firefox paints nothing
  const sized = svg.replace('<svg ', `<svg width="${width}" height="${height}" `)
  image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`
  await withDeadline(image.decode(), DEADLINES.code, 'the picture')
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas.')
  context.drawImage(image, 0, 0, width, height)
  const painted = new Promise<Blob>((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas is empty.'))), 'image/png'),
  )
  return withDeadline(painted, DEADLINES.code, 'the picture')
}
