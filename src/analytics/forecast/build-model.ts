import { sumPoints } from '../../domain/points.ts'
import type { Matchup, Season } from '../../domain/season.ts'
import { planPlayoffs } from '../../verdict/bracket/plan-playoffs.ts'
import { bracketRulesOf, listPlayoffRounds } from '../../verdict/bracket/playoff-rounds.ts'
import { isDecided } from '../../verdict/results.ts'
import { seedingRulesOf } from '../../verdict/seeding.ts'
import { tableThrough } from '../../verdict/table.ts'
import { ratePower } from '../power/power-rating.ts'
import { followMatchup } from '../scoreboard/live-odds.ts'
import { projectionWeight } from '../scoreboard/pregame-odds.ts'
import { projectWeek } from '../scoreboard/projected-scores.ts'
import { expectByRating, type RestOfWeek } from '../scoreboard/rest-of-week.ts'
import { factsOf } from '../season-facts.ts'
import { computeStandings } from '../standings.ts'
import type { ForecastModel, ModelPeriod, ModelPlayoffs } from './forecast-model.ts'
import { forecastRuns } from './odds-of-season.ts'

/**
 * The state of a season after a matchup period, as input of the forecast; by default the present state, with the points of the running
 * week so far and those to come, or its projections before it begins. In a period in progress the weeks up to `throughWeek` count as
 * played. Null before the first final game of the regular season, without a bracket, and in edited playoffs with an unknown way to the
 * title.
 */
export function buildModel(
  season: Season,
  afterPeriod: number | null = null,
  throughWeek = afterPeriod === null ? lastFinalWeek(season) : 0,
): ForecastModel | null {
  const isPlayed = (matchup: Matchup) =>
    isDecided(matchup) && (afterPeriod === null || matchup.matchupPeriod <= afterPeriod)
  const ratings = ratePower(season, afterPeriod ?? Number.POSITIVE_INFINITY)
  const rounds = listPlayoffRounds(season)
  if (!ratings || rounds.length === 0) return null

  const placeOf = new Map(season.teams.map(({ id }, index) => [id, index]))
  const regular = listRegularGames(season)
  const toCome = regular.filter((matchup) => !isPlayed(matchup))
  const playoffs = modelPlayoffs(season, placeOf, toCome.length === 0, afterPeriod)
  if (!playoffs) return null
  const meanOf = new Map(ratings.teams.map(({ teamId, rating }) => [teamId, rating]))
  const periods = listPeriods(season, toCome, playoffs.roundsOver, {
    isNow: afterPeriod === null,
    throughWeek,
    expectedOf: (teamId) => meanOf.get(teamId) ?? ratings.leagueMean,
  })
  const { settings } = season
  const [seedingRule = 'points-for'] = seedingRulesOf(settings).ties
  return {
    seed: `${season.leagueNumber}/${season.season}/${periods[0]?.week ?? 0}`,
    runs: forecastRuns,
    weeklyDeviation: ratings.weeklyDeviation,
    teams: modelTeams(season, ratings, afterPeriod ?? Number.POSITIVE_INFINITY),
    periods,
    games: toCome
      .map(({ id, matchupPeriod, home, away }) => ({
        matchupId: id,
        period: periods.findIndex((period) => period.matchupPeriod === matchupPeriod),
        home: placeOf.get(home.teamId) ?? 0,
        away: placeOf.get(away?.teamId ?? home.teamId) ?? 0,
      }))
      .sort((a, b) => a.period - b.period || a.matchupId - b.matchupId),
    meetings: listMeetings(regular.filter(isPlayed), placeOf),
    seedingRule,
    divisionRule: settings.divisionRule ?? null,
    hasMedianGame: settings.hasMedianGame,
    homeBonus: settings.homeBonus ?? { regularSeason: 0, playoffs: 0 },
    playoffs,
  }
}

function listRegularGames(season: Season): Matchup[] {
  const { teams } = factsOf(season)
  return season.matchups.filter(
    ({ kind, home, away }) => kind === 'regular' && away !== null && teams.has(home.teamId) && teams.has(away.teamId),
  )
}

