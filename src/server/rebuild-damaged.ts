/** Rebuilds damaged season documents from their sources, without requests to a host. */
import { DomainError } from '../domain/errors.ts'
import { hostTitles, isSameSeason, type LeagueKey } from '../domain/identity.ts'
import type { LeagueSeason, PlayerNumbers } from '../domain/league-season.ts'
import { demoSeasons } from '../hosts/demo/index.ts'
import { openHosts } from '../hosts/index.ts'
import type { ReadSeasonOptions } from '../hosts/league-source.ts'
import { onlyScores } from '../hosts/shared/only-scores.ts'
import { readOnlyFolder } from '../hosts/shared/raw-files.ts'
import {
  DamagedSeason,
  type LeagueStore,
  orWhenDamaged,
  type SeasonCard,
  type SeasonOrigin,
} from '../storage/league-store.ts'
import { withSavedLogos } from '../storage/logos.ts'
import { seasonKey } from '../storage/stored-keys.ts'
import type { LogFailure } from './log.ts'

/** Only reads: nothing is requested from a host. */
const readers = openHosts({ espn: {}, sleeper: {} })
/** How long nothing is tried again: a disk that damages what is written would otherwise be written to for ever. */
const pauseMilliseconds = 60_000

export interface RebuildOptions {
  log: LogFailure
  /** Milliseconds since 1970. */
  now?: () => number
}

/**
 * The store, in which a season that turns out to be damaged is rebuilt once: from the host's saved responses where they still have
 * all of its data, or from the simulation for a demo league. Otherwise the `DamagedSeason` is thrown, whose message says what to do.
 */
export function rebuildDamaged(store: LeagueStore, { log, now = Date.now }: RebuildOptions): LeagueStore {
  const attempts = new Map<string, { until: number; succeeds: Promise<boolean> }>()

  async function orRebuilt<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof DamagedSeason) || !(await rebuildOnce(error))) throw error
      return read()
    }
  }

  /** False where it could not be rebuilt, or was rebuilt a moment ago and is damaged again. */
  function rebuildOnce({ key, message }: DamagedSeason): Promise<boolean> {
    for (const [name, { until }] of attempts) if (until <= now()) attempts.delete(name)
    const name = seasonKey('seasons', key)
    const known = attempts.get(name)
    if (known) return known.succeeds
    const succeeds = rebuild(key).then(
      (from) => {
        log(`${message} It was rebuilt from ${from}.`)
        return true
      },
      (cause) => {
        log(`${message} It cannot be rebuilt here.`, cause)
        return false
      },
    )
    attempts.set(name, { until: now() + pauseMilliseconds, succeeds })
    return succeeds
  }

  async function rebuild(key: LeagueKey): Promise<string> {
    const release = await store.lockImport(key, { wait: true })
    try {
      store.forget(key)
      if (await store.read(key).catch(orWhenDamaged(null))) return 'what another process imported'
      const card = await store.card(key).catch(() => null)
      const known = { numbers: await store.playerNumbers(key), leagueNumber: await store.links.numberOf(key) }
      const rebuilt = isDemo(key, card) ? await readDemo(key, known) : await readSaved(store, { key, card, ...known })
      await store.write(withSavedLogos(rebuilt.season, await store.logos.of(key)), rebuilt.origin)
      return rebuilt.from
    } finally {
      await release()
    }
  }

  return {
    ...store,
    card: (key) => orRebuilt(() => store.card(key)),
    read: (key, version) => orRebuilt(() => store.read(key, version)),
  }
}

interface Rebuilt {
  season: LeagueSeason
  origin: SeasonOrigin
  /** What it was rebuilt from, for the log. */
  from: string
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
  numbers: PlayerNumbers
  leagueNumber: number
}

async function readSaved(store: LeagueStore, { key, card, numbers, leagueNumber }: Saved): Promise<Rebuilt> {
  // A season imported from another folder was not read from responses that may be here.
  if (card?.source === 'folder')
    throw new DomainError('not-found', 'It was imported from a folder that is not known here.')
  const source = await readers(key.host)
  const read = await source.readSeason(store.raw.folder(key), { ...key, leagueNumber, numbers })
  const season = card?.known === 'scores' ? onlyScores(read) : read
  const lost = findNewWarning(card, season)
  if (lost) throw new DomainError('not-found', `The saved answers are not complete any more: ${lost}`)
  const asOf = card ? card.asOf : await store.raw.savedAt(key)
  const origin: SeasonOrigin = { asOf, source: 'host', known: card?.known, isEnough: card?.isEnough }
  return { season, origin, from: `${hostTitles[key.host]}'s saved answers` }
}

function findNewWarning(card: SeasonCard | null, { warnings }: LeagueSeason): string | null {
  const known = new Set(card?.league.warnings)
  return warnings.find(({ message }) => !known.has(message))?.message ?? null
}
