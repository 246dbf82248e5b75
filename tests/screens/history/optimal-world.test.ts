import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OptimalWorld } from '../../../src/screens/history/Worlds.tsx'

type Props = Parameters<typeof OptimalWorld>[0]

const record = (wins: number, losses: number, ties = 0) => ({ wins, losses, ties })

/** The heading over these managers' records with optimal lineups. */
function worldOf(...managers: [string, ReturnType<typeof record>, ReturnType<typeof record>][]): string | undefined {
  const listed = managers.map(([name, optimal, real]) => ({
    key: name,
    name,
    ...optimal,
    real,
    games: 56,
    pointsFor: 1,
  }))
  const response = { optimalWorld: { seasons: [2024], leftOut: [], managers: listed }, managers: [] }
  const links = { manager: (key: string) => key }
  const html = renderToStaticMarkup(createElement(OptimalWorld, { response, links } as unknown as Props))
  return /<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '')
}

it('says whether the first one is first anyway, and at what difference', () => {
  const other = ['Kim', record(30, 26), record(33, 23)] as [
    string,
    ReturnType<typeof record>,
    ReturnType<typeof record>,
  ]
  expect(worldOf(['Maren', record(36, 20), record(40, 16)], other)).toBe(
    'Maren stays first with optimal lineups, but wins 4 fewer',
  )
  expect(worldOf(['Maren', record(36, 19, 1), record(34, 22)], other)).toBe(
    'Maren stays first with optimal lineups, and wins 2.5 more',
  )
  expect(worldOf(['Maren', record(36, 20), record(36, 20)], other)).toBe('Maren stays first with optimal lineups')
  expect(worldOf(['Maren', record(36, 20), record(30, 26)], other)).toBe(
    'Maren moves up to first with optimal lineups, and wins 6 more',
  )
})
