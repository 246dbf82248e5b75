/** Single ESPN responses: each is read, or refused with the missing part. Skipped without recorded responses. */
import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { handlers } from '../../../src/handlers/index.ts'
import { readEspnSeason } from '../../../src/hosts/espn/index.ts'
import { readEspnWeek } from '../../../src/hosts/espn/read-week.ts'
import { createWarnings } from '../../../src/hosts/shared/warnings.ts'
import { describeNeed } from '../../../src/parts/live/live-games.ts'
import { openRawFolder } from '../../../src/storage/raw-folder.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { buildEspnLeague, type EspnFiles, type Json, openMemoryFolder } from './build-espn-league.ts'

const root = resolve('../shared/espn/responses')
const open = async (name: string) => (await openRawFolder(root).read(name)) as Json

describe.skipIf(!existsSync(root))('recorded responses', () => {
  const readAs = async (files: EspnFiles, espnLeagueId: number) =>
    judgeSeason(await readEspnSeason(openMemoryFolder(files), { espnLeagueId }))

  it('reads a league of 14 teams before its draft', async () => {
    const season = await readAs({ 'league.json': await open('not-drafted-2026-14-teams.json') }, 900004)
    expect(season.status).toMatchObject({ phase: 'pre-draft', currentWeek: 0, finalWeeks: [], finalWeek: 17 })
    expect([season.teams.length, season.matchups.length, season.drafts[0]?.picks.length]).toEqual([14, 98, 0])
    expect(season.matchups.every(({ status, home }) => status === 'scheduled' && home.points === null)).toBe(true)
    expect(season.warnings.map(({ source }) => source)).toEqual(['pro-schedule.json'])
  })

  it('reads a week while its games were on', async () => {
    const where = { espnLeagueId: 900003, season: 2021, week: 8, file: 'scoring-period-08.json' }
    const warnings = createWarnings()
    const { rosters, starterPoints } = readEspnWeek(await open('live-week-8-2021-mBoxscore.json'), where, warnings)
    expect(warnings.list()).toEqual([])
    expect(rosters).toHaveLength(10)
    expect([...starterPoints].sort(([a], [b]) => a - b)).toEqual([
      ...[
        [1, 122.1],
        [2, 91.2],
        [3, 84.36],
        [4, 111.82],
        [5, 99.5],
      ],
      ...[
        [6, 84.4],
        [7, 78.46],
        [8, 148.96],
        [9, 92.92],
        [10, 94.26],
      ],
    ])
  })

  const readRunning = async () => {
    const box = await open('live-week-8-2021-mBoxscore.json')
    const { settings } = await open('live-week-8-2021-mSettings.json')
    const league = { ...box, settings, draftDetail: { drafted: true, picks: [] } }
    return readAs({ 'league.json': league, 'scoring-period-08.json': box }, 900003)
  }

  it('reads a season whose newest week was running', async () => {
    const season = await readRunning()
    expect(season.status).toMatchObject({ phase: 'in-season', currentWeek: 8, finalWeeks: [1, 2, 3, 4, 5, 6, 7] })
    const running = season.matchups.filter(({ weeks }) => weeks[0] === 8)
    expect(running.map(({ status }) => status)).toEqual(Array(5).fill('in-progress'))
    expect(running.flatMap(({ home, away }) => [home, away]).find((side) => side?.teamId === 8)?.points).toBe(148.96)
    expect(season.matchups.find(({ id }) => id === 1)).toMatchObject({ status: 'final', winner: 'home' })
  })

  it('reads IDP lineup slots', async () => {
    const league = { ...(await open('idp-settings-2020.json')), schedule: [] }
    const { settings, teams, status } = await readAs({ 'league.json': league }, 900005)
    const counts = Object.fromEntries(settings.lineupSlots.map(({ slot, count }) => [slot, count]))
    const recorded = (
      league as unknown as { settings: { rosterSettings: { lineupSlotCounts: Record<string, number> } } }
    ).settings.rosterSettings.lineupSlotCounts
    expect([counts.LB ?? 0, counts.DL ?? 0, counts.DB ?? 0]).toEqual([10, 11, 14].map((slot) => recorded[slot] ?? 0))
    expect(settings.lineupSlots.reduce((sum, { count }) => sum + count, 0)).toBe(
      Object.values(recorded).reduce((sum, count) => sum + count, 0),
    )
    expect([teams.length, new Set(teams.map(({ divisionName }) => divisionName)).size]).toEqual([12, 4])
    expect(status.phase).toBe('pre-season')
  })

  it('names teams both ways, from leagues of 6 to 14', async () => {
    const byYear = await open('teams-2018-2023-6-to-14-teams.json')
    const sizes: number[] = []
    for (const [year, response] of Object.entries(byYear)) {
      const { settings } = buildEspnLeague({ season: Number(year) })['league.json'] as Json
      const league = { ...(response as Json), settings, schedule: [] }
      const season = await readAs({ 'league.json': league }, Number((response as Json).id))
      expect(season.teams.every(({ name, ownerNames }) => name !== '' && ownerNames.length > 0)).toBe(true)
      sizes.push(season.teams.length)
    }
    expect(sizes).toEqual([10, 8, 6, 8, 14, 14])
  })

  it('opens a running week on the live board, where no kickoffs are known', async () => {
    const season = await readRunning()
    const context = { seasons: [], asOf: null, forecastRuns: 200 }
    const board = handlers.live({ season, context }, { host: 'espn', leagueId: season.leagueId, season: undefined })
    expect(board).toMatchObject({ week: 8, state: 'playing', nextKickoff: null })
    expect([board.matchups.length, board.table.length, board.odds.length, board.starters.length]).toEqual([
      5, 10, 10, 10,
    ])
    for (const { home, away } of board.matchups) {
      expect((home.chanceLive ?? 0) + (away?.chanceLive ?? 0)).toBeCloseTo(1, 6)
      expect(home.startersToCome).toBeGreaterThanOrEqual(0)
    }
    expect(board.matchups.map((game) => describeNeed(game, 8))).not.toContain(null)
  })

  it.each(['kona_player_info-2020-5-players.json', 'live-week-8-2021-kona_player_info.json'])(
    'reads %s',
    async (name) => {
      const response = await open(name)
      const records = response.players as { id: number; player: { fullName: string } }[]
      const files = buildEspnLeague({ season: name.includes('2021') ? 2021 : 2020 })
      const picks = records.slice(0, 20).map(({ id }, index) => ({
        overallPickNumber: index + 1,
        roundId: 1,
        roundPickNumber: index + 1,
        teamId: 1,
        playerId: id,
      }))
      const league = { ...files['league.json'], draftDetail: { drafted: true, picks } }
      const season = await readAs({ ...files, 'league.json': league, 'players.json': response }, 4711)
      expect(season.players.slice(0, picks.length).map((player) => player.name)).toEqual(
        records.slice(0, 20).map(({ player }) => player.fullName),
      )
      // Season sums without every week: not covered, but known.
      const sums = season.players.slice(0, picks.length).filter(({ seasonPoints }) => seasonPoints !== null)
      expect(sums.length).toBeGreaterThan(0)
    },
  )

  it.each([
    ['league_history-2011.json', 900006, /teams: expected array, found nothing \(view mTeam\)/],
    ['live-week-8-2021-mSettings.json', 900003, /teams: expected array, found nothing \(view mTeam\)/],
    ['live-week-8-2021-mSchedule.json', 900003, /settings: expected object, found nothing \(view mSettings\)/],
    ['live-week-8-2021-mBoxscore.json', 900003, /settings\.rosterSettings: expected object, found nothing/],
    ['idp-settings-2020.json', 900005, /schedule: expected array, found nothing \(view mMatchup/],
    ['teams-2018-2023-6-to-14-teams.json', 1, /: id: expected number, found nothing/],
    ['kona_player_info-2020-5-players.json', 1, /: id: expected number, found nothing/],
  ])('refuses %s as a league and reports the missing part', async (name, espnLeagueId, reason) => {
    await expect(readAs({ 'league.json': await open(name) }, espnLeagueId)).rejects.toMatchObject({
      kind: 'unreadable-answer',
      message: expect.stringMatching(reason),
    })
  })

  it('covers every recorded response', () => {
    expect(readdirSync(root)).toHaveLength(9)
  })
})
