/** Locks of tabs, one of which the browser may have suspended. */
import { describe, expect, it } from 'vitest'
import { webLock } from '../../src/storage/web-lock.ts'

const patience = { every: 2, most: 3 }
const wait = { wait: true } as const
let names = 0
const newName = () => `lock-${names++}`

/** Another tab that holds the lock and runs no code any more. */
function suspendedTab(name: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const ended = navigator.locks.request(`fantasy-leagues:${name}`, () => {
    held.resolve()
    return released
  })
  return { held: held.promise, ended: ended.catch((error: Error) => error.name), release }
}

describe('a lock of tabs', () => {
  it('is taken over from a tab that the browser has suspended', async () => {
    const name = newName()
    const other = suspendedTab(name)
    await other.held
    let waits = 0
    const release = await webLock(navigator.locks, patience)(name, 'Busy.', { ...wait, onWait: () => waits++ })
    expect([waits, await other.ended]).toEqual([1, 'AbortError'])
    await release()
  })

  it('stays with a tab that replies, however long it takes', async () => {
    const name = newName()
    const asked = new BroadcastChannel('fantasy-leagues:locks')
    const enough = Promise.withResolvers<void>()
    let questions = 0
    asked.onmessage = ({ data }) => data.kind === 'wanted' && ++questions > 5 * patience.most && enough.resolve()
    const steps: string[] = []
    const lock = webLock(navigator.locks, patience)
    const release = await lock(name, 'Busy.', { ...wait, onLost: () => steps.push('lost') })
    const second = lock(name, 'Busy.', wait).then((release) => {
      steps.push('taken')
      return release
    })
    await enough.promise
    expect(steps).toEqual([])
    await release()
    await (await second)()
    expect(steps).toEqual(['taken'])
    asked.close()
  })

  it('is reported as lost to the tab that had it', async () => {
    const name = newName()
    const lost = Promise.withResolvers<void>()
    const release = await webLock(navigator.locks)(name, 'Busy.', { ...wait, onLost: lost.resolve })
    await navigator.locks.request(`fantasy-leagues:${name}`, { steal: true }, () => {})
    await lost.promise
    await release()
  })

  it('leaves the queue with its caller', async () => {
    const name = newName()
    const lock = webLock(navigator.locks)
    const release = await lock(name, 'Busy.', wait)
    const gone = new AbortController()
    const waiting = lock(name, 'Busy.', { ...wait, signal: gone.signal, onWait: () => gone.abort(new Error('gone')) })
    await expect(waiting).rejects.toThrow('gone')
    await release()
  })
})
