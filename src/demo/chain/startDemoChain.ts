import { connectDemoChain, type Deadlines, type DemoChain } from './connectDemoChain.ts'
import { DemoChainFailed } from './demoChainErrors.ts'
import { workerUrl } from './workerUrl.ts'

type Opened = { port: MessagePort; worker: AbstractWorker; end: () => void }

const OPTIONS = { type: 'module', name: 'wrapped-safe-demo-chain' } as const

/** One worker, shared by all tabs. */
function openShared(): Opened {
  const worker = new SharedWorker(workerUrl, OPTIONS)
  return { port: worker.port, worker, end: () => undefined }
}

/** A worker of this tab alone, where the browser has no SharedWorker or denies it. */
function openOwn(): Opened {
  const worker = new Worker(workerUrl, OPTIONS)
  const { port1, port2 } = new MessageChannel()
  worker.postMessage(null, [port2])
  return { port: port1, worker, end: () => worker.terminate() }
}

function open(): Opened {
  if (typeof SharedWorker !== 'undefined') {
    try {
      return openShared()
    } catch {
      // denied, as in some frames
    }
  }
  try {
    return openOwn()
  } catch (error) {
    throw new DemoChainFailed('this browser gives it no thread.', { cause: error })
  }
}

/**
 * Starts the chain in the page, or connects to the one that another tab has started. Tabs share it where the browser can;
 * its history is persisted in this browser.
 *
 * @throws DemoChainHeldElsewhere when another tab runs it and it can't be shared; DemoChainFailed when it can't be started;
 * DeadlineError when it isn't ready in time
 */
export async function startDemoChain(deadlines: Deadlines = {}): Promise<DemoChain> {
  const { port, worker, end } = open()
  const broken = new Promise<never>((_, reject) => {
    worker.onerror = (event) => {
      const why = event instanceof ErrorEvent && event.message ? event.message : "its worker couldn't be loaded."
      reject(new DemoChainFailed(why))
    }
  })
  try {
    const chain = await Promise.race([connectDemoChain(port, deadlines), broken])
    return {
      ...chain,
      stop() {
        chain.stop()
        end()
      },
    }
  } catch (error) {
    end()
    throw error
  }
}
