/**
 * `npm run announce -- 123456`: posts what is due to the webhooks of a league's book, once each: the newest edition of its weekly, corrections,
 * and moments of the running week. `--dry-run` prints the messages instead.
 */
import { Argument, Command, InvalidArgumentError } from 'commander'
import { type Webhook, webhookKinds } from '../src/book/webhook-schema.ts'
import { DomainError } from '../src/domain/errors.ts'
import {
  bookFileOf,
  describeLeague,
  type LeagueKey,
  type LeagueRef,
  type WantedSeason,
} from '../src/domain/identity.ts'
import { readDataDir, readHostAccess } from '../src/server/config.ts'
import { openService } from '../src/server/open-service.ts'
import { readSnapshotDir } from '../src/snapshot/read-snapshots.ts'
import type { LeagueStore } from '../src/storage/league-store.ts'
import { openStore } from '../src/storage/open-store.ts'
import { readSharedStore } from '../src/storage/shared-store.ts'
import { announceDues } from './lib/announce-dues.ts'
import { announceHistory } from './lib/announce-history.ts'
import {
  announceAndReport,
  announceUpdates,
  expectPages,
  isNews,
  loadEditionOf,
  readAnnounced,
} from './lib/announce-league.ts'
import { announceMoments, announceNews, type MomentOptions, printMoments, readForNews } from './lib/announce-moments.ts'
import { describeDryRun } from './lib/describe-announcement.ts'
import { reportTo } from './lib/import-reports.ts'
import { notStored } from './lib/not-stored.ts'
import { leagueFormats, readLeague, readYear } from './lib/read-league.ts'
import { readSiteEnvironment } from './lib/read-site-environment.ts'
import { interruptSignal, runCommand } from './lib/run-command.ts'

interface Flags {
  season?: number
  week?: number
  at?: Date
  dryRun?: boolean
  dues?: boolean
  again?: boolean
}

/** Where the links of a dry run lead while the site has no address yet. */
const exampleSite = 'https://your-site.example/'

export const command = new Command('npm run announce --')
  .description(
    "Post what is due to the league's webhooks, once each: the latest weekly, corrections, and moments of the week.",
  )
  .addArgument(new Argument('<league>', leagueFormats).argParser(readLeague))
  .option('--season <year>', 'season of the edition', readYear)
  .option('--week <number>', 'week of the edition', readWeek)
  .option(
    '--dry-run',
    'print the messages without posting them; works without webhooks (one of each kind) and SITE_URL',
  )
  .option('--at <time>', 'with --dry-run: what is due at this time (ISO 8601), by the stored data', readTime)
  .option('--dues', 'post who still owes the buy-in (money.paid in the book) instead of an edition')
  .option('--again', 'post again, even to webhooks that may already have it')
  .addHelpText(
    'after',
    `
The webhooks are in the league's book, book/espn-123456.yml in the data folder, their URLs in the environment:

  webhooks:
    - {to: discord, address: DISCORD_WEBHOOK}
    - {to: slack, address: SLACK_WEBHOOK}
    - {to: groupme, address: GROUPME_BOT}
    - {to: json, address: MY_RECEIVER, secret: MY_SECRET}
  announce: [weekly, monday, corrections]    also: thursday, sunday-lineups, sunday-night, trades, clinched, eliminated, records

Run it every 30 minutes: it posts what is due, and requests the league from its host where it needs newer data.

Environment, or .env:
  SITE_URL      where the site is, e.g. https://me.github.io/my-league/: the message links to the edition's page there
  DATA_DIR      folder of leagues and their books (data)
  STORAGE_URL   store shared by several servers, in place of the folder: redis://… or s3://…
  SNAPSHOT_DIR  folder of snapshots (snapshot in DATA_DIR): editions of its seasons have a picture
  ESPN_S2, SWID cookies of a league member, for private ESPN leagues`,
  )
  .action(run)

if (import.meta.main) await runCommand(command)

