/** Who publishes the league's site: an import, a snapshot, and posts to a webhook. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { announceNewEditions } from '../../../scripts/lib/announce-league.ts'
import { toWire } from '../../../src/contract/wire.ts'
import type { LeagueKey } from '../../../src/domain/identity.ts'
import { openSnapshots } from '../../../src/snapshot/read-snapshots.ts'
import { storeSource } from '../../../src/snapshot/store-source.ts'
import { takeSnapshots } from '../../../src/snapshot/take-snapshots.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import { openServer, type Screens, withoutAges } from './readers.ts'

export interface Publisher {
  /** Publishes, and returns what the pages show. */
  publish(now: Date): Promise<Screens>
  /** What was posted since the last call. */
  takePosts(): string[]
  close(): Promise<void>
}

export function openPublisher(league: LeagueKey, fetch: typeof globalThis.fetch): Publisher {
  const folder = mkdtempSync(join(tmpdir(), 'year-'))
  const snapshotDir = join(folder, 'snapshot')
  const store = openStore(folder, { cachedFor: 0 })
  const server = openServer(league, fetch, store)
  const book = 'webhooks:\n  - {to: slack, address: HOOK}\n'
  mkdirSync(join(folder, 'book'))
  writeFileSync(join(folder, 'book', `${league.host}-${league.leagueId}.yml`), book)
  const posts: string[] = []
  return {
    async publish(now) {
      const { host } = league
      await server.importNow()
      const [newest] = await store.seasonsOf(league)
      if (!newest) throw new Error('The league was not imported')
      await takeSnapshots({
        folder: snapshotDir,
        source: storeSource(store),
        leagues: [newest],
        running: true,
        anonymize: false,
        refresh: false,
        now: () => now.toISOString(),
      })
      await announceNewEditions([newest], {
        store,
        dataDir: folder,
        snapshotDir,
        env: { SITE_URL: 'https://league.example/', HOOK: 'https://hook.example/s3cret' },
        retries: 0,
        now: () => now,
        fetch: async (_, init) => {
          posts.push((JSON.parse(String(init?.body)) as { text: string }).text)
          return new Response(null, { status: 200 })
        },
        print: () => {},
        printError: (line) => posts.push(`failed: ${line}`),
      })
      const snapshots = await openSnapshots(snapshotDir)
      const season = snapshots.manifest.seasons.find((one) => one.season === newest.season)
      if (!season) return { snapshot: 'the season is not there' }
      const { leagueId: id } = season
      const key = { host, leagueId: newest.leagueId, season: newest.season }
      const shown = {
        standings: await snapshots.responseFor(season, 'standings', { leagueId: id, season: newest.season }),
        bracket: await snapshots.responseFor(season, 'bracket', key),
        schedule: await snapshots.responseFor(season, 'hostLeagueSchedule', key),
      }
      return Object.fromEntries(Object.entries(shown).map(([name, response]) => [name, withoutAges(toWire(response))]))
    },
    takePosts: () => posts.splice(0),
    async close() {
      await server.close()
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
