/** Seasons that an earlier version stored. `tests/storage/format-1` was written by commit 646510f. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readLeagueSeason } from '../../src/hosts/espn/index.ts'
import { importFromRaw } from '../../src/server/import-league.ts'
import { rebuildDamaged } from '../../src/server/rebuild-damaged.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { openRawFolder } from '../../src/storage/raw-folder.ts'
import { buildEspnLeague, type EspnFiles, getAt, openMemoryFolder, setAt } from '../hosts/espn/build-espn-league.ts'
import { build, numbersOf } from '../hosts/espn/read-sketch.ts'

const key = { espnLeagueId: 4711, season: 2025 }
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
  writeFileSync(documentFile(), readFileSync('tests/storage/format-1/season.txt'))
  writeFileSync(join(folder, 'store/cards/4711/2025.json'), readFileSync('tests/storage/format-1/card.txt'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const documentFile = () => join(folder, 'store/seasons/4711/2025.json')
const open = () => openStore(folder, { listedFor: 0 })
const openRebuilding = () =>
  rebuildDamaged(open(), {
    dataDir: folder,
    log: (message, cause) => logged.push(`${message} ${cause instanceof Error ? cause.message : ''}`.trim()),
  })
const numbersIn = (players: { espnPlayerId: number; number: number }[] | undefined) =>
  players?.filter(({ espnPlayerId }) => espnPlayerId > 900).map((player) => [player.espnPlayerId, player.number])

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
    expect([card?.isOutdated, card?.asOf, card?.source]).toEqual([false, '2025-09-30T08:00:00.000Z', 'espn'])
    const season = await store.read(key)
    expect(season?.settings.previousSeasons).toEqual([2023, 2024])
    expect(numbersIn(season?.players)).toEqual(numbers)
    expect(logged).toEqual([
      "The stored season seasons/4711/2025 is of an older version. It was rebuilt from ESPN's saved answers.",
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
      expect.stringMatching(/is of an older version\. It cannot be rebuilt here\. .*It is shown as it was imported/),
    ])
    const less = responses()
    delete less['scoring-period-02.json']
    await saveResponses(less)
    expect((await openRebuilding().card(key))?.isOutdated).toBe(true)
    expect(logged[1]).toMatch(/not complete any more: lineups are missing/)
  })

  it('keeps its numbers when it is imported again, damaged, and rebuilt', async () => {
    const store = open()
    const files = responses([903, 902, 901])
    const imported = await importFromRaw(openMemoryFolder(files), key, { store })
    await store.write(imported, { asOf: null, source: 'espn' })
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
    const season = await importFromRaw(openMemoryFolder(files), key, { store })
    await store.write(season, { asOf: null, source: 'espn' })
    return season
  }
  const early = numbersOf(await importIt(responses([901], 2)))
  const whole = await importIt(responses([902, 901]))
  for (const [id, number] of early) expect([id, numbersOf(whole).get(id)]).toEqual([id, number])
  // Read without the store, the same answers would number them otherwise.
  expect(numbersIn((await readLeagueSeason(openMemoryFolder(responses()), key)).players)).toEqual([
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
