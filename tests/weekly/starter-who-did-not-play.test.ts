/** A starter on a bye, hurt, or in a canceled game did not "start for 0.0". */
import { expect, it } from 'vitest'
import { editionText } from '../../src/weekly/plain-text.ts'
import { writeEdition } from '../../src/weekly/write-edition.ts'
import { buildSeason, game, lineup, player, slots } from '../build-season.ts'
import { loadEditions } from './load-season.ts'

const textOf = (startersPoints: number | null) => {
  const season = buildSeason({
    teams: 2,
    settings: { lineupSlots: slots({ QB: 1, BENCH: 1 }) },
    matchups: [game(1, [1, startersPoints ?? 0], [2, 20])],
    players: [
      player(1, 'QB', [startersPoints], { name: 'Ivo Starter' }),
      player(2, 'QB', [40], { name: 'Abe Benched' }),
      player(3, 'QB', [20], { name: 'Cal Other' }),
    ],
    lineups: [lineup(1, 1, { QB: [1], BENCH: [2] }), lineup(1, 2, { QB: [3] })],
  })
  const sources = loadEditions(season).get(1)
  const edition = sources && writeEdition(sources, 1)
  return edition ? editionText(edition, null) : ''
}

it('did not start for 0.0', () => {
  const text = textOf(null)
  expect(text).toContain('Ivo Starter')
  expect(text).toMatch(/Ivo Starter(?:, who| started, but) didn’t play/)
  expect(text).not.toMatch(/Ivo Starter (?:started for|\(0\.0\)|scored 0\.0)/)
})

it('started for 0.0 if he played and scored nothing', () => {
  expect(textOf(0)).not.toContain('didn’t play')
})
