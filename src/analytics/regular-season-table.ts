import type { Season, Team } from '../domain/season.ts'
import { findHostRecord, type RecordFigures } from './host-records.ts'
import { listMedianGames, type MedianGame } from './median-games.ts'
import { memoizeBySeason } from './memoize-by-season.ts'
import { fromCents, roundFigure, subtractPoints, sumPoints, toCents } from './points.ts'
import { factsOf, type Game, isDecided } from './season-facts.ts'
import { listMeetings, seedTeams } from './seeding.ts'

/** Games won, lost and tied. `winPercentage` is 0 to 100, a tie counts half; 0 before the first game. */
export interface WinRecord {
  wins: number
  losses: number
  ties: number
  winPercentage: number
}

export interface RegularSeasonRow extends WinRecord {
  teamId: number
  /** 1 is best. */
  rank: number
  /** Matchups; in a median league each has a second result. */
  games: number
  /** The record against the median; null in leagues without median games. */
  againstMedian: Pick<WinRecord, 'wins' | 'losses' | 'ties'> | null
  pointsFor: number
  pointsAgainst: number
  pointDifferential: number
  /** The record by the matchups, if the row shows the host's because they differ; else null. */
  byMatchups: RecordFigures | null
}

/**
 * Regular-season standings after a matchup period (by default the last one), best first. They count final games with all parts of their
 * points, and median results in median leagues. At the end of the table the host's record is used where it differs. Ranks are the league's
 * own seeds once the regular season is over, and follow the seeding rule before. Without opponents: remaining teams first, then by later
 * elimination, then points for.
 */
export function rankRegularSeason(season: Season, throughPeriod = Number.POSITIVE_INFINITY): RegularSeasonRow[] {
  const rows = season.teams.map((team) => {
    const row = rowOf(season, team.id, throughPeriod)
    return throughPeriod >= lastRegularPeriod(season) ? asHostCounts(season, team, row) : row
  })
  return orderRows(season, rows, throughPeriod).map((row, index) => ({ ...row, rank: index + 1 }))
}

function rowOf(season: Season, teamId: number, throughPeriod: number): RegularSeasonRow {
  const isCounted = (period: number) => period <= throughPeriod
  const games = factsOf(season)
    .gamesOf(teamId)
    .filter(({ isPlayoff, matchup }) => !isPlayoff && isCounted(matchup.matchupPeriod))
  const medianGames = (listMedianGames(season).get(teamId) ?? []).filter((game) => isCounted(game.matchupPeriod))
  const row = { teamId, rank: 0, ...tally(games, medianGames), byMatchups: null }
  const againstMedian = season.settings.hasMedianGame ? countResults(medianGames) : null
  if (season.settings.scoringFormat === 'head-to-head') return { ...row, againstMedian }
  const pointsFor = pointsWithoutOpponents(season, teamId, throughPeriod)
  return { ...row, againstMedian, pointsFor, pointDifferential: pointsFor }
}

function asHostCounts(season: Season, team: Team, row: RegularSeasonRow): RegularSeasonRow {
  const host = findHostRecord(season, team, row)
  if (!host) return row
  const { wins, losses, ties, pointsFor, pointsAgainst } = host
  const results = wins + losses + ties
  return {
    ...row,
    wins,
    losses,
    ties,
    winPercentage: percentOf({ wins, losses, ties }),
    games: row.games > 0 ? row.games : season.settings.hasMedianGame ? results / 2 : results,
    pointsFor,
    pointsAgainst,
    pointDifferential: subtractPoints(pointsFor, pointsAgainst),
    byMatchups: row.games === 0 ? null : row,
  }
}

