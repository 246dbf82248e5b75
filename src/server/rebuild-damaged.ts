/** Rebuilds damaged season documents from their sources, without requests to a host. */
import { LRUCache } from 'lru-cache'
import { DomainError } from '../domain/errors.ts'
import { hostTitles, isSameSeason, type LeagueKey, nameLeague } from '../domain/identity.ts'
import type { LeagueSeason, PlayerNumbers } from '../domain/league-season.ts'
import { demoSeasons } from '../hosts/demo/index.ts'
import { openHosts } from '../hosts/index.ts'
import type { ReadSeasonOptions } from '../hosts/league-source.ts'
import { onlyScores } from '../hosts/shared/only-scores.ts'
import { readOnlyFolder } from '../hosts/shared/raw-files.ts'
import { withSavedLogos } from '../storage/logo-store.ts'
import { rawFolderOf } from '../storage/open-store.ts'
import { openRawFolder } from '../storage/raw-folder.ts'
import { DamagedSeason, type SeasonCard, type SeasonOrigin, type SeasonStore } from '../storage/season-store.ts'
import { rawPath, whenSaved } from './import-league.ts'
import type { LogFailure } from './log.ts'

/** Of so many seasons an attempt is remembered, the latest ones. */
const mostAttempts = 1000
/** Only reads: nothing is requested from a host. */
const readers = openHosts({ espn: {}, sleeper: {} })
/** How long nothing is tried again: a disk that damages what is written would otherwise be written to for ever. */
const pauseMilliseconds = 60_000

export interface RebuildOptions {
  dataDir: string
  log: LogFailure
  /** Milliseconds since 1970. */
  now?: () => number
}

/**
 * The store, in which a season that turns out to be damaged, or is of an older format, is rebuilt once: from the host's saved
 * responses where they still have all of its data, or from the simulation for a demo league. Otherwise the `DamagedSeason`
 * is thrown, whose message says what to do; a season of an older format is returned as far as it is known.
 */
export function rebuildDamaged(store: SeasonStore, { dataDir, log, now = Date.now }: RebuildOptions): SeasonStore {
  const attempts = new LRUCache<string, { until: number; succeeds: Promise<boolean> }>({ max: mostAttempts })

  async function orRebuilt<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof DamagedSeason) || !(await rebuildOnce(error.key, error.message))) throw error
      return read()
    }
  }

  async function readCard(key: LeagueKey): Promise<SeasonCard | null> {
    const card = await orRebuilt(() => store.card(key))
    if (!card?.isOutdated) return card
    const what = `The stored season seasons/${nameLeague(key)}/${key.season} is of an older version.`
    return (await rebuildOnce(key, what)) ? store.card(key) : card
  }

  /** False where it could not be rebuilt, or was rebuilt a moment ago and is damaged again. */
  function rebuildOnce(key: LeagueKey, what: string): Promise<boolean> {
    const name = `${nameLeague(key)}/${key.season}`
    const known = attempts.get(name)
    if (known && known.until > now()) return known.succeeds
    const attempt = { until: now() + pauseMilliseconds, succeeds: Promise.resolve(true) }
    attempt.succeeds = rebuild(key).then(
      (from) => {
        log(`${what} It was rebuilt from ${from}.`)
        return true
      },
      (cause) => {
        log(`${what} It cannot be rebuilt here.`, cause)
        // A readable season waits for the next import; retrying would not help.
        if (cause instanceof StaysOutdated) attempt.until = Number.POSITIVE_INFINITY
        return false
      },
    )
    attempts.set(name, attempt)
    return attempt.succeeds
  }

  async function rebuild(key: LeagueKey): Promise<string> {
    const release = await store.lockImport(key, { wait: true })
    try {
      store.forget(key)
      const before = await readBefore(store, key)
      const card = await store.card(key).catch(() => null)
      if (before && !card?.isOutdated) return 'what another process imported'
      const numbers = await store.playerNumbers(key)
      const leagueNumber = await store.links.numberOf(key)
      try {
        const rebuilt = isDemo(key, card)
          ? await readDemo(key, { numbers, leagueNumber })
          : await readSaved({ key, card, before, numbers, leagueNumber, folder: rawPath(rawFolderOf(dataDir), key) })
        await store.write(withSavedLogos(rebuilt.season, await store.logos.of(key)), rebuilt.origin)
        return rebuilt.from
      } catch (cause) {
        throw before ? new StaysOutdated(cause) : cause
      }
    } finally {
      await release()
    }
  }

  return {
    ...store,
    card: readCard,
    read: (key, version) => orRebuilt(() => store.read(key, version)),
  }
}

