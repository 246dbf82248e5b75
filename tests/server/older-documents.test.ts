/**
 * Seasons that an earlier version stored. `tests/storage/format-1` was written by commit 646510f, `format-2` by 16f6680, the last
 * that knew leagues of ESPN only.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLeagueSeason } from '../../src/hosts/espn/index.ts'
import { openHosts } from '../../src/hosts/index.ts'
import { importFromRaw } from '../../src/server/import-league.ts'
import { rebuildDamaged } from '../../src/server/rebuild-damaged.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { openRawFolder } from '../../src/storage/raw-folder.ts'
import { buildEspnLeague, type EspnFiles, getAt, openMemoryFolder, setAt } from '../hosts/espn/build-espn-league.ts'
import { build, numbersOf } from '../hosts/espn/read-sketch.ts'
import { espnSeason } from '../support/league-keys.ts'

const key = espnSeason(4711, 2025)
/** Neither of them was drafted or is on a lineup. 901 was added later, and imported first. */
const numbers = [
  [901, 25],
  [902, 26],
]

let folder = ''
let logged: string[] = []
beforeEach(() => {
  logged = []
  folder = mkdtempSync(join(tmpdir(), 'older-'))
  for (const kind of ['seasons', 'cards']) mkdirSync(join(folder, 'store', kind, '4711'), { recursive: true })
  putDocuments(1)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const documentFile = () => join(folder, 'store/seasons/4711/2025.json')
function putDocuments(format: 1 | 2): void {
  writeFileSync(documentFile(), readFileSync(`tests/storage/format-${format}/season.txt`))
  writeFileSync(join(folder, 'store/cards/4711/2025.json'), readFileSync(`tests/storage/format-${format}/card.txt`))
}
const hosts = openHosts({ espn: {}, sleeper: {} })
const open = () => openStore(folder, { listedFor: 0 })
const openRebuilding = () =>
  rebuildDamaged(open(), {
    dataDir: folder,
    log: (message, cause) => logged.push(`${message} ${cause instanceof Error ? cause.message : ''}`.trim()),
  })
const numbersIn = (players: { hostPlayerId: number; number: number }[] | undefined) =>
  players?.filter(({ hostPlayerId }) => hostPlayerId > 900).map((player) => [player.hostPlayerId, player.number])

/** The league as ESPN would have answered; `adds` are players that team 2 picked up in week 1, in this order. */
function responses(adds: number[] = [902, 901], latestWeek = 5): EspnFiles {
  const files = buildEspnLeague({ latestWeek })
  const moves = getAt(files['transactions-01.json'], 'transactions') as object[]
  const added = adds.map((playerId, index) => ({
    ...{ id: `add-${playerId}`, type: 'FREEAGENT', status: 'EXECUTED', scoringPeriodId: 1, teamId: 2, bidAmount: 0 },
    proposedDate: Date.UTC(2025, 8, 5 + index),
    items: [{ playerId, type: 'ADD', fromTeamId: 0, toTeamId: 2 }],
  }))
  setAt(files['transactions-01.json'], 'transactions', [...moves, ...added])
  return files
}

async function saveResponses(files: EspnFiles): Promise<void> {
  const raw = openRawFolder(join(folder, 'raw/2025/4711'))
  for (const [name, json] of Object.entries(files)) await raw.write(name, json)
}

describe.each([1, 2] as const)('a season of format %i', (format) => {
  beforeEach(() => putDocuments(format))

  it('is one of ESPN’s, under the ids that it had', async () => {
    const store = open()
    const season = await store.read(key)
    expect(season).toMatchObject({ ...key, leagueNumber: 4711, name: 'The Small League' })
    expect(Object.keys(season ?? {})).not.toContain('espnLeagueId')
    const fresh = await build()
    expect([...numbersOf(season ?? fresh)]).toEqual(expect.arrayContaining([...numbersOf(fresh)]))
    expect(Object.keys(season?.players[0] ?? {}).sort()).toEqual(Object.keys(fresh.players[0] ?? {}).sort())
    expect(await store.card(key)).toMatchObject({
      league: { id: 471125, host: 'espn', hostLeagueId: '4711', espnLeagueId: 4711, seasons: [2025] },
      source: 'host',
      isOutdated: true,
    })
    expect(await store.seasonsOf(key)).toEqual([key])
    if (format === 2) expect(season).toEqual(fresh)
  })

  it('has the same card where that is lost', async () => {
    const before = await open().card(key)
    rmSync(join(folder, 'store/cards/4711/2025.json'))
    expect(await open().card(key)).toMatchObject({
      source: 'host',
      isOutdated: true,
      league: { id: before?.league.id },
    })
    expect((await open().card(key))?.league).toMatchObject({ host: 'espn', hostLeagueId: '4711' })
  })
})

describe('a season stored by an earlier version', () => {
  it('is readable without its saved answers, what is new not known', async () => {
    const season = await open().read(key)
    const { previousSeasons, seedingRule, scoringFormat } = season?.settings ?? {}
    expect([previousSeasons, seedingRule, scoringFormat]).toEqual([[], null, 'head-to-head'])
    const fresh = await build()
    const keysOf = (value: unknown) => Object.keys(value as object).sort()
    expect(keysOf(season)).toEqual(keysOf(fresh))
    for (const path of ['settings', 'draft', 'draft.picks[0]', 'teams[0]', 'matchups[0].home', 'players[0]'])
      expect([path, keysOf(getAt(season, path))]).toEqual([path, keysOf(getAt(fresh, path))])
    expect(keysOf(getAt(season, 'transactions[0]'))).toEqual(keysOf(getAt(fresh, 'transactions[0]')))
    expect(season?.transactions[0]?.processedAt).toMatch(/^2025-09-0/)
  })

  it('is made again from the saved answers on first use, under the same numbers', async () => {
    await saveResponses(responses())
    const store = openRebuilding()
    const card = await store.card(key)
    expect([card?.isOutdated, card?.asOf, card?.source]).toEqual([false, '2025-09-30T08:00:00.000Z', 'host'])
    const season = await store.read(key)
    expect(season?.settings.previousSeasons).toEqual([2023, 2024])
    expect(numbersIn(season?.players)).toEqual(numbers)
    expect(logged).toEqual([
      "The stored season seasons/4711/2025 is of an older version. It was rebuilt from ESPN's saved responses.",
    ])
    await openRebuilding().card(key)
    expect(logged).toHaveLength(1)
  })

  it('stays as it is where the saved answers are gone, or say less', async () => {
    const store = openRebuilding()
    expect((await store.card(key))?.isOutdated).toBe(true)
    expect((await store.read(key))?.lineups).toHaveLength(12)
    await store.card(key)
    expect(logged).toEqual([
      expect.stringMatching(/is of an older version\. It cannot be rebuilt here\. .*Showing the last import/),
    ])
    const less = responses()
    delete less['scoring-period-02.json']
    await saveResponses(less)
    expect((await openRebuilding().card(key))?.isOutdated).toBe(true)
    expect(logged[1]).toMatch(/responses are incomplete: lineups are missing/)
  })

  it('keeps its numbers when it is imported again, damaged, and rebuilt', async () => {
    const store = open()
    const files = responses([903, 902, 901])
    const imported = await importFromRaw(openMemoryFolder(files), key, { store, source: await hosts('espn') })
    await store.write(imported, { asOf: null, source: 'host' })
    const after = [...numbers, [903, 27]]
    expect(numbersIn(imported.players)).toEqual(after)
    await saveResponses(files)
    truncateSync(documentFile(), 500)
    expect(numbersIn((await openRebuilding().read(key))?.players)).toEqual(after)
  })
})

it('gives every player the same number on every way to the whole season', async () => {
  rmSync(join(folder, 'store'), { recursive: true })
  const store = open()
  const importIt = async (files: EspnFiles) => {
    const season = await importFromRaw(openMemoryFolder(files), key, { store, source: await hosts('espn') })
    await store.write(season, { asOf: null, source: 'host' })
    return season
  }
  const early = numbersOf(await importIt(responses([901], 2)))
  const whole = await importIt(responses([902, 901]))
  for (const [id, number] of early) expect([id, numbersOf(whole).get(id)]).toEqual([id, number])
  // Read without the store, the same answers would number them otherwise.
  expect(
    numbersIn((await readLeagueSeason(openMemoryFolder(responses()), { espnLeagueId: 4711, season: 2025 })).players),
  ).toEqual([
    [902, 25],
    [901, 26],
  ])
  await saveResponses(responses())
  truncateSync(documentFile(), 500)
  const text = () => readFileSync(documentFile(), 'utf8').replace(/^.*?"season":/, '')
  await openRebuilding().read(key)
  const rebuilt = text()
  await importIt(responses())
  expect(text()).toBe(rebuilt)
  expect(await open().read(key)).toEqual(whole)
})
