import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import { roundFigure, sumPoints } from '../domain/points.ts'
import type { Season, TableRow, Team, WinRecord } from '../domain/season.ts'
import { hasRecords } from '../domain/season-format.ts'
import { isDecided } from '../verdict/results.ts'
import type { SeedGround } from '../verdict/seed-order.ts'
import { explainTable } from '../verdict/seeding.ts'
import { percentOf, tableThrough, tallyGames } from '../verdict/table.ts'
import { factsOf } from './season-facts.ts'

export interface TeamStanding {
  team: Team
  /** The final rank once the season is over, the regular-season rank before. */
  rank: number
  isChampion: boolean
  /**
   * Seed, 1 is best: the league's own once the regular season is over, by the seeding rule before. Null before the first game, and in
   * leagues without playoffs of two teams.
   */
  seed: number | null
  /** By the bracket's games once they are known; before the end of the regular season, as if it ended now. */
  madePlayoffs: boolean
  /** Null in a league without divisions. */
  division: string | null
  /** Of its place in the regular season's table; null where the rules do not explain it, and in leagues without opponents. */
  ground: SeedGround | null
  /** Last week of the round that eliminated the team in an elimination league; null otherwise. */
  eliminatedInWeek: number | null
  regularSeason: TableRow & { avgPointsFor: number; avgPointsAgainst: number }
  /** All games, with playoffs, consolation and median results; null while games of the playoffs are final that are not known. */
  totalSeason: WinRecord | null
  /** Regular-season rank after each final matchup period, by its last week. */
  rankByWeek: { week: number; rank: number }[]
}

export interface Standings {
  isFinal: boolean
  /** By rank. */
  teams: TeamStanding[]
  champion: TeamStanding | null
  regularSeasonLeader: TeamStanding | null
  /** Most points for in the regular season. */
  highestScoring: TeamStanding | null
  /** Final games of the regular season. */
  regularSeasonGames: number
  totalPoints: number
  avgPointsPerTeam: number
}

/** Final and regular-season standings. Ranks are 1..n without gaps; leaders are null before the first final game. */
export const computeStandings = memoizeBySeason((season: Season): Standings => {
  const { table, finalRanks, hasOpponents, exits, playoffTeamIds } = season
  const isFinal = finalRanks !== null
  const ranksByWeek = rankEachWeek(season)
  const { teams } = factsOf(season)
  const hasBegun = table.some(({ games, pointsFor }) => games > 0 || (!hasOpponents && pointsFor !== 0))
  const grounds = hasRecords(season.format) ? explainTable(season) : null
  const playoffGames = season.matchups.filter(({ kind }) => kind !== 'regular')
  const areAllKnown = !lacksPlayoffGames(season)

  const standings = table
    .flatMap((row) => {
      const team = teams.get(row.teamId)
      if (!team) return []
      const rank = finalRanks?.get(team.id) ?? row.rank
      const scored = row.games || roundsOf(season, team.id)
      const seed = hasBegun && hasRecords(season.format) ? seedIn(season, row) : null
      const standing: TeamStanding = {
        team,
        rank,
        isChampion: isFinal && rank === 1,
        seed,
        madePlayoffs: seed !== null && playoffTeamIds.has(team.id),
        division: season.settings.divisions.length > 1 ? team.divisionName : null,
        ground: grounds?.get(team.id) ?? null,
        eliminatedInWeek: hasOpponents ? null : (exits.get(team.id)?.week ?? null),
        regularSeason: {
          ...row,
          avgPointsFor: average(row.pointsFor, scored),
          avgPointsAgainst: average(row.pointsAgainst, scored),
        },
        totalSeason: areAllKnown ? addRecords(row, tallyGames(hasOpponents ? playoffGames : [], team.id)) : null,
        rankByWeek: ranksByWeek.map(({ week, ranks }) => ({ week, rank: ranks.get(team.id) ?? row.rank })),
      }
      return [standing]
    })
    .sort((a, b) => a.rank - b.rank)

  const totalPoints = sumPoints(table.map(({ pointsFor }) => pointsFor))
  const byRegularRank = standings.toSorted((a, b) => a.regularSeason.rank - b.regularSeason.rank)
  return {
    isFinal,
    teams: standings,
    champion: standings.find(({ isChampion }) => isChampion) ?? null,
    regularSeasonLeader: (hasBegun && byRegularRank[0]) || null,
    highestScoring: (hasBegun && mostPointsFor(byRegularRank)) || null,
    regularSeasonGames: countRegularGames(season),
    totalPoints,
    avgPointsPerTeam: table.length === 0 ? 0 : roundFigure(totalPoints / table.length),
  }
})

/** Whether a matchup period of the playoffs is final and no game of them is known: Sleeper states records before its games are read. */
function lacksPlayoffGames({ matchups, settings, status, hasOpponents }: Season): boolean {
  const isOver = status.finalPeriods.some((period) => period > settings.regularSeasonMatchups)
  return hasOpponents && isOver && !matchups.some(({ kind, away }) => kind !== 'regular' && away !== null)
}

/** Each game once, also those against a team that left the league. Without known games the records say how many there were. */
function countRegularGames({ matchups, table, hasOpponents }: Season): number {
  if (!hasOpponents) return 0
  const games = matchups.filter(
    (matchup) =>
      matchup.kind === 'regular' && matchup.away?.teamId !== matchup.home.teamId && isDecided(matchup) && matchup.away,
  )
  return games.length > 0 ? games.length : Math.round(table.reduce((sum, row) => sum + row.games, 0) / 2)
}

function roundsOf({ eliminationRounds }: Season, teamId: number): number {
  return eliminationRounds.filter(
    ({ status, sides }) => status === 'final' && sides.some((side) => side.teamId === teamId),
  ).length
}

function addRecords(a: WinRecord, b: WinRecord): WinRecord {
  const wins = a.wins + b.wins
  const losses = a.losses + b.losses
  const ties = a.ties + b.ties
  return { wins, losses, ties, winPercentage: percentOf({ wins, losses, ties }) }
}

function average(points: number, games: number): number {
  return games === 0 ? 0 : roundFigure(points / games)
}

function mostPointsFor(standings: readonly TeamStanding[]): TeamStanding | undefined {
  return standings.toSorted((a, b) => b.regularSeason.pointsFor - a.regularSeason.pointsFor)[0]
}

/** Ranks after each completely final matchup period of the regular season, for a chart. */
function rankEachWeek(season: Season): { week: number; ranks: Map<number, number> }[] {
  // In an unsupported format only the host knows the order.
  if (season.format === 'other') return []
  const games = season.matchups.filter(({ kind, away }) => kind === 'regular' && away !== null)
  const contests = [...games, ...season.eliminationRounds]
  return [...Map.groupBy(contests, ({ matchupPeriod }) => matchupPeriod)]
    .filter(([period]) => season.status.finalPeriods.includes(period))
    .sort(([a], [b]) => a - b)
    .map(([period, played]) => ({
      week: Math.max(...played.flatMap(({ weeks }) => weeks)),
      ranks: new Map(tableThrough(season, period).map(({ teamId, rank }) => [teamId, rank])),
    }))
}

/** A final seed counts the teams of the bracket that left the league since. */
function seedIn({ seeds }: Season, { teamId, rank }: Season['table'][number]): number {
  return seeds.isFinal ? (seeds.seedOf.get(teamId) ?? rank) : rank
}
