import type { HistoryResponse, ManagerHistoryResponse } from '../../contract/responses/history.ts'
import { meanOf, roundFigure } from '../../domain/points.ts'
import { winPercentOf } from '../../domain/tally.ts'
import { type LeagueHistory, type ManagerGame, managerName, tallyOf } from './league-history.ts'
import { listVersusGames } from './versus.ts'

type Rivalries = HistoryResponse['rivalries']
type Rivalry = Rivalries['closest'][number]
/** A manager's record against one opponent. */
type OpponentRecord = ManagerHistoryResponse['opponents'][number]

const mostRivalries = 5
const gamesOfRivals = 6
const gamesOfNemesis = 5

/** The pairs of managers who met most often, and the most even pairs. */
export function findRivalries(history: LeagueHistory): Rivalries {
  const rivalries = listVersusGames(history).flatMap(({ key, otherKey, games }): Rivalry[] => {
    const meanMargin = meanOf(games.map(({ margin }) => Math.abs(margin)))
    if (meanMargin === null) return []
    const names = { key, name: managerName(history, key), otherKey, otherName: managerName(history, otherKey) }
    return [{ ...names, games: games.length, ...tallyOf(games), meanMargin: roundFigure(meanMargin) }]
  })
  const lead = ({ wins, losses }: Rivalry) => Math.abs(wins - losses)
  const byCloseness = (a: Rivalry, b: Rivalry) => lead(a) - lead(b) || a.meanMargin - b.meanMargin
  return {
    mostGames: rivalries.toSorted((a, b) => b.games - a.games || byCloseness(a, b)).slice(0, mostRivalries),
    closest: rivalries
      .filter(({ games }) => games >= gamesOfRivals)
      .sort((a, b) => byCloseness(a, b) || b.games - a.games)
      .slice(0, mostRivalries),
  }
}

/** A manager's records against all opponents, most games first. */
export function listOpponents(history: LeagueHistory, key: string): OpponentRecord[] {
  const games = history.gamesOf(key).filter(({ opponentKey }) => opponentKey !== key)
  return [...Map.groupBy(games, ({ opponentKey }) => opponentKey)]
    .flatMap(([opponentKey, own]) => (opponentKey === null ? [] : [recordAgainst(history, opponentKey, own)]))
    .sort((a, b) => b.games - a.games || b.winPercentage - a.winPercentage || b.meanMargin - a.meanMargin)
}

function recordAgainst(history: LeagueHistory, key: string, games: readonly ManagerGame[]): OpponentRecord {
  const tally = tallyOf(games)
  return {
    key,
    name: managerName(history, key),
    games: games.length,
    ...tally,
    winPercentage: roundFigure(winPercentOf(tally) ?? 0),
    meanMargin: roundFigure(meanOf(games.map(({ margin }) => margin)) ?? 0),
  }
}

/**
 * The opponents with whom a manager has the worst and the best record, of at least five games; null if he has no losing or no winning
 * record. Ties go to more games, then to the wider margin.
 */
export function findNemesis(
  history: LeagueHistory,
  key: string,
): Pick<ManagerHistoryResponse, 'nemesis' | 'favouriteVictim'> {
  const known = listOpponents(history, key).filter(({ games }) => games >= gamesOfNemesis)
  const [worst] = known.toSorted(
    (a, b) => a.winPercentage - b.winPercentage || b.games - a.games || a.meanMargin - b.meanMargin,
  )
  const [best] = known.toSorted(
    (a, b) => b.winPercentage - a.winPercentage || b.games - a.games || b.meanMargin - a.meanMargin,
  )
  return {
    nemesis: worst && worst.winPercentage < 50 ? worst : null,
    favouriteVictim: best && best.winPercentage > 50 ? best : null,
  }
}
