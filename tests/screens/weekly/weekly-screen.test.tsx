/** An edition of a season without its own pages, from a server's response. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { WeeklyResponse } from '../../../src/contract/responses/weekly.ts'
import type { Season } from '../../../src/domain/season.ts'
import { WeeklyScreen } from '../../../src/screens/weekly/WeeklyScreen.tsx'
import { buildSeason, game } from '../../build-season.ts'
import { loading, Refusal, responseFor, showScreen } from '../../support/shown-screen.ts'

let season: Season
let weekly: WeeklyResponse
const show = (week: string, instead: Parameters<typeof showScreen>[3] = {}) =>
  showScreen(WeeklyScreen, `/weekly/espn/${season.leagueId}/${season.season}/${week}`, season, instead)

beforeAll(() => {
  season = buildSeason({
    teams: 4,
    matchups: [1, 2, 3].flatMap((week) => [
      game(week, [1, 100 + week], [2, 90], week === 3 ? { status: 'scheduled' } : {}),
      game(week, [3, 80], [4, 120], week === 3 ? { status: 'scheduled' } : {}),
    ]),
  })
  weekly = responseFor(season, 'weekly', { host: season.host, leagueId: season.leagueId, season: season.season })
})

describe('an edition of a live league', () => {
  it('is the same paper, with the text for the chat and the way to the one before', async () => {
    const { edition, weeks } = weekly
    const page = await show(String(edition?.week))
    expect(page.texts('h1')).toEqual([edition?.headline])
    expect(page.texts('h3')).toHaveLength((edition?.games.length ?? 0) + (edition?.next?.games.length ?? 0))
    expect(page.texts('details pre')[0]).toContain(`${edition?.lead.sentences[0]?.text}`)
    expect(page.texts('details button')).toEqual(['Copy the text', 'Copy the facts'])
    const [, facts] = page.texts('details pre')
    expect(facts).toMatch(/^League: ".*Status: Week .*, final/s)
    expect(page.named('Editions').texts('a')).toEqual([`← ${weeks.at(-2)?.title}`])
  })

  it('explains that a week has no edition yet, or that the URL names no week', async () => {
    expect((await show('17')).text).toMatch(/No edition of this week.*has no edition for week 17: .*Open the league/)
    expect((await show('0')).text).toMatch(/Invalid week/)
    expect((await show('1', { weekly: () => ({ ...weekly, weeks: [], edition: null }) })).text).toMatch(
      /No edition of this week.*No week is final yet/,
    )
  })

  it('shows its loading state, and a server’s refusal', async () => {
    expect((await show('1', { weekly: loading })).text).toContain('Loading the weekly...')
    expect((await show('1', { weekly: new Refusal(502) })).text).toMatch(/Failed to load league data.*Retry/)
  })
})
