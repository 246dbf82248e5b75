import { sumPoints } from '../../domain/points.ts'
import type { Matchup, Season } from '../../domain/season.ts'
import { planPlayoffs } from '../../verdict/bracket/plan-playoffs.ts'
import { bracketRulesOf, listPlayoffRounds } from '../../verdict/bracket/playoff-rounds.ts'
import { isDecided } from '../../verdict/results.ts'
import { seedingRulesOf } from '../../verdict/seeding.ts'
import { tableThrough } from '../../verdict/table.ts'
import { type PowerRatings, ratePower } from '../power/power-rating.ts'
import { followMatchup, hasPeriodBegun } from '../scoreboard/live-odds.ts'
import { expectByRating, expectSides, nothingToCome, type RestOfWeek } from '../scoreboard/rest-of-week.ts'
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

  const indexOfTeam = new Map(season.teams.map(({ id }, index) => [id, index]))
  const regular = listRegularGames(season)
  const toCome = regular.filter((matchup) => !isPlayed(matchup))
  const playoffs = modelPlayoffs(season, indexOfTeam, toCome.length === 0, afterPeriod)
  if (!playoffs) return null
  const meanOf = new Map(ratings.teams.map(({ teamId, rating }) => [teamId, rating]))
  const periods = listPeriods(season, toCome, playoffs.roundsOver, {
    isNow: afterPeriod === null,
    throughWeek,
    ratings,
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
        home: indexOfTeam.get(home.teamId) ?? 0,
        away: indexOfTeam.get(away?.teamId ?? home.teamId) ?? 0,
      }))
      .sort((a, b) => a.period - b.period || a.matchupId - b.matchupId),
    meetings: listMeetings(regular.filter(isPlayed), indexOfTeam),
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
  ratings: PowerRatings
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
  return [...regular, ...rounds].map(({ matchupPeriod, weeks, isPlayoff }, index) => {
    const played =
      (known.isNow ? readProgress(season, matchupPeriod, known) : null) ??
      readPlayedWeeks(season, matchupPeriod, weeks, known)
    return {
      matchupPeriod,
      week: weeks.at(-1) ?? matchupPeriod,
      weeks: Math.max(1, weeks.length),
      isPlayoff,
      // Later rounds are not drawn yet.
      played: isPlayoff && index === 0 ? addHomeBonuses(season, matchupPeriod, played) : played,
    }
  })
}

/** A team's running week: points so far, without a home bonus, and to come. */
interface Progress {
  teamId: number
  weeksBegun: number
  points: number
  rest: RestOfWeek
}

/**
 * Everything of the running period that is known now: points so far, and those to come in its running week; before it begins, those of its
 * first week. A game of which that is unknown, as without a lineup, counts as before it began, with the ratings. Null if nothing is known.
 */
function readProgress(season: Season, matchupPeriod: number, { ratings, expectedOf }: Known): ModelPeriod['played'] {
  const games = season.matchups.filter((matchup) => matchup.matchupPeriod === matchupPeriod && matchup.away !== null)
  const isBegun = hasPeriodBegun(season, matchupPeriod)
  const known = games.flatMap((matchup) => (isBegun ? followGame(season, matchup) : expectFirstWeek(season, matchup)))
  const [first] = known
  if (!first) return null
  const { weeksBegun } = first
  const progressOf = new Map(known.map((progress) => [progress.teamId, progress]))
  for (const { status, home, away } of games) {
    for (const { teamId, points, homeBonus } of away ? [home, away] : []) {
      if (progressOf.has(teamId)) continue
      const rest = status === 'final' ? null : expectByRating(ratings, teamId, weeksBegun)
      const soFar = rest ? 0 : (points ?? 0) - homeBonus
      progressOf.set(teamId, { teamId, weeksBegun, points: soFar, rest: rest ?? nothingToCome })
    }
  }
  const isBetweenWeeks = [...progressOf.values()].every(({ rest }) => rest.variance === 0)
  const errorOf = new Map(ratings.teams.map(({ teamId, error }) => [teamId, error]))
  return {
    weeks: weeksBegun,
    points: season.teams.map(({ id }) => progressOf.get(id)?.points ?? weeksBegun * expectedOf(id)),
    toCome: isBetweenWeeks
      ? null
      : season.teams.map(({ id }) => toNormal(progressOf.get(id)?.rest ?? nothingToCome, errorOf.get(id) ?? 0)),
  }
}

