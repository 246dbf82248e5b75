/** The origin of an engine response: "From ESPN, 2 minutes ago, saved on this device." */
import { type HostName, hostTitles } from '../../domain/identity.ts'
import type { EngineOrigin } from '../../engine/protocol.ts'
import { formatCount } from '../../ui/format.ts'

export function describeOrigin({ source, asOf }: EngineOrigin, host: HostName, now: Date): string {
  const age = asOf === null ? '' : `, ${formatAge(now.getTime() - Date.parse(asOf))}`
  switch (source) {
    case 'host':
      return `From ${hostTitles[host]}${age}, saved on this device.`
    case 'folder':
      return `From a file${age}, saved only on this device.`
    case 'sealed':
      return `From an encrypted file${age}, saved on this device.`
    case 'demo':
      return 'Demo league: its teams and players are made up.'
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
