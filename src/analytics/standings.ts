import type { LeagueSeason, Team } from '../domain/league-season.ts'
import { oncePerSeason } from './once-per-season.ts'
import { roundFigure, sumPoints } from './points.ts'
import {
  isRegularSeasonOver,
  type RegularSeasonRow,
  rankRegularSeason,
  tally,
  type WinRecord,
} from './regular-season-table.ts'
import { factsOf, isDecided } from './season-facts.ts'

export interface TeamStanding {
  team: Team
  /** The host's final rank once the season is over, the regular season's before. */
  rank: number
  isChampion: boolean
  /** By the league's own seed once the regular season is over; until then, whether the rank so far would do. */
  madePlayoffs: boolean
  regularSeason: RegularSeasonRow & { avgPointsFor: number; avgPointsAgainst: number }
  /** Every game played, playoffs and consolation included. */
  totalSeason: WinRecord
  /** Regular-season rank after each decided matchup period, by its last week. */
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
  /** Decided games of the regular season. */
  regularSeasonGames: number
  totalPoints: number
  avgPointsPerTeam: number
}

/** The final and the regular-season standings. Ranks are 1..n without gaps; leaders are null before the first decided game. */
export const computeStandings = oncePerSeason((season: LeagueSeason): Standings => {
  const table = rankRegularSeason(season)
  const isFinal = season.status.phase === 'complete' && season.teams.every(({ finalRank }) => finalRank !== null)
  const ranksByWeek = rankEachWeek(season)
  const { teams, gamesOf } = factsOf(season)
  const hasBegun = table.some(({ games }) => games > 0)

  const standings = table
    .flatMap((row) => {
      const team = teams.get(row.teamId)
      if (!team) return []
      const rank = (isFinal && team.finalRank) || row.rank
      const { wins, losses, ties, winPercent } = tally(gamesOf(team.id))
      const standing: TeamStanding = {
        team,
        rank,
        isChampion: isFinal && rank === 1,
        madePlayoffs: hasBegun && playoffPlace(season, team, row) <= season.settings.playoffTeamCount,
        regularSeason: {
          ...row,
          avgPointsFor: average(row.pointsFor, row),
          avgPointsAgainst: average(row.pointsAgainst, row),
        },
        totalSeason: { wins, losses, ties, winPercent },
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
    regularSeasonGames: season.matchups.filter((matchup) => matchup.kind === 'regular' && isDecided(matchup)).length,
    totalPoints,
    avgPointsPerTeam: table.length === 0 ? 0 : roundFigure(totalPoints / table.length),
  }
})

/** A team's place in the race for the playoffs: the league's own seed once the regular season is over, else its rank. */
function playoffPlace(season: LeagueSeason, team: Team, { rank }: RegularSeasonRow): number {
  return (isRegularSeasonOver(season) ? team.playoffSeed : null) ?? rank
}

function average(points: number, { games }: RegularSeasonRow): number {
  return games === 0 ? 0 : roundFigure(points / games)
}

function mostPointsFor(standings: readonly TeamStanding[]): TeamStanding | undefined {
  return standings.toSorted((a, b) => b.regularSeason.pointsFor - a.regularSeason.pointsFor)[0]
}

/** Ranks after each matchup period of the regular season all of whose games are decided, for a chart of places. */
function rankEachWeek(season: LeagueSeason): { week: number; ranks: Map<number, number> }[] {
  const games = season.matchups.filter(({ kind, away }) => kind === 'regular' && away !== null)
  const periods = [...Map.groupBy(games, ({ matchupPeriod }) => matchupPeriod)]
  return periods
    .filter(([, matchups]) => matchups.every(isDecided))
    .sort(([a], [b]) => a - b)
    .map(([period, matchups]) => ({
      week: Math.max(...matchups.flatMap(({ weeks }) => weeks)),
      ranks: new Map(rankRegularSeason(season, period).map(({ teamId, rank }) => [teamId, rank])),
    }))
}
