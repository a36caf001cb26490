import type { Methods } from '@safe-global/safe-apps-sdk'
import { createSafeHost, type FrameWindow, type SafeHost } from './createSafeHost.ts'
import { toHostError } from './toHostError.ts'

export type HostClient = {
  /** @throws AppError: what the host refused, ConnectorNotFound, Deadline */
  ask(method: Methods, params: unknown, milliseconds: number): Promise<unknown>
  /** Waits until the host answers or the channel is closed. @throws as `ask` */
  askWithoutEnd(method: Methods, params: unknown): Promise<unknown>
  /** Stops listening; whatever is asked next opens the channel again. */
  close(): void
}

/** The channel to the Safe host, opened by the first request, with the host's refusals read as errors of the page. */
export function createHostClient(
  hosts: readonly string[],
  target: FrameWindow,
  onUnasked: (data: unknown) => void,
): HostClient {
  let opened: SafeHost | undefined

  const host = (): SafeHost => {
    opened ??= createSafeHost(hosts, target, onUnasked)
    return opened
  }

  const translate = (thrown: unknown): never => {
    throw toHostError(thrown)
  }

  return {
    ask: async (method, params, milliseconds) => host().ask(method, params, milliseconds).catch(translate),
    askWithoutEnd: async (method, params) => host().askWithoutEnd(method, params).catch(translate),
    close() {
      opened?.close()
      opened = undefined
    },
  }
}
