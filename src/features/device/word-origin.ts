/** Where an answer of this browser's engine came from, in words: "From ESPN, 2 minutes ago, kept on this device." */
import type { EngineOrigin } from '../../engine/protocol.ts'

export function wordOrigin({ source, asOf }: EngineOrigin, now: Date): string {
  const age = asOf === null ? '' : `, ${wordAge(now.getTime() - Date.parse(asOf))}`
  switch (source) {
    case 'espn':
      return `From ESPN${age}, kept on this device.`
    case 'folder':
      return `From a file${age}, kept on this device and nowhere else.`
    case 'demo':
      return 'A simulated league: its teams and players are invented.'
  }
}

const minute = 60_000
const units: readonly [milliseconds: number, name: Intl.RelativeTimeFormatUnit][] = [
  [24 * 60 * minute, 'day'],
  [60 * minute, 'hour'],
  [minute, 'minute'],
]
const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' })

/** "3 hours ago"; less than a minute is "just now". */
export function wordAge(milliseconds: number): string {
  for (const [length, name] of units) {
    if (milliseconds >= length) return format.format(-Math.floor(milliseconds / length), name)
  }
  return 'just now'
}
