import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import { compareFigures, subtractPoints, toCents } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { listRegularPeriods, ownRegularGames, type RegularPeriod } from '../../verdict/regular-periods.ts'
import { computeAllPlayRecords } from '../luck/all-play-record.ts'
import { partsOfPeriod } from '../period-score.ts'
import { areDrafteesKnown, hasDraftedRosters, scoreOfDraftees } from './drafted-lineup.ts'
import { lineupEfficiency } from './lineup-efficiency.ts'
import { splitWin } from './shapley-split.ts'

/** Sources of points and their value in wins. */
export interface ManagerParts {
  /** The optimal lineup of the own draftees. */
  draft: number
  /** The real roster's optimal lineup minus that: pickups, trades, drops. */
  moves: number
  /** Draft and moves together, if draftees' weeks are unknown or the draft did not fill the rosters. */
  roster: number
  /** Points left on the bench, below 0; 0 in best ball. */
  lineup: number
  /** Commissioner's adjustments and home bonuses. */
  adjustment: number
  /** Whole scores of weeks without lineups. */
  unknown: number
}

export interface ManagerWeek {
  period: RegularPeriod
  score: number
  /** In points, adding up to the score. */
  points: ManagerParts
  /** In wins above an average team's ½, adding up to the all-play share − ½. */
  wins: ManagerParts
}

export interface ManagerResult {
  teamId: number
  games: number
  /** A tie counts half. */
  wins: number
  /** Half of the games: an average team's wins. */
  average: number
  /** Wins above average by part: average + parts + luck = wins. */
  parts: ManagerParts
  /** Wins − expected wins. */
  luck: number
  expectedWins: number
  /** Started points ÷ points of the optimal lineups, 0 to 1; null without a lineup. */
  efficiency: number | null
  weeks: readonly ManagerWeek[]
}

export type PartKey = keyof ManagerParts

/** True: draft and moves are separate. */
export function tellsDraftFromMoves(season: Season): boolean {
  return areDrafteesKnown(season) && hasDraftedRosters(season)
}

/**
 * Every manager's exact contribution to the team's wins: W = games/2 + draft + moves + lineup + adjustment + luck. Each week is compared
 * with every other team's; the contribution of each part of the score to the result is its Shapley value. Sorted by expected wins.
 */
export const reportManagers = memoizeBySeason((season: Season): readonly ManagerResult[] => {
  const weeks = listRegularPeriods(season).flatMap((period) => reportPeriod(season, period))
  const byTeam = Map.groupBy(weeks, ({ teamId }) => teamId)
  const records = computeAllPlayRecords(season)
  return season.teams
    .map(({ id: teamId }): ManagerResult => {
      const games = ownRegularGames(season).get(teamId) ?? []
      const own = byTeam.get(teamId) ?? []
      const wins = games.reduce((sum, { result }) => sum + result, 0)
      const expectedWins = records.get(teamId)?.expectedWins ?? 0
      return {
        teamId,
        games: games.length,
        wins,
        average: games.length / 2,
        parts: addUp(own.map((week) => week.wins)),
        luck: wins - expectedWins,
        expectedWins,
        efficiency: lineupEfficiency(season, teamId),
        weeks: own,
      }
    })
    .sort((a, b) => compareFigures(b.expectedWins, a.expectedWins))
})

function reportPeriod(season: Season, period: RegularPeriod): (ManagerWeek & { teamId: number })[] {
  const teams = [...period.scores].map(([teamId, score]) => ({
    teamId,
    score,
    points: splitPoints(season, period, teamId, score),
  }))
  // One team's gain is the other's loss.
  const won = teams.map((own, index) => teams.slice(0, index).map((other) => winsAgainst(own.points, other.points)))
  return teams.map(({ teamId, score, points }, own) => {
    const lost = won.flatMap((row, other) => (other > own ? scale(row[own] ?? nothing, -1) : []))
    const perOpponent = [...(won[own] ?? []), ...lost]
    const wins = scale(addUp(perOpponent), 1 / perOpponent.length)
    return { teamId, period, score, points, wins }
  })
}

function splitPoints(season: Season, period: RegularPeriod, teamId: number, score: number): ManagerParts {
  const parts = partsOfPeriod(season, period).get(teamId)
  if (!parts) return { ...nothing, unknown: score }
  const { optimal, missed, adjustment } = parts
  const draft = scoreOfDraftees(season, teamId, period.weeks)
  const known = draft === null ? { roster: optimal } : { draft, moves: subtractPoints(optimal, draft) }
  return { ...nothing, ...known, lineup: subtractPoints(0, missed), adjustment }
}

const nothing: ManagerParts = { draft: 0, moves: 0, roster: 0, lineup: 0, adjustment: 0, unknown: 0 }
const partKeys = Object.keys(nothing) as PartKey[]

/** The parts of a result against one team, in wins. If only one of the two has a lineup, only scores are compared. */
function winsAgainst(own: ManagerParts, other: ManagerParts): ManagerParts {
  const isKnown = (parts: ManagerParts) => parts.unknown === 0
  const whole = (parts: ManagerParts) => partKeys.reduce((sum, key) => sum + toCents(parts[key]), 0)
  const comparable = isKnown(own) === isKnown(other)
  const compared = comparable ? partKeys.filter((key) => own[key] !== 0 || other[key] !== 0) : (['unknown'] as const)
  const differences = comparable
    ? compared.map((key) => toCents(own[key]) - toCents(other[key]))
    : [whole(own) - whole(other)]
  const values = splitWin(differences)
  const wins = { ...nothing }
  for (const [index, key] of compared.entries()) wins[key] = values[index] ?? 0
  return wins
}

function addUp(list: readonly ManagerParts[]): ManagerParts {
  const sum = { ...nothing }
  for (const parts of list) for (const key of partKeys) sum[key] += parts[key]
  return sum
}

function scale(parts: ManagerParts, factor: number): ManagerParts {
  const scaled = { ...nothing }
  for (const key of partKeys) scaled[key] = parts[key] * factor
  return scaled
}
