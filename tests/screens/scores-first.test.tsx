/** A week whose season is still read from its host: its scores are shown before what needs lineups. */
import { describe, expect, it } from 'vitest'
import type { Calls } from '../../src/client/calls.ts'
import type { ResponseOf } from '../../src/contract/responses/index.ts'
import { LiveScreen, MatchupsScreen } from '../../src/screens/matchups/MatchupsScreen.tsx'
import { formatPoints } from '../../src/ui/format.ts'
import { brokenText } from '../support/broken-text.ts'
import { demoSeason, type Instead, loading, responseFor, showScreen } from '../support/shown-screen.ts'

const season = await demoSeason(103)
const week = season.status.runningWeek ?? 0
const schedule = responseFor(season, 'hostLeagueSchedule', { host: 'espn', leagueId: '103', week })
const isRead = (isPartial: boolean) => (league: ResponseOf<'hostLeague'>) => ({ ...league, isPartial })
/** With the call that only a partial season makes. */
const callsOf =
  (screen: typeof LiveScreen, path: string): Calls =>
  async (call) => {
    await screen.callsAt(path)?.(call)
    await call('hostLeagueSchedule', { host: 'espn', leagueId: '103', season: season.season, week })
  }
const early: Instead = { hostLeague: isRead(true), live: loading, scoreboard: loading }

describe.each([
  { screen: LiveScreen, path: '/leagues/espn/103/live' },
  { screen: MatchupsScreen, path: `/leagues/espn/103/matchups/${week}` },
])('$path', ({ screen, path }) => {
  it('shows the scores of all games, and that the rest is still to come', async () => {
    const { named } = await showScreen(screen, path, season, early, callsOf(screen, path))
    const part = named(`Week ${week}`)
    const rows = part.texts('li li')
    const sides = schedule.flatMap(({ home, away }) => (away ? [home, away] : [home]))
    expect(sides.length).toBeGreaterThan(5)
    expect(rows).toHaveLength(sides.length)
    for (const [index, { teamName, score }] of sides.entries()) {
      expect(rows[index]).toContain(teamName)
      expect(rows[index]).toContain(formatPoints(score))
    }
    expect(part.text).toContain('Lineups and chances follow once the whole season is loaded.')
    expect(part.text).not.toMatch(brokenText)
  })

  it('waits for them, and asks for none of a season that is whole', async () => {
    const waiting = await showScreen(screen, path, season, { ...early, hostLeagueSchedule: loading })
    expect(waiting.text).not.toContain('whole season')
    const whole = await showScreen(screen, path, season, { ...early, hostLeague: isRead(false) }, callsOf(screen, path))
    expect(whole.text).not.toContain('whole season')
  })
})
