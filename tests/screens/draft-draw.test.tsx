/** The draw of the draft order on the front page before a season. */
import { beforeAll, describe, expect, it } from 'vitest'
import { parseBook } from '../../src/book/parse-book.ts'
import type { Season } from '../../src/domain/season.ts'
import { handleLeagueBook } from '../../src/handlers/league-book.ts'
import type { LeagueTabProps } from '../../src/parts/league/league-view.ts'
import { DraftDraw } from '../../src/screens/overview/DraftDraw.tsx'
import { knownOrder, linkAfter, linkBefore, linkForged } from '../support/known-draw.ts'
import { demoSeason, readResponseFor, showElement } from '../support/shown-screen.ts'

let season: Season
beforeAll(async () => {
  season = await demoSeason(101)
})

const leagueRef = { host: 'espn', leagueId: '101' } as const

function show(book: string, changed: object = { draftState: 'before', draftOrder: [] }) {
  const league = { ...readResponseFor(season, 'hostLeague', leagueRef), ...changed }
  const place = { leagueRef, league, parameters: {}, query: new URLSearchParams() } as unknown as LeagueTabProps
  const parsed = { book: parseBook(book, 'espn-101.yml'), showsMoney: false }
  return showElement(
    <DraftDraw {...place} />,
    { calls: async (ask) => void (await ask('leagueBook', leagueRef)) },
    season,
    { leagueBook: () => handleLeagueBook({ seasons: [season], aliases: {}, missing: [], book: parsed }) },
  )
}

const bookWith = (link: string) => `draws: { ${season.season}: ${link} }`

describe('the draw of the draft order', () => {
  it('is the order of the league’s book, with its link', async () => {
    const page = await show(bookWith(linkAfter))
    expect(page.texts('h2')).toEqual(['Fourth & Long drew the first pick'])
    expect(page.texts('li')).toHaveLength(knownOrder.length)
    expect(page.all('a')[0]?.getAttribute('href')).toBe(`/draw#${linkAfter}`)
  })

  it('is to come before its time, and not proven with a forged value', async () => {
    expect((await show(bookWith(linkBefore))).texts('h2')).toEqual(['The draft order will be drawn'])
    const forged = await show(bookWith(linkForged))
    expect(forged.texts('h2')).toEqual(['The draft order isn’t proven'])
    expect(forged.texts('li')).toEqual([])
  })

  it('is offered while the league has no order, and not after', async () => {
    const page = await show('')
    expect(page.texts('h2')).toEqual(['No draft order yet'])
    expect(page.all('a')[0]?.getAttribute('href')).toBe('/draw?league=espn:101')
    expect((await show('', { draftState: 'before', draftOrder: [1, 2] })).texts('h2')).toEqual([])
    expect((await show('', { draftState: 'running', draftOrder: [] })).texts('h2')).toEqual([])
  })
})
