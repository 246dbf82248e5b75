import type { HistoryResponse } from '../../contract/responses/history.ts'
import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import { roundFigure, sumPoints } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { noGames, type Tally } from '../../domain/tally.ts'
import type { GameSet } from '../../domain/vocabulary.ts'
import { listMedianGames } from '../../verdict/median-games.ts'
import { listRegularPeriods } from '../../verdict/regular-periods.ts'
import { splitLuck } from '../luck/luck-split.ts'
import { describeFinish, listFinishes } from './finishes.ts'
import { type HistoryGame, type LeagueHistory, type ManagerGame, tallyOf } from './league-history.ts'
import { type Manager, playedYears } from './manager-seasons.ts'
import { isInSet } from './season-games.ts'

/** A manager's totals over all seasons. */
type AllTimeRow = HistoryResponse['managers'][number]
type SetRecord = AllTimeRow[GameSet]

/** Every manager's record over all seasons, most wins of the regular season first. */
export function computeAllTimeTable(history: LeagueHistory): AllTimeRow[] {
  return [...history.managers.values()]
    .map((manager) => rowOf(history, manager))
    .sort((a, b) => winsOf(b) - winsOf(a) || a.regular.losses - b.regular.losses || (a.name < b.name ? -1 : 1))
}

function winsOf({ regular }: AllTimeRow): number {
  return regular.wins + regular.ties / 2
}

/** The newest season, unless it is over without a game: a league that was renewed and never drafted. */
function newestOf({ seasons }: LeagueHistory): Season | undefined {
  return seasons.findLast(({ season, isPlayed }) => isPlayed || season.status.phase !== 'complete')?.season
}

function rowOf(history: LeagueHistory, manager: Manager): AllTimeRow {
  const { key, name, tenures } = manager
  const sets = recordSets(history.gamesOf(key))
  const seasonYears = playedYears(manager)
  const luck = tenures.flatMap(({ season, team }) =>
    listRegularPeriods(season).length > 0 ? (splitLuck(season).get(team.id) ?? []) : [],
  )
  const finishes = tenures.map(describeFinish)
  const titles = finishes.filter(({ rank }) => rank === 1)
  const extremes = tenures.map(({ season, team }) => countExtremes(season).get(team.id))
  return {
    key,
    name,
    seasons: seasonYears.length,
    seasonYears,
    isCurrent: tenures.some(({ season }) => season === newestOf(history)),
    ...sets,
    againstMedian: addMedianGames(manager),
    expectedWins: luck.length === 0 ? null : roundFigure(luck.reduce((sum, split) => sum + split.expectedWins, 0)),
    luck: luck.length === 0 ? null : roundFigure(luck.reduce((sum, split) => sum + split.luck, 0)),
    relativePoints: sets.regular.relativePoints,
    playoffAppearances: finishes.filter(({ madePlayoffs }) => madePlayoffs).length,
    titles: titles.length,
    titleYears: titles.map(({ season }) => season),
    runnerUps: finishes.filter(({ rank }) => rank === 2).length,
    lastPlaces: tenures.filter(({ season, team }) => listFinishes(season).get(team.id)?.isLast).length,
    weeklyHighs: extremes.reduce((sum, count) => sum + (count?.highs ?? 0), 0),
    weeklyLows: extremes.reduce((sum, count) => sum + (count?.lows ?? 0), 0),
    finishes,
  }
}

/** Records of games by kind. */
export function recordSets(games: readonly ManagerGame[]): Pick<AllTimeRow, GameSet> {
  const recordOfSet = (set: GameSet) => recordOf(games.filter(({ kind }) => isInSet(kind, set)))
  return { regular: recordOfSet('regular'), playoffs: recordOfSet('playoffs'), all: recordOfSet('all') }
}

/** Wins, losses, ties and points of some games. */
function recordOf(games: readonly ManagerGame[]): SetRecord {
  const usual = games.reduce((sum, { game }) => sum + usualPoints(game), 0)
  const pointsFor = sumPoints(games.map(({ points }) => points))
  return {
    ...tallyOf(games),
    games: games.length,
    pointsFor,
    pointsAgainst: sumPoints(games.map(({ opponentPoints }) => opponentPoints)),
    relativePoints: usual > 0 ? roundFigure(pointsFor / usual) : null,
  }
}

/** An average team's points of the season in the same number of weeks. */
function usualPoints({ season: { season }, matchup }: HistoryGame): number {
  return (meanPointsOfWeek(season) ?? 0) * matchup.weeks.length
}

/** Mean score of a team's regular-season week; null before the first game. */
const meanPointsOfWeek = memoizeBySeason((season: Season): number | null => {
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

/** By team id. A period counts once all of its games are final. */
const countExtremes = memoizeBySeason((season: Season): ReadonlyMap<number, { highs: number; lows: number }> => {
  const counts = new Map(season.teams.map(({ id }) => [id, { highs: 0, lows: 0 }]))
  const open = new Set(
    season.matchups
      .filter(({ kind, away, status }) => kind === 'regular' && away && status !== 'final')
      .map(({ matchupPeriod }) => matchupPeriod),
  )
  for (const { matchupPeriod, allScores: scores } of listRegularPeriods(season)) {
    if (open.has(matchupPeriod)) continue
    const best = Math.max(...scores.values())
    const worst = Math.min(...scores.values())
    for (const [teamId, points] of scores) {
      const count = counts.get(teamId)
      if (count && points === best) count.highs++
      if (count && points === worst) count.lows++
    }
  }
  return counts
})
