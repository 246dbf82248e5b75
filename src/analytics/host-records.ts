import type { Season, Team } from '../domain/season.ts'
import { toCents } from './points.ts'
import type { RegularSeasonRow } from './regular-season-table.ts'

/** The figures of a record. */
export type RecordFigures = Pick<RegularSeasonRow, 'wins' | 'losses' | 'ties' | 'pointsFor' | 'pointsAgainst'>

/**
 * The host's record of a team if it differs from that of the matchups; null if they agree or the host has none (before the first game, and
 * in leagues without opponents).
 */
export function findHostRecord(season: Season, team: Team, ours: RecordFigures): RecordFigures | null {
  const host = team.recordByHost
  if (!host || season.settings.scoringFormat !== 'head-to-head') return null
  if (host.wins + host.losses + host.ties === 0) return null
  const isSame =
    host.wins === ours.wins &&
    host.losses === ours.losses &&
    host.ties === ours.ties &&
    toCents(host.pointsFor) === toCents(ours.pointsFor) &&
    toCents(host.pointsAgainst) === toCents(ours.pointsAgainst)
  return isSame ? null : host
}