function orderRows(season: Season, rows: readonly RegularSeasonRow[], throughPeriod: number): RegularSeasonRow[] {
  if (season.settings.scoringFormat !== 'head-to-head') {
    const rounds = season.eliminationRounds.filter(({ matchupPeriod }) => matchupPeriod <= throughPeriod)
    const outIn = new Map(rounds.flatMap((round) => round.eliminatedTeamIds.map((id) => [id, round.matchupPeriod])))
    const survived = (teamId: number) => outIn.get(teamId) ?? Number.MAX_SAFE_INTEGER
    return rows.toSorted(
      (a, b) => survived(b.teamId) - survived(a.teamId) || b.pointsFor - a.pointsFor || a.teamId - b.teamId,
    )
  }
  const seeds = throughPeriod >= lastRegularPeriod(season) ? leagueSeeds(season) : null
  if (seeds) return rows.toSorted((a, b) => (seeds.get(a.teamId) ?? 0) - (seeds.get(b.teamId) ?? 0))
  return seedTeams(season, rows, listMeetings(season, throughPeriod))
}

/** The league's own seeds by team id, once the regular season is over and if they are complete and unique. */
export function leagueSeeds(season: Season): ReadonlyMap<number, number> | null {
  if (!isRegularSeasonOver(season)) return null
  const seeds = new Map(
    season.teams.flatMap(({ id, playoffSeed }) => (playoffSeed === null ? [] : [[id, playoffSeed]])),
  )
  return seeds.size === season.teams.length && new Set(seeds.values()).size === seeds.size ? seeds : null
}

/** Wins, losses, ties and points of final games and median results. */
export function tally(
  games: readonly Game[],
  medianGames: readonly MedianGame[] = [],
): Omit<RegularSeasonRow, 'teamId' | 'rank' | 'againstMedian' | 'byMatchups'> {
  const decided = games.filter(({ result }) => result !== null)
  const record = countResults([...decided, ...medianGames])
  const pointsFor = fromCents(decided.reduce((cents, { own }) => cents + toCents(own.points ?? 0), 0))
  const pointsAgainst = fromCents(decided.reduce((cents, { opponent }) => cents + toCents(opponent.points ?? 0), 0))
  return {
    ...record,
    winPercentage: percentOf(record),
    games: decided.length,
    pointsFor,
    pointsAgainst,
    pointDifferential: subtractPoints(pointsFor, pointsAgainst),
  }
}

function countResults(games: readonly { result: Game['result'] }[]): Pick<WinRecord, 'wins' | 'losses' | 'ties'> {
  const count = (wanted: Game['result']) => games.filter(({ result }) => result === wanted).length
  return { wins: count('win'), losses: count('loss'), ties: count('tie') }
}

/** 0 to 100; 0 without a result. */
export function percentOf({ wins, losses, ties }: Pick<WinRecord, 'wins' | 'losses' | 'ties'>): number {
  const results = wins + losses + ties
  return results === 0 ? 0 : roundFigure((100 * (wins + ties / 2)) / results)
}

/** Of finished rounds; in a total-points league the host's own sum. */
function pointsWithoutOpponents(season: Season, teamId: number, throughPeriod: number): number {
  const rounds = season.eliminationRounds.filter(
    ({ status, matchupPeriod }) => status === 'final' && matchupPeriod <= throughPeriod,
  )
  const sides = rounds.flatMap((round) => round.sides.filter((side) => side.teamId === teamId))
  if (season.eliminationRounds.length > 0) return sumPoints(sides.flatMap(({ points }) => points ?? []))
  return factsOf(season).teams.get(teamId)?.recordByHost?.pointsFor ?? 0
}

/** Whether every regular-season game is final, by the host's status or by the games themselves. */
export function isRegularSeasonOver({ status, matchups }: Season): boolean {
  if (status.phase === 'complete' || status.completedWeeks.includes(status.regularSeasonFinalWeek)) return true
  const games = matchups.filter(({ kind, away }) => kind === 'regular' && away !== null)
  return games.length > 0 && games.every(isDecided)
}

const lastRegularPeriod = memoizeBySeason(({ matchups }: Season): number =>
  Math.max(0, ...matchups.filter(({ kind }) => kind === 'regular').map(({ matchupPeriod }) => matchupPeriod)),
)
