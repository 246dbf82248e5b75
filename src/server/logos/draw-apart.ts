/** Renders one drawing in a process of its own: `draw-logo.ts` starts it, and ends it where it takes too long. SVG in, WebP out. */
import { buffer } from 'node:stream/consumers'
import { renderLogo } from './draw-logo.ts'

process.stdout.write(await renderLogo(new Uint8Array(await buffer(process.stdin)), { isSvg: true }))
