/** Reads a response once: on a second visit most equal what the device has saved, and later the last one of their call. */

/** The texts of more calls are not held: a long visit opens hundreds of players and weeks. */
const mostHeld = 50

export type ReadOnce = <T>(call: string, text: string, read: () => T) => T

/** The same text of a call has the same object, so components render less. */
export function createReadOnce(): ReadOnce {
  const held = new Map<string, { text: string; data: unknown }>()
  return (call, text, read) => {
    const last = held.get(call)
    const data = last?.text === text ? (last.data as ReturnType<typeof read>) : read()
    held.delete(call)
    held.set(call, { text, data })
    for (const oldest of [...held.keys()].slice(0, -mostHeld)) held.delete(oldest)
    return data
  }
}
