import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import { roundTo } from '../../domain/rounding.ts'
import type { Matchup, MatchupSide, Season } from '../../domain/season.ts'
import { isStartingSlot } from '../../domain/vocabulary.ts'
import { stateOfWeek } from '../nfl-opponent.ts'
import { chanceAbove } from '../power/power-rating.ts'
import { factsOf } from '../season-facts.ts'
import { expectByRating, projectRest, type RestOfWeek } from './rest-of-week.ts'

/** Bounds of the odds during games, when nothing is certain. */
const leastChance = 0.01

interface LiveSide {
  teamId: number
  /** Points so far. */
  points: number
  /** Of them the home bonus. */
  homeBonus: number
  /** Points still to come in the running week; 0 between two weeks of a round. */
  rest: RestOfWeek
}

/** A matchup whose weeks have begun. */
export interface LiveMatchup {
  /** Weeks of it that have begun, the running one among them. */
  weeksBegun: number
  /** The others; nothing is known of them but the teams' ratings. */
  weeksOpen: number
  home: LiveSide
  away: LiveSide
}

export interface LiveOdds {
  home: LiveSideOdds
  away: LiveSideOdds
  /** Estimated chance that the home team wins, 0.01 to 0.99. */
  homeChance: number
}

interface LiveSideOdds {
  /** Points still expected, open weeks included. */
  toCome: number
  /** Starters with points to come; null if a lineup is unknown, as those of weeks that have not begun. */
  startersToCome: number | null
}

/**
 * The state of a matchup in progress. All matchups of a period are in progress once one of them has points. Null if this one is not in
 * progress, or if nothing is known of what is to come.
 */
export function followMatchup(season: Season, matchup: Matchup): LiveMatchup | null {
  const { home, away, weeks, matchupPeriod } = matchup
  if (!away || matchup.status === 'final' || !periodsBegun(season).has(matchupPeriod)) return null
  const { currentWeek } = season.status
  const isRunning = weeks.includes(currentWeek) && (weeks[0] === currentWeek || hasBegun(season, currentWeek))
  const weeksBegun = weeks.filter((week) => week < currentWeek).length + Number(isRunning)
  const follow = ({ teamId, points, homeBonus }: MatchupSide): LiveSide | null => {
    const rest = isRunning ? projectRest(season, teamId, currentWeek) : { mean: 0, variance: 0, starters: [] }
    return rest && { teamId, points: points ?? 0, homeBonus, rest }
  }
  const own = follow(home)
  const other = follow(away)
  return own && other && { weeksBegun, weeksOpen: weeks.length - weeksBegun, home: own, away: other }
}

/**
 * The odds of a matchup in progress: Φ of the difference in points so far and to come, by the spread of what is to come. Weeks that have not
 * begun count with the power ratings, whether or not their lineups are known. `more` is added to what the home team expects. Null where
 * `followMatchup` is, and without ratings for them.
 */
export function oddsWhilePlayed(season: Season, matchup: Matchup, more = 0): LiveOdds | null {
  const live = followMatchup(season, matchup)
  if (!live) return null
  const [own, other] = [live.home, live.away].map((side) => expectSide(season, side, live.weeksOpen))
  if (!own || !other) return null
  const difference = own.points + own.mean + more - other.points - other.mean
  const chance = chanceAbove(difference, Math.sqrt(own.variance + other.variance))
  const describe = ({ mean, rest }: ExpectedSide) => ({
    toCome: roundTo(mean, 2),
    startersToCome: live.weeksOpen > 0 ? null : (rest.starters?.length ?? null),
  })
  return {
    home: describe(own),
    away: describe(other),
    homeChance: Math.min(1 - leastChance, Math.max(leastChance, chance)),
  }
}

interface ExpectedSide extends LiveSide {
  mean: number
  variance: number
}

function expectSide(season: Season, side: LiveSide, weeksOpen: number): ExpectedSide | null {
  const { mean, variance } = side.rest
  if (weeksOpen === 0) return { ...side, mean, variance }
  const open = expectByRating(season, side.teamId, weeksOpen)
  return open && { ...side, mean: mean + open.mean, variance: variance + open.variance }
}

/** Matchup periods with points, of which a game is not final. */
const periodsBegun = memoizeBySeason(
  ({ matchups }: Season): ReadonlySet<number> =>
    new Set(matchups.flatMap(({ status, matchupPeriod }) => (status === 'in-progress' ? matchupPeriod : []))),
)

/** Whether a later week of a round has begun: by the clock, else by its players' points. */
function hasBegun(season: Season, week: number): boolean {
  const state = stateOfWeek(season, week)
  if (state !== null) return state !== 'before'
  const { playerWeek } = factsOf(season)
  return season.lineups.some(
    (lineup) =>
      lineup.week === week &&
      lineup.entries.some(({ player, slot }) => isStartingSlot(slot) && playerWeek(player, week)?.points != null),
  )
}
