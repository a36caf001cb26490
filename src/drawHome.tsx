import { prerenderToNodeStream } from 'react-dom/static'
import { App } from './App.tsx'

/** Draws the page as it is on a first visit, all of it at once: a boundary that came later would need an inline script. */
export async function drawHome(): Promise<NodeJS.ReadableStream> {
  const { prelude } = await prerenderToNodeStream(<App />, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return prelude
}
