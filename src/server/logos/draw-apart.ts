/** Renders one drawing in a process of its own: `draw-logo.ts` starts it. It ends itself where it takes too long. SVG in, WebP out. */
import { buffer } from 'node:stream/consumers'
import { longestSeconds, renderLogo } from './draw-logo.ts'

const before = process.cpuUsage()
/** The renderer works in another thread, and cannot be interrupted. */
const watch = setInterval(() => {
  const { user, system } = process.cpuUsage(before)
  if (user + system > longestSeconds * 1e6) process.kill(process.pid, 'SIGKILL')
}, 100)
process.stdout.write(await renderLogo(new Uint8Array(await buffer(process.stdin)), { isSvg: true }))
clearInterval(watch)
