/** Locks among all tabs of the site, by the browser's own. */
import { isHeld, type TakeLock, type LockOptions as TakeOptions } from './lock.ts'

const prefix = 'fantasy-leagues:'
const channelName = `${prefix}locks`

/** A tab that waits asks for the holder of a lock, and who holds it replies. */
type Message = { kind: 'wanted' | 'held'; name: string }

export interface Patience {
  /** Milliseconds between two questions to the holder. */
  every: number
  /**
   * Questions without a reply after which the holder counts as suspended. Questions are counted and not time: a tab that was suspended
   * while it waited has not asked.
   */
  most: number
}

/**
 * A browser may suspend the tab that holds a lock without releasing it: Safari does so to pages in its back/forward cache, phones to
 * tabs in the background. A holder that does not reply loses the lock to who waits, and `onLost` is called once it runs again.
 */
export function webLock(locks: LockManager, patience: Patience = { every: 1000, most: 5 }): TakeLock {
  return async (shortName, whenBusy, { wait, onWait, onLost, signal }) => {
    signal?.throwIfAborted()
    const name = prefix + shortName
    const atOnce = await hold(locks, name, { ifAvailable: true }, onLost)
    if (atOnce) return atOnce
    if (!wait) throw isHeld(whenBusy)
    onWait?.()
    const silent = new AbortController()
    const stopAsking = askHolder(name, patience, () => silent.abort())
    try {
      const given = AbortSignal.any(signal ? [signal, silent.signal] : [silent.signal])
      return await holdGranted(locks, name, { signal: given }, onLost)
    } catch (error) {
      if (!silent.signal.aborted || signal?.aborted) throw error
      return await holdGranted(locks, name, { steal: true }, onLost)
    } finally {
      stopAsking()
    }
  }
}

type Release = () => Promise<void>
type OnLost = TakeOptions['onLost']

/** Holds the lock until the returned function is called; null where it is not available. */
function hold(locks: LockManager, name: string, options: LockOptions, onLost: OnLost): Promise<Release | null> {
  const { promise: taken, resolve, reject } = Promise.withResolvers<Release | null>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let stopReplying = () => {}
  let isTaken = false
  const request: Promise<void> = locks.request(name, options, (lock) => {
    if (!lock) return resolve(null)
    isTaken = true
    stopReplying = replyAsHolder(name)
    resolve(async () => {
      stopReplying()
      release()
      await request.catch(() => {})
    })
    return released
  })
  request.catch((error) => {
    stopReplying()
    if (isTaken) onLost?.()
    else reject(error)
  })
  return taken
}

/** For requests that wait, or steal. */
const holdGranted = async (...args: Parameters<typeof hold>): Promise<Release> =>
  (await hold(...args)) ?? (async () => {})

/** Asks for a sign of life until the returned function is called. `onSilence`: the holder did not reply. */
function askHolder(name: string, { every, most }: Patience, onSilence: () => void): () => void {
  let unanswered = 0
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'held' && data.name === name) unanswered = 0
  }
  const ask = () => {
    if (unanswered++ >= most) onSilence()
    else channel.postMessage({ kind: 'wanted', name } satisfies Message)
  }
  ask()
  const asking = setInterval(ask, every)
  return () => {
    clearInterval(asking)
    channel.close()
  }
}

/** Replies to tabs that wait, until the returned function is called. */
function replyAsHolder(name: string): () => void {
  const channel = new BroadcastChannel(channelName)
  const reply = () => channel.postMessage({ kind: 'held', name } satisfies Message)
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'wanted' && data.name === name) reply()
  }
  // For who counts the silence of the one before.
  reply()
  return () => channel.close()
}
