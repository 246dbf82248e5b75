/** A demo league as its host has it at any time of a week, and what its webhooks hear. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoLeagueOf } from '../../../demo/index.ts'
import type { LeaguePlan } from '../../../demo/league-plan.ts'
import { demoPlans } from '../../../demo/leagues.ts'
import { announceMoments, type MomentOptions, readForNews } from '../../../scripts/lib/announce-moments.ts'
import { announcedKinds, type Webhook } from '../../../src/book/webhook-schema.ts'
import { DomainError } from '../../../src/domain/errors.ts'
import type { HostSeason } from '../../../src/domain/host-season.ts'
import { daysOfWeeks } from '../../../src/domain/nfl-week.ts'
import { openHosts } from '../../../src/hosts/index.ts'
import { readOnlyFolder } from '../../../src/hosts/shared/raw-files.ts'
import type { LeagueStore } from '../../../src/storage/league-store.ts'
import { openStore } from '../../../src/storage/open-store.ts'

export const key = { host: 'espn', leagueId: '4242', season: 2025 } as const
const hosts = openHosts({ espn: {}, sleeper: {} })
const [plan] = demoPlans.filter(({ stage }) => stage === 'finished')
const hour = 3_600_000
/** When hosts turn to the next week: on Tuesday, 9:00 UTC. */
const turn = -39 * hour

/** The week that the host is in at a time. */
export function weekAt(time: Date): number {
  return Math.floor((time.getTime() - daysOfWeeks(key.season, [1]).start.getTime() - turn) / (7 * 24 * hour)) + 1
}

/** What other leagues have otherwise than the usual one, whose regular season is followed. */
const variants = {
  usual: {},
  /** A second result every week, and from week 14 on rounds of two weeks. */
  median: { hasMedianGame: true, regularSeasonMatchups: 13, playoffRoundWeeks: 2 },
  elimination: { format: 'elimination', regularSeasonMatchups: 5, playoffTeamCount: 0, playoffRounds: 0 },
} satisfies Record<string, Partial<LeaguePlan>>

export type Variant = keyof typeof variants

const leagues = new Map<string, Promise<HostSeason>>()

/** Six teams. */
export function leagueAt(time: Date, variant: Variant = 'usual'): Promise<HostSeason> {
  const name = `${variant} ${time.getTime()}`
  const league = leagues.get(name) ?? simulate(time, variant)
  leagues.set(name, league)
  return league
}

async function simulate(time: Date, variant: Variant): Promise<HostSeason> {
  if (!plan) throw new Error('No demo league is finished')
  const league = demoLeagueOf({
    ...plan,
    season: key.season,
    espnLeagueId: Number(key.leagueId),
    managers: plan.managers.slice(0, 6),
    adjustments: [],
    playoffTeamCount: 4,
    playoffRounds: 2,
    stage: 'running',
    currentWeek: weekAt(time),
    answeredAt: time.getTime(),
    ...variants[variant],
  })
  const season = await (await hosts(key.host)).readSeason(readOnlyFolder(league.generate()), key)
  return { ...season, asOf: time.toISOString() }
}

export interface Post {
  at: Date
  to: string
  text: string
}

export const json: Webhook = { to: 'json', address: 'HOOK' }
export const slack: Webhook = { to: 'slack', address: 'OTHER' }

export interface RunOptions extends Partial<MomentOptions> {
  webhooks?: readonly Webhook[]
  /** The host does not respond. */
  isDown?: boolean
}

/** A data folder; each run of the command opens it as another process would. */
export function openAnnouncer(variant: Variant = 'usual') {
  const folder = mkdtempSync(join(tmpdir(), 'moments-'))
  const posts: Post[] = []
  let reads = 0

  async function read(store: LeagueStore, now: Date): Promise<void> {
    reads += 1
    await store.write(await leagueAt(now, variant), { asOf: now.toISOString(), source: 'host' })
  }

  return {
    folder,
    posts,
    reads: () => reads,
    read: async (now: Date) => read(openStore(folder), now),
    /** As `npm run announce` at a time. */
    async run(now: Date, { webhooks = [json], isDown = false, ...more }: RunOptions = {}) {
      const lines: string[] = []
      const options: MomentOptions = {
        store: openStore(folder),
        dataDir: folder,
        snapshotDir: join(folder, 'snapshot'),
        kinds: announcedKinds,
        env: {
          SITE_URL: 'https://me.example/ffa/',
          HOOK: 'https://a.example/x',
          OTHER: 'https://b.example/x',
        },
        now: () => now,
        retries: 0,
        fetch: async (url, init) => {
          const { text } = JSON.parse(String(init?.body)) as { text: string }
          posts.push({ at: now, to: new URL(String(url)).hostname, text })
          return new Response(null, { status: 204 })
        },
        print: (line) => void lines.push(line),
        printError: (line) => void lines.push(`! ${line}`),
        ...more,
      }
      const { store } = options
      const failedReads = await readForNews(key, webhooks, {
        ...options,
        read: async () => {
          if (isDown) throw new DomainError('host-unavailable', 'ESPN can’t be reached.')
          await read(store, now)
        },
      })
      const failures = failedReads + (await announceMoments(key, webhooks, options))
      return { failures, lines }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
