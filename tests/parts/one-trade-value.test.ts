/** A trade has one value and one winner, whoever names it. */
import { expect, it } from 'vitest'
import { tradeVerdict } from '../../src/parts/trades/describe-trade.ts'
import { rateByVerdicts, verdictsIn } from '../../src/parts/trades/rate-by-verdicts.ts'
import { isFiniteNumber } from '../../src/ui/format.ts'
import { demoSeason, readResponseFor } from '../support/shown-screen.ts'

it.each([103, { host: 'sleeper', leagueId: '100000000000000107' } as const])(
  'in league %o: on its page, in the moves, the history, and of every manager',
  async (wanted) => {
    const season = await demoSeason(wanted)
    const league = { host: season.host, leagueId: season.leagueId }
    const { trades } = readResponseFor(season, 'trades', league)
    expect(trades.length).toBeGreaterThan(0)
    for (const trade of trades) {
      const page = readResponseFor(season, 'trade', { ...league, trade: trade.id })
      expect(tradeVerdict(page)).toBe(tradeVerdict(trade))
      const winner = trade.sides.find(({ team }) => team.id === trade.best?.id)
      for (const side of winner ? trade.sides : [])
        expect(winner?.wins ?? 0).toBeGreaterThanOrEqual(Math.max(0, side.wins ?? 0))
    }
    const { moves } = rateByVerdicts(readResponseFor(season, 'moves', league), verdictsIn(trades, season.season))
    for (const { id, sides } of trades)
      for (const { team, value } of sides.filter((side) => isFiniteNumber(side.value)))
        expect(moves.find((move) => move.id === id)?.sides.find((side) => side.team.id === team.id)?.value).toBe(value)
    const values = trades.flatMap(({ sides }) => sides.flatMap(({ value }) => value ?? []))
    const history = readResponseFor(season, 'history', league)
    for (const { key } of history.managers) {
      const { bestMoves, worstMoves } = readResponseFor(season, 'managerHistory', { ...league, key: key ?? '' })
      for (const { kind, value } of [...bestMoves, ...worstMoves]) if (kind === 'trade') expect(values).toContain(value)
    }
  },
)