/** Each team's rating and its place in the table after a period. */
function modelTeams(
  season: Season,
  ratings: NonNullable<ReturnType<typeof ratePower>>,
  afterPeriod: number,
): ForecastModel['teams'] {
  const table = new Map(tableThrough(season, afterPeriod).map((row) => [row.teamId, row]))
  return season.teams.map(({ id, divisionId }) => {
    const rated = ratings.teams.find(({ teamId }) => teamId === id)
    const row = table.get(id)
    return {
      teamId: id,
      rating: rated?.rating ?? ratings.leagueMean,
      error: rated?.error ?? ratings.weeklyDeviation,
      halfWins: row ? 2 * row.wins + row.ties : 0,
      results: row ? row.wins + row.losses + row.ties : 0,
      pointsFor: row?.pointsFor ?? 0,
      pointsAgainst: row?.pointsAgainst ?? 0,
      division: season.settings.divisions.length > 1 ? divisionId : null,
    }
  })
}

/** The last final week; 0 before the season's first week ends. */
export function lastFinalWeek({ status }: Season): number {
  return Math.max(0, ...status.finalWeeks)
}

interface Known {
  /** Projections and points of a running week are known. */
  isNow: boolean
  throughWeek: number
  /** A team's expected points a week. */
  expectedOf: (teamId: number) => number
}

/** Periods with future games, then the undecided playoff rounds. */
function listPeriods(season: Season, toCome: readonly Matchup[], roundsOver: number, known: Known): ModelPeriod[] {
  const regular = [...Map.groupBy(toCome, ({ matchupPeriod }) => matchupPeriod)]
    .sort(([a], [b]) => a - b)
    .map(([matchupPeriod, [first]]) => ({ matchupPeriod, weeks: first?.weeks ?? [], isPlayoff: false }))
  const rounds = listPlayoffRounds(season)
    .slice(roundsOver)
    .map(({ matchupPeriod, weeks }) => ({ matchupPeriod, weeks, isPlayoff: true }))
  return [...regular, ...rounds].map(({ matchupPeriod, weeks, isPlayoff }) => {
    const played =
      (known.isNow ? readProgress(season, matchupPeriod, known) : null) ??
      readPlayedWeeks(season, matchupPeriod, weeks, known)
    return {
      matchupPeriod,
      week: weeks.at(-1) ?? matchupPeriod,
      weeks: Math.max(1, weeks.length),
      isPlayoff,
      // Weeks of a round that has begun count with the ratings, as in the odds of its games.
      expected: known.isNow && !played ? expectPoints(season, weeks) : null,
      played,
    }
  })
}

/**
 * Everything of a period in progress that is known now: points so far, and those to come in its running week. A game of which that is
 * unknown, as without a lineup, counts as before it began, with the ratings.
 */
function readProgress(season: Season, matchupPeriod: number, { expectedOf }: Known): ModelPeriod['played'] {
  const games = season.matchups.filter((matchup) => matchup.matchupPeriod === matchupPeriod && matchup.away !== null)
  const followed = games.flatMap((matchup) => followMatchup(season, matchup) ?? [])
  const [first] = followed
  if (!first) return null
  const weeks = first.weeksBegun
  const pointsOf = new Map<number, number>()
  const restOf = new Map<number, RestOfWeek>()
  for (const { status, home, away } of games) {
    for (const { teamId, points, homeBonus } of away ? [home, away] : []) {
      const rest = status === 'final' ? null : expectByRating(season, teamId, weeks)
      pointsOf.set(teamId, rest ? 0 : (points ?? 0) - homeBonus)
      if (rest) restOf.set(teamId, rest)
    }
  }
  for (const { teamId, points, homeBonus, rest } of followed.flatMap(({ home, away }) => [home, away])) {
    pointsOf.set(teamId, points - homeBonus)
    restOf.set(teamId, rest)
  }
  const isBetweenWeeks = [...restOf.values()].every(({ variance }) => variance === 0)
  return {
    weeks,
    points: season.teams.map(({ id }) => pointsOf.get(id) ?? weeks * expectedOf(id)),
    toCome: isBetweenWeeks ? null : season.teams.map(({ id }) => toNormal(restOf.get(id))),
  }
}

/** Nothing of a team without a game. */
function toNormal({ mean, variance }: RestOfWeek = { mean: 0, variance: 0, starters: [] }) {
  return { mean, deviation: Math.sqrt(variance) }
}

