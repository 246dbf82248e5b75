/** The running week has one page for its live board: the week's own URL and `/live`. */
import { describe, expect, it } from 'vitest'
import type { ResponseOf } from '../../../src/contract/responses/index.ts'
import { LiveScreen } from '../../../src/screens/live/LiveScreen.tsx'
import { MatchupsScreen } from '../../../src/screens/matchups/MatchupsScreen.tsx'
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
})
