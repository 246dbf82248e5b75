import { roundFigure } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { rankTrades } from '../moves/summarize-moves.ts'
import { factsOf } from '../season-facts.ts'
import type { Candidate } from './choose-winner.ts'
import { formatDifference } from './wording.ts'

export interface TradeCandidate extends Candidate {
  week: number
  players: string
}

/** Sides of trades with the value and the names of the received players. */
export function listTradeSides(season: Season): TradeCandidate[] {
  const { players } = factsOf(season)
  return rankTrades(season).map(({ move, side, value }) => ({
    teamId: side.teamId,
    week: Math.max(1, move.week),
    value: roundFigure(value),
    players: nameSome(side.received.map(({ player }) => players.get(player)?.name ?? '')),
  }))
}

/** '+84.2 starter points above replacement for Alpha and 1 more, week 6' */
export function describeTradeSide({ value, players, week }: TradeCandidate): string {
  return `${formatDifference(value)} starter points above replacement${players && ` for ${players}`}, week ${week}`
}

function nameSome([first = '', ...more]: readonly string[]): string {
  return more.length === 0 ? first : more.length === 1 ? `${first} and ${more[0]}` : `${first} and ${more.length} more`
}
