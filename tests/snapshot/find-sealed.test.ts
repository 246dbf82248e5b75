/** A sealed league is in no file that everybody may read, by whichever of its ids it is requested. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadEditionOf } from '../../scripts/lib/announce-league.ts'
import { seasonsToSave } from '../../scripts/lib/choose-seasons.ts'
import { sealLeagues } from '../../scripts/lib/seal-league.ts'
import { type LeagueKey, leagueArgument, nameLeague } from '../../src/domain/identity.ts'
import { isSurelySealed, refuseSealed, refuseSealedSnapshots, withoutSealed } from '../../src/snapshot/find-sealed.ts'
import { readManifest } from '../../src/snapshot/read-snapshots.ts'
import { unsealInFolder } from '../../src/snapshot/sealed-folder.ts'
import { storeSource } from '../../src/snapshot/store-source.ts'
import type { LeagueStore } from '../../src/storage/league-store.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { buildHostSeason } from '../build-season.ts'
import { errorOf } from '../support/error-of.ts'
import { filesIn, take, temporaryFolders } from './support/snapshots.ts'

const newFolder = temporaryFolders()
const secret = 'Hidden Hollow'
const sleeper = (season: number): LeagueKey => ({
  host: 'sleeper',
  leagueId: `91002${season}0000000001`,
  season,
})
const espn = (leagueId: string): LeagueKey => ({ host: 'espn', leagueId, season: 2025 })
const stranger = espn('4800')

let dataDir = ''
let store: LeagueStore
let lookup: Parameters<typeof refuseSealed>[1]

beforeEach(() => {
  dataDir = newFolder()
  store = openStore(dataDir, { cachedFor: 0 })
  lookup = { dataDir, links: store.links }
})

async function add(key: LeagueKey, { previous, name = secret }: { previous?: LeagueKey | null; name?: string } = {}) {
  const leagueNumber = await store.links.numberOf(key)
  const previousLeagueId = previous === undefined ? undefined : (previous?.leagueId ?? null)
  const season = buildHostSeason({ ...key, leagueNumber, name, previousLeagueId, teams: [{ name }, { name }] })
  await store.write(season, { asOf: '2026-01-06T12:00:00.000Z', source: 'host' })
}

const seal = (league: LeagueKey) =>
  sealLeagues([{ ...league, season: null }], {
    store,
    dataDir,
    snapshotDir: join(dataDir, 'snapshot'),
    env: {},
    isNewKey: false,
    site: { SITE_URL: 'https://me.example/', PUBLIC_API_BASE_URL: 'none' },
  })

function writeBook(name: string, text: string) {
  mkdirSync(join(dataDir, 'book'), { recursive: true })
  writeFileSync(join(dataDir, 'book', name), text)
}

/** Leagues in which one id is sealed, and the others by which it must not be published. */
const situations: [string, () => Promise<LeagueKey[]>][] = [
  [
    'a season with an id of its own',
    async () => {
      await add(sleeper(2021), { previous: null })
      await add(sleeper(2022), { previous: sleeper(2021) })
      await seal(sleeper(2022))
      return [sleeper(2022), sleeper(2021)]
    },
  ],
  [
    'the season after the sealed ones',
    async () => {
      await add(sleeper(2022), { previous: null })
      await seal(sleeper(2022))
      await add(sleeper(2023), { previous: sleeper(2022) })
      return [sleeper(2023)]
    },
  ],
  [
    'the league of another host that its book joins',
    async () => {
      await add(sleeper(2021), { previous: null })
      await add(sleeper(2022), { previous: sleeper(2021) })
      await add(espn('4801'))
      writeBook('espn-4801.yml', `also: ["sleeper:${sleeper(2022).leagueId}"]`)
      await seal(espn('4801'))
      return [espn('4801'), sleeper(2022), sleeper(2021)]
    },
  ],
  [
    'the league at ESPN that it was before, by the book of the new one',
    async () => {
      await add(sleeper(2022), { previous: null })
      await add(espn('4802'))
      writeBook(`sleeper-${sleeper(2022).leagueId}.yml`, 'also: ["espn:4802"]')
      await seal(sleeper(2022))
      return [sleeper(2022), espn('4802')]
    },
  ],
  [
    'a season that the store has no more',
    async () => {
      await add(sleeper(2021), { previous: null })
      await add(sleeper(2022), { previous: sleeper(2021) })
      await seal(sleeper(2022))
      for (const key of [sleeper(2021), sleeper(2022)]) await store.remove(key)
      await add(sleeper(2021), { previous: null })
      return [sleeper(2021)]
    },
  ],
  [
    'an id that its book joins',
    async () => {
      writeBook('espn-4701.yml', 'also: [4702]')
      await add(espn('4701'))
      await add(espn('4702'))
      await seal(espn('4701'))
      return [espn('4701'), espn('4702')]
    },
  ],
  [
    'the league of the book, if a joined id is sealed',
    async () => {
      writeBook('espn-4701.yml', 'also: [4702]')
      await add(espn('4701'))
      await add(espn('4702'))
      await seal(espn('4702'))
      return [espn('4701'), espn('4702')]
    },
  ],
  [
    'an id that a book joined when it was sealed',
    async () => {
      writeBook('espn-4701.yml', 'also: [4702]')
      await add(espn('4701'))
      await add(espn('4702'))
      await seal(espn('4701'))
      rmSync(join(dataDir, 'book'), { recursive: true })
      return [espn('4702')]
    },
  ],
  [
    'an id whose chain a book joins to another chain',
    async () => {
      writeBook(`sleeper-${sleeper(2025).leagueId}.yml`, `also: ["${sleeper(2022).leagueId}"]`)
      await add(sleeper(2021), { previous: null })
      await add(sleeper(2022), { previous: sleeper(2021) })
      await add(sleeper(2025), { previous: null })
      await seal(sleeper(2025))
      return [sleeper(2021), sleeper(2022)]
    },
  ],
  [
    'a league whose link is damaged',
    async () => {
      await add(espn('4701'))
      await seal(espn('4701'))
      writeFileSync(join(dataDir, 'sealed', '4701.json'), '{')
      return [espn('4701')]
    },
  ],
]

