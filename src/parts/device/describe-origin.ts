/** Where a response of this browser's engine came from: "From ESPN, 2 minutes ago, kept on this device." */
import { type HostName, hostTitles } from '../../domain/identity.ts'
import type { EngineOrigin } from '../../engine/protocol.ts'
import { formatCount } from '../../ui/format.ts'

export function describeOrigin({ source, asOf }: EngineOrigin, host: HostName, now: Date): string {
  const age = asOf === null ? '' : `, ${formatAge(now.getTime() - Date.parse(asOf))}`
  switch (source) {
    case 'host':
      return `From ${hostTitles[host]}${age}, kept on this device.`
    case 'folder':
      return `From a file${age}, kept on this device and nowhere else.`
    case 'demo':
      return 'A simulated league: its teams and players are invented.'
  }
}

const minute = 60_000
const units: readonly [milliseconds: number, name: string][] = [
  [24 * 60 * minute, 'day'],
  [60 * minute, 'hour'],
  [minute, 'minute'],
]

/** "3 hours ago"; less than a minute is "just now". */
export function formatAge(milliseconds: number): string {
  for (const [length, name] of units) {
    if (milliseconds >= length) return `${formatCount(Math.floor(milliseconds / length), name)} ago`
  }
  return 'just now'
}