/** The completed weeks of a period in progress. A team without a game in it is expected to have scored as usual. */
function readPlayedWeeks(
  { matchups, teams }: Season,
  matchupPeriod: number,
  weeks: readonly number[],
  { throughWeek, expectedOf }: Known,
): ModelPeriod['played'] {
  const over = weeks.filter((week) => week <= throughWeek)
  const sides = matchups
    .filter((matchup) => matchup.matchupPeriod === matchupPeriod && matchup.away && matchup.status !== 'scheduled')
    .flatMap(({ home, away, status }) => [home, away].flatMap((side) => (side ? [{ ...side, status }] : [])))
  const scored = new Map(
    sides.flatMap(({ teamId, pointsByWeek, adjustment, status }) => {
      const points = over.flatMap((week) => pointsByWeek.find((entry) => entry.week === week)?.points ?? [])
      // The date of an adjustment to a completed game is unknown.
      const extra = status === 'final' ? 0 : adjustment
      return points.length < over.length ? [] : [[teamId, sumPoints([...points, extra])] as const]
    }),
  )
  if (over.length === 0 || scored.size === 0 || scored.size < sides.length) return null
  return {
    weeks: over.length,
    points: teams.map(({ id }) => scored.get(id) ?? over.length * expectedOf(id)),
    toCome: null,
  }
}

/** Projections exaggerate: the expectation is seven tenths of a team's distance from their mean. */
function expectPoints(season: Season, weeks: readonly number[]): number[] | null {
  const byWeek = weeks.map((week) => projectWeek(season, week))
  const projected = season.teams.map(({ id }) => byWeek.map((scores) => scores?.get(id)))
  if (weeks.length === 0 || projected.some((scores) => scores.some((score) => score === undefined))) return null
  const means = projected.map((scores) => scores.reduce<number>((sum, score) => sum + (score ?? 0), 0) / weeks.length)
  const mean = means.reduce((sum, score) => sum + score, 0) / means.length
  return means.map((score) => mean + projectionWeight * (score - mean))
}

function modelPlayoffs(
  season: Season,
  placeOf: ReadonlyMap<number, number>,
  isSeeded: boolean,
  afterPeriod: number | null,
): ModelPlayoffs | null {
  const rounds = listPlayoffRounds(season)
  const { playoffTeamCount, reseed, consolation } = bracketRulesOf(season)
  const frame = {
    teamCount: Math.min(playoffTeamCount, season.teams.length),
    reseed,
    consolation,
    rounds: rounds.length,
  }
  if (!isSeeded)
    return { ...frame, seeds: null, decided: [], roundsOver: 0, plan: null, isLastKnown: true, places: null }

  const { bracket } = season
  const isReached = (round: number) =>
    afterPeriod === null || (rounds[round - 1]?.matchupPeriod ?? Number.POSITIVE_INFINITY) <= afterPeriod
  const planned = planPlayoffs(season, isReached)
  if (!bracket || !planned) return null
  const places = (teamIds: readonly (number | null | undefined)[]) =>
    teamIds.flatMap((teamId) => placeOf.get(teamId ?? Number.NaN) ?? [])
  const decided = bracket.rounds.map(({ games }, index) => {
    const contested = games.filter(({ second }) => second)
    const played = contested.filter(({ winner }) => winner !== null && isReached(index + 1))
    const forTitle = contested.filter(({ kind }) => kind === 'winners-bracket')
    return {
      winners: places(played.map((game) => (game.winner ? game[game.winner]?.teamId : null))),
      losers: places(played.map(({ winner, first, second }) => (winner === 'first' ? second : first)?.teamId)),
      isOver: (forTitle.length > 0 ? forTitle : contested).every((game) => played.includes(game)),
    }
  })
  const firstOpen = decided.findIndex(({ isOver }) => !isOver)
  const roundsOver = firstOpen < 0 ? decided.length : firstOpen
  const { isFinal, teams } = computeStandings(season)
  return {
    ...frame,
    seeds: places(season.seeds.bracketOrder),
    decided: decided.slice(0, roundsOver + 1).map(({ winners, losers }) => ({ winners, losers })),
    roundsOver,
    plan: planned.plan,
    isLastKnown: planned.isLastKnown,
    places: isFinal && roundsOver === decided.length ? places(teams.map(({ team }) => team.id)) : null,
  }
}

function listMeetings(played: readonly Matchup[], placeOf: ReadonlyMap<number, number>): ForecastModel['meetings'] {
  const games = played.flatMap(({ home, away, winner }) => {
    const first = placeOf.get(home.teamId)
    const second = placeOf.get(away?.teamId ?? Number.NaN)
    if (first === undefined || second === undefined) return []
    const halfWins = winner === 'tie' ? 1 : winner === 'home' ? 2 : 0
    return [
      first < second
        ? { team: first, other: second, halfWins }
        : { team: second, other: first, halfWins: 2 - halfWins },
    ]
  })
  return [...Map.groupBy(games, ({ team, other }) => team * 1000 + other).values()].flatMap((same) => {
    const [first] = same
    return first
      ? [{ ...first, halfWins: same.reduce((sum, { halfWins }) => sum + halfWins, 0), games: same.length }]
      : []
  })
}
