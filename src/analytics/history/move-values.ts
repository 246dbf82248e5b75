import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import type { Season } from '../../domain/season.ts'
import { rankPickUps } from '../moves/summarize-moves.ts'
import { factsOf } from '../season-facts.ts'
import type { HistorySeason } from './league-history.ts'
import { rateTrades } from './season-records.ts'

/** A move's value to a team: starter points above replacement, in a trade minus what was sent. */
export interface MoveValue {
  season: HistorySeason
  kind: 'trade' | 'pick-up'
  teamId: number
  /** The other team of a two-team trade. */
  otherTeamId: number | null
  week: number
  /** Names of the received players. */
  players: readonly string[]
  value: number
}

/** Trades until today, as the record and their pages rate them, and pickups of players who started. */
export function listMoveValues(seasons: readonly HistorySeason[]): MoveValue[] {
  const trades = rateTrades(seasons).map(
    ({ season, teamId, opponentTeamId, week, players, value }): MoveValue => ({
      season,
      kind: 'trade',
      teamId,
      otherTeamId: opponentTeamId,
      week: week ?? 1,
      players,
      value,
    }),
  )
  return [...trades, ...seasons.flatMap((season) => listPickUps(season.season).map((move) => ({ ...move, season })))]
}

const listPickUps = memoizeBySeason((season: Season): readonly Omit<MoveValue, 'season'>[] => {
  const { players } = factsOf(season)
  return rankPickUps(season).map(({ move, teamId, received, value }) => ({
    kind: 'pick-up',
    teamId,
    otherTeamId: null,
    week: Math.max(1, move.week),
    players: [players.get(received.player)?.name ?? ''],
    value,
  }))
})
