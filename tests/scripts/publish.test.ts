/** Publishing with a build that only leaves a mark; snapshots are taken as always. */
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { command as announce } from '../../scripts/announce.ts'
import { announceNewEditions } from '../../scripts/lib/announce-league.ts'
import { seasonsToSave } from '../../scripts/lib/choose-seasons.ts'
import { type PublishOptions, publishSite } from '../../scripts/lib/publish-site.ts'
import { command as publishCommand } from '../../scripts/publish.ts'
import { webhookKinds } from '../../src/book/webhook-schema.ts'
import { seasonFolder } from '../../src/contract/snapshot.ts'
import { DomainError } from '../../src/domain/errors.ts'
import type { HostSeason } from '../../src/domain/host-season.ts'
import type { WantedSeason } from '../../src/domain/identity.ts'
import { readTakenFrom } from '../../src/snapshot/publish-files.ts'
import { readManifest } from '../../src/snapshot/read-snapshots.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { newer, writeSleeperSeasons } from '../snapshot/support/sleeper-seasons.ts'
import { filesIn } from '../snapshot/support/snapshots.ts'
import { copySmallDemoInto } from '../support/demo-store.ts'
import { errorOf } from '../support/error-of.ts'
import { espnSeason } from '../support/league-keys.ts'
import { callScript } from './support/call-script.ts'

