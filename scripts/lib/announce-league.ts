/** Announces leagues' newest editions to the webhooks of their books. */
import { announceCorrection, weeksToCorrect } from '../../src/announce/announce-correction.ts'
import { announceEdition } from '../../src/announce/announce-edition.ts'
import { announceHalfTime, writeHalfTime } from '../../src/announce/announce-half-time.ts'
import type { AnnouncedEdition } from '../../src/announce/announced-edition.ts'
import { addressOnSite, loadEdition, readSiteUrl } from '../../src/announce/load-edition.ts'
import type { AnnounceOptions } from '../../src/announce/post-once.ts'
import type { JoinedLeague } from '../../src/book/joined-league.ts'
import { type AnnouncedKind, usuallyAnnounced, type Webhook } from '../../src/book/webhook-schema.ts'
import { pathTo } from '../../src/contract/routes.ts'
import { findSnapshotSeason } from '../../src/contract/snapshot.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { describeLeague, isSameSeason, type LeagueKey, type LeagueRef, nameLeague } from '../../src/domain/identity.ts'
import { daysOfWeeks } from '../../src/domain/nfl-week.ts'
import { findHistory } from '../../src/server/league-books.ts'
import { openStoredCalls } from '../../src/server/open-service.ts'
import { isSurelySealed, refuseSealed } from '../../src/snapshot/find-sealed.ts'
import { readManifest } from '../../src/snapshot/read-snapshots.ts'
import type { LeagueStore } from '../../src/storage/league-store.ts'
import { announceHistory } from './announce-history.ts'
import { announceMoments, announceNews } from './announce-moments.ts'
import { nameEdition, reportPosts } from './describe-announcement.ts'
import { callsOnSite } from './names-on-site.ts'

export interface AnnounceLeagueOptions extends Omit<AnnounceOptions, 'store' | 'webhooks'> {
  store: LeagueStore
  dataDir: string
  snapshotDir: string
  print: (line: string) => void
  printError: (line: string) => void
}

/** The webhooks of the league's book, empty without a book, and what they hear of. Throws `DomainError` if the book is unreadable. */
export async function readAnnounced(
  league: LeagueRef,
  { store, dataDir }: Pick<AnnounceLeagueOptions, 'store' | 'dataDir'>,
): Promise<Announced> {
  const { joined } = await findHistory(store, dataDir, league)
  return announcedBy(joined)
}

interface Announced {
  webhooks: readonly Webhook[]
  kinds: readonly AnnouncedKind[]
}

function announcedBy({ book }: JoinedLeague): Announced {
  return { webhooks: book?.book.webhooks ?? [], kinds: book?.book.announce ?? usuallyAnnounced }
}

/** Throws `DomainError` for a league without pages, as a sealed one, and without `SITE_URL`. */
export async function expectPages(
  league: LeagueRef,
  { store, dataDir, env }: Pick<AnnounceLeagueOptions, 'store' | 'dataDir' | 'env'>,
): Promise<void> {
  readSiteUrl(env)
  if (await isSurelySealed(league, { dataDir, links: store.links }))
    throw new DomainError('bad-request', 'A sealed league has no pages to announce.')
  // A league that may be a sealed one has none either.
  await refuseSealed(league, { dataDir, links: store.links })
}

/** The edition of a week, by default the newest; null if no week is final. Throws `DomainError`. */
export async function loadEditionOf(
  league: LeagueRef & { season?: number | undefined; week?: number | undefined },
  { store, dataDir, snapshotDir, env }: Pick<AnnounceLeagueOptions, 'store' | 'dataDir' | 'snapshotDir' | 'env'>,
): Promise<AnnouncedEdition | null> {
  await expectPages(league, { store, dataDir, env })
  const { seasons: snapshots } = await readManifest(snapshotDir)
  const siteUrl = readSiteUrl(env)
  const call = await callsOnSite(league, { store, dataDir, call: openStoredCalls({ store, dataDir }), snapshotDir })
  return loadEdition(league, { store, call, snapshots, siteUrl })
}

