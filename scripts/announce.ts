/**
 * `npm run announce -- 123456`: posts the newest edition of a league's weekly to the webhooks of its book, once each. `--dry-run` prints
 * the messages instead.
 */
import { Argument, Command, InvalidArgumentError } from 'commander'
import { webhookKinds } from '../src/book/webhook-schema.ts'
import { DomainError } from '../src/domain/errors.ts'
import { bookFileOf, describeLeague, type LeagueRef, type WantedSeason } from '../src/domain/identity.ts'
import { readDataDir } from '../src/server/config.ts'
import { readSnapshotDir } from '../src/snapshot/read-snapshots.ts'
import type { LeagueStore } from '../src/storage/league-store.ts'
import { openStore } from '../src/storage/open-store.ts'
import { readSharedStore } from '../src/storage/shared-store.ts'
import { announceDues } from './lib/announce-dues.ts'
import { announceHistory } from './lib/announce-history.ts'
import { announceAndReport, announceUpdates, loadEditionOf, webhooksOf } from './lib/announce-league.ts'
import { describeDryRun } from './lib/describe-announcement.ts'
import { notStored } from './lib/not-stored.ts'
import { leagueFormats, readLeague, readYear } from './lib/read-league.ts'
import { readSiteEnvironment } from './lib/read-site-environment.ts'
import { interruptSignal, runCommand } from './lib/run-command.ts'

interface Flags {
  season?: number
  week?: number
  dryRun?: boolean
  dues?: boolean
  again?: boolean
}

/** Where the links of a dry run lead while the site has no address yet. */
const exampleSite = 'https://your-site.example/'

export const command = new Command('npm run announce --')
  .description("Post the latest edition of the league's weekly to its webhooks, once each.")
  .addArgument(new Argument('<league>', leagueFormats).argParser(readLeague))
  .option('--season <year>', 'season of the edition', readYear)
  .option('--week <number>', 'week of the edition', readWeek)
  .option(
    '--dry-run',
    'print the messages without posting them; works without webhooks (one of each kind) and SITE_URL',
  )
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

Environment, or .env:
  SITE_URL      where the site is, e.g. https://me.github.io/my-league/: the message links to the edition's page there
  DATA_DIR      folder of leagues and their books (data)
  STORAGE_URL   store shared by several servers, in place of the folder: redis://… or s3://…
  SNAPSHOT_DIR  folder of snapshots (snapshot in DATA_DIR): editions of its seasons have a picture`,
  )
  .action(run)

if (import.meta.main) await runCommand(command)

async function run(
  named: WantedSeason,
  { season, week, dryRun = false, dues = false, again = false }: Flags,
): Promise<void> {
  const settings = await readSiteEnvironment()
  const hasSite = Boolean(settings.SITE_URL?.trim())
  const env = dryRun && !hasSite ? { ...settings, SITE_URL: exampleSite } : settings
  const dataDir = readDataDir(process.env)
  const signal = interruptSignal('Stopped. Run it again to post the rest; nothing is posted twice.')
  const store = openStore(dataDir, { shared: readSharedStore(process.env) })
  try {
    const league: LeagueRef = { host: named.host, leagueId: named.leagueId }
    const options = { store, dataDir, snapshotDir: readSnapshotDir(process.env), env, again, signal }
    if (!dues) await requireStored(store, { ...league, season: season ?? named.season })
    const webhooks = await webhooksOf(league, options)
    if (webhooks.length === 0 && !(dryRun && !dues)) throw new DomainError('not-found', noWebhooks(league))
    if (dues) {
      const output = { print: console.log, printError: console.error }
      const failures = await announceDues(league, { store, dataDir, env, dryRun, signal, ...output })
      if (failures > 0)
        throw new DomainError('host-unavailable', `${failures} of ${webhooks.length} webhooks failed; see above.`)
      return
    }
    if (dryRun && !hasSite)
      console.log(`SITE_URL is not set: the links below lead to ${exampleSite} instead of your site.`)
    const announced = await loadEditionOf({ ...league, season: season ?? named.season ?? undefined, week }, options)
    const onWait = () => console.log(`Another command is announcing ${describeLeague(league)}; waiting for it.`)
    const output = { onWait, print: console.log, printError: console.error }
    const shown = webhooks.length > 0 ? webhooks : webhookKinds.map((to) => ({ to, address: exampleAddress(to) }))
    let failures = 0
    if (!announced) console.log(`No week of ${describeLeague(league)} is final yet, so there's nothing to announce.`)
    else if (dryRun) {
      if (webhooks.length === 0) console.log(`${noWebhooks(league)}\nThis is what each kind would look like:`)
      for (const webhook of shown) console.log(describeDryRun(announced, webhook))
    } else failures += await announceAndReport(announced, webhooks, { ...options, ...output })
    const isNewest = season === undefined && named.season === null && week === undefined
    if (isNewest && announced && !dryRun && webhooks.length > 0)
      failures += await announceUpdates(announced.key, webhooks, { ...options, ...output })
    if (isNewest) failures += await announceHistory(league, shown, { ...options, ...output, dryRun })
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

async function requireStored(store: LeagueStore, wanted: WantedSeason): Promise<void> {
  const seasons = await store.seasonsOf(wanted)
  if (!seasons.some(({ season }) => wanted.season === null || season === wanted.season))
    throw notStored(wanted, seasons)
}

function readWeek(text: string): number {
  if (!/^[1-9]\d?$/.test(text)) throw new InvalidArgumentError('expected a week from 1.')
  return Number(text)
}

/** What an environment variable with the address of such a webhook is usually called: `DISCORD_WEBHOOK`. */
function exampleAddress(to: string): string {
  return `${to.toUpperCase()}_WEBHOOK`
}

function noWebhooks(league: LeagueRef): string {
  return `The book of ${describeLeague(league)} has no webhooks. Add them to book/${bookFileOf(league)} in the data folder: webhooks: [{to: discord, address: DISCORD_WEBHOOK}]`
}
