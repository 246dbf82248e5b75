/** One week's answer: who was rostered where, and what its matchups say that the league answer does not. */
import { Problem } from '../domain/errors.ts'
import { isStartingSlot } from '../domain/vocabulary.ts'
import { type RosterEntry, rosterEntry, type StatRow } from './answers/player.ts'
import { type WeekMatchup, weekAnswer } from './answers/week.ts'
import { readAnswer, readRecords, type Where, wordPlace } from './read-answer.ts'
import type { Warnings } from './warnings.ts'
import { toLineupSlot, toPoints } from './words.ts'

export interface WeekFacts {
  week: number
  /** Teams in ascending order of id; a team without entries is left out. */
  rosters: { teamId: number; entries: RosterEntry[] }[]
  matchups: WeekMatchup[]
  /** Starters' points so far by team; no entry where none of a team's starters has played. */
  starterPoints: Map<number, number>
}

/**
 * Reads `scoring-period-NN.json`. Throws Problem('unreadable-answer') where it is another league's, season's or week's,
 * or where no roster entry names its player (mMatchupScore without mScoreboard).
 */
export function readWeek(json: unknown, where: Where & { week: number }, warnings: Warnings): WeekFacts {
  const answer = readAnswer(weekAnswer, json, where)
  checkWhose(answer, where)
  checkWeek(answer.scoringPeriodId, where)
  const records = readRecords(where, warnings)
  const rosters = new Map<number, RosterEntry[]>()
  for (const [index, matchup] of answer.schedule.entries()) {
    for (const name of ['home', 'away'] as const) {
      const side = matchup[name]
      const entries = side?.rosterForCurrentScoringPeriod?.entries ?? []
      if (side?.teamId == null || entries.length === 0 || rosters.has(side.teamId)) continue
      const path = `schedule[${index}].${name}.rosterForCurrentScoringPeriod.entries`
      rosters.set(side.teamId, withoutDoubles(records.each(rosterEntry, entries, path), where, warnings))
    }
  }
  records.finish()
  const starterPoints = new Map<number, number>()
  for (const [teamId, entries] of rosters) {
    const points = sumStarters(entries, where)
    if (points !== null) starterPoints.set(teamId, points)
  }
  return {
    week: where.week,
    rosters: [...rosters].map(([teamId, entries]) => ({ teamId, entries })).sort((a, b) => a.teamId - b.teamId),
    matchups: answer.schedule,
    starterPoints,
  }
}

/** A player can be in one place only; the first one is believed. */
function withoutDoubles(
  entries: readonly RosterEntry[],
  { file, week }: Where & { week: number },
  warnings: Warnings,
): RosterEntry[] {
  const byPlayer = new Map<number, RosterEntry>()
  for (const entry of entries) {
    if (byPlayer.has(entry.playerId)) {
      const double = `Player ${entry.playerId} is listed twice on a roster`
      warnings.add(`${double}; the second place is left out.`, file, week)
    } else {
      byPlayer.set(entry.playerId, entry)
    }
  }
  return [...byPlayer.values()]
}

/** The row of one week: 0 actual, 1 projected. Rows of the season before and of whole seasons are passed over. */
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

/** Throws where an answer is not the league's and season's whose folder it is in. */
export function checkWhose(answer: { id: number; seasonId: number }, where: Where): void {
  const wrong =
    answer.id !== where.espnLeagueId
      ? `id: expected ${where.espnLeagueId}, found ${answer.id}`
      : where.season !== null && answer.seasonId !== where.season
        ? `seasonId: expected ${where.season}, found ${answer.seasonId}`
        : null
  if (wrong) throw new Problem('unreadable-answer', `${wordPlace(where)}: ${wrong}.`)
}

/** Throws where an answer is another week's: whoever stands between us and ESPN may mix up two of them. */
export function checkWeek(scoringPeriodId: number, where: Where & { week: number }): void {
  if (scoringPeriodId === where.week) return
  const wrong = `scoringPeriodId: expected ${where.week}, found ${scoringPeriodId}`
  throw new Problem('unreadable-answer', `${wordPlace(where)}: ${wrong}.`)
}

function sumStarters(entries: readonly RosterEntry[], where: Where & { week: number }): number | null {
  const points = entries
    .filter(({ lineupSlotId }) => isStartingSlot(toLineupSlot(lineupSlotId) ?? 'BENCH'))
    .flatMap(({ playerPoolEntry }) => findWeekRow(playerPoolEntry.player.stats, where, 0)?.appliedTotal ?? [])
  return points.length > 0 ? toPoints(points.reduce((sum, value) => sum + toPoints(value), 0)) : null
}
