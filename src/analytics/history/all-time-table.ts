import type { HistoryResponse } from '../../contract/responses/history.ts'
import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import { roundFigure, sumPoints } from '../../domain/points.ts'
import type { Season, TableRow } from '../../domain/season.ts'
import { addTallies, noGames, type Tally } from '../../domain/tally.ts'
import type { GameSet } from '../../domain/vocabulary.ts'
import { listMedianGames } from '../../verdict/median-games.ts'
import { listRegularPeriods } from '../../verdict/regular-periods.ts'
import { splitLuck } from '../luck/luck-split.ts'
import { describeFinish, listFinishes } from './finishes.ts'
import { type HistoryGame, type LeagueHistory, type ManagerGame, tallyOf } from './league-history.ts'
import { type Manager, playedYears, type Tenure } from './manager-seasons.ts'
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
  const sets = recordSets(history.gamesOf(key), tenures)
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

/** Records of games by kind, with the regular seasons of which only the table is known. */
export function recordSets(
  games: readonly ManagerGame[],
  tenures: readonly Pick<Tenure, 'season' | 'team'>[],
): Pick<AllTimeRow, GameSet> {
  const stated = tenures.flatMap(({ season, team }) => statedRecords(season).get(team.id) ?? [])
  const recordOfSet = (set: GameSet) =>
    recordOf(
      games.filter(({ kind }) => isInSet(kind, set)),
      set === 'playoffs' ? [] : stated,
    )
  return { regular: recordOfSet('regular'), playoffs: recordOfSet('playoffs'), all: recordOfSet('all') }
}

/** A team's regular season as its source states it. Points of 0 are unknown: nobody scores none in a season. */
interface StatedRecord extends Tally, Pick<TableRow, 'games' | 'pointsFor' | 'pointsAgainst'> {
  /** An average team's points of the season in as many games. */
  usualPoints: number
}

/** Of a finished season without any known game, by team id; empty for other seasons. */
const statedRecords = memoizeBySeason(
  ({ table, status, matchups, hasOpponents }: Season): ReadonlyMap<number, StatedRecord> => {
    const isTable = status.phase === 'complete' && hasOpponents && matchups.every(({ away }) => away === null)
    const rows = isTable ? table.filter(({ games }) => games > 0) : []
    const scored = rows.filter(({ pointsFor }) => pointsFor !== 0)
    const games = scored.reduce((sum, row) => sum + row.games, 0)
    const usual = games === 0 ? 0 : sumPoints(scored.map(({ pointsFor }) => pointsFor)) / games
    return new Map(
      rows.map((row) => [row.teamId, { ...row, usualPoints: row.pointsFor === 0 ? 0 : usual * row.games }]),
    )
  },
)

/** Wins, losses, ties and points of some games, and of regular seasons whose games are unknown. */
function recordOf(games: readonly ManagerGame[], stated: readonly StatedRecord[]): SetRecord {
  const usual = [...games.map(({ game }) => usualPoints(game)), ...stated.map((record) => record.usualPoints)].reduce(
    (sum, points) => sum + points,
    0,
  )
  const pointsFor = sumPoints([...games.map(({ points }) => points), ...stated.map((record) => record.pointsFor)])
  const count = (records: readonly StatedRecord[]) => records.reduce((sum, record) => sum + record.games, games.length)
  const own = stated.filter((record) => record.pointsFor !== 0)
  const against = stated.filter((record) => record.pointsAgainst !== 0)
  return {
    ...addTallies(tallyOf(games), ...stated),
    games: count(stated),
    ...(own.length < stated.length ? { gamesWithPoints: count(own) } : {}),
    ...(against.length < stated.length ? { gamesWithPointsAgainst: count(against) } : {}),
    pointsFor,
    pointsAgainst: sumPoints([
      ...games.map(({ opponentPoints }) => opponentPoints),
      ...stated.map((record) => record.pointsAgainst),
    ]),
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
