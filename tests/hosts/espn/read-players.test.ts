/** Players: their numbers, weeks and the coverage of their season. */
import { describe, expect, it } from 'vitest'
import type { HostSeason } from '../../../src/domain/host-season.ts'
import { buildEspnLeague, getAt, playerAt, scoreOf, setAt } from './build-espn-league.ts'
import { build, entriesPath, findPlayer, read } from './read-sketch.ts'

describe('players', () => {
  it('are numbered by pick, then by when they were first rostered', async () => {
    const files = buildEspnLeague()
    setAt(files['scoring-period-02.json'], `${entriesPath(0)}[3].playerId`, 777)
    const {
      players,
      drafts: [draft],
    } = await read(files)
    expect(players.map(({ number }) => number)).toEqual(players.map((_, index) => index + 1))
    expect(draft?.picks.map(({ player }) => player)).toEqual(draft?.picks.map((_, index) => index + 1))
    expect(players.at(-1)?.hostPlayerId).toBe(777)
  })

  it('keep their number in a refresh; new ones follow them', async () => {
    const before = await build({ latestWeek: 1 })
    const files = buildEspnLeague({ latestWeek: 3 })
    setAt(files['scoring-period-01.json'], `${entriesPath(0)}[0].playerId`, 778)
    setAt(files['league.json'], 'draftDetail.picks[0].playerId', 779)
    const after = await read(files, before)
    const numbers = (season: HostSeason) => new Map(season.players.map((p) => [p.hostPlayerId, p.number]))
    expect([...numbers(after)].slice(0, before.players.length)).toEqual([...numbers(before)])
    expect([numbers(after).get(779), numbers(after).get(778)]).toEqual([25, 26])
  })

  it('have no points on a bye and 0 in a game in which they scored nothing', async () => {
    const files = buildEspnLeague()
    const row = `${entriesPath(0)}[0].playerPoolEntry.player.stats[1]`
    setAt(files['scoring-period-01.json'], `${row}.appliedTotal`, 0)
    const season = await read(files)
    const onBye = season.players.find(({ nflTeam }) => nflTeam === 'CIN')
    expect(onBye?.weeks[1]).toEqual({ week: 2, points: null, projectedPoints: 0, nflTeam: null })
    expect(findPlayer(season, 100)?.weeks[0]).toMatchObject({ points: 0, nflTeam: 'ATL' })
  })

  it('have no points, but a team, in a game that they sat out: a row of 0 without statistics', async () => {
    const files = buildEspnLeague()
    const row = `${entriesPath(0)}[0].playerPoolEntry.player.stats[1]`
    setAt(files['scoring-period-01.json'], `${row}.appliedTotal`, 0)
    setAt(files['scoring-period-01.json'], `${row}.stats`, {})
    delete files['players.json']
    expect(findPlayer(await read(files), 100)?.weeks[0]).toMatchObject({ points: null, nflTeam: 'ATL' })
  })

  it('have no projection if ESPN has none', async () => {
    const files = buildEspnLeague()
    setAt(files['scoring-period-01.json'], `${entriesPath(0)}[0].playerPoolEntry.player.stats`, [])
    delete files['players.json']
    expect(findPlayer(await read(files), 100)?.weeks[0]).toEqual({
      week: 1,
      points: null,
      projectedPoints: null,
      nflTeam: null,
    })
  })

  it('belong to the NFL team of the week, not of today', async () => {
    const files = buildEspnLeague()
    setAt(files['scoring-period-01.json'], `${entriesPath(0)}[0].playerPoolEntry.player.stats[1].proTeamId`, 34)
    const player = findPlayer(await read(files), 100)
    expect(player?.nflTeam).toBe('ATL')
    expect(player?.weeks.map(({ nflTeam }) => nflTeam)).toEqual(['HOU', 'ATL', 'ATL'])
  })

  it('may start in ESPN’s slots, without bench and injured reserve', async () => {
    const season = await build()
    expect(findPlayer(season, 101)?.eligibleSlots).toEqual(['RB', 'RB/WR', 'FLEX', 'OP'])
    expect(findPlayer(season, 104)?.injuryStatus).toBe('OUT')
  })

  it('are covered for the whole season after a drop', async () => {
    const dropped = findPlayer(await build(), playerAt(1, 5))
    expect(dropped).toMatchObject({ coverage: 'season', seasonPoints: null, name: 'Player No. 105' })
    expect(dropped?.weeks.map(({ points }) => points)).toEqual([1, 2, 3].map((week) => scoreOf(105, week)))
  })

  it('have their season points alone if the weekly rows are missing', async () => {
    const files = buildEspnLeague()
    const players = getAt(files['players.json'], 'players') as { id: number; player: { stats: unknown[] } }[]
    for (const { player } of players) player.stats = player.stats.slice(0, 2)
    const season = await read(files)
    const dropped = findPlayer(season, playerAt(1, 5))
    expect(dropped).toMatchObject({ coverage: 'rostered-weeks', weeks: [] })
    expect(dropped?.seasonPoints).toBeCloseTo(scoreOf(105, 1) + scoreOf(105, 2) + scoreOf(105, 3), 5)
    expect(season.warnings.map(({ source }) => source)).toEqual(['players.json'])
  })

  it('are not covered by a response with some of the weeks', async () => {
    const files = buildEspnLeague()
    const players = getAt(files['players.json'], 'players') as { id: number; player: { stats: unknown[] } }[]
    const dropped = players.find(({ id }) => id === playerAt(1, 5))
    dropped?.player.stats.splice(-2)
    expect(findPlayer(await read(files), playerAt(1, 5))).toMatchObject({ coverage: 'rostered-weeks' })
  })

  it('are not covered by weeks without a season total, except in the first week', async () => {
    const readAt = async (latestWeek: number) => {
      const files = buildEspnLeague({ latestWeek })
      const players = getAt(files['players.json'], 'players') as { player: { stats: { statSplitTypeId: number }[] } }[]
      for (const { player } of players) player.stats = player.stats.filter((row) => row.statSplitTypeId !== 0)
      return findPlayer(await read(files), 100)
    }
    expect(await readAt(3)).toMatchObject({ coverage: 'rostered-weeks', seasonPoints: null })
    expect((await readAt(3))?.weeks.slice(0, 2).map(({ points }) => points)).toEqual([scoreOf(100, 1), scoreOf(100, 2)])
    expect(await readAt(1)).toMatchObject({ coverage: 'season' })
  })

  it('cause exactly one warning if players.json is missing', async () => {
    const files = buildEspnLeague()
    delete files['players.json']
    const season = await read(files)
    expect(season.warnings.filter(({ source }) => source === 'players.json')).toHaveLength(1)
    expect(findPlayer(season, 100)).toMatchObject({ coverage: 'rostered-weeks', seasonPoints: null })
    expect(findPlayer(season, playerAt(1, 5))).toMatchObject({ name: 'Player 105', position: 'UNKNOWN', weeks: [] })
  })

  it('are named by their NFL team if a defense is in no response', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'draftDetail.picks[20].playerId', -16018)
    const defense = findPlayer(await read(files), -16018)
    expect(defense).toMatchObject({ name: 'Saints D/ST', position: 'D/ST', nflTeam: 'NO', eligibleSlots: ['D/ST'] })
  })
})
