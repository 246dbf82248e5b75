import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import { subtractPoints } from '../../domain/points.ts'
import { roundTo } from '../../domain/rounding.ts'
import type { Matchup, MatchupSide, Season } from '../../domain/season.ts'
import { weekOfSeason } from '../../domain/season-week.ts'
import { isStartingSlot } from '../../domain/vocabulary.ts'
import { stateOfWeek } from '../nfl-opponent.ts'
import { chanceAbove } from '../normal-distribution.ts'
import { type PowerRatings, ratePower } from '../power/power-rating.ts'
import { factsOf } from '../season-facts.ts'
import { boundChance } from './bound-chance.ts'
import {
  expectByRating,
  expectSides,
  homeBonusOf,
  type LineupChange,
  nothingToCome,
  projectionWeight,
  type RestOfWeek,
} from './rest-of-week.ts'
import type { Starter } from './week-lineups.ts'

interface LiveSide {
  teamId: number
  /** Points so far. */
  points: number
  /** Of them the home bonus. */
  homeBonus: number
  /** Points still to come in the current week. */
  rest: RestOfWeek
}

/** A matchup whose weeks have begun. */
export interface LiveMatchup {
  /** Its weeks up to the current one. */
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
export function followMatchup(season: Season, matchup: Matchup, without?: Starter): LiveMatchup | null {
  const { home, away, weeks, matchupPeriod } = matchup
  if (!away || matchup.status === 'final' || !hasPeriodBegun(season, matchupPeriod)) return null
  const running = weeks.find((week) => week === season.status.runningWeek)
  const weeksBegun = weeks.filter((week) => isPast(season, week)).length + Number(running !== undefined)
  // A later week of a round counts as its lineups are, before its first kickoff, too.
  const part = running === undefined || isBetweenWeeks(season, weeks, running) ? 'before' : 'left'
  const rest =
    running === undefined
      ? { home: nothingToCome, away: nothingToCome }
      : expectSides(season, matchup, { week: running, part, without })
  const follow = ({ teamId, points, homeBonus }: MatchupSide, at: 'home' | 'away'): LiveSide | null => {
    // Before its own first kickoff a side may lack points, and its bonus with them.
    const bonus = points === null && at === 'home' ? homeBonusOf(season, matchup) : homeBonus
    const isWithout = without?.teamId === teamId && running !== undefined
    const scored = isWithout ? (factsOf(season).playerWeek(without.player, running)?.points ?? 0) : 0
    const score = points === null ? bonus : subtractPoints(points, scored)
    return rest && { teamId, points: score, homeBonus: bonus, rest: rest[at] }
  }
  const own = follow(home, 'home')
  const other = follow(away, 'away')
  return own && other && { weeksBegun, weeksOpen: weeks.length - weeksBegun, home: own, away: other }
}

/**
 * The odds of a matchup in progress: Φ of the difference in points so far and to come, by the spread of what is to come. Weeks after the
 * current one count with the power ratings, whether or not their lineups are known. Null where `followMatchup` is, and without ratings for them.
 */
export function oddsWhilePlayed(
  season: Season,
  matchup: Matchup,
  { more = 0, without }: LineupChange = {},
): LiveOdds | null {
  const live = followMatchup(season, matchup, without)
  if (!live) return null
  const ratings = ratePower(season, matchup.matchupPeriod - 1)
  const [own, other] = [live.home, live.away].map((side) => expectSide(ratings, side, live.weeksOpen))
  if (!own || !other) return null
  const difference = own.points + own.mean + projectionWeight * more - other.points - other.mean
  const chance = chanceAbove(difference, Math.sqrt(own.variance + other.variance))
  const describe = ({ shown, rest }: ExpectedSide) => ({
    toCome: roundTo(shown, 2),
    startersToCome: live.weeksOpen > 0 ? null : (rest.starters?.length ?? null),
  })
  return {
    home: describe(own),
    away: describe(other),
    homeChance: boundChance(chance),
  }
}

interface ExpectedSide extends LiveSide {
  mean: number
  variance: number
  shown: number
}

/** The rating of all weeks to come has one error. */
function expectSide(ratings: PowerRatings | null, side: LiveSide, weeksOpen: number): ExpectedSide | null {
  const { mean, variance, ratedWeeks, shown } = side.rest
  if (weeksOpen === 0) return { ...side, mean, variance, shown }
  const open = expectByRating(ratings, side.teamId, weeksOpen)
  const both = expectByRating(ratings, side.teamId, weeksOpen + ratedWeeks)
  return open && both && { ...side, mean: mean + open.mean, variance: both.variance, shown: shown + open.mean }
}

/** Whether a period has points while a game of it is not final. */
export function hasPeriodBegun(season: Season, matchupPeriod: number): boolean {
  return periodsBegun(season).has(matchupPeriod)
}

const periodsBegun = memoizeBySeason(
  ({ matchups }: Season): ReadonlySet<number> =>
    new Set(matchups.flatMap(({ status, matchupPeriod }) => (status === 'in-progress' ? matchupPeriod : []))),
)

/** Whether the season is past a week of a round. */
function isPast({ status }: Season, week: number): boolean {
  const { state } = weekOfSeason(status, week)
  return state === 'over' || (state === 'final' && week !== status.runningWeek)
}

/** Whether a week of a period is being played: between two weeks of a round none is. */
export function isBeingPlayed(season: Season, matchupPeriod: number): boolean {
  const { runningWeek } = season.status
  return season.matchups.some(
    ({ status, weeks, ...matchup }) =>
      matchup.matchupPeriod === matchupPeriod &&
      status === 'in-progress' &&
      runningWeek !== null &&
      weeks.includes(runningWeek) &&
      !isBetweenWeeks(season, weeks, runningWeek),
  )
}

/** Whether the first kickoff of a round's running week is still to come, after an earlier one. */
function isBetweenWeeks(season: Season, weeks: readonly number[], running: number): boolean {
  return weeks[0] !== running && !hasBegun(season, running)
}

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
