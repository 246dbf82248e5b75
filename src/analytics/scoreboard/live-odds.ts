import type { Matchup, MatchupSide, Season } from '../../domain/season.ts'
import { isStartingSlot } from '../../domain/vocabulary.ts'
import { normalCdf } from '../normal-distribution.ts'
import { sumPoints } from '../points.ts'
import { ratePower } from '../power/power-rating.ts'
import { factsOf } from '../season-facts.ts'

/** Standard deviation of a starter's points around his projection: a constant plus a share of the projection. */
const leastDeviation = 5.1
const deviationShare = 0.2
/** Points of teammates are slightly correlated: a team's variance exceeds the sum of its players'. */
const teamFactor = 1.08
/** Bounds of the odds during games, when nothing is certain. */
const leastChance = 0.01

export interface LiveSide {
  /** Points so far. */
  points: number
  /** Projection of the starters whose games have not started. */
  toCome: number
  /** Number of these starters. */
  startersToCome: number
}

export interface LiveOdds {
  home: LiveSide
  away: LiveSide
  /** Estimated chance that the home team wins, 0.01 to 0.99; games in progress count with their current points. */
  homeChance: number
}

/**
 * The state of a matchup in progress: Φ of the difference in current points and remaining projections, by the spread of the latter. Null if
 * it is not in progress, if neither a lineup of its running week nor an earlier week is known, and in best ball, where the counting players
 * are not known yet.
 */
export function oddsWhilePlayed(season: Season, { status, home, away, weeks }: Matchup): LiveOdds | null {
  if (status !== 'in-progress' || !away || season.settings.isBestBall) return null
  const weeksLeft = weeks.filter((week) => week >= season.status.currentWeek)
  const { lineupIn } = factsOf(season)
  const hasLineups = [home, away].every(({ teamId }) => weeksLeft.some((week) => lineupIn(teamId, week)))
  if (!hasLineups && weeksLeft.length === weeks.length) return null
  const [own, other] = [home, away].map((side) => readSide(season, side, weeksLeft, hasLineups))
  if (!own || !other) return null
  const difference = own.points + own.toCome - other.points - other.toCome
  const deviation = Math.sqrt(own.variance + other.variance)
  const chance = deviation > 0 ? normalCdf(difference / deviation) : 0.5 + Math.sign(difference) / 2
  return { home: own, away: other, homeChance: Math.min(1 - leastChance, Math.max(leastChance, chance)) }
}

function readSide(season: Season, { teamId, points }: MatchupSide, weeksLeft: readonly number[], hasLineups: boolean) {
  const { lineupIn, playerWeek } = factsOf(season)
  const lineups = hasLineups ? weeksLeft.flatMap((week) => lineupIn(teamId, week) ?? []) : []
  const toCome = lineups.flatMap(({ week, entries }) =>
    entries
      .filter(({ slot }) => isStartingSlot(slot))
      .flatMap(({ player }) => {
        const entry = playerWeek(player, week)
        const projection = entry?.projectedPoints ?? 0
        return entry?.points === null && projection > 0 ? [projection] : []
      }),
  )
  // A later week of the round has no lineup yet: it adds the same to both sides, with the usual spread of a week.
  const openWeeks = weeksLeft.length - lineups.length
  const spread = toCome.reduce((sum, projection) => sum + (leastDeviation + deviationShare * projection) ** 2, 0)
  return {
    points: points ?? 0,
    toCome: sumPoints(toCome),
    startersToCome: toCome.length,
    variance: teamFactor * spread + openWeeks * (ratePower(season)?.weeklyDeviation ?? 0) ** 2,
  }
}
