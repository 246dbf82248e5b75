import { winPercentOf } from '../../domain/tally.ts'
import { meanOf } from '../points.ts'
import { type LeagueHistory, type ManagerGame, tallyOf } from './league-history.ts'
import { type GameSet, isInSet } from './season-games.ts'
import { listMeetings } from './versus.ts'

/** Two managers and their games, as the first one sees them. */
export interface Rivalry {
  key: string
  otherKey: string
  games: number
  wins: number
  losses: number
  ties: number
  /** Of absolute margins. */
  meanMargin: number
}

export interface Rivalries {
  /** Most games first. */
  mostGames: readonly Rivalry[]
  /** Fewest wins apart, then smallest margins; of at least six games. */
  closest: readonly Rivalry[]
}

const gamesOfRivals = 6
const gamesOfNemesis = 5

/** The pairs of managers who met most often, and those of whom neither is better. */
export function findRivalries(history: LeagueHistory, set: GameSet = 'all', count = 5): Rivalries {
  const rivalries = listMeetings(history).flatMap(({ key, otherKey, games: all }): Rivalry[] => {
    const games = all.filter(({ kind }) => isInSet(kind, set))
    const meanMargin = meanOf(games.map(({ margin }) => Math.abs(margin)))
    return meanMargin === null ? [] : [{ key, otherKey, games: games.length, ...tallyOf(games), meanMargin }]
  })
  const lead = ({ wins, losses }: Rivalry) => Math.abs(wins - losses)
  const byCloseness = (a: Rivalry, b: Rivalry) => lead(a) - lead(b) || a.meanMargin - b.meanMargin
  return {
    mostGames: rivalries.toSorted((a, b) => b.games - a.games || byCloseness(a, b)).slice(0, count),
    closest: rivalries
      .filter(({ games }) => games >= gamesOfRivals)
      .sort((a, b) => byCloseness(a, b) || b.games - a.games)
      .slice(0, count),
  }
}

/** A manager's record against one opponent. */
export interface OpponentRecord {
  opponentKey: string
  games: number
  wins: number
  losses: number
  ties: number
  /** 0 to 100. */
  winPercent: number
  /** Own points minus the opponent's. */
  meanMargin: number
}

/** A manager's records against everybody whom he met, most games first. */
export function listOpponents(history: LeagueHistory, key: string, set: GameSet = 'all'): OpponentRecord[] {
  const games = history.gamesOf(key).filter(({ kind, opponentKey }) => isInSet(kind, set) && opponentKey !== key)
  return [...Map.groupBy(games, ({ opponentKey }) => opponentKey)]
    .flatMap(([opponentKey, own]) => (opponentKey === null ? [] : [recordAgainst(opponentKey, own)]))
    .sort((a, b) => b.games - a.games || b.winPercent - a.winPercent || b.meanMargin - a.meanMargin)
}

function recordAgainst(opponentKey: string, games: readonly ManagerGame[]): OpponentRecord {
  const tally = tallyOf(games)
  const meanMargin = meanOf(games.map(({ margin }) => margin)) ?? 0
  return { opponentKey, games: games.length, ...tally, winPercent: winPercentOf(tally) ?? 0, meanMargin }
}

/**
 * Against whom a manager does worst and best, of at least five games; null where he has beaten everybody as often as he lost, or
 * more often, and the other way round. Of equal win percentages the one of more games, then of the wider margin.
 */
export function findNemesis(
  history: LeagueHistory,
  key: string,
  set: GameSet = 'all',
): { nemesis: OpponentRecord | null; favouriteVictim: OpponentRecord | null } {
  const known = listOpponents(history, key, set).filter(({ games }) => games >= gamesOfNemesis)
  const [worst] = known.toSorted(
    (a, b) => a.winPercent - b.winPercent || b.games - a.games || a.meanMargin - b.meanMargin,
  )
  const [best] = known.toSorted(
    (a, b) => b.winPercent - a.winPercent || b.games - a.games || b.meanMargin - a.meanMargin,
  )
  return {
    nemesis: worst && worst.winPercent < 50 ? worst : null,
    favouriteVictim: best && best.winPercent > 50 ? best : null,
  }
}
