/** A repeated import: saved and repeated requests. */
import { afterEach, describe, expect, it } from 'vitest'
import type { HostSeason } from '../../../src/domain/host-season.ts'
import { fetchRunningWeek } from '../../../src/hosts/espn/fetch-league-season.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { buildEspnLeague, openMemoryFolder, setAt } from './build-espn-league.ts'
import { everyFile, everything, type ImportBench, startImportBench } from './import-bench.ts'
import { numbersOf } from './read-sketch.ts'

let bench: ImportBench
afterEach(() => bench.espn.close())

describe('a further import', () => {
  it('of a finished season sends no request', async () => {
    bench = await startImportBench()
    const first = await bench.fetchIt()
    bench.espn.takeFiles()
    expect(await bench.fetchIt()).toEqual(first)
    expect(bench.espn.takeFiles()).toEqual([])
  })

  it('resumes after a stop at any request', async () => {
    for (let stopAt = 1; stopAt <= everything.length; stopAt++) {
      bench = await startImportBench()
      const stop = new AbortController()
      let answered = 0
      bench.faults = () => {
        answered++
        if (answered === stopAt) stop.abort()
        return answered >= stopAt ? 'hang' : null
      }
      await expect(bench.fetchIt({ signal: stop.signal })).rejects.toMatchObject({ kind: 'aborted' })
      bench.espn.takeFiles()
      const saved = await bench.rawFor(2025).list()
      bench.faults = undefined
      await bench.fetchIt()
      const asked = bench.espn.takeFiles()
      expect(asked.filter((file) => saved.includes(file))).toEqual([])
      // A request that was on its way when the import stopped may reach the server late: it counts once.
      expect(new Set([...asked, ...saved, ...everyFile])).toEqual(new Set(everyFile))
      expect(await bench.rawFor(2025).list()).toEqual(everyFile)
      await bench.espn.close()
    }
  })

  it('of a running season requests only running data', async () => {
    bench = await startImportBench({ latestWeek: 2, hasPlayed: (id) => id % 2 === 0 })
    const before = await bench.fetchIt()
    expect(before.status.scoredWeeks).toEqual([1])
    bench.espn.takeFiles()
    bench.leagues.set('2025/4711', openMemoryFolder(buildEspnLeague({ latestWeek: 2 })))
    const after = await bench.fetchIt({ numbers: numbersOf(before) })
    expect(bench.espn.takeFiles()).toEqual(['league.json', 'players.json', 'scoring-period-02.json'])
    expect(after.players.map(({ hostPlayerId }) => hostPlayerId)).toEqual(before.players.map((p) => p.hostPlayerId))
  })

  it('of the running week alone sends one request, and has its newest points', async () => {
    bench = await startImportBench({ latestWeek: 2, hasPlayed: (id) => id % 2 === 0 })
    const before = await bench.fetchIt()
    bench.espn.takeFiles()
    bench.leagues.set('2025/4711', openMemoryFolder(buildEspnLeague({ latestWeek: 2 })))
    const options = { espnLeagueId: 4711, season: 2025, numbers: numbersOf(before) }
    const live = await fetchRunningWeek(bench.http, bench.rawFor, options)
    expect(bench.espn.takeFiles()).toEqual(['scoring-period-02.json'])
    expect(live).not.toEqual(before)
    expect(live?.matchups).toEqual((await bench.fetchIt({ numbers: numbersOf(before) })).matchups)
  })

  it('of the running week alone says when the week is over', async () => {
    bench = await startImportBench({ latestWeek: 2 })
    await bench.fetchIt()
    bench.leagues.set('2025/4711', openMemoryFolder(buildEspnLeague({ latestWeek: 3 })))
    expect(await fetchRunningWeek(bench.http, bench.rawFor, { espnLeagueId: 4711, season: 2025 })).toBe(null)
  })

  it('requests a week saved during the week again, once', async () => {
    bench = await startImportBench({ latestWeek: 2, hasPlayed: (id) => id % 2 === 0 })
    await bench.fetchIt()
    bench.leagues.set('2025/4711', openMemoryFolder(buildEspnLeague({ latestWeek: 3, hasPlayed: () => false })))
    bench.espn.takeFiles()
    const season = await bench.fetchIt()
    expect(bench.espn.takeFiles()).toEqual([
      ...['league.json', 'players.json', 'pro-schedule.json', 'scoring-period-02.json', 'scoring-period-03.json'],
    ])
    expect(judgeSeason(season).matchups.filter(({ status }) => status === 'final')).toHaveLength(4)
    await bench.fetchIt()
    expect(bench.espn.takeFiles()).toEqual(['league.json', 'players.json', 'scoring-period-03.json'])
  })

  it('requests a week once more when its corrections are over, and the players with it', async () => {
    bench = await startImportBench()
    const onTuesday = () => new Date('2025-09-23T12:00:00Z')
    const first = await bench.fetchIt({ now: onTuesday })
    const corrected = buildEspnLeague()
    setAt(corrected['league.json'], 'schedule[4].home.pointsByScoringPeriod.3', 1)
    setAt(corrected['league.json'], 'schedule[4].home.totalPoints', 1)
    setAt(corrected['league.json'], 'schedule[4].winner', 'AWAY')
    setAt(corrected['league.json'], 'teams[0].rankCalculatedFinal', 2)
    setAt(corrected['league.json'], 'teams[1].rankCalculatedFinal', 1)
    bench.leagues.set('2025/4711', openMemoryFolder(corrected))
    bench.espn.takeFiles()
    const later = await bench.fetchIt({ now: () => new Date('2025-10-01T12:00:00Z') })
    expect(bench.espn.takeFiles()).toEqual(['league.json', 'players.json', 'scoring-period-03.json'])
    const titleOf = (season: HostSeason) => judgeSeason(season).title.championId
    expect([titleOf(first), titleOf(later)]).toEqual([1, 2])
    await bench.fetchIt({ now: () => new Date('2026-02-01T12:00:00Z') })
    expect(bench.espn.takeFiles()).toEqual([])
  })

  it('of a closed season asks for the league, its last week and the players if it is explicit', async () => {
    bench = await startImportBench()
    await bench.fetchIt()
    bench.espn.takeFiles()
    await bench.fetchIt({ isExplicit: true })
    expect(bench.espn.takeFiles()).toEqual(['league.json', 'players.json', 'scoring-period-03.json'])
  })

  it('requests an earlier week that nobody read between its corrections and the next week', async () => {
    bench = await startImportBench({ latestWeek: 3 })
    await bench.fetchIt({ now: () => new Date('2025-09-16T12:00:00Z') })
    const corrected = buildEspnLeague({ latestWeek: 4 })
    setAt(corrected['league.json'], 'schedule[2].home.pointsByScoringPeriod.2', 1)
    bench.leagues.set('2025/4711', openMemoryFolder(corrected))
    const onTuesday = () => new Date('2025-09-23T12:00:00Z')
    const weeks = () => bench.espn.takeFiles().filter((file) => file.startsWith('scoring'))
    weeks()
    await bench.fetchIt({ now: onTuesday })
    expect(weeks()).toEqual(['scoring-period-02.json', 'scoring-period-03.json'])
    await bench.fetchIt({ now: onTuesday })
    expect(weeks()).toEqual([])
  })

  it('requests a week once more after its corrections though its scores are the same: a player on the bench has points, too', async () => {
    bench = await startImportBench({ latestWeek: 3 })
    await bench.fetchIt({ now: () => new Date('2025-09-16T12:00:00Z') })
    bench.leagues.set('2025/4711', openMemoryFolder(buildEspnLeague({ latestWeek: 4 })))
    bench.espn.takeFiles()
    await bench.fetchIt({ now: () => new Date('2025-09-23T12:00:00Z') })
    expect(bench.espn.takeFiles()).toContain('scoring-period-02.json')
  })

  it('requests the previous week if ESPN has corrected it, and no older one', async () => {
    bench = await startImportBench({ latestWeek: 3 })
    const now = () => new Date('2025-09-17T12:00:00Z')
    await bench.fetchIt({ now })
    bench.espn.takeFiles()
    const corrected = buildEspnLeague({ latestWeek: 3 })
    setAt(corrected['league.json'], 'schedule[0].home.pointsByScoringPeriod.1', 1)
    setAt(corrected['league.json'], 'schedule[2].home.pointsByScoringPeriod.2', 1)
    bench.leagues.set('2025/4711', openMemoryFolder(corrected))
    await bench.fetchIt({ now })
    expect(bench.espn.takeFiles().filter((file) => file.startsWith('scoring'))).toEqual([
      'scoring-period-02.json',
      'scoring-period-03.json',
    ])
  })

  it('requests the NFL schedule once in each week, as games are moved', async () => {
    bench = await startImportBench({ latestWeek: 2 })
    await bench.fetchIt()
    bench.espn.takeFiles()
    await bench.fetchIt()
    expect(bench.espn.takeFiles()).not.toContain('pro-schedule.json')
    bench.leagues.set('2025/4711', openMemoryFolder(buildEspnLeague({ latestWeek: 3 })))
    await bench.fetchIt()
    expect(bench.espn.takeFiles()).toContain('pro-schedule.json')
    await bench.fetchIt()
    expect(bench.espn.takeFiles()).not.toContain('pro-schedule.json')
  })

  it('requests the players once more after the season', async () => {
    bench = await startImportBench({ latestWeek: 3 })
    await bench.fetchIt()
    bench.leagues.set('2025/4711', openMemoryFolder(buildEspnLeague()))
    bench.espn.takeFiles()
    await bench.fetchIt()
    expect(bench.espn.takeFiles()).toContain('players.json')
    await bench.fetchIt()
    expect(bench.espn.takeFiles()).toEqual([])
  })

  it('does not repeat the first week of a two-week round', async () => {
    const matchupPeriods = { '1': [1], '2': [2], '3': [3, 4] }
    bench = await startImportBench({ matchupPeriods, latestWeek: 4, hasPlayed: () => false })
    await bench.fetchIt()
    bench.espn.takeFiles()
    await bench.fetchIt()
    expect(bench.espn.takeFiles().filter((file) => file.startsWith('scoring'))).toEqual(['scoring-period-04.json'])
  })

  it('downloads broken files of the folder again', async () => {
    bench = await startImportBench()
    await bench.fetchIt()
    const folder = bench.rawFor(2025)
    await folder.write('scoring-period-02.json', { messages: ['Something went wrong'] })
    await folder.write('pro-schedule.json', {})
    bench.espn.takeFiles()
    await bench.fetchIt()
    expect(bench.espn.takeFiles()).toEqual(['pro-schedule.json', 'scoring-period-02.json'])
  })
})
