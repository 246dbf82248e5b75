import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ResponseOf } from '../../../src/contract/responses/index.ts'
import { BracketDrawing } from '../../../src/screens/bracket/BracketDrawing.tsx'
import { toRounds } from '../../../src/screens/bracket/bracket-games.ts'
import { completeResponse, type PartOf } from '../../support/complete-response.ts'

const roundsOf = (bracket: PartOf<ResponseOf<'bracket'>>) => toRounds(completeResponse('bracket', bracket))

const team = (id: number) => ({ team: { id, name: `Seed ${id}` }, label: `Seed ${id}`, seed: id })
const game = { kind: 'winners-bracket', status: 'final' } as const

it('a final game of the bracket links to its last week; a bye and a future game have no link', () => {
  const rounds = roundsOf({
    rounds: [
      {
        title: 'Quarterfinals',
        weeks: [14, 15],
        games: [
          { ...game, key: 'q1', title: 'Quarterfinal 1', isBye: true, first: team(1) },
          { ...game, key: 'q2', title: 'Quarterfinal 2', first: team(4), second: { ...team(5), isWinner: true } },
          {
            ...game,
            key: 'q3',
            title: 'Quarterfinal 3',
            status: 'in-progress' as const,
            first: team(3),
            second: team(6),
          },
        ],
      },
      {
        title: 'Semifinals',
        weeks: [16],
        games: [
          {
            ...game,
            key: 's1',
            title: 'Semifinal 1',
            status: 'scheduled' as const,
            first: team(1),
            second: { label: 'Winner' },
          },
        ],
      },
    ],
  })
  const html = renderToStaticMarkup(
    <BracketDrawing
      rounds={rounds}
      width={600}
      label="Bracket"
      championId={null}
      gameHref={(week, teamId) => `/matchups/${week}?matchup=${teamId}`}
    />,
  )
  const links = [...html.matchAll(/<a href="([^"]+)".*?>(.*?)<\/a>/g)].map(([, href, text = '']) => [
    href,
    text.replace(/<[^>]*>/g, ''),
  ])
  expect(links).toEqual([['/matchups/15?matchup=4', 'Quarterfinal 2: Seed 4 vs. Seed 5, weeks 14 and 15']])
  // The title appears once: on the link, or in the drawing.
  expect(html.match(/Quarterfinal \d/g)).toHaveLength(3)
})