const root = mkdtempSync(join(tmpdir(), 'publish-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const finished: WantedSeason = { host: 'espn', leagueId: '102', season: null }
const running: WantedSeason = { host: 'espn', leagueId: '103', season: null }
const runningKey = espnSeason(103, 2026)

let dataDir = ''
let lines: string[] = []
beforeEach(async () => {
  dataDir = mkdtempSync(join(root, 'data-'))
  lines = []
  await copySmallDemoInto(dataDir)
  await reread('2026-11-10T12:00:00Z')
})

/** The running season as its host has it now. */
async function reread(asOf: string, change: { name?: string } = {}) {
  const store = openStore(dataDir)
  const season = await store.read(runningKey)
  if (!season) throw new Error('The demo has no such season')
  const read = { ...season, ...change }
  await store.write(read, { asOf, source: 'host' })
  return read
}

function publish({
  steps,
  ...options
}: Partial<Omit<PublishOptions, 'steps'>> & { steps?: Partial<PublishOptions['steps']> } = {}) {
  const snapshotDir = join(dataDir, 'snapshot')
  const siteDir = join(dataDir, 'site')
  return publishSite({
    named: [],
    store: openStore(dataDir),
    dataDir,
    snapshotDir,
    siteDir,
    anonymize: false,
    isUploaded: false,
    print: (line) => void lines.push(line),
    printError: (line) => void lines.push(`! ${line}`),
    ...options,
    steps: {
      importSeason: () => reread('2026-11-11T12:00:00Z'),
      hashInputs: async () => readFileSync(join(snapshotDir, 'manifest.json'), 'utf8'),
      build: async () => {
        mkdirSync(siteDir, { recursive: true })
        writeFileSync(join(siteDir, '404.html'), 'built')
        lines.push('built')
      },
      ...steps,
    },
  })
}

describe('publishSite', () => {
  it('imports, takes snapshots and builds, and then does nothing if only the import time changed', async () => {
    expect(await publish({ named: [running] })).toEqual({ isBuilt: true, failures: 0 })
    expect(lines).toEqual([
      expect.stringMatching(/\(103\), season 2026: read, 3 of \d+ weeks$/),
      expect.stringMatching(/\(103\), season 2026, through week 3: \d+ files/),
      expect.stringMatching(/\(103\), history/),
      'built',
    ])
    lines = []
    // The leagues of the snapshot by default.
    const importSeason = () => reread('2026-11-11T18:00:00Z')
    expect(await publish({ steps: { importSeason } })).toEqual({ isBuilt: false, failures: 0 })
    expect(lines).toEqual([
      expect.stringMatching(/\(103\), season 2026: read/),
      expect.stringMatching(/^Nothing changed since the site was built on \w{3}, \w{3} \d/),
    ])
  })

  it('rebuilds after a change: a season, a setting, another site in its folder', async () => {
    await publish({ named: [running] })
    const importSeason = () => reread('2026-11-12T12:00:00Z', { name: 'Another name' })
    expect(await publish({ steps: { importSeason } })).toMatchObject({ isBuilt: true })
    expect(lines.join()).toContain('Another name (103), season 2026, through week 3: ')
    const hashInputs = async () => 'other settings'
    expect(await publish({ steps: { importSeason, hashInputs } })).toMatchObject({ isBuilt: true })
    expect(await publish({ steps: { importSeason, hashInputs } })).toMatchObject({ isBuilt: false })
    writeFileSync(join(dataDir, 'site', '404.html'), 'of another build')
    expect(await publish({ steps: { importSeason, hashInputs } })).toMatchObject({ isBuilt: true })
    rmSync(join(dataDir, 'site'), { recursive: true })
    expect(await publish({ isUploaded: true, steps: { importSeason, hashInputs } })).toMatchObject({ isBuilt: false })
    expect(await publish({ steps: { importSeason, hashInputs } })).toMatchObject({ isBuilt: true })
  })

  it('puts the previous site back that a killed run had set aside, even if nothing changed', async () => {
    await publish({ named: [running] })
    const site = join(dataDir, 'site')
    renameSync(site, `${site}.previous-${2 ** 31 - 1}`)
    expect(await publish()).toMatchObject({ isBuilt: false })
    expect(readFileSync(join(site, '404.html'), 'utf8')).toBe('built')
  })

  it('builds again after a build that failed', async () => {
    const build = async () => {
      throw new DomainError('bad-request', 'The site could not be built: no.')
    }
    await errorOf(publish({ named: [running], steps: { build } }))
    expect(await publish({ named: [running] })).toMatchObject({ isBuilt: true })
  })

  it('builds once with two concurrent runs', async () => {
    const both = await Promise.all([publish({ named: [running] }), publish({ named: [running] })])
    expect(both.map(({ isBuilt }) => isBuilt).sort()).toEqual([false, true])
    expect(lines.filter((line) => line === 'built')).toHaveLength(1)
  })

  it('continues if a league is unreadable, and never requests a demo league', async () => {
    const importSeason = vi.fn(async (): Promise<never> => {
      throw new DomainError('host-unavailable', 'ESPN cannot be reached.')
    })
    const unknown: WantedSeason = { host: 'espn', leagueId: '77', season: null }
    const published = await publish({ named: [finished, running, unknown], steps: { importSeason } })
    expect(published).toEqual({ isBuilt: true, failures: 2 })
    expect(importSeason.mock.calls).toEqual([[running], [unknown]])
    expect(lines).toContain('! Reading league 77: ESPN cannot be reached.')
    const { seasons } = await readManifest(join(dataDir, 'snapshot'))
    expect(seasons.map(({ hostLeagueId, throughWeek }) => [hostLeagueId, throughWeek])).toEqual([
      ['103', 3],
      ['102', null],
    ])
  })

  it('keeps a league anonymous whose snapshot has no names', async () => {
    const anonymized = async () => {
      const { seasons } = await readManifest(join(dataDir, 'snapshot'))
      const taken = seasons.map((one) => readTakenFrom(join(dataDir, 'snapshot'), seasonFolder(one)))
      return (await Promise.all(taken)).map((one) => one?.is_anonymized)
    }
    await publish({ named: [running], anonymize: true })
    expect(await anonymized()).toEqual([true])
    expect(await publish({ named: [finished] })).toMatchObject({ isBuilt: true })
    expect(await publish()).toMatchObject({ isBuilt: false })
    expect(await anonymized()).toEqual([true, false])
  })

  it('keeps a league anonymous in its next season, even with another id', async () => {
    const store = openStore(dataDir)
    await writeSleeperSeasons(store)
    const { leagueId, season } = newer
    const next = {
      ...(await store.read(newer)),
      leagueId: `${BigInt(leagueId) + 1n}`,
      season: season + 1,
    } as HostSeason
    await publish({ named: [{ ...newer, season: null }], anonymize: true })
    await store.write(
      { ...next, previousLeagueId: leagueId, leagueNumber: 77_000_001 },
      { asOf: '2026-11-10T12:00:00Z', source: 'folder' },
    )
    await publish({ named: [{ host: 'sleeper', leagueId: next.leagueId, season: null }] })
    const snapshotDir = join(dataDir, 'snapshot')
    const { seasons } = await readManifest(snapshotDir)
    expect(seasons.map((one) => one.season)).toEqual([2026, 2025, 2024])
    const text = [...filesIn(snapshotDir).values()].join('\n').toLowerCase()
    for (const name of next.teams.flatMap(({ ownerNames }) => ownerNames))
      expect(text).not.toContain(name.toLowerCase())
    for (const key of next.teams.flatMap(({ ownerKeys }) => ownerKeys)) expect(text).not.toContain(key)
  })

  it('numbers the managers if the previous setting is unknown', async () => {
    await publish({ named: [running], anonymize: true })
    const snapshotDir = join(dataDir, 'snapshot')
    const [season] = (await readManifest(snapshotDir)).seasons
    writeFileSync(join(snapshotDir, '103', '2026', `${season?.hash}.source.json`), '{"source":"st')
    lines = []
    await publish()
    expect(lines.join()).toContain('so they’re numbered')
    const text = [...filesIn(snapshotDir).values()].join('\n')
    const names = (await openStore(dataDir).read(runningKey))?.teams.flatMap(({ ownerNames }) => ownerNames) ?? []
    expect(names.length).toBeGreaterThan(0)
    for (const name of names) expect(text).not.toContain(name)
  })

  it('publishes no league that is stored only because a reader opened it', async () => {
    const store = openStore(dataDir)
    await store.uses.mark({ ...runningKey, usedAt: '2026-11-10T00:00:00Z', bytes: 1, mayGo: true })
    const snapshotDir = join(dataDir, 'snapshot')
    const seasons = await seasonsToSave({ named: [], store, snapshotDir, dataDir })
    expect(seasons.map(({ leagueId }) => leagueId)).toContain('102')
    expect(seasons.map(({ leagueId }) => leagueId)).not.toContain('103')
  })
})

it('announces the newest week of each published league alone, once', async () => {
  mkdirSync(join(dataDir, 'book'))
  writeFileSync(join(dataDir, 'book', 'espn-102.yml'), 'webhooks: [{to: json, address: HOOK}]')
  const bodies: { week: number }[] = []
  const fetch: typeof globalThis.fetch = async (_, init) => {
    bodies.push(JSON.parse(String(init?.body)))
    return new Response(null, { status: 204 })
  }
  const store = openStore(dataDir)
  const options = {
    store,
    dataDir,
    snapshotDir: join(dataDir, 'snapshot'),
    fetch,
    now: () => new Date('2025-10-29T12:00:00Z'),
    print: () => {},
    printError: () => {},
  }
  const env = { SITE_URL: 'https://league.example.org/below/', HOOK: 'https://hooks.example.org/' }
  const keys = await store.keys()
  // As a private league that was left out.
  expect(await announceNewEditions(keys, { ...options, env })).toBe(0)
  expect(bodies).toEqual([])
  await publish({ named: [finished] })
  // A week after it was decided the edition is no news.
  const aWeekLater = () => new Date('2025-11-05T12:00:00Z')
  expect(await announceNewEditions(keys, { ...options, now: aWeekLater, env })).toBe(0)
  expect(bodies).toEqual([])
  expect(await announceNewEditions(keys, { ...options, env })).toBe(0)
  expect(await announceNewEditions(keys, { ...options, env })).toBe(0)
  expect(bodies).toMatchObject([
    {
      week: 8,
      season: 2025,
      url: 'https://league.example.org/below/weekly/espn/102/2025/8',
      picture: 'https://league.example.org/below/og/weekly/espn/102/2025/8.png',
    },
  ])
  expect(await announceNewEditions(keys, { ...options, env: { HOOK: env.HOOK } })).toBe(1)
})

describe('the commands', () => {
  it('report the error in one line, with the right exit code', async () => {
    const env = { DATA_DIR: dataDir }
    const withoutUrl = await callScript(publishCommand, ['102', '--announce'], env)
    expect([withoutUrl.code, withoutUrl.stdout]).toEqual([1, ''])
    expect(withoutUrl.stderr).toMatch(/^SITE_URL is not set: [^\n]+\n$/)
    for (const [words, error] of [
      [['4711'], 'There is no league 4711 in the store. Import it: npm run import -- 4711'],
      [
        ['102', '--season', '2020'],
        'There is no season 2020 of league 102 in the store. Stored are 2025. Import it: npm run import -- 102 --season 2020',
      ],
    ] as const) {
      const unknown = await callScript(announce, [...words, '--dry-run'], env)
      expect([unknown.code, unknown.stdout, unknown.stderr]).toEqual([1, '', `${error}\n`])
    }
  })

  it('print the messages without URLs and without a record', async () => {
    mkdirSync(join(dataDir, 'book'))
    writeFileSync(
      join(dataDir, 'book', 'espn-102.yml'),
      'webhooks: [{to: discord, address: A_B}, {to: slack, address: C_D}]',
    )
    const env = { DATA_DIR: dataDir, SITE_URL: 'https://league.example.org' }
    const { code, stdout } = await callScript(announce, ['102', '--week', '2', '--dry-run'], env)
    expect(code).toBe(0)
    expect(stdout).toContain('discord A_B (nothing is posted):')
    expect(stdout).toContain('https://league.example.org/weekly/espn/102/2025/2')
    expect(await openStore(dataDir).announcements.find(espnSeason(102, 2025), 2, 'discord A_B')).toBeNull()
    rmSync(join(dataDir, 'book'), { recursive: true })
    const withoutWebhooks = await callScript(announce, ['102', '--week', '2', '--dry-run'], { DATA_DIR: dataDir })
    expect([withoutWebhooks.code, withoutWebhooks.stderr]).toEqual([0, ''])
    expect(withoutWebhooks.stdout).toMatch(/^SITE_URL is not set: /)
    expect(withoutWebhooks.stdout).toContain('https://your-site.example/weekly/espn/102/2025/2')
    for (const kind of webhookKinds) expect(withoutWebhooks.stdout).toContain(`\n${kind} `)
  })

  it('post nothing without the address of a webhook', async () => {
    mkdirSync(join(dataDir, 'book'))
    writeFileSync(join(dataDir, 'book', 'espn-102.yml'), 'webhooks: [{to: discord, address: A_B}]')
    const env = { DATA_DIR: dataDir, SITE_URL: 'https://league.example.org' }
    const posting = await callScript(announce, ['102', '--week', '2'], env)
    expect(posting.code).toBe(1)
    expect(posting.stderr).toContain('A_B is not set')
  })
})
