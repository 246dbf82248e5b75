import { type HostName, hostTitles } from '../../domain/identity.ts'
import { formatCount, formatWhole } from '../../ui/format.ts'
import type { StandingsResponse } from '../league/league-view.ts'

/** `84 games, 20,145 points: equal to ESPN’s to the cent`; without points to compare `84 games: every record equal to Sleeper’s`. */
export function describeProof(host: HostName, { summary: { equalToHost } }: StandingsResponse): string | null {
  const { games = null, points = null } = equalToHost ?? {}
  if (games === null) return null
  if (points === null) return `${formatCount(games, 'game')}: every record equal to ${hostTitles[host]}’s`
  return `${formatCount(games, 'game')}, ${formatWhole(points)} points: equal to ${hostTitles[host]}’s to the cent`
}
