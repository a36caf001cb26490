import { renderToString } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { ConnectDialog } from '../modals/connect/ConnectDialog.tsx'
import { AppShell } from './AppShell.tsx'

/** Renders the page of a first visit in one pass: a late Suspense boundary would need an inline script. */
export async function prerenderHome(): Promise<NodeJS.ReadableStream> {
  const { prelude } = await prerenderToNodeStream(<AppShell />, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  return prelude
}

/** Renders the connect dialog that index.html has until hydration: closed, with the wallets that everyone sees. */
export const prerenderDialog = (): string =>
  renderToString(<ConnectDialog isOpen={false} onClose={() => undefined} />, { identifierPrefix: 'early-' }).replace(
    '<dialog ',
    '<dialog id="early" ',
  )
