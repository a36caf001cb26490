/**
 * Whether a message is JSON-like data of no more than `most` letters, numbers and fields together; of a larger one no
 * more than that is read. `other` is data that no request contains, such as bytes.
 */
export function weighMessage(message: unknown, most: number): 'plain' | 'other' | 'tooLarge' {
  let left = most
  const open: unknown[] = [message]
  while (open.length > 0) {
    const value = open.pop()
    left -= typeof value === 'string' ? value.length + 1 : 1
    if (left < 0) return 'tooLarge'
    if (value == null || ['string', 'number', 'boolean'].includes(typeof value)) continue
    if (typeof value !== 'object') return 'other'
    const isList = Array.isArray(value)
    if (isList && value.length > left) return 'tooLarge'
    if (!isList && Object.getPrototypeOf(value) !== Object.prototype) return 'other'
    for (const key in value) {
      left -= key.length
      if (left < 0) return 'tooLarge'
      open.push((value as Record<string, unknown>)[key])
    }
  }
  return 'plain'
}
