/** Seconds after the browser says that it is online: the first moments of a connection often lead nowhere yet. */
const tries = [0, 2, 8]

/** Calls back when the network is back, and a little later again. Returns a function that stops. */
export function whenOnline(tell: () => void): () => void {
  let timers: ReturnType<typeof setTimeout>[] = []
  function onOnline() {
    timers.forEach(clearTimeout)
    timers = tries.map((seconds) => setTimeout(tell, 1000 * seconds))
  }
  // Pages are built without anybody who could be offline.
  globalThis.addEventListener?.('online', onOnline)
  return () => {
    timers.forEach(clearTimeout)
    globalThis.removeEventListener?.('online', onOnline)
  }
}
