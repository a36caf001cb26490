import { DEADLINES } from '../../lib/config.ts'
import { withDeadline } from '../../lib/deadline.ts'

/** Pixels per unit of a drawing that is 600 wide, for screens of double density. */
const SCALE = 2

/**
 * Renders an SVG as a PNG 1200 px wide, within this browser.
 * @param svg 600 wide, without width and height attributes
 * @param drawnHeight its height at that width
 * @throws DeadlineError, or the browser's own error
 */
export async function paintArt(svg: string, drawnHeight = 600): Promise<Blob> {
  const [width, height] = [SCALE * 600, SCALE * drawnHeight]
  const image = new Image()
  // Firefox paints nothing without width and height attributes
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
