/** Waiting without a time: for the browser to do what else there is to do. */
import { afterPaint } from '../../ui/after-paint.ts'

const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
port1.onmessage = () => waiting.shift()?.()

/** Calls back in a task of its own, sooner than a timer, which waits 4 ms after some others. */
export function soon(next: () => void): void {
  waiting.push(next)
  port2.postMessage(null)
}

const fontMilliseconds = 400

/** Calls back once the page has its fonts, or has waited long enough. */
export function whenFontsAreThere(next: () => void): void {
  const waited = new Promise((resolve) => setTimeout(resolve, fontMilliseconds))
  // What they change is painted first.
  Promise.race([document.fonts.ready, waited]).then(() => afterPaint(next))
}
