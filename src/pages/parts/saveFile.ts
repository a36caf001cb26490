/** Milliseconds for which a browser may still read a file that it was given. */
const KEPT_FOR = 60_000

/** Gives a file to the browser's downloads. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // some browsers ask first, and read it only then
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR)
}