/** A season of an older format that cannot be rebuilt: it is read as it is. */
class StaysOutdated extends DomainError {
  constructor(cause: unknown) {
    const why = cause instanceof DomainError ? cause.message : 'The saved responses could not be read.'
    super('storage', `${why} Showing the last import; missing data arrives with the next one.`, { cause })
  }
}

interface Rebuilt {
  season: LeagueSeason
  origin: SeasonOrigin
  /** What it was rebuilt from, for the log. */
  from: string
}

/** Null where it is damaged or missing. */
async function readBefore(store: SeasonStore, key: LeagueKey): Promise<LeagueSeason | null> {
  return store.read(key).catch((error) => {
    if (error instanceof DamagedSeason) return null
    throw error
  })
}

function isDemo(key: LeagueKey, card: SeasonCard | null): boolean {
  return card ? card.source === 'demo' : demoOf(key) !== undefined
}

const demoOf = (key: LeagueKey) => demoSeasons.find((demo) => isSameSeason(demo, key))

async function readDemo(
  key: LeagueKey,
  options: Pick<ReadSeasonOptions, 'numbers' | 'leagueNumber'>,
): Promise<Rebuilt> {
  const demo = demoOf(key)
  if (!demo) throw new DomainError('not-found', 'This version has no such demo league.')
  const source = await readers(key.host)
  const season = await source.readSeason(readOnlyFolder(demo.generate()), { ...key, ...options })
  return { season, origin: { asOf: null, source: 'demo' }, from: 'the simulation' }
}

interface Saved {
  key: LeagueKey
  card: SeasonCard | null
  /** The season of an older format that is to be replaced; null where it is damaged. */
  before: LeagueSeason | null
  numbers: PlayerNumbers
  leagueNumber: number
  folder: string
}

async function readSaved({ key, card, before, numbers, leagueNumber, folder }: Saved): Promise<Rebuilt> {
  // A season imported from another folder was not read from responses that may be here.
  if (card?.source === 'folder')
    throw new DomainError('not-found', 'It was imported from a folder that is not known here.')
  const source = await readers(key.host)
  const read = await source.readSeason(openRawFolder(folder), { ...key, leagueNumber, numbers })
  const season = card?.known === 'scores' ? onlyScores(read) : read
  const lost = before ? findLoss(before, season) : card?.isOutdated ? null : findNewWarning(card, season)
  if (lost) throw new DomainError('not-found', `The saved responses are incomplete: ${lost}`)
  const asOf = card ? card.asOf : await whenSaved(folder)
  const origin: SeasonOrigin = { asOf, source: 'host', known: card?.known }
  return { season, origin, from: `${hostTitles[key.host]}'s saved responses` }
}

function findNewWarning(card: SeasonCard | null, { warnings }: LeagueSeason): string | null {
  const known = new Set(card?.league.warnings)
  return warnings.find(({ message }) => !known.has(message))?.message ?? null
}

/** Versions word their warnings differently, so the seasons themselves are compared. */
function findLoss(before: LeagueSeason, after: LeagueSeason): string | null {
  const weeksOf = ({ players }: LeagueSeason) => players.reduce((sum, { weeks }) => sum + weeks.length, 0)
  if (after.lineups.length < before.lineups.length) return 'lineups are missing.'
  if (weeksOf(after) < weeksOf(before)) return 'points of players are missing.'
  if (after.transactions.length < before.transactions.length) return 'transactions are missing.'
  return before.nflSchedule && !after.nflSchedule ? 'the NFL schedule is missing.' : null
}
