/** Sealing leagues of a data folder; the site is a folder without pages. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { publishSite } from '../../scripts/lib/publish-site.ts'
import { describeSealed, sealLeagues } from '../../scripts/lib/seal-league.ts'
import { carryOverSealedFiles, copySealedFiles, hashSealedFiles } from '../../src/build/sealed-files.ts'
import { createSealedLink, readSealedLink, type SealedLink, writeSealedLink } from '../../src/contract/sealed-link.ts'
import type { WantedSeason } from '../../src/domain/identity.ts'
import { openSealedText } from '../../src/sealed/sealed-file.ts'
import { openSealedLeague } from '../../src/sealed/sealed-league.ts'
import { readManifest } from '../../src/snapshot/read-snapshots.ts'
import { unsealInFolder } from '../../src/snapshot/sealed-folder.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { copySmallDemoInto } from '../support/demo-store.ts'
import { errorOf } from '../support/error-of.ts'
import { espnSeason } from '../support/league-keys.ts'

const root = mkdtempSync(join(tmpdir(), 'seal-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const league: WantedSeason = { host: 'espn', leagueId: '102', season: null }
const another: WantedSeason = { host: 'espn', leagueId: '103', season: null }

let dataDir = ''
beforeEach(async () => {
  dataDir = mkdtempSync(join(root, 'data-'))
  await copySmallDemoInto(dataDir)
})

async function seal({
  env = {},
  site = { SITE_URL: 'https://me.example/league/', PUBLIC_API_BASE_URL: 'none' },
  isNewKey = false,
  leagues = [league],
}: Partial<{ env: NodeJS.ProcessEnv; site: Record<string, string>; isNewKey: boolean; leagues: WantedSeason[] }> = {}) {
  const options = { store: openStore(dataDir), dataDir, snapshotDir: join(dataDir, 'snapshot'), env, site, isNewKey }
  const [report] = await sealLeagues(leagues, options)
  if (!report) throw new Error('Nothing was sealed')
  return report
}

const files = () => readdirSync(join(dataDir, 'sealed', 'site')).sort()
const open = (link: SealedLink) =>
  openSealedLeague(new Uint8Array(readFileSync(join(dataDir, 'sealed', 'site', `${link.file}.bin`))), link)

describe('sealing a league', () => {
  it('makes one file of all its seasons, and a link that opens it', async () => {
    const store = openStore(dataDir)
    const [key] = await store.seasonsOf(league)
    const paths = { watched: [{ from: 60, to: 120 }], games: [] }
    if (key) await store.paths.write(key, 3, paths)
    const report = await seal()
    const [, address = ''] = describeSealed(report).split('\n')
    expect(address).toMatch(/^https:\/\/me\.example\/league\/open#/)
    const opened = await open(readSealedLink(address) ?? report.link)
    const stored = await openStore(dataDir).read(espnSeason(102, opened.seasons[0]?.season.season ?? 0))
    expect(opened.seasons.map(({ season }) => season.teams.map(({ name }) => name))).toEqual([
      stored?.teams.map(({ name }) => name),
    ])
    expect(opened.seasons.map((one) => one.paths)).toEqual([[[3, paths]]])
    expect(files()).toEqual([`${report.link.file}.bin`])
    // What was watched since is another file.
    expect((await seal()).isNew).toBe(false)
    if (key) await store.paths.write(key, 4, paths)
    expect((await seal()).isNew).toBe(true)
  })

  it('has the seasons of the leagues that the book joins, and says without a name if one is not here', async () => {
    mkdirSync(join(dataDir, 'book'), { recursive: true })
    const path = join(dataDir, 'book', 'espn-102.yml')
    writeFileSync(path, 'also: [espn:103]')
    const report = await seal()
    expect(describeSealed(report)).not.toContain('Left out')
    const idsIn = (seasons: readonly { season: { leagueId: string } }[]) => seasons.map(({ season }) => season.leagueId)
    const { seasons, joined } = await open(report.link)
    expect([idsIn(seasons), idsIn(joined)]).toEqual([['102'], ['103']])
    writeFileSync(path, 'also: [espn:103, espn:999999]')
    const lines = describeSealed(await seal()).split('\n')
    expect(lines.at(-1)).toBe(
      'Left out: a league that the book joins (also), because it isn’t imported. Import it, then seal again.',
    )
  })

  it('has the public part of the book, and the pictures of its teams', async () => {
    const store = openStore(dataDir)
    const [key] = await store.seasonsOf(league)
    const season = key && (await store.read(key))
    if (!season) throw new Error('The demo league is missing')
    const digest = 'ab'.repeat(16)
    const [first, ...others] = season.teams
    const picture = Uint8Array.fromBase64('UklGRhoAAABXRUJQ')
    await store.write(
      { ...season, teams: first ? [{ ...first, logo: digest }, ...others] : [] },
      { asOf: null, source: 'host' },
    )
    const url = 'https://pictures.example/mine.png'
    const triedAt = '2026-11-24T10:00:00.000Z'
    await store.logos.write(season, [
      { url, triedAt, picture, digest },
      { url: `${url}?older`, triedAt, picture, digest: 'cd'.repeat(16) },
    ])
    mkdirSync(join(dataDir, 'book'), { recursive: true })
    const write = (motto: string) =>
      writeFileSync(
        join(dataDir, 'book', 'espn-102.yml'),
        `# a private remark\nmotto: ${motto}\nmoney: {currency: USD, buy_in: 71.37}\nwebhooks: [{to: discord, address: OUR_WEBHOOK}]\n`,
      )
    write('Our motto')
    const { link } = await seal()
    const opened = await open(link)
    expect(opened.book?.book).toMatchObject({ motto: 'Our motto', money: null, webhooks: [] })
    expect(opened.pictures).toEqual({ [digest]: picture.toBase64() })
    expect(opened.seasons[0]?.season.teams.map(({ logo, logoUrl }) => [logo, logoUrl])).toEqual(
      season.teams.map((_, index) => [index === 0 ? digest : undefined, null]),
    )
    const bytes = new Uint8Array(readFileSync(join(dataDir, 'sealed', 'site', `${link.file}.bin`)))
    expect(await openSealedText(bytes, link)).not.toMatch(/private remark|7137|71\.37|OUR_WEBHOOK|pictures\.example/)
    expect(await seal()).toMatchObject({ link, isNew: false })
    write('Another one')
    expect(await seal()).toMatchObject({ link, isNew: true })
  })

  it('stores the link readable by its owner only', async () => {
    await seal()
    expect(statSync(join(dataDir, 'sealed', '102.json')).mode & 0o777).toBe(0o600)
  })

  it('writes nothing if nothing changed, and a new file under the same link if something did', async () => {
    const first = await seal()
    const before = await hashSealedFiles(dataDir)
    expect(await seal()).toMatchObject({ link: first.link, isNew: false })
    expect(await hashSealedFiles(dataDir)).toBe(before)
    const store = openStore(dataDir)
    const [key] = await store.seasonsOf(league)
    const season = key ? await store.read(key) : null
    if (!season) throw new Error('The demo has no such season')
    await store.write({ ...season, name: 'Renamed' }, { asOf: '2026-11-24T10:00:00.000Z', source: 'host' })
    expect(await seal()).toMatchObject({ link: first.link, isNew: true })
    expect((await open(first.link)).seasons[0]).toMatchObject({ asOf: '2026-11-24T10:00:00.000Z' })
    expect(await hashSealedFiles(dataDir)).not.toBe(before)
  })

  it('makes a new link on demand, and the old file goes', async () => {
    const old = await seal()
    const next = await seal({ isNewKey: true })
    expect([next.link.file === old.link.file, next.link.key === old.link.key]).toEqual([false, false])
    expect(files()).toEqual([`${next.link.file}.bin`])
    expect((await errorOf(open({ ...old.link, file: next.link.file }))).message).toContain('doesn’t open this file')
    expect((await seal()).link).toEqual(next.link)
  })

  it('takes the link from SEAL_KEY, and neither stores nor prints it', async () => {
    const { link } = await seal()
    await unsealInFolder(dataDir, league)
    const report = await seal({ env: { SEAL_KEY: `https://me.example/open#${writeSealedLink(link)}` } })
    expect(report.link).toEqual(link)
    expect(describeSealed(report)).not.toContain(link.file)
    expect(readFileSync(join(dataDir, 'sealed', '102.json'), 'utf8')).not.toContain(link.key)
    await expect(open(link)).resolves.toMatchObject({ seasons: [{}] })
  })

  it.each([
    ['SEAL_KEY is no link', { env: { SEAL_KEY: 'my-secret-words' } }, 'SEAL_KEY: expected a link'],
    [
      'SEAL_KEY is for one',
      { env: { SEAL_KEY: `${'a'.repeat(22)}.${'b'.repeat(43)}` }, leagues: [league, another] },
      'one league',
    ],
    [
      'nobody could open it',
      { site: { SITE_URL: 'https://me.example/', PUBLIC_API_BASE_URL: '/' } },
      'PUBLIC_ENGINE=1',
    ],
    ['the link would start nowhere', { site: { PUBLIC_API_BASE_URL: 'none' } }, 'SITE_URL is not set: expected'],
    ['the league is not here', { leagues: [{ ...league, leagueId: '999' }] }, 'npm run import -- 999'],
  ])('refuses in one sentence if %s', async (_, options, words) => {
    const { message } = await errorOf(seal(options))
    expect(message).toContain(words)
    expect(message).not.toContain('my-secret-words')
  })
})

describe('a site with sealed leagues', () => {
  it('gets their files, and loses those of links that hold no more', async () => {
    const site = join(dataDir, 'site')
    mkdirSync(site)
    const { link } = await seal()
    await copySealedFiles(dataDir, site)
    expect(readdirSync(join(site, 'sealed'))).toEqual([`${link.file}.bin`])
    await unsealInFolder(dataDir, league)
    await copySealedFiles(dataDir, site)
    expect(readdirSync(join(site, 'sealed'))).toEqual([])
  })

  it('is published without its names, in pages and output', async () => {
    const lines: string[] = []
    const snapshotDir = join(dataDir, 'snapshot')
    const store = openStore(dataDir)
    const [key] = await store.seasonsOf(league)
    const season = key ? await store.read(key) : null
    if (!season) throw new Error('The demo has no such season')
    await store.write(season, { asOf: null, source: 'host' })
    const print = (line: string) => void lines.push(line)
    await publishSite({
      named: [league],
      store,
      dataDir,
      snapshotDir,
      siteDir: join(dataDir, 'site'),
      anonymize: false,
      isUploaded: false,
      print,
      printError: print,
      seal: async () => void (await seal()),
      steps: { importSeason: async () => season, hashInputs: () => hashSealedFiles(dataDir), build: async () => {} },
    })
    expect((await readManifest(snapshotDir)).seasons).toEqual([])
    expect(lines.filter((line) => line.includes('102') || line.includes(season.name))).toEqual([])
    expect(lines.length).toBe(1)
  })

  it('keeps files that somebody put into its folder, in the site and in the next build of it', async () => {
    const site = join(dataDir, 'site')
    const next = join(dataDir, 'site-next')
    const { link } = await seal()
    const foreign = `${createSealedLink().file}.bin`
    for (const folder of [site, next]) mkdirSync(join(folder, 'sealed'), { recursive: true })
    await copySealedFiles(dataDir, site)
    writeFileSync(join(site, 'sealed', foreign), 'FFAS')
    await copySealedFiles(dataDir, site)
    expect(readdirSync(join(site, 'sealed')).sort()).toEqual([foreign, `${link.file}.bin`].sort())
    await unsealInFolder(dataDir, league)
    await copySealedFiles(dataDir, next)
    await carryOverSealedFiles(dataDir, site, next)
    expect(readdirSync(join(next, 'sealed'))).toEqual([foreign])
  })

  it.each([
    ['the next seal', () => seal()],
    ['--remove', () => unsealInFolder(dataDir, league)],
  ])(
    'has no file of a revoked link, even if the process that revoked it was killed, and %s removes it',
    async (_, next) => {
      const { link } = await seal()
      const bytes = readFileSync(join(dataDir, 'sealed', 'site', `${link.file}.bin`))
      await seal({ isNewKey: true })
      // As if the process had ended after it saved the new link.
      writeFileSync(join(dataDir, 'sealed', 'site', `${link.file}.bin`), bytes)
      const site = join(dataDir, 'site')
      mkdirSync(join(site, 'sealed'), { recursive: true })
      writeFileSync(join(site, 'sealed', `${link.file}.bin`), bytes)
      await copySealedFiles(dataDir, site)
      expect(readdirSync(join(site, 'sealed'))).not.toContain(`${link.file}.bin`)
      await next()
      expect(files()).not.toContain(`${link.file}.bin`)
    },
  )
})

describe('SEAL_KEY of another league', () => {
  const envOf = (link: SealedLink) => ({ SEAL_KEY: writeSealedLink(link) })

  it.each([
    ['is sealed here', async () => (await seal()).link],
    ['was sealed here by SEAL_KEY', async () => (await seal({ env: envOf(createSealedLink()) })).link],
    [
      'had a new link since',
      async () => {
        const { link } = await seal()
        await seal({ isNewKey: true })
        return link
      },
    ],
    [
      'is sealed no more',
      async () => {
        const { link } = await seal()
        await unsealInFolder(dataDir, league)
        return link
      },
    ],
    [
      'has only its file here',
      async () => {
        const { link } = await seal()
        rmSync(join(dataDir, 'sealed', '102.json'))
        return link
      },
    ],
  ])('is refused if that league %s, and its file stays', async (_, linkOf) => {
    const link = await linkOf()
    const before = files()
    const { message } = await errorOf(seal({ env: envOf(link), leagues: [another] }))
    expect(message).toContain('SEAL_KEY is the link of another league')
    expect(message).not.toContain(link.key)
    expect(files()).toEqual(before)
  })

  it('is refused if it has the name of a file that it does not open', async () => {
    const { link } = await seal()
    rmSync(join(dataDir, 'sealed', '102.json'))
    const forged = { ...link, key: createSealedLink().key }
    expect((await errorOf(seal({ env: envOf(forged) }))).message).toContain('does not open the file of its name')
    await expect(open(link)).resolves.toMatchObject({ seasons: [{}] })
  })
})
