import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { PicturedGame } from '../../../src/parts/path/game-picture.ts'
import PathPlot from '../../../src/parts/path/PathPlot.tsx'
import { completeResponse } from '../../support/complete-response.ts'

const kickoffs = ['2026-11-22T18:00:00Z']
const [start, end] = [Date.parse('2026-11-22T18:10:00Z') / 1000, Date.parse('2026-11-22T21:00:00Z') / 1000]
const hawks = { id: 1, name: 'Hawks' }
const path = {
  matchupId: 1,
  homeTeamId: 1,
  times: [start, start + 60],
  chances: [0.3, 0.7],
  turn: { team: hawks, at: '2026-11-22T18:11:00Z', from: 0.3, to: 0.7, player: null, points: null },
  low: null,
}

function textOf(more: Pick<PicturedGame, 'status' | 'weeks'>, startersToCome: number): string {
  const [game] = completeResponse('live', {
    matchups: [{ home: { team: hawks, startersToCome }, away: { team: { id: 2, name: 'Lions' }, startersToCome } }],
  }).matchups
  if (!game?.away) throw new Error('A game is expected')
  const pictured = { home: game.home, away: game.away, week: 11, ...more }
  return renderToStaticMarkup(
    <PathPlot path={path} week={{ kickoffs, watched: [{ from: start, to: end }] }} game={pictured} />,
  )
}

it('says what turned a game once it is over, of two weeks after its second', () => {
  expect(textOf({ status: 'in-progress', weeks: [11] }, 0)).toContain('The turn: ')
  expect(textOf({ status: 'final', weeks: [11, 12] }, 0)).toContain('The turn: ')
  expect(textOf({ status: 'in-progress', weeks: [11, 12] }, 0)).not.toContain('The turn: ')
  expect(textOf({ status: 'in-progress', weeks: [10, 11] }, 0)).toContain('The turn: ')
  expect(textOf({ status: 'in-progress', weeks: [11] }, 1)).not.toContain('The turn: ')
})
