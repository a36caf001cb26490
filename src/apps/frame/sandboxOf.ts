import type { AppAddress } from './readAppAddress.ts'

/** What any app may do: not lead our page elsewhere, and not ask in the browser's own boxes. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/** The sandbox of an app's frame. An app keeps the origin that it comes from; the sample app, which is of ours, gets none. */
export const sandboxOf = ({ origin }: AppAddress): string =>
  origin === 'null' ? SANDBOX : `${SANDBOX} allow-same-origin`
