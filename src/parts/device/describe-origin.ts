/** The origin of an engine response: "From ESPN, 2 minutes ago, saved on this device." Of a sealed league also its week. */
import type { DeviceSeason } from '../../contract/response-headers.ts'
import { type HostName, hostTitles } from '../../domain/identity.ts'
import { formatCount } from '../../ui/format.ts'

export function describeOrigin(
  { source, asOf, throughWeek, isFileOlder = false }: DeviceSeason & { asOf: string | null },
  host: HostName,
  now: Date,
): string {
  const age = asOf === null ? '' : `, ${formatAge(now.getTime() - Date.parse(asOf))}`
  switch (source) {
    case 'host':
      return `From ${hostTitles[host]}${age}, saved on this device.`
    case 'folder':
      return `From a file${age}, saved only on this device.`
    case 'sealed':
      return `From an encrypted file${describeWeek(throughWeek)}${age}, saved on this device.${isFileOlder ? olderFile : ''}`
    case 'demo':
      return 'Demo league: its teams and players are made up.'
  }
}

/** An old file that somebody put back shows by its week. */
export function describeWeek(throughWeek: number | undefined): string {
  if (throughWeek === undefined) return ''
  return throughWeek === 0 ? ' from before week 1' : ` as of week ${throughWeek}`
}

const olderFile = ' The published file is older than what you have, so you keep this one.'

const minute = 60_000
const units: readonly [milliseconds: number, name: string][] = [
  [24 * 60 * minute, 'day'],
  [60 * minute, 'hour'],
  [minute, 'minute'],
]

/** "3 hours ago"; less than a minute is "just now". */
function formatAge(milliseconds: number): string {
  for (const [length, name] of units) {
    if (milliseconds >= length) return `${formatCount(Math.floor(milliseconds / length), name)} ago`
  }
  return 'just now'
}