describe.each(situations)('a sealed league, requested by %s', (_, prepare) => {
  it('is in no snapshot, whether it is named or not', async () => {
    const keys = await prepare()
    await add(stranger, { name: 'Open Oaks' })
    const folder = newFolder()
    const source = storeSource(store, { dataDir })
    await take({ folder, source, leagues: [], running: true })
    for (const key of keys) {
      expect((await errorOf(take({ folder, source, leagues: [key], running: true }))).message).toContain(
        'This league is sealed',
      )
      expect(
        (await errorOf(take({ folder, source, leagues: [{ ...key, season: null }], running: true }))).message,
      ).toContain('sealed')
    }
    expect((await readManifest(folder)).seasons.map(({ name }) => name)).toEqual(['Open Oaks'])
    expect([...filesIn(folder).values()].join('\n')).not.toContain(secret)
  })

  it('is not in a snapshot of a server either', async () => {
    const keys = await prepare()
    const source = withoutSealed(storeSource(store), lookup)
    for (const key of keys) expect((await errorOf(source.find(key, null))).message).toContain('This league is sealed')
    for (const key of keys) expect((await errorOf(source.findHistory(key))).message).toContain('This league is sealed')
  })

  it('is not published, announced or built', async () => {
    const keys = await prepare()
    await add(stranger, { name: 'Open Oaks' })
    const snapshotDir = join(dataDir, 'snapshot')
    const chosen = await seasonsToSave({ named: [], store, snapshotDir, dataDir })
    expect(chosen.map(nameLeague)).toEqual(['4800'])
    for (const key of keys) {
      await expect(refuseSealed(key, lookup)).rejects.toThrow('This league is sealed')
      const edition = loadEditionOf(key, { store, dataDir, snapshotDir, env: { SITE_URL: 'https://me.example/' } })
      await expect(edition).rejects.toThrow('A sealed league has no pages')
      // A snapshot from before it was sealed.
      const folder = newFolder()
      await take({ folder, store, leagues: [key], running: true })
      const { seasons } = await readManifest(folder)
      await expect(refuseSealedSnapshots(seasons, dataDir)).rejects.toThrow('Pages would show a sealed league')
    }
  })
})

describe('a league that may be a season of a sealed one', () => {
  it.each([
    ['earlier seasons of it are not known', sleeper(2022), null, sleeper(2025), sleeper(2024)],
    ['earlier seasons of the sealed one are not known', sleeper(2025), sleeper(2024), sleeper(2022), null],
  ])('is refused if %s, with what to do', async (_, sealed, before, other, previous) => {
    await add(sealed, { previous: before })
    await seal(sealed)
    await add(other, { previous })
    const { message } = await errorOf(storeSource(store, { dataDir }).find(other, null))
    expect(message).toContain(`may be a season of a sealed league`)
    expect(message).toContain(`npm run import -- ${leagueArgument(other)} --all-seasons`)
  })

  it('is published once both are known to be different', async () => {
    await add(sleeper(2022), { previous: null })
    await seal(sleeper(2022))
    await add(sleeper(2025), { previous: sleeper(2024) })
    await add(sleeper(2024), { previous: null })
    await expect(refuseSealed(sleeper(2025), lookup)).resolves.toBeUndefined()
  })
})

describe('sealing', () => {
  it('is refused while pages show the league under another of its ids', async () => {
    await add(espn('4701'))
    await add(espn('4702'))
    await take({ folder: join(dataDir, 'snapshot'), store, leagues: [espn('4702')], running: true })
    writeBook('espn-4701.yml', 'also: [4702]')
    expect((await errorOf(seal(espn('4701')))).message).toContain('npm run snapshot -- 4702 --remove')
  })

  it('ends with the removal of the link', async () => {
    await add(espn('4701'))
    await seal(espn('4701'))
    await unsealInFolder(dataDir, espn('4701'))
    expect(await isSurelySealed(espn('4701'), lookup)).toBe(false)
    expect(readFileSync(join(dataDir, 'sealed', '4701.json'), 'utf8')).toContain('"file":null')
  })
})
