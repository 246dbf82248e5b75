/** Numbers of players, which links to them are made of. */
import { mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { HostSeason } from '../../src/domain/host-season.ts'
import { readEspnSeason } from '../../src/hosts/espn/index.ts'
import { openHosts } from '../../src/hosts/index.ts'
import { rebuildStored } from '../../src/server/open-service.ts'
import { readNumbered } from '../../src/service/import-season.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { openRawFolder } from '../../src/storage/raw-folder.ts'
import { buildEspnLeague, type EspnFiles, getAt, openMemoryFolder, setAt } from '../hosts/espn/build-espn-league.ts'
import { numbersOf } from '../hosts/espn/read-sketch.ts'
import { espnSeason } from '../support/league-keys.ts'

const key = espnSeason(4711, 2025)
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'older-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const documentFile = () => join(folder, 'store/seasons/4711/2025.json')
const hosts = openHosts({ espn: {}, sleeper: {} })
const open = () => openStore(folder, { cachedFor: 0 })
const openRebuilding = () => rebuildStored(open(), { log: () => {} })
const numbersIn = (players: { hostPlayerId: number; number: number }[] | undefined) =>
  players?.filter(({ hostPlayerId }) => hostPlayerId > 900).map((player) => [player.hostPlayerId, player.number])

/** The league as ESPN's responses; `adds` are players that team 2 picked up in week 1, in this order. */
function responses(adds: number[] = [902, 901], latestWeek = 5): EspnFiles {
  const files = buildEspnLeague({ latestWeek })
  const moves = getAt(files['transactions-01.json'], 'transactions') as object[]
  const added = adds.map((playerId, index) => ({
    id: `add-${playerId}`,
    type: 'FREEAGENT',
    status: 'EXECUTED',
    scoringPeriodId: 1,
    teamId: 2,
    bidAmount: 0,
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

/** Imports the season from these responses, as every import does. */
async function importIt(files: EspnFiles): Promise<HostSeason> {
  const store = open()
  const season = await readNumbered(openMemoryFolder(files), key, { store, source: await hosts('espn') })
  await store.write(season, { asOf: null, source: 'host' })
  return season
}

it('keeps its numbers when it is imported again, is damaged and rebuilt, and is removed and imported again', async () => {
  await importIt(responses([901]))
  const files = responses([903, 902, 901])
  const first = numbersIn((await importIt(files)).players)
  expect(first?.find(([id]) => id === 901)).toEqual([901, 25])
  await saveResponses(files)
  truncateSync(documentFile(), 500)
  expect(numbersIn((await openRebuilding().read(key))?.players)).toEqual(first)
  await open().remove(key)
  expect(numbersIn((await importIt(files)).players)).toEqual(first)
})

it('gives every player the same number however the season became complete', async () => {
  const early = numbersOf(await importIt(responses([901], 2)))
  const whole = await importIt(responses([902, 901]))
  for (const [id, number] of early) expect([id, numbersOf(whole).get(id)]).toEqual([id, number])
  // Without the store, the same responses would give other numbers.
  expect(
    numbersIn((await readEspnSeason(openMemoryFolder(responses()), { espnLeagueId: 4711, season: 2025 })).players),
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
  expect(await open().read(key)).toEqual({ ...whole, asOf: null })
})
