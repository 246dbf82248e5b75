import { compareFigures } from '../../domain/points.ts'
import { type RecordKind, recordKinds } from '../../domain/record-kinds.ts'
import type { GameSet } from '../../domain/vocabulary.ts'
import { type Comeback, listComebacks } from './comebacks.ts'
import { type LeagueHistory, type ManagerGame, viewOf } from './league-history.ts'
import { holderOfGame, holderOfSeason, type RecordCandidate, type RecordHolder } from './record-holder.ts'
import { isInSet } from './season-games.ts'
import { rateSeasonDrafts, rateSeasons, rateTrades } from './season-records.ts'
import { isForStreaks, listStreaks, longestStreaks, type Streak } from './streaks.ts'
import { byBenchPoints, listWeekCandidates } from './week-records.ts'

export interface HistoryRecord {
  kind: RecordKind
  /** Points, a margin, the lowest chance of a winner (0 to 1), games in a row, all-play percent (0 to 100), wins by the draft, or points above replacement. */
  value: number
  /** All holders, earliest first; never empty. */
  holders: readonly RecordHolder[]
}

/**
 * Records of each set of games, with every holder. Week records are of single weeks, margins of whole games. Lows, close games and bench
 * points exclude games in which a lineup was half empty or scored nothing. Comebacks are those of games that were watched. Streaks cover the regular season and the bracket. Season, draft
 * and trade records exist for all games only; seasons are rated by the regular season, trades by all seasons until today.
 */
export function listRecords(history: LeagueHistory): Record<GameSet, HistoryRecord[]> {
  const weeks = listWeekCandidates(history)
  const comebacks = listComebacks(history)
  const games = history.games.flatMap((game) => [viewOf(game, 'home'), viewOf(game, 'away')])
  const ofSet = (set: GameSet) =>
    pickAll({
      ...rankWeeks(weeks.filter(({ kind }) => isInSet(kind, set))),
      ...rankGames(games.filter(({ kind }) => isInSet(kind, set))),
      'biggest-comeback': [comebacks.filter(({ game }) => isInSet(game.kind, set)).map(byChance), 'lowest'],
      ...rankStreaks(history, set),
      ...(set === 'all' ? rankSeasons(history) : {}),
    })
  return { regular: ofSet('regular'), playoffs: ofSet('playoffs'), all: ofSet('all') }
}

type Contest = readonly [candidates: readonly RecordCandidate[], wanted: 'highest' | 'lowest']
type Contests = Partial<Record<RecordKind, Contest>>

function pickAll(contests: Contests): HistoryRecord[] {
  return recordKinds.flatMap((kind) => {
    const contest = contests[kind]
    return contest ? pickHolders(kind, ...contest) : []
  })
}

function pickHolders(kind: RecordKind, candidates: readonly RecordCandidate[], wanted: Contest[1]): HistoryRecord[] {
  if (candidates.length === 0) return []
  const sign = wanted === 'highest' ? 1 : -1
  const best = candidates.reduce((most, { value }) => Math.max(most, sign * value), Number.NEGATIVE_INFINITY)
  const holders = candidates
    .filter(({ value }) => compareFigures(sign * value, best) >= 0)
    .toSorted((a, b) => a.season.season.season - b.season.season.season || (a.week ?? 0) - (b.week ?? 0))
  return [{ kind, value: sign * best + 0, holders }]
}

function rankWeeks(weeks: ReturnType<typeof listWeekCandidates>): Contests {
  const played = weeks.filter(({ hasEmptyLineup }) => !hasEmptyLineup)
  return {
    'highest-week': [weeks, 'highest'],
    'lowest-week': [played, 'lowest'],
    'bench-points': [played.flatMap(byBenchPoints), 'highest'],
  }
}

function rankGames(games: readonly ManagerGame[]): Contests {
  const played = games.filter(({ game }) => !game.hasEmptyLineup)
  const isOfOneWeek = ({ game }: ManagerGame) => game.matchup.weeks.length === 1
  return {
    'widest-game': [games.filter(isWinningView).map(byMargin), 'highest'],
    'closest-game': [played.filter(isWinningView).map(byMargin), 'lowest'],
    'most-points-in-a-loss': [
      games.filter((game) => isOfOneWeek(game) && game.result === 'loss').map(byPoints),
      'highest',
    ],
    'fewest-points-in-a-win': [
      played.filter((game) => isOfOneWeek(game) && game.result === 'win').map(byPoints),
      'lowest',
    ],
  }
}

/** Each game that the scores decided, once: from the perspective of the winner, or of the home team in a tie. */
function isWinningView({ result, game, teamId, margin }: ManagerGame): boolean {
  return (result === 'win' && margin >= 0) || (result === 'tie' && game.home.teamId === teamId)
}

function byMargin(game: ManagerGame): RecordCandidate {
  return { ...holderOfGame(game), value: Math.abs(game.margin) }
}

function byPoints(game: ManagerGame): RecordCandidate {
  return { ...holderOfGame(game), value: game.points }
}

function byChance({ game, chance }: Comeback): RecordCandidate {
  return { ...holderOfGame(game), value: chance }
}

function rankStreaks(history: LeagueHistory, set: GameSet): Contests {
  const longest = (result: Streak['result'], withinSeasons = false): Contest => [
    [...history.managers.keys()].flatMap((key) => {
      const games = history.gamesOf(key).filter((game) => isForStreaks(game) && isInSet(game.kind, set))
      return longestStreaks(listStreaks(games, { withinSeasons }), result).map((streak) => byLength(history, streak))
    }),
    'highest',
  ]
  return {
    'longest-winning-streak': longest('win'),
    'longest-losing-streak': longest('loss'),
    'longest-winning-streak-in-a-season': longest('win', true),
    'longest-losing-streak-in-a-season': longest('loss', true),
  }
}

function byLength({ games }: LeagueHistory, { length, first, last, isCurrent }: Streak): RecordCandidate {
  const { season, matchup } = last.game
  return {
    ...holderOfSeason(season, last.teamId),
    week: matchup.weeks.at(-1) ?? null,
    weeks: matchup.weeks,
    since: { season: first.game.season, week: first.game.matchup.weeks[0] ?? 1 },
    isRunning: isCurrent && season === games.at(-1)?.season && season.season.status.phase !== 'complete',
    value: length,
  }
}

function rankSeasons({ seasons }: LeagueHistory): Contests {
  const [allPlay, drafts] = [rateSeasons, rateSeasonDrafts].map((rate) => seasons.flatMap(rate))
  const trades = rateTrades(seasons)
  const above = (candidates: readonly RecordCandidate[] = []) => candidates.filter(({ value }) => value > 0)
  const below = (candidates: readonly RecordCandidate[] = []) => candidates.filter(({ value }) => value < 0)
  return {
    'best-season': [allPlay ?? [], 'highest'],
    'worst-season': [allPlay ?? [], 'lowest'],
    'best-draft': [above(drafts), 'highest'],
    'worst-draft': [below(drafts), 'lowest'],
    'best-trade': [above(trades), 'highest'],
    'worst-trade': [below(trades), 'lowest'],
  }
}
