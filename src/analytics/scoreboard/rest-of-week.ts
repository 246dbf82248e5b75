import { isRuledOut } from '../../domain/injury.ts'
import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import type { LineupEntry, Player, Season } from '../../domain/season.ts'
import { isStartingSlot, type LineupSlot } from '../../domain/vocabulary.ts'
import { shareOfGameLeft, shareOfWeekLeft } from '../nfl-opponent.ts'
import { ratePower } from '../power/power-rating.ts'
import { factsOf } from '../season-facts.ts'
import { projectPlayer, projectWeek } from './projected-scores.ts'

/** Standard deviation of a starter's points around his projection: a constant plus a share of the projection, for a whole game. */
const leastDeviation = 5.1
const deviationShare = 0.2
/** Points of teammates are slightly correlated: a team's variance exceeds the sum of its players'. */
const teamFactor = 1.08

/** A team's points still to come in the running week: a normal distribution. */
export interface RestOfWeek {
  mean: number
  variance: number
  /** Starters with points to come; null if the lineup is unknown. */
  starters: readonly StarterToCome[] | null
}

export interface StarterToCome {
  player: Player
  /** Points of his whole game. */
  expected: number
  /** How much of his game is left, above 0 and up to 1. */
  share: number
}

/**
 * Everything that shows a game in progress reads this: its odds, the projection beside its score, and the forecast. A starter counts with
 * his projection, or without one with what starters of his slot have scored in this league, times the share of his NFL game that is left.
 * Without a lineup, and in best ball, the team's power rating takes its place. Null if nothing of that is known.
 */
export function projectRest(season: Season, teamId: number, week: number): RestOfWeek | null {
  const { lineupIn } = factsOf(season)
  const lineup = season.settings.isBestBall ? undefined : lineupIn(teamId, week)
  if (!lineup) return restByRating(season, teamId, week)
  const toCome = listStartersToCome(season, lineup.entries, week)
  if (toCome === null) return null
  const mean = toCome.reduce((sum, { expected, share }) => sum + expected * share, 0)
  const variance = toCome.reduce(
    (sum, { expected, share }) => sum + (leastDeviation + deviationShare * expected) ** 2 * share,
    0,
  )
  return { mean, variance: teamFactor * variance, starters: toCome }
}

function listStartersToCome(season: Season, entries: readonly LineupEntry[], week: number): StarterToCome[] | null {
  const { players } = factsOf(season)
  const found: StarterToCome[] = []
  for (const entry of entries.filter(({ slot }) => isStartingSlot(slot))) {
    const player = players.get(entry.player)
    const share = player ? shareOfGameLeft(season, player, week) : 0
    if (!player || share === 0) continue
    const expected = expectStarter(season, player, entry, week)
    if (expected === null) return null
    if (expected > 0) found.push({ player, expected, share })
  }
  return found
}

function restByRating(season: Season, teamId: number, week: number): RestOfWeek | null {
  const share = shareOfWeekLeft(season, week)
  return share === null ? null : expectByRating(season, teamId, share)
}

/** A team's points in a number of weeks, or in a share of one, by its power rating; null before the first final game. */
export function expectByRating(season: Season, teamId: number, weeks: number): RestOfWeek | null {
  const ratings = ratePower(season)
  const rated = ratings?.teams.find((team) => team.teamId === teamId)
  if (!ratings || !rated) return null
  const variance = weeks * ratings.weeklyDeviation ** 2 + (weeks * rated.error) ** 2
  return { mean: weeks * rated.rating, variance, starters: null }
}

/** Points of his whole game; 0 if he will not play, null if nothing is known. */
function expectStarter(season: Season, player: Player, { slot }: LineupEntry, week: number): number | null {
  // One who was hurt in his game, too.
  if (isRuledOut(player.injuryStatus)) return 0
  const projection = projectWeek(season, week) ? projectPlayer(season, player.number, week) : null
  if (projection !== null) return projection
  // A player without an NFL team has no game.
  if (season.nflSchedule !== null && player.nflTeam === null) return 0
  return slotMeans(season).get(slot) ?? null
}

/** Mean points of the starters who played, by slot, in final weeks. */
const slotMeans = memoizeBySeason((season: Season): ReadonlyMap<LineupSlot, number> => {
  const { isFinalWeek, playerWeek } = factsOf(season)
  const started = season.lineups
    .filter(({ week }) => isFinalWeek(week))
    .flatMap(({ entries, week }) =>
      entries.flatMap(({ player, slot }) => {
        const points = isStartingSlot(slot) ? (playerWeek(player, week)?.points ?? null) : null
        return points === null ? [] : [{ slot, points }]
      }),
    )
  return new Map(
    [...Map.groupBy(started, ({ slot }) => slot)].map(([slot, rows]) => [
      slot,
      rows.reduce((sum, { points }) => sum + points, 0) / rows.length,
    ]),
  )
})
