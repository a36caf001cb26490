/** Milliseconds for which the browser may still read a saved file. */
const KEPT_FOR = 60_000

/** Saves a file as a browser download. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  // some browsers prompt first and read the file only then
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR)
}
