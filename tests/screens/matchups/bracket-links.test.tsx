import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BracketDrawing } from '../../../src/screens/bracket/BracketDrawing.tsx'
import { toRounds } from '../../../src/screens/bracket/bracket-games.ts'

const team = (id: number) => ({ team: { id, name: `Seed ${id}` }, label: `Seed ${id}`, seed: id })
const game = { kind: 'winners-bracket', status: 'final' } as const

it('a decided game of the bracket is a link to it in its last week; a bye and a game to come are none', () => {
  const rounds = toRounds({
    rounds: [
      {
        title: 'Quarterfinals',
        weeks: [14, 15],
        games: [
          { ...game, title: 'Quarterfinal 1', isBye: true, first: team(1) },
          { ...game, title: 'Quarterfinal 2', first: team(4), second: { ...team(5), isWinner: true } },
          { ...game, title: 'Quarterfinal 3', status: 'in-progress', first: team(3), second: team(6) },
        ],
      },
      {
        title: 'Semifinals',
        weeks: [16],
        games: [{ ...game, title: 'Semifinal 1', status: 'scheduled', first: team(1), second: { label: 'Winner' } }],
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
  // The title stands once: on the link, or in the drawing.
  expect(html.match(/Quarterfinal \d/g)).toHaveLength(3)
})