async function run(
  named: WantedSeason,
  { season, week, at, dryRun = false, dues = false, again = false }: Flags,
): Promise<void> {
  if (at && (!dryRun || dues))
    throw new DomainError('bad-request', '--at needs --dry-run: what it prints is not posted.')
  const settings = await readSiteEnvironment()
  const hasSite = Boolean(settings.SITE_URL?.trim())
  const env = dryRun && !hasSite ? { ...settings, SITE_URL: exampleSite } : settings
  const dataDir = readDataDir(process.env)
  const output = { print: console.log, printError: console.error }
  const signal = interruptSignal('Stopped. Run it again to post the rest; nothing is posted twice.')
  const store = openStore(dataDir, { shared: readSharedStore(process.env) })
  try {
    const league: LeagueRef = { host: named.host, leagueId: named.leagueId }
    const wanted = { ...league, season: season ?? named.season ?? undefined, week }
    const options = { store, dataDir, snapshotDir: readSnapshotDir(process.env), env, again, signal, ...output }
    if (!dues) await requireStored(store, { ...league, season: wanted.season ?? null })
    const { webhooks, kinds } = await readAnnounced(league, options)
    if (webhooks.length === 0 && !(dryRun && !dues)) throw new DomainError('not-found', noWebhooks(league))
    if (dues) {
      const failures = await announceDues(league, { store, dataDir, env, dryRun, signal, ...output })
      if (failures > 0)
        throw new DomainError('host-unavailable', `${failures} of ${webhooks.length} webhooks failed; see above.`)
      return
    }
    if (dryRun && !hasSite)
      console.log(`SITE_URL is not set: the links below lead to ${exampleSite} instead of your site.`)
    const isNewest = wanted.season === undefined && week === undefined
    if (dryRun) {
      if (webhooks.length === 0) console.log(`${noWebhooks(league)}\nThis is what each kind would look like:`)
      const shown = webhooks.length > 0 ? webhooks : webhookKinds.map((to) => ({ to, address: exampleAddress(to) }))
      await printAll(wanted, shown, { ...options, kinds, isNewest, at })
      return
    }
    const failures = await announceAll(wanted, webhooks, { ...options, kinds, isNewest })
    if (failures > 0)
      throw new DomainError(
        'host-unavailable',
        failures === 1 ? 'One post failed; see above.' : `${failures} posts failed; see above.`,
      )
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    await store.close()
  }
}

type Wanted = LeagueRef & { season: number | undefined; week: number | undefined }

interface RunOptions extends MomentOptions {
  /** No season and no week is named: everything that is due is announced. */
  isNewest: boolean
}

/** Returns the number of failures. */
async function announceAll(
  wanted: Wanted,
  webhooks: readonly Webhook[],
  { isNewest, ...options }: RunOptions,
): Promise<number> {
  const { store, kinds } = options
  await expectPages(wanted, options)
  const [newest] = isNewest ? await store.seasonsOf(wanted) : []
  let failures = newest
    ? await readForNews(newest, webhooks, { ...options, read: (key) => readFromHost(key, options) })
    : 0
  const hasWeekly = !isNewest || kinds.includes('weekly')
  const announced = await loadEditionOf(wanted, options)
  const onWait = () => console.log(`Another command is announcing ${describeLeague(wanted)}; waiting for it.`)
  const posting = { ...options, onWait }
  if (!announced) console.log(noEdition(wanted))
  else if (hasWeekly) failures += await announceAndReport(announced, webhooks, posting)
  if (isNewest && announced) failures += await announceUpdates(announced.key, webhooks, posting)
  if (newest) failures += await announceMoments(newest, webhooks, posting)
  if (newest) failures += await announceNews(newest, webhooks, posting)
  if (isNewest && hasWeekly) failures += await announceHistory(wanted, webhooks, posting)
  return failures
}

async function readFromHost(key: LeagueKey, { store, dataDir, signal }: MomentOptions): Promise<void> {
  const service = openService({ store, dataDir, access: readHostAccess(process.env) }, reportTo(console.log))
  try {
    await service.importLeague(key, { signal })
  } finally {
    await service.close()
  }
}

/** With `at` only what is due at that time, by the data of today. */
async function printAll(
  wanted: Wanted,
  webhooks: readonly Webhook[],
  { isNewest, at, ...options }: RunOptions & { at: Date | undefined },
): Promise<void> {
  const now = () => at ?? new Date()
  const hasWeekly = !isNewest || options.kinds.includes('weekly')
  const announced = await loadEditionOf(wanted, options)
  if (!announced) console.log(noEdition(wanted))
  else if (hasWeekly && (!at || isNews(announced, { now })))
    for (const webhook of webhooks) console.log(describeDryRun(announced, webhook))
  if (!isNewest) return
  const [newest] = await options.store.seasonsOf(wanted)
  if (newest) await printMoments(newest, webhooks, { ...options, now })
  if (hasWeekly) await announceHistory(wanted, webhooks, { ...options, now, dryRun: true })
}

async function requireStored(store: LeagueStore, wanted: WantedSeason): Promise<void> {
  const seasons = await store.seasonsOf(wanted)
  if (!seasons.some(({ season }) => wanted.season === null || season === wanted.season))
    throw notStored(wanted, seasons)
}

function readWeek(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new InvalidArgumentError('expected a week from 1.')
  return Number(text)
}

function readTime(text: string): Date {
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw new InvalidArgumentError('expected a time such as 2026-11-30T23:00Z.')
  return time
}

function noEdition(league: LeagueRef): string {
  return `No week of ${describeLeague(league)} is final yet, so there's nothing to announce.`
}

/** What an environment variable with the address of such a webhook is usually called: `DISCORD_WEBHOOK`. */
function exampleAddress(to: string): string {
  return `${to.toUpperCase()}_WEBHOOK`
}

function noWebhooks(league: LeagueRef): string {
  return `The book of ${describeLeague(league)} has no webhooks. Add them to book/${bookFileOf(league)} in the data folder: webhooks: [{to: discord, address: DISCORD_WEBHOOK}]`
}
