/** Beyond it no icon is anything but a burden. */
const MOST_LETTERS = 256 * 1024

/**
 * Reads a picture that comes as its own data: it is looked at without asking anybody, and as an image it runs nothing.
 * @returns the `data:` URL, or undefined for anything else, an address of one elsewhere included
 */
export const parsePicture = (picture: unknown): string | undefined =>
  typeof picture === 'string' &&
  picture.length <= MOST_LETTERS &&
  /^data:image\/(png|webp|jpeg|gif|svg\+xml)[;,]/.test(picture)
    ? picture
    : undefined
