/** Workers of a page, called through comlink. Loaded with the first of them. */
import type { Remote } from 'comlink'
import { signalTransfer } from '../engine/protocol.ts'

type Comlink = typeof import('comlink')

export interface WorkerConnection<T> {
  /** Runs calls of the worker. Rejects with the call's failure, or with that of `createFailure` if the worker or comlink fails to load. */
  run<R>(task: (remote: Remote<T>, proxy: Comlink['proxy']) => Promise<R>): Promise<R>
  /** Ends the worker. Calls that run reject with `failure` where it is given. */
  close(failure?: Error): void
}

/**
 * `createFailure`: of a worker that did not start; `isOld`: because the browser knows no workers, or none that are modules.
 * `onFailed`: called once the connection is unusable.
 */
export function connectWorker<T>(
  start: () => Worker,
  createFailure: (isOld: boolean) => Error,
  onFailed: () => void = () => {},
): WorkerConnection<T> {
  const { promise: failed, reject } = Promise.withResolvers<never>()
  failed.catch(onFailed)
  let worker: Worker
  try {
    worker = start()
  } catch {
    reject(createFailure(!knowsModules()))
    return { run: () => failed, close: () => {} }
  }
  const close = (failure?: Error) => {
    worker.terminate()
    if (failure) reject(failure)
  }
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    close(createFailure(!knowsModules()))
  })
  const connecting = import('comlink').then(({ wrap, proxy, transferHandlers }) => {
    transferHandlers.set('signal', signalTransfer)
    return { remote: wrap<T>(worker), proxy }
  })
  connecting.catch(() => close(createFailure(!knowsModules())))
  return {
    run: (task) => Promise.race([connecting.then(({ remote, proxy }) => task(remote, proxy)), failed]),
    close,
  }
}

/** Whether the browser has workers, and reads the option that makes modules of them. */
function knowsModules(): boolean {
  let isRead = false
  try {
    const options: WorkerOptions = {
      get type() {
        isRead = true
        return 'module' as const
      },
    }
    new Worker(location.href, options).terminate()
  } catch {}
  return isRead
}
