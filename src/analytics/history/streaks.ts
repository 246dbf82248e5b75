import type { ManagerGame } from './league-history.ts'

/** Consecutive games with one result. */
export interface Streak {
  result: 'win' | 'loss'
  length: number
  first: ManagerGame
  last: ManagerGame
  /** No later game ended it. */
  isCurrent: boolean
}

/**
 * The winning and losing streaks in a manager's games, which are in order of play. Ties and missing seasons end a streak. Games against
 * oneself are ignored.
 */
export function listStreaks(games: readonly ManagerGame[], { withinSeasons = false } = {}): Streak[] {
  const streaks: Streak[] = []
  let current: Streak | null = null
  for (const game of games) {
    if (isAgainstOneself(game)) continue
    const { result } = game
    const continues: boolean =
      current !== null && current.result === result && isConnected(current.last, game, withinSeasons)
    if (current && continues) {
      current.length++
      current.last = game
      continue
    }
    if (current) current.isCurrent = false
    current = result === 'tie' ? null : { result, length: 1, first: game, last: game, isCurrent: true }
    if (current) streaks.push(current)
  }
  return streaks
}

/** Games of the regular season and of the bracket, which streaks consist of. */
export function isForStreaks({ kind }: ManagerGame): boolean {
  return kind !== 'consolation'
}

/** The longest streaks of a result, at least two games; several if tied. */
export function longestStreaks(streaks: readonly Streak[], result: Streak['result']): Streak[] {
  const own = streaks.filter((streak) => streak.result === result)
  const longest = Math.max(0, ...own.map(({ length }) => length))
  return longest < 2 ? [] : own.filter(({ length }) => length === longest)
}

function isConnected(a: ManagerGame, b: ManagerGame, withinSeasons: boolean): boolean {
  const before = a.game.season
  const after = b.game.season
  return withinSeasons ? before === after : before.stretch === after.stretch
}

function isAgainstOneself({ game, teamId, opponentKey }: ManagerGame): boolean {
  return opponentKey !== null && game.season.managerOf(teamId) === opponentKey
}
