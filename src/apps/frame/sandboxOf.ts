import type { AppAddress } from './readAppAddress.ts'

/** What any app may do: not navigate our page, and not open the browser's own dialogs. */
const SANDBOX = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads'

/** The sandbox of an app's frame. An app keeps its origin; the sample app, which shares ours, gets an opaque one. */
export const sandboxOf = ({ origin }: AppAddress): string =>
  origin === 'null' ? SANDBOX : `${SANDBOX} allow-same-origin`
