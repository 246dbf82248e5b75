/** Rebuilds damaged season documents from their sources, without requests to a host. */
import { monotonic } from '../domain/ages.ts'
import { DomainError } from '../domain/errors.ts'
import type { HostSeason } from '../domain/host-season.ts'
import { hostTitles, isSameSeason } from '../domain/identity.ts'
import type { DemoLeague, LeagueSources } from '../hosts/league-source.ts'
import { onlyScores } from '../hosts/shared/only-scores.ts'
import {
  DamagedSeason,
  type LeagueStore,
  orWhenDamaged,
  type SeasonCard,
  type SeasonOrigin,
} from '../storage/league-store.ts'
import { withSavedLogos } from '../storage/logo-store.ts'
import { seasonKey } from '../storage/stored-keys.ts'
import { demoResponses, readNumbered } from './import-season.ts'

/** How long nothing is tried again: a disk that damages what is written would otherwise be written to for ever. */
const pauseMilliseconds = 60_000

export interface RebuildOptions {
  /** They only read: nothing is requested from a host. */
  hosts: LeagueSources
  loadDemo: () => Promise<readonly DemoLeague[]>
  /** Called with every attempt, and with why it failed. */
  log: (message: string, cause?: unknown) => void
  /** See `monotonic`. */
  elapsed?: () => number
  /** True: the responses of a file were stored, too, so that its season can be rebuilt. */
  keepsFiles?: boolean
}

/**
 * The store, in which a season that turns out to be damaged is rebuilt once: from the host's saved responses where they still have
 * all of its data, or from the simulation for a demo league. Otherwise the `DamagedSeason` is thrown, whose message says what to do.
 */
export function rebuildDamaged(
  store: LeagueStore,
  { hosts, loadDemo, log, elapsed = monotonic, keepsFiles = false }: RebuildOptions,
): LeagueStore {
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
  function rebuildOnce(damaged: DamagedSeason): Promise<boolean> {
    const { key, message } = damaged
    for (const [name, { until }] of attempts) if (until <= elapsed()) attempts.delete(name)
    const name = seasonKey('seasons', key)
    const known = attempts.get(name)
    if (known) return known.succeeds
    const succeeds = rebuild(damaged).then(
      (from) => {
        log(`${message} It was rebuilt from ${from}.`)
        return true
      },
      (cause) => {
        log(`${message} It cannot be rebuilt here.`, cause)
        return false
      },
    )
    attempts.set(name, { until: elapsed() + pauseMilliseconds, succeeds })
    return succeeds
  }

  async function rebuild({ key, source: statedSource }: DamagedSeason): Promise<string> {
    const release = await store.lockImport(key, { wait: true })
    try {
      store.forget()
      if (await store.read(key).catch(orWhenDamaged(null))) return 'what another process imported'
      const card = await store.card(key).catch(() => null)
      const demo = (await loadDemo()).find((one) => isSameSeason(one, key))
      const source = card?.source ?? statedSource
      const isDemo = source ? source === 'demo' : demo !== undefined
      if (isDemo && !demo) throw new DomainError('not-found', 'This version has no such demo league.')
      // A season imported from another folder was not read from responses that may be here.
      if (source === 'folder' && !keepsFiles)
        throw new DomainError('not-found', 'It came from a folder that this server doesn’t have.')
      const simulated =
        isDemo && demo ? demoResponses(demo, card?.asOf ? new Date(card.asOf) : demo.momentAt(null)) : null
      const raw = simulated?.raw ?? store.raw.folder(key)
      const read = await readNumbered(raw, key, { store, source: await hosts(key.host) })
      const season = card?.known === 'scores' ? onlyScores(read) : read
      const lost = simulated ? null : findNewWarning(card, season)
      if (lost) throw new DomainError('not-found', `The saved responses are incomplete: ${lost}`)
      const { known, isEnough } = card ?? {}
      const origin: SeasonOrigin = simulated
        ? { asOf: simulated.asOf, source: 'demo' }
        : { asOf: card?.asOf ?? (await store.raw.savedAt(key)), source: source ?? 'host', known, isEnough }
      await store.write(withSavedLogos(season, await store.logos.of(key)), origin)
      return simulated ? 'the simulation' : `${hostTitles[key.host]}'s saved responses`
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

function findNewWarning(card: SeasonCard | null, { warnings }: HostSeason): string | null {
  const known = new Set(card?.summary.notes)
  return warnings.find(({ message }) => !known.has(message))?.message ?? null
}
