/** Secrets are planted in every record of a league of Yahoo, and then everything that leaves the importer is searched. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyCall } from '../../scripts/lib/every-call.ts'
import { saveFolder } from '../../scripts/lib/save-folder.ts'
import { composeMessage } from '../../src/announce/compose-message.ts'
import { loadEdition } from '../../src/announce/load-edition.ts'
import { webhookKinds } from '../../src/book/webhook-schema.ts'
import { endpoints } from '../../src/contract/endpoints.ts'
import { fileImportPath, filePart, readFileImport } from '../../src/contract/file-import.ts'
import { fillPath } from '../../src/contract/fill-path.ts'
import { createSealedLink } from '../../src/contract/sealed-link.ts'
import { openSealedLeague, sealLeague } from '../../src/sealed/sealed-league.ts'
import type { App } from '../../src/server/app.ts'
import { openService, openStoredCalls } from '../../src/server/open-service.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import {
  buildYahooLeague,
  fileOf,
  leagueId,
  plantSecrets,
  season,
  secretWords,
} from '../hosts/yahoo/build-yahoo-league.ts'
import { take } from '../snapshot/support/snapshots.ts'
import { emptyServer, type TestServer } from './support/demo-server.ts'

const key = { host: 'yahoo', leagueId, season } as const
const league = { host: key.host, leagueId }
const own = { Origin: 'http://localhost:4321', Host: 'localhost:4321' }

let server: TestServer
let app: App
let folder: string
beforeAll(async () => {
  server = emptyServer()
  folder = mkdtempSync(join(tmpdir(), 'yahoo-'))
  app = server.build({ takesFiles: true })
  const answers = plantSecrets(buildYahooLeague())
  expect(JSON.stringify(answers).match(new RegExp(secretWords, 'gi'))?.length).toBeGreaterThan(10_000)
  const body = new FormData()
  body.append(filePart, new Blob([fileOf(answers)]), 'yahoo')
  const response = await app.request(`http://localhost:4321${fileImportPath}`, { method: 'POST', body, headers: own })
  const text = await response.text()
  expect(readFileImport(JSON.parse(text))).toEqual([key])
  expectClean('the response to the file', text)
})
afterAll(() => {
  server.remove()
  rmSync(folder, { recursive: true, force: true })
})

function expectClean(what: string, text: string, words = secretWords): void {
  const found = words.exec(text)
  expect(found && `${what}: …${text.slice(Math.max(0, found.index - 80), found.index + 80)}…`).toBeNull()
}

/** Every byte below a folder, of compressed files their content. */
function readAll(root: string): string {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const bytes = readFileSync(join(entry.parentPath, entry.name))
      return `${entry.name} ${bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes}`
    })
    .join('\n')
}

async function readSeason() {
  const stored = await server.store.read(key)
  if (!stored) throw new Error('The league is not stored')
  return stored
}

describe('no secret of a league of Yahoo', () => {
  it('is in the store', () => {
    const stored = readAll(server.folder)
    expect(stored).toContain('Manager 1')
    expectClean('the store', stored)
  })

  it('is in a response to any call, nor in the log', async () => {
    const calls = everyCall(judgeSeason(await readSeason()))
    expect(calls.length).toBeGreaterThan(100)
    for (const { name, parameters } of calls) {
      const url = fillPath(endpoints[name].path, parameters)
      const response = await app.request(url)
      expect([url, response.status]).toEqual([url, 200])
      expectClean(url, await response.text())
    }
    const missing = await app.request(`/api/v1/leagues/yahoo/${leagueId}?season=2019`)
    expectClean('an error', await missing.text())
    expectClean('the log', server.logged.join('\n'))
  })

  it('is in a feed or the calendar', async () => {
    for (const path of ['weekly', 'leagues'].flatMap((place) =>
      (place === 'weekly' ? ['feed.xml', 'feed.json'] : ['calendar.ics']).map(
        (file) => `/${place}/yahoo/${leagueId}/${file}`,
      ),
    )) {
      const response = await app.request(path)
      const text = await response.text()
      expect([path, response.status]).toEqual([path, 200])
      expect(text).toContain('The Small League')
      expectClean(path, text)
    }
  })

  it('is in what an assistant gets', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' })
    const fetch = async (url: string | URL, init?: RequestInit) => app.request(String(url), init)
    await client.connect(new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), { fetch }))
    const { tools } = await client.listTools()
    let responses = 0
    for (const { name, inputSchema } of tools) {
      const given = Object.entries({ ...league, week: 2 }).filter(([field]) => field in (inputSchema.properties ?? {}))
      const result = await client.callTool({ name, arguments: Object.fromEntries(given) })
      if (!result.isError) responses++
      expectClean(name, JSON.stringify(result))
    }
    expect(responses).toBeGreaterThan(10)
  })

  it('is in a message of the weekly', async () => {
    const call = openStoredCalls({ store: server.store, dataDir: server.folder })
    const siteUrl = new URL('https://league.example')
    const announced = await loadEdition(league, { store: server.store, call, snapshots: [], siteUrl })
    if (!announced) throw new Error('no edition')
    for (const kind of webhookKinds) {
      const text = JSON.stringify(composeMessage(kind, announced))
      expect(text).toContain('Team 1')
      expectClean(kind, text)
    }
  })

  it('is in a sealed file', async () => {
    const link = createSealedLink()
    const asOf = '2026-01-06T12:00:00.000Z'
    const sealed = {
      sealedAt: asOf,
      seasons: [{ asOf, season: await readSeason() }],
      joined: [],
      book: null,
      pictures: {},
    }
    const { seasons } = await openSealedLeague(await sealLeague(sealed, link), link)
    expect(seasons[0]?.season.teams).toHaveLength(6)
    expectClean('the sealed file', JSON.stringify(seasons))
  })

  it.each([true, false])('is in the files of a site (anonymized: %s)', async (anonymize) => {
    const site = join(folder, `site-${anonymize}`)
    const [outcome] = await take({ folder: site, store: server.store, leagues: [key], isPublic: true, anonymize })
    expect(outcome?.kind).toBe('taken')
    const text = readAll(site)
    expect(text).toContain('Team 1')
    expectClean('the site', text)
  })

  it.each([true, false])('is in saved responses (anonymized: %s)', async (isAnonymous) => {
    const importing = openStore(mkdtempSync(join(folder, 'data-')))
    const service = openService({ store: importing, dataDir: null }, { keepsFiles: true })
    const file = { path: 'yahoo.json', bytes: fileOf(plantSecrets(buildYahooLeague())) }
    expect(await service.importFile([file], { asOf: '2026-01-06T12:00:00.000Z' })).toEqual([key])
    const target = join(folder, `saved-${isAnonymous}`)
    const saved = await saveFolder(importing.raw, key, { folder: target, isAnonymous })
    const text = readAll(target)
    expect(text).toContain('team_key')
    expectClean('the folder', text)
    if (isAnonymous) expectClean('the anonymized folder', `${saved} ${text}`, /4711|Small League|Manager [^\d]/)
  })
})
