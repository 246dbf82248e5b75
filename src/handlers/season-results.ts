/** Results of a season for payouts and trophies. */
import { giveAwards } from '../analytics/awards/index.ts'
import { listFinishes } from '../analytics/history/finishes.ts'
import type { HistorySeason } from '../analytics/history/league-history.ts'
import { factsOf } from '../analytics/season-facts.ts'
import { computeStandings } from '../analytics/standings.ts'
import type { PayoutResults } from '../book/payouts.ts'
import type { Season } from '../domain/season.ts'
import { listRegularPeriods } from '../verdict/regular-periods.ts'

export function resultsOf({ season, known, managerOf }: HistorySeason): PayoutResults {
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
    finalPlaces: new Map(isOver ? ranks : rankSoFar(season, new Map(regularPlaces))),
    regularPlaces: new Map(regularPlaces),
    isRegularSeasonOver: isOver || season.status.isRegularSeasonOver,
    points: new Map(byRegularRank.map(({ team, regularSeason }) => [team.id, regularSeason.pointsFor])),
    weeks: listWeeklyBest(season),
    holdersOf: (award) => (known === 'whole' ? holdersOf(season, award) : []),
    teamsOf: (key) => season.teams.flatMap(({ id }) => (managerOf(id) === key ? [id] : [])),
  }
}

export function holdersOf(season: Season, title: string): number[] {
  return giveAwards(season).flatMap(({ award, winner }) => (award.title === title ? [winner.teamId] : []))
}

/** Teams still in the playoffs (or in an elimination league) first, then by later exit, then by seed. */
function rankSoFar({ exits, format, playoffTeamIds }: Season, seeds: ReadonlyMap<number, number>): [number, number][] {
  const canWin = (id: number) => format === 'elimination' || playoffTeamIds.has(id)
  const stage = (id: number) => exits.get(id)?.matchupPeriod ?? (canWin(id) ? Number.MAX_SAFE_INTEGER : 0)
  const order = [...seeds.keys()].sort((a, b) => stage(b) - stage(a) || (seeds.get(a) ?? 0) - (seeds.get(b) ?? 0))
  return order.map((id, index) => [id, index + 1])
}

/** The best score of every regular-season period, among the league's teams. */
function listWeeklyBest(season: Season): PayoutResults['weeks'] {
  const { settings, status } = season
  const scoresOf = decidedScores(season)
  return settings.matchupPeriods
    .filter(({ matchupPeriod }) => matchupPeriod <= settings.regularSeasonMatchups)
    .map(({ matchupPeriod, weeks }) => {
      const scores = scoresOf.get(matchupPeriod) ?? []
      const most = Math.max(...scores.map(([, points]) => points))
      const best = scores.filter(([, points]) => points === most).map(([teamId]) => teamId)
      return { week: weeks[0] ?? matchupPeriod, best: best.length > 0 || status.phase === 'complete' ? best : null }
    })
}

type TeamScore = readonly [teamId: number, points: number]

/** Scores by team of final matchup periods. */
function decidedScores(season: Season): ReadonlyMap<number, readonly TeamScore[]> {
  const isFinal = (matchupPeriod: number) => season.status.finalPeriods.includes(matchupPeriod)
  const scores = new Map<number, readonly TeamScore[]>()
  const { teams } = factsOf(season)
  for (const { matchupPeriod, allScores: ofPeriod } of listRegularPeriods(season)) {
    const ofTeams = [...ofPeriod].filter(([teamId]) => teams.has(teamId))
    if (isFinal(matchupPeriod)) scores.set(matchupPeriod, ofTeams)
  }
  for (const { matchupPeriod, sides } of season.eliminationRounds) {
    if (!isFinal(matchupPeriod)) continue
    scores.set(
      matchupPeriod,
      sides.flatMap(({ teamId, points }): TeamScore[] => (points === null ? [] : [[teamId, points]])),
    )
  }
  return scores
}
