/** Shares one start among several callers: it starts with the first of them, and stops with the last. */
export function shared(start: () => () => void): () => () => void {
  let stop = () => {}
  const askers = new Set<object>()
  return () => {
    if (askers.size === 0) stop = start()
    const asker = {}
    askers.add(asker)
    return () => {
      if (askers.delete(asker) && askers.size === 0) stop()
    }
  }
}
