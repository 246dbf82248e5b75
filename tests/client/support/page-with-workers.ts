/** A page whose workers run in this process, each at the other end of a channel. */
import { onTestFinished, vi } from 'vitest'

export interface PageWithWorkers {
  /** Of each worker that the page started, whether it has ended it. */
  isEnded: boolean[]
  /** The reader follows a link. */
  leave(): void
  /** The page is back from the back/forward cache. */
  comeBack(): void
}

/** `expose`: what a worker does at its port. The page lasts for one test. */
export function pageWithWorkers(expose: (port: MessagePort) => void): PageWithWorkers {
  const events = new EventTarget()
  const isEnded: boolean[] = []
  if (!globalThis.location) vi.stubGlobal('location', { href: 'https://site.test/' })
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  vi.stubGlobal(
    'Worker',
    class {
      constructor() {
        const { port1, port2 } = new MessageChannel()
        const index = isEnded.push(false) - 1
        expose(port2)
        const terminate = () => {
          isEnded[index] = true
          port1.close()
        }
        // biome-ignore lint/correctness/noConstructorReturn: a port in place of the worker.
        return Object.assign(port1, { terminate })
      }
    },
  )
  const leave = () => void events.dispatchEvent(new Event('pagehide'))
  const comeBack = () => void events.dispatchEvent(new Event('pageshow'))
  // Test files share the page's modules: the next test starts without a worker.
  onTestFinished(() => {
    leave()
    comeBack()
  })
  return { isEnded, leave, comeBack }
}
