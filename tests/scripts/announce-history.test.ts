/** The line of a league's history that is posted between seasons. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { announceHistory, type HistoryPostOptions } from '../../scripts/lib/announce-history.ts'
import type { Webhook } from '../../src/book/webhook-schema.ts'
import { storeSource } from '../../src/snapshot/store-source.ts'
import { takeSnapshots } from '../../src/snapshot/take-snapshots.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { evidenceOf } from '../../src/verdict/judge-season.ts'
import { duel } from '../analytics/history/build-history.ts'
import { pick, player } from '../build-season.ts'
import { espnLeague } from '../support/league-keys.ts'

const league = espnLeague(4242)
const json: Webhook = { to: 'json', address: 'HOOK' }
const slack: Webhook = { to: 'slack', address: 'OTHER' }
const env = { SITE_URL: 'https://me.example/ffa/', HOOK: 'https://a.example/x', OTHER: 'https://b.example/x' }

let folder = ''
let bodies: { text: string }[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'announce-history-'))
  bodies = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Two finished seasons; the first was drafted on a Saturday, August 28, 2021. */
async function writeSeasons() {
  const store = openStore(folder)
  for (const season of [2021, 2022]) {
    const built = duel(season, ['ann', 'bob'], [[100, 90]], {
      picks: [pick(1, 1, 2, 1)],
      players: [player(1, 'RB', [], { name: 'Joe Runner' })],
    })
    const date = season === 2021 ? '2021-08-29T01:30:00Z' : null
    const drafts = evidenceOf(built).drafts.map((draft) => ({ ...draft, date }))
    await store.write({ ...evidenceOf(built), drafts }, { asOf: '2022-12-20T00:00:00Z', source: 'host' })
  }
  return store
}

async function announce(now: string, options: Partial<HistoryPostOptions> = {}, webhooks = [json]) {
  const lines: string[] = []
  const failures = await announceHistory(league, webhooks, {
    store: await writeSeasons(),
    dataDir: folder,
    snapshotDir: join(folder, 'snapshot'),
    env,
    now: () => new Date(now),
    fetch: async (_, init) => {
      bodies.push(JSON.parse(String(init?.body)))
      return new Response(null, { status: 204 })
    },
    print: (line) => void lines.push(line),
    printError: (line) => void lines.push(`! ${line}`),
    ...options,
  })
  return { failures, lines }
}

const draftDay = 'This week in our history, 2021: Bob took Joe Runner first on draft day.'

describe('between seasons', () => {
  it('the draft day of an earlier year is posted in its calendar week, with the address of the history', async () => {
    expect(await announce('2023-08-30T12:00:00Z')).toEqual({
      failures: 0,
      lines: ['This week in our history → json HOOK: posted'],
    })
    expect(bodies).toEqual([{ text: `${draftDay}\nhttps://me.example/ffa/leagues/espn/4242/history` }])
  })

  it('it is posted once a week to each webhook', async () => {
    await announce('2023-08-28T12:00:00Z')
    const again = await announce('2023-09-02T12:00:00Z', {}, [json, slack])
    expect(again.lines).toEqual([
      expect.stringMatching(/json HOOK: already posted/),
      'This week in our history → slack OTHER: posted',
    ])
    expect(bodies).toHaveLength(2)
  })

  it('nothing is posted in a week without a moment, or soon after the last game', async () => {
    expect(await announce('2023-05-10T12:00:00Z')).toEqual({ failures: 0, lines: [] })
    // The season's only week ended on September 12.
    expect(await announce('2022-09-14T12:00:00Z')).toEqual({ failures: 0, lines: [] })
    expect(bodies).toEqual([])
  })

  it('it names no manager where the snapshot of the league names none, nor one of an earlier season', async () => {
    const store = await writeSeasons()
    const newest = { ...league, season: 2022 }
    const options = { source: storeSource(store), running: true, refresh: false }
    await takeSnapshots({ ...options, folder: join(folder, 'snapshot'), leagues: [newest], anonymize: true })
    await announce('2023-08-30T12:00:00Z')
    expect(bodies[0]?.text).toMatch(/^This week in our history, 2021: Manager \d took Joe Runner first/)
  })

  it('a dry run prints it and posts nothing', async () => {
    const { lines } = await announce('2023-08-30T12:00:00Z', { dryRun: true })
    expect(lines).toEqual([expect.stringContaining(draftDay)])
    expect(bodies).toEqual([])
  })
})