/**
 * The simulation gives a playoff game's home bonus to the better seed. Where the worse one is at home, as in a bracket set by hand, its points
 * make up for that: the bonus that it gets, and the one that its opponent does not get.
 */
function addHomeBonuses(season: Season, matchupPeriod: number, played: ModelPeriod['played']): ModelPeriod['played'] {
  const bonus = season.settings.homeBonus?.playoffs ?? 0
  const seedOf = (teamId: number) => season.seeds.bracketOrder.indexOf(teamId)
  const worse = season.matchups.flatMap(({ home, away, ...matchup }) =>
    matchup.matchupPeriod === matchupPeriod && away && seedOf(home.teamId) > seedOf(away.teamId) ? home.teamId : [],
  )
  if (bonus === 0 || worse.length === 0) return played
  const { weeks, points, toCome } = played ?? { weeks: 0, points: season.teams.map(() => 0), toCome: null }
  return {
    weeks,
    points: season.teams.map(({ id }, team) => (points[team] ?? 0) + (worse.includes(id) ? 2 * bonus : 0)),
    toCome,
  }
}

function followGame(season: Season, matchup: Matchup): Progress[] {
  const live = followMatchup(season, matchup)
  if (!live) return []
  const { weeksBegun } = live
  return [live.home, live.away].map(({ teamId, points, homeBonus, rest }) => ({
    teamId,
    weeksBegun,
    points: points - homeBonus,
    rest,
  }))
}

/** Before its first kickoff the first week of a game is as its odds have it. */
function expectFirstWeek(season: Season, matchup: Matchup): Progress[] {
  const { home, away, weeks } = matchup
  const [week] = weeks
  const isNext = week !== undefined && factsOf(season).isRunningWeek(week)
  const sides = isNext ? expectSides(season, matchup, { week, part: 'before' }) : null
  if (!sides || !away) return []
  return [
    { teamId: home.teamId, weeksBegun: 1, points: 0, rest: sides.home },
    { teamId: away.teamId, weeksBegun: 1, points: 0, rest: sides.away },
  ]
}

/** The error of the rating in it is drawn once for all weeks. */
function toNormal({ mean, variance, ratedWeeks }: RestOfWeek, error: number) {
  return { mean, deviation: Math.sqrt(Math.max(0, variance - (ratedWeeks * error) ** 2)), ratedWeeks }
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

function modelPlayoffs(
  season: Season,
  indexOfTeam: ReadonlyMap<number, number>,
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
    drawn: listDrawn(season, indexOfTeam),
  }
  if (!isSeeded)
    return { ...frame, seeds: null, decided: [], roundsOver: 0, plan: null, isLastKnown: true, places: null }

  const { bracket } = season
  const isReached = (round: number) =>
    afterPeriod === null || (rounds[round - 1]?.matchupPeriod ?? Number.POSITIVE_INFINITY) <= afterPeriod
  const planned = planPlayoffs(season, isReached)
  if (!bracket || !planned) return null
  const places = (teamIds: readonly (number | null | undefined)[]) =>
    teamIds.flatMap((teamId) => indexOfTeam.get(teamId ?? Number.NaN) ?? [])
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

/** A spot may be of a team that left the league, and a commissioner may give spots to others than the rules do. */
function listDrawn(
  { bracket, playoffTeamIds, status }: Season,
  indexOfTeam: ReadonlyMap<number, number>,
): ModelPlayoffs['drawn'] {
  const [first] = bracket?.rounds ?? []
  if (!first || !status.isRegularSeasonOver) return null
  const byes = first.games.filter(({ kind, second }) => kind === 'winners-bracket' && !second)
  return {
    teams: [...playoffTeamIds].flatMap((teamId) => indexOfTeam.get(teamId) ?? []),
    byes: byes.flatMap((game) => indexOfTeam.get(game.first.teamId ?? Number.NaN) ?? []),
  }
}

function listMeetings(played: readonly Matchup[], indexOfTeam: ReadonlyMap<number, number>): ForecastModel['meetings'] {
  const games = played.flatMap(({ home, away, winner }) => {
    const first = indexOfTeam.get(home.teamId)
    const second = indexOfTeam.get(away?.teamId ?? Number.NaN)
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
