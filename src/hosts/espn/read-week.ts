/** One week's response: its rosters, and matchup data that the league response lacks. */
import { isStartingSlot } from '../../domain/vocabulary.ts'
import { toPoints } from '../shared/values.ts'
import type { Warnings } from '../shared/warnings.ts'
import { isPlayerId, toEspnLineupSlot } from './espn-codes.ts'
import { type FileLocation, readEspnResponse, readRecords, unreadableEspn } from './read-response.ts'
import { type RosterEntry, rosterEntry, type StatRow } from './responses/player.ts'
import { type WeekMatchupRecord, type WeekResponse, type WeekSide, weekResponse } from './responses/week.ts'

export interface EspnWeekFacts {
  week: number
  /** Teams in ascending order of id; a team without entries is left out. */
  rosters: { teamId: number; entries: RosterEntry[] }[]
  matchups: WeekMatchupRecord[]
  /** Current starter points by team; no entry if none of a team's starters has played. */
  starterPoints: Map<number, number>
}

/**
 * Reads `scoring-period-NN.json`. Throws DomainError('unreadable-answer') if it is another league's or season's, or if no roster entry
 * names its player (mMatchupScore without mScoreboard). Rosters of another week are left out. The rows decide the week of a response,
 * because its own week number only echoes the request.
 */
export function readEspnWeek(
  json: unknown,
  location: FileLocation & { week: number },
  warnings: Warnings,
): EspnWeekFacts {
  const response = readEspnResponse(weekResponse, json, location, warnings)
  checkLeagueAndSeason(response, location)
  const records = readRecords(location, warnings)
  const rosters = new Map<number, RosterEntry[]>()
  for (const { side, path } of sidesOf(response)) {
    const entries = side.rosterForCurrentScoringPeriod?.entries ?? []
    if (side.teamId == null || entries.length === 0 || rosters.has(side.teamId)) continue
    const read = records.each(rosterEntry, entries, `${path}.rosterForCurrentScoringPeriod.entries`)
    rosters.set(side.teamId, withoutDoubles(read, location, warnings))
  }
  records.finish()
  if (!areOfWeek([...rosters.values()].flat(), { season: response.seasonId, week: location.week })) rosters.clear()
  const starterPoints = new Map<number, number>()
  for (const [teamId, entries] of rosters) {
    const points = sumStarters(entries, location)
    if (points !== null) starterPoints.set(teamId, points)
  }
  return {
    week: location.week,
    rosters: [...rosters].map(([teamId, entries]) => ({ teamId, entries })).sort((a, b) => a.teamId - b.teamId),
    matchups: response.schedule,
    starterPoints,
  }
}

/** Every team's side of a week's matchups or round, with its path in the response. */
export function sidesOf({ schedule, rounds }: WeekResponse): { side: WeekSide; path: string }[] {
  const ofMatchups = schedule.flatMap((matchup, index) =>
    (['home', 'away'] as const).map((name) => ({ side: matchup[name], path: `schedule[${index}].${name}` })),
  )
  const ofRounds = rounds.flatMap(({ teams }, round) =>
    teams.map((side, index) => ({ side, path: `schedule[${round}].teams[${index}]` })),
  )
  return [...ofMatchups, ...ofRounds].flatMap(({ side, path }) => (side ? [{ side, path }] : []))
}

/** Whether a week's response is of the requested week, whatever number it echoes. */
export function isOfWeek(response: WeekResponse, week: number): boolean {
  const entries = sidesOf(response).flatMap(({ side }) => side.rosterForCurrentScoringPeriod?.entries ?? [])
  const read = entries.flatMap((entry) => rosterEntry.safeParse(entry).data ?? [])
  return areOfWeek(read, { season: response.seasonId, week })
}

/** False if the players have points or projections of single weeks, and none of them is this one. */
function areOfWeek(entries: readonly RosterEntry[], { season, week }: { season: number; week: number }): boolean {
  const rows = entries
    .flatMap(({ playerPoolEntry }) => playerPoolEntry.player.stats)
    .filter((row) => row.statSplitTypeId === 1 && (row.seasonId === undefined || row.seasonId === season))
  return rows.length === 0 || rows.some((row) => row.scoringPeriodId === week)
}

/** A player can be on one roster only; the first entry is used. An open slot (player 0 or −1) has no entry. */
function withoutDoubles(
  entries: readonly RosterEntry[],
  { file, week }: FileLocation & { week: number },
  warnings: Warnings,
): RosterEntry[] {
  const byPlayer = new Map<number, RosterEntry>()
  for (const entry of entries) {
    if (!isPlayerId(entry.playerId)) continue
    if (byPlayer.has(entry.playerId)) {
      warnings.add(`A player is listed twice on a roster in week ${week}; the duplicate was skipped.`, file, {
        week,
        detail: `Player ${entry.playerId}.`,
      })
    } else {
      byPlayer.set(entry.playerId, entry)
    }
  }
  return [...byPlayer.values()]
}

/** The row of one week: 0 actual, 1 projected. Rows of the season before and of whole seasons are ignored. */
export function findWeekRow(
  stats: readonly StatRow[],
  { season, week }: { season: number | null; week: number },
  statSourceId: 0 | 1,
): StatRow | undefined {
  return stats.find(
    (row) =>
      row.scoringPeriodId === week &&
      row.statSourceId === statSourceId &&
      row.statSplitTypeId === 1 &&
      (row.seasonId === undefined || season === null || row.seasonId === season),
  )
}

/** Throws if a response is of another league or season than its folder. */
export function checkLeagueAndSeason(response: { id: number; seasonId: number }, location: FileLocation): void {
  const wrong =
    response.id !== location.espnLeagueId
      ? `id: expected ${location.espnLeagueId}, found ${response.id}`
      : location.season !== null && response.seasonId !== location.season
        ? `seasonId: expected ${location.season}, found ${response.seasonId}`
        : null
  if (wrong) throw unreadableEspn(location, `${wrong}.`)
}

function sumStarters(entries: readonly RosterEntry[], location: FileLocation & { week: number }): number | null {
  const points = entries
    .filter(({ lineupSlotId }) => isStartingSlot(toEspnLineupSlot(lineupSlotId)))
    .flatMap(({ playerPoolEntry }) => findWeekRow(playerPoolEntry.player.stats, location, 0)?.appliedTotal ?? [])
  return points.length > 0 ? toPoints(points.reduce((sum, value) => sum + toPoints(value), 0)) : null
}