/** Posts an edition and prints the results; `isLoud` includes webhooks that already have it. Returns the number of failures. */
export async function announceAndReport(
  announced: AnnouncedEdition,
  webhooks: readonly Webhook[],
  { isLoud = true, print, printError, ...options }: AnnounceLeagueOptions & { isLoud?: boolean },
): Promise<number> {
  const outcomes = await announceEdition(announced, { ...options, webhooks })
  return reportPosts(nameEdition(announced), outcomes, { isLoud, print, printError })
}

/**
 * Announces the newest edition of each league's newest season, and between seasons what happened in the week of earlier years; older weeks
 * are not announced automatically, nor a league whose newest season has no pages, such as a private one. Returns the number of failed
 * webhooks or leagues.
 */
export async function announceNewEditions(
  published: readonly LeagueKey[],
  options: AnnounceLeagueOptions,
): Promise<number> {
  const { seasons: snapshots } = await readManifest(options.snapshotDir)
  const done = new Set<string>()
  let failures = 0
  for (const key of published) {
    try {
      const { keys, joined } = await findHistory(options.store, options.dataDir, key)
      // A league may have more ids, on its host or in its book.
      const newest = keys.find((one) => published.some((other) => isSameSeason(other, one))) ?? key
      const name = `${nameLeague(newest)}/${newest.season}`
      const hasPages = findSnapshotSeason(snapshots, newest, newest.season) !== null
      const { webhooks, kinds } = announcedBy(joined)
      if (done.has(name) || !hasPages || webhooks.length === 0) continue
      done.add(name)
      const announced = await loadEditionOf(newest, options)
      // Weeks since a league is private have no picture: its pages are of the time before.
      if (announced?.picture && kinds.includes('weekly') && isNews(announced, options))
        failures += await announceAndReport(announced, webhooks, { ...options, isLoud: false })
      if (announced?.picture) failures += await announceUpdates(announced.key, webhooks, { ...options, kinds })
      if (!announced || announced.picture) {
        failures += await announceMoments(newest, webhooks, { ...options, kinds })
        failures += await announceNews(newest, webhooks, { ...options, kinds })
      }
      if (kinds.includes('weekly')) failures += await announceHistory(newest, webhooks, { ...options, isLoud: false })
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind === 'aborted') throw error
      options.printError(`Announcing ${describeLeague(key)}: ${error.message}`)
      failures += 1
    }
  }
  return failures
}

const newsDays = 7

/** An edition that was missed on its Tuesday is posted while it is younger than a week. */
export function isNews(
  { key, edition }: Pick<AnnouncedEdition, 'key' | 'edition'>,
  { now = () => new Date() }: Pick<AnnounceOptions, 'now'>,
): boolean {
  return now().getTime() < daysOfWeeks(key.season, [edition.week]).end.getTime() + newsDays * 86_400_000
}

/**
 * Posts what is said of weeks beside their editions: corrections of what was posted and has changed, and the score of a round of several
 * weeks between them. Prints what was posted or failed. Returns the number of failures.
 */
export async function announceUpdates(
  key: LeagueKey,
  webhooks: readonly Webhook[],
  { kinds, ...options }: AnnounceLeagueOptions & Pick<Announced, 'kinds'>,
): Promise<number> {
  const posting = { ...options, webhooks }
  let failures = 0
  for (const week of kinds.includes('corrections') ? await weeksToCorrect(key, posting) : []) {
    const edition = await loadEditionOf({ ...key, week }, options).catch(nothingWhenMissing)
    if (edition)
      failures += reportPosts(`Correction to week ${week}`, await announceCorrection(edition, posting), options)
  }
  if (!kinds.includes('weekly')) return failures
  const stored = openStoredCalls({ store: options.store, dataDir: options.dataDir })
  const call = await callsOnSite(key, { ...options, call: stored })
  const { completedWeeks } = await call('hostLeague', key)
  const bracket = await call('bracket', key).catch(nothingWhenMissing)
  const halfTime = bracket && writeHalfTime(bracket, completedWeeks ?? [])
  const url = addressOnSite(readSiteUrl(options.env), pathTo('bracket', { ...key }))
  if (halfTime) failures += reportPosts('Half time', await announceHalfTime(key, halfTime, url, posting), options)
  return failures
}

/** A week that was open again has no edition, a league without playoffs no bracket. */
function nothingWhenMissing(error: unknown): null {
  if (error instanceof DomainError && error.kind === 'not-found') return null
  throw error
}
