import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BracketDrawing } from '../../../src/screens/bracket/BracketDrawing.tsx'
import { toRounds } from '../../../src/screens/bracket/bracket-games.ts'
import { completeResponse } from '../../support/complete-response.ts'

const team = (id: number, isWinner = false) => ({ team: { id, name: `Seed ${id}` }, label: `Seed ${id}`, isWinner })
const game = { kind: 'losers-consolation', status: 'final' } as const

it('the lines of games for ranks in between do not run into each other: each leads to its team', () => {
  const rounds = toRounds(
    completeResponse('bracket', {
      rounds: [
        {
          title: 'Round 1',
          weeks: [15],
          games: [
            { ...game, key: 'a', title: 'Game 1', winnerTo: 'd', first: team(7, true), second: team(8) },
            { ...game, key: 'b', title: 'Game 2', winnerTo: 'd', first: team(9), second: team(10, true) },
            { ...game, key: 'c', title: 'Game 3', winnerTo: 'e', first: team(11, true), second: team(12) },
          ],
        },
        {
          title: 'Round 2',
          weeks: [16],
          games: [
            { ...game, key: 'd', title: 'Game 4', first: team(7, true), second: team(10) },
            { ...game, key: 'e', title: 'Game 5', first: team(8), second: team(11, true) },
          ],
        },
      ],
    }),
  )
  const html = renderToStaticMarkup(
    <BracketDrawing rounds={rounds} width={600} label="Consolation" championId={null} gameHref={() => '/'} />,
  )
  const lines = [...html.matchAll(/<path d="M[\d.]+ ([\d.]+) C.*? ([\d.]+)" fill="none"/g)].map(([, from, to]) => [
    Number(from),
    Number(to),
  ])
  expect(lines).toHaveLength(3)
  expect(new Set(lines.map(([from]) => from)).size).toBe(3)
  expect(new Set(lines.map(([, to]) => to)).size).toBe(3)
})
