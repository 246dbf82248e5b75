/** The running week has one page for its live board: the week's own URL and `/live`. */
import { describe, expect, it } from 'vitest'
import { teamIdOf } from '../../../src/analytics/public-ids.ts'
import type { ResponseOf } from '../../../src/contract/responses/index.ts'
import { LiveScreen, MatchupsScreen } from '../../../src/screens/matchups/MatchupsScreen.tsx'
import { demoSeason, type Instead, showScreen } from '../../support/shown-screen.ts'

const season = await demoSeason(103)
const week = season.status.runningWeek ?? 0
const kickoff = '2026-11-22T18:00:00Z'
const at = (asOf: string): Instead => ({
  hostLeague: (league: ResponseOf<'hostLeague'>) => ({ ...league, kickoffs: [kickoff], asOf }),
  live: (board: ResponseOf<'live'>) => ({ ...board, state: 'playing' }),
})
const whilePlayed = at('2026-11-22T19:00:00Z')
const show = (path: string, instead: Instead) =>
  showScreen(MatchupsScreen, `/leagues/espn/103/${path}`, season, instead)

describe('the page of the running week', () => {
  it('is the live board while the week is played, at every URL that means it', async () => {
    const live = await showScreen(LiveScreen, '/leagues/espn/103/live', season, whilePlayed)
    const board = live.named(`Week ${week}, live`).text
    expect(board).toMatch(/to win/)
    for (const path of [`matchups/${week}`, 'matchups'])
      expect((await show(path, whilePlayed)).named(`Week ${week}, live`).text).toBe(board)
  })

  it('is that of its games before the first kickoff and after the last game, as for every other week', async () => {
    const titles = async (path: string, asOf: string) => (await show(path, at(asOf))).texts('h2').join()
    expect(await titles(`matchups/${week}`, '2026-11-22T17:00:00Z')).toMatch(new RegExp(`Week ${week}(?!, live)`))
    expect(await titles(`matchups/${week}`, '2026-11-24T17:00:00Z')).toMatch(new RegExp(`Week ${week}(?!, live)`))
    expect(await titles(`matchups/${week - 1}`, '2026-11-22T19:00:00Z')).toMatch(`Week ${week - 1}`)
  })

  it('is the week’s games at `/live` out of their hours, and the last week of a season that is over', async () => {
    const textsAt = async (screen: typeof LiveScreen, path: string, asOf: string) =>
      (await showScreen(screen, `/leagues/espn/103/${path}`, season, at(asOf))).text
    for (const asOf of ['2026-11-22T17:00:00Z', '2026-11-24T17:00:00Z'])
      expect(await textsAt(LiveScreen, 'live', asOf)).toBe(await textsAt(MatchupsScreen, `matchups/${week}`, asOf))
    const over = await showScreen(LiveScreen, '/leagues/espn/101/live', await demoSeason(101))
    expect(over.texts('h2').join()).toMatch('Week 17')
    expect(over.all('article').length).toBeGreaterThan(0)
  })

  it('roots for the team in the URL, at every URL of the week', async () => {
    for (const { id } of season.teams.slice(0, 2)) {
      const team = teamIdOf(season, id)
      for (const screen of [LiveScreen, MatchupsScreen]) {
        const path = screen === LiveScreen ? 'live' : `matchups/${week}`
        const shown = await showScreen(screen, `/leagues/espn/103/${path}?team=${team}`, season, whilePlayed)
        const [selected] = shown.all('select option[selected]')
        expect([path, selected?.getAttribute('value')]).toEqual([path, String(team)])
      }
    }
  })
})
