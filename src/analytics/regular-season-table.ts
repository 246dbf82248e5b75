import type { LeagueSeason } from '../domain/league-season.ts'
import { fromCents, roundFigure, subtractPoints, toCents } from './points.ts'
import { factsOf, type Game, isDecided } from './season-facts.ts'

/** Games won, lost and tied. `winPercent` is 0 to 100, a tie counts half; 0 before the first game. */
export interface WinRecord {
  wins: number
  losses: number
  ties: number
  winPercent: number
}

export interface RegularSeasonRow extends WinRecord {
  teamId: number
  /** 1 is best. */
  rank: number
  games: number
  pointsFor: number
  pointsAgainst: number
  pointDifferential: number
}

/**
 * The table of the regular season after a matchup period (the last one where none is given), best first. Only decided
 * games count, with the commissioner's adjustments. Rank by win percentage, a tie counting half; then the league's own
 * seed, where it gives one and the regular season is over; then points for; then team id.
 */
export function rankRegularSeason(season: LeagueSeason, throughPeriod = Number.POSITIVE_INFINITY): RegularSeasonRow[] {
  const { gamesOf, teams } = factsOf(season)
  const seedsCount = isRegularSeasonOver(season) && throughPeriod >= lastRegularPeriod(season)
  const seedOf = (teamId: number) => (seedsCount ? teams.get(teamId)?.playoffSeed : null) ?? Number.MAX_SAFE_INTEGER

  return season.teams
    .map(({ id }) => {
      const games = gamesOf(id).filter(({ isPlayoff, matchup }) => !isPlayoff && matchup.matchupPeriod <= throughPeriod)
      return { teamId: id, rank: 0, ...tally(games) }
    })
    .sort(
      (a, b) =>
        b.winPercent - a.winPercent ||
        seedOf(a.teamId) - seedOf(b.teamId) ||
        b.pointsFor - a.pointsFor ||
        a.teamId - b.teamId,
    )
    .map((row, index) => ({ ...row, rank: index + 1 }))
}

/** Wins, losses, ties and points of the decided ones among some games. */
export function tally(games: readonly Game[]): Omit<RegularSeasonRow, 'teamId' | 'rank'> {
  const decided = games.filter(({ result }) => result !== null)
  const count = (wanted: Game['result']) => decided.filter(({ result }) => result === wanted).length
  const [wins, losses, ties] = [count('win'), count('loss'), count('tie')]
  const pointsFor = fromCents(decided.reduce((cents, { own }) => cents + toCents(own.points ?? 0), 0))
  const pointsAgainst = fromCents(decided.reduce((cents, { opponent }) => cents + toCents(opponent.points ?? 0), 0))
  return {
    wins,
    losses,
    ties,
    winPercent: decided.length === 0 ? 0 : roundFigure((100 * (wins + ties / 2)) / decided.length),
    games: decided.length,
    pointsFor,
    pointsAgainst,
    pointDifferential: subtractPoints(pointsFor, pointsAgainst),
  }
}

/** Whether every game of the regular season is decided, by the host's word or by the games themselves. */
export function isRegularSeasonOver({ status, matchups }: LeagueSeason): boolean {
  if (status.phase === 'complete' || status.completedWeeks.includes(status.regularSeasonFinalWeek)) return true
  const games = matchups.filter(({ kind, away }) => kind === 'regular' && away !== null)
  return games.length > 0 && games.every(isDecided)
}

function lastRegularPeriod({ matchups }: LeagueSeason): number {
  return Math.max(0, ...matchups.filter(({ kind }) => kind === 'regular').map(({ matchupPeriod }) => matchupPeriod))
}
