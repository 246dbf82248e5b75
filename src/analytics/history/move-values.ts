import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import { compareFigures } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { rankPickUps, rankTrades } from '../moves/summarize-moves.ts'
import { factsOf } from '../season-facts.ts'

/** A move's value to a team: starter points above replacement, in a trade minus what was sent. */
export interface MoveValue {
  kind: 'trade' | 'pick-up'
  teamId: number
  /** The other team of a two-team trade. */
  otherTeamId: number | null
  week: number
  /** Names of the received players. */
  players: readonly string[]
  value: number
}

/** Sides of trades with known values, best first. */
export const listTradeValues = memoizeBySeason((season: Season): readonly MoveValue[] => {
  const { players } = factsOf(season)
  return rankTrades(season).map(({ move, side, value }) => {
    const others = move.sides.filter(({ teamId }) => teamId !== side.teamId)
    return {
      kind: 'trade',
      teamId: side.teamId,
      otherTeamId: others.length === 1 ? (others[0]?.teamId ?? null) : null,
      week: Math.max(1, move.week),
      players: side.received.flatMap(({ player }) => players.get(player)?.name ?? []),
      value,
    }
  })
})

/** Trades and pickups of players who started, best first. */
export const listMoveValues = memoizeBySeason((season: Season): readonly MoveValue[] => {
  const { players } = factsOf(season)
  const pickUps = rankPickUps(season).map(
    ({ move, teamId, received, value }): MoveValue => ({
      kind: 'pick-up',
      teamId,
      otherTeamId: null,
      week: Math.max(1, move.week),
      players: [players.get(received.player)?.name ?? ''],
      value,
    }),
  )
  return [...listTradeValues(season), ...pickUps].sort((a, b) => compareFigures(b.value, a.value))
})
