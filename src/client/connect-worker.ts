/** Workers of a page, called through comlink. Loaded with the first of them. */
import type { Remote } from 'comlink'
import { signalTransfer } from '../engine/protocol.ts'

type Comlink = typeof import('comlink')

export interface WorkerConnection<T> {
  /** Runs calls of the worker. Rejects with the call's failure, or with `createFailure()` if the worker or comlink fails to load. */
  run<R>(task: (remote: Remote<T>, proxy: Comlink['proxy']) => Promise<R>): Promise<R>
  /** Ends the worker. Calls that run reject with `failure` where it is given. */
  close(failure?: Error): void
}

/** `onFailed`: called once the connection is unusable. */
export function connectWorker<T>(
  worker: Worker,
  createFailure: () => Error,
  onFailed: () => void = () => {},
): WorkerConnection<T> {
  const { promise: failed, reject } = Promise.withResolvers<never>()
  failed.catch(onFailed)
  const close = (failure?: Error) => {
    worker.terminate()
    if (failure) reject(failure)
  }
  const fail = () => close(createFailure())
  worker.addEventListener('error', (event) => {
    event.preventDefault()
    fail()
  })
  const connecting = import('comlink').then(({ wrap, proxy, transferHandlers }) => {
    transferHandlers.set('signal', signalTransfer)
    return { remote: wrap<T>(worker), proxy }
  })
  connecting.catch(fail)
  return {
    run: (task) => Promise.race([connecting.then(({ remote, proxy }) => task(remote, proxy)), failed]),
    close,
  }
}
