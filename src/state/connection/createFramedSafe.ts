import type { Connector } from '../../connectors/connector.ts'
import { createSafeConnector } from '../../connectors/safe/createSafeConnector.ts'
import { followHost } from '../settings/theme.ts'

/** The connector of the Safe around this page, whose theme the page takes on where the person has chosen none. */
export function createFramedSafe(): Connector {
  const connector = createSafeConnector()
  // never unsubscribed: it lives as long as the frame
  connector.events.on('message', ({ type, data }) => {
    if (type === 'theme' && (data === 'light' || data === 'dark')) followHost(data)
  })
  return connector
}
