/** Characters; a longer one is too heavy for an icon. */
const MOST_LETTERS = 256 * 1024

/**
 * Accepts a picture only as a `data:` URL: showing it makes no request, and as an image it runs no code.
 * @returns the URL, or undefined for anything else, remote URLs included
 */
export const parsePicture = (picture: unknown): string | undefined =>
  typeof picture === 'string' &&
  picture.length <= MOST_LETTERS &&
  /^data:image\/(png|webp|jpeg|gif|svg\+xml)[;,]/.test(picture)
    ? picture
    : undefined
