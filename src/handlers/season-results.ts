/** What payouts and trophies need to know of a season. */
import { giveAwards } from '../analytics/awards/index.ts'
import { listFinishes } from '../analytics/history/finishes.ts'
import type { HistorySeason } from '../analytics/history/league-history.ts'
import { listSeasonGames } from '../analytics/history/season-games.ts'
import { listRegularPeriods } from '../analytics/regular-periods.ts'
import { isRegularSeasonOver } from '../analytics/regular-season-table.ts'
import { computeStandings } from '../analytics/standings.ts'
import type { SeasonResults } from '../book/payouts.ts'
import type { LeagueSeason } from '../domain/league-season.ts'

export function resultsOf({ season, known, managerOf }: HistorySeason): SeasonResults {
  const byRegularRank = computeStandings(season).teams.toSorted((a, b) => a.regularSeason.rank - b.regularSeason.rank)
  const isOver = season.status.phase === 'complete'
  const finishes = [...listFinishes(season)]
  const seeds = finishes.flatMap(([id, { seed }]): [number, number][] => (seed === null ? [] : [[id, seed]]))
  const regularPlaces =
    seeds.length > 0 ? seeds : byRegularRank.map(({ team, regularSeason }) => [team.id, regularSeason.rank] as const)
  const ranks = finishes.flatMap(([id, { rank }]): [number, number][] => (rank === null ? [] : [[id, rank]]))
  return {
    season: season.season,
    isOver,
    hasBegun:
      isOver || byRegularRank.some(({ regularSeason }) => regularSeason.games > 0 || regularSeason.pointsFor > 0),
    teams: byRegularRank.map(({ team }) => team.id),
    finalPlaces: new Map(isOver ? ranks : rankAsItStands(season, new Map(regularPlaces))),
    regularPlaces: new Map(regularPlaces),
    isRegularSeasonOver: isOver || isRegularSeasonOver(season),
    points: new Map(byRegularRank.map(({ team, regularSeason }) => [team.id, regularSeason.pointsFor])),
    weeks: listWeeklyBest(season),
    holdersOf: (award) => (known === 'whole' ? holdersOf(season, award) : []),
    teamsOf: (key) => season.teams.flatMap(({ id }) => (managerOf(id) === key ? [id] : [])),
  }
}

export function holdersOf(season: LeagueSeason, title: string): number[] {
  return giveAwards(season).flatMap(({ award, winner }) => (award.title === title ? [winner.teamId] : []))
}

/** In the playoffs, who is still in them is before who lost in them, a later loss before an earlier one; else by seed. */
function rankAsItStands(season: LeagueSeason, seeds: ReadonlyMap<number, number>): [number, number][] {
  const lostIn = new Map<number, number>()
  for (const { kind, winner, home, away, matchup } of listSeasonGames(season)) {
    if (kind === 'playoffs' && winner !== 'tie')
      lostIn.set((winner === 'home' ? away : home).teamId, matchup.matchupPeriod)
  }
  const finishes = listFinishes(season)
  const stage = (id: number) =>
    lostIn.get(id) ?? (finishes.get(id)?.madePlayoffs ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY)
  const order = [...seeds.keys()].sort(
    (a, b) => compareNumbers(stage(b), stage(a)) || (seeds.get(a) ?? 0) - (seeds.get(b) ?? 0),
  )
  return order.map((id, index) => [id, index + 1])
}

const compareNumbers = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

/** The best score of every period of the regular season. */
function listWeeklyBest(season: LeagueSeason): SeasonResults['weeks'] {
  const { settings, matchups, status } = season
  const open = new Set(
    matchups
      .filter(({ kind, away, status }) => kind === 'regular' && away && status !== 'final')
      .map(({ matchupPeriod }) => matchupPeriod),
  )
  const decided = new Map(listRegularPeriods(season).map((period) => [period.matchupPeriod, period]))
  return settings.matchupPeriods
    .filter(({ matchupPeriod }) => matchupPeriod <= settings.regularSeasonMatchups)
    .map(({ matchupPeriod, weeks }) => {
      const scores = [...(open.has(matchupPeriod) ? [] : (decided.get(matchupPeriod)?.scores ?? []))]
      const most = Math.max(...scores.map(([, points]) => points))
      const best = scores.filter(([, points]) => points === most).map(([teamId]) => teamId)
      return { week: weeks[0] ?? matchupPeriod, best: best.length > 0 || status.phase === 'complete' ? best : null }
    })
}
