import type { LeagueSeason } from '../../domain/league-season.ts'
import { noGames, type Tally } from '../../domain/tally.ts'
import { splitLuck } from '../luck/luck-split.ts'
import { listMedianGames } from '../median-games.ts'
import { memoizeBySeason } from '../memoize-by-season.ts'
import { sumPoints } from '../points.ts'
import { listRegularPeriods } from '../regular-periods.ts'
import { listFinishes } from './finishes.ts'
import { type HistoryGame, type LeagueHistory, type ManagerGame, tallyOf } from './league-history.ts'
import { type Manager, playedYears } from './manager-seasons.ts'
import { type GameSet, gameSets, isInSet } from './season-games.ts'

export interface SetRecord extends Tally {
  games: number
  pointsFor: number
  pointsAgainst: number
  /** Points ÷ what an average team of the same years scored in as many weeks; null without a game. */
  relativePoints: number | null
}

/** What a manager has done in all seasons. */
export interface AllTimeRow {
  manager: Manager
  /** Years in which he ran a team and a game was decided, ascending. */
  seasons: readonly number[]
  sets: Readonly<Record<GameSet, SetRecord>>
  /** Results against the median, in leagues that count them; null where he was never in one. They are in no other figure. */
  againstMedian: Tally | null
  /** Regular season, as `luck` of a season has it; both null where no game is known. */
  expectedWins: number | null
  luck: number | null
  playoffAppearances: number
  /** Years, ascending. */
  titles: readonly number[]
  runnerUps: readonly number[]
  lastPlaces: readonly number[]
  /** Regular-season periods in which a team had the best score of all, and the worst; shared ones count for each. */
  weeklyHighs: number
  weeklyLows: number
}

/** Every manager's record over all seasons, most wins of the regular season first. */
export function computeAllTimeTable(history: LeagueHistory): AllTimeRow[] {
  return [...history.managers.values()]
    .map((manager) => rowOf(history, manager))
    .sort((a, b) => winsOf(b) - winsOf(a) || a.sets.regular.losses - b.sets.regular.losses || byName(a, b))
}

function winsOf({ sets: { regular } }: AllTimeRow): number {
  return regular.wins + regular.ties / 2
}

/** Names are unique. */
function byName(a: AllTimeRow, b: AllTimeRow): number {
  return a.manager.name < b.manager.name ? -1 : 1
}

function rowOf(history: LeagueHistory, manager: Manager): AllTimeRow {
  const { key, tenures } = manager
  const games = history.gamesOf(key)
  const luck = tenures.flatMap(({ season, team }) =>
    listRegularPeriods(season).length > 0 ? (splitLuck(season).get(team.id) ?? []) : [],
  )
  const finishes = tenures.map(({ season, team }) => ({
    year: season.season,
    finish: listFinishes(season).get(team.id),
  }))
  const yearsWith = (rank: number) => finishes.flatMap(({ year, finish }) => (finish?.rank === rank ? [year] : []))
  const extremes = tenures.map(({ season, team }) => countExtremes(season).get(team.id))
  const sets = gameSets.map((set) => [set, recordOf(games.filter(({ kind }) => isInSet(kind, set)))])
  return {
    manager,
    seasons: playedYears(manager),
    sets: Object.fromEntries(sets),
    againstMedian: addMedianGames(manager),
    expectedWins: luck.length === 0 ? null : luck.reduce((sum, { expectedWins }) => sum + expectedWins, 0),
    luck: luck.length === 0 ? null : luck.reduce((sum, split) => sum + split.luck, 0),
    playoffAppearances: finishes.filter(({ finish }) => finish?.madePlayoffs).length,
    titles: yearsWith(1),
    runnerUps: finishes.flatMap(({ year, finish }) => (finish?.rank === 2 ? [year] : [])),
    lastPlaces: finishes.flatMap(({ year, finish }) => (finish?.isLast ? [year] : [])),
    weeklyHighs: extremes.reduce((sum, count) => sum + (count?.highs ?? 0), 0),
    weeklyLows: extremes.reduce((sum, count) => sum + (count?.lows ?? 0), 0),
  }
}

/** Wins, losses, ties and points of some games. */
export function recordOf(games: readonly ManagerGame[]): SetRecord {
  const usual = games.reduce((sum, { game }) => sum + usualPoints(game), 0)
  const pointsFor = sumPoints(games.map(({ points }) => points))
  return {
    ...tallyOf(games),
    games: games.length,
    pointsFor,
    pointsAgainst: sumPoints(games.map(({ opponentPoints }) => opponentPoints)),
    relativePoints: usual > 0 ? pointsFor / usual : null,
  }
}

/** What an average team of the season scores in as many weeks. */
function usualPoints({ season: { season }, matchup }: HistoryGame): number {
  return (meanPointsOfWeek(season) ?? 0) * matchup.weeks.length
}

/** Mean score of a team in a week of the regular season; null before its first game. */
const meanPointsOfWeek = memoizeBySeason((season: LeagueSeason): number | null => {
  const periods = listRegularPeriods(season)
  const weeks = periods.reduce((sum, period) => sum + period.scores.size * period.weeks.length, 0)
  return weeks === 0 ? null : sumPoints(periods.flatMap(({ scores }) => [...scores.values()])) / weeks
})

function addMedianGames({ tenures }: Manager): Tally | null {
  const median = tenures.filter(({ season }) => season.settings.hasMedianGame)
  if (median.length === 0) return null
  const tally = noGames()
  for (const { season, team } of median) {
    for (const { result } of listMedianGames(season).get(team.id) ?? []) {
      if (result === 'win') tally.wins++
      else if (result === 'loss') tally.losses++
      else tally.ties++
    }
  }
  return tally
}

/** By team id. A period counts once all of its games are decided. */
const countExtremes = memoizeBySeason((season: LeagueSeason): ReadonlyMap<number, { highs: number; lows: number }> => {
  const counts = new Map(season.teams.map(({ id }) => [id, { highs: 0, lows: 0 }]))
  const open = new Set(
    season.matchups
      .filter(({ kind, away, status }) => kind === 'regular' && away && status !== 'final')
      .map(({ matchupPeriod }) => matchupPeriod),
  )
  for (const { matchupPeriod, scores } of listRegularPeriods(season)) {
    if (open.has(matchupPeriod)) continue
    const [best, worst] = [Math.max(...scores.values()), Math.min(...scores.values())]
    for (const [teamId, points] of scores) {
      const count = counts.get(teamId)
      if (count && points === best) count.highs++
      if (count && points === worst) count.lows++
    }
  }
  return counts
})
