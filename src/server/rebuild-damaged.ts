/** Seasons whose documents are damaged are made again from what they were made of, without asking ESPN. */
import { Problem } from '../domain/errors.ts'
import type { SeasonKey } from '../domain/identity.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import { demoLeagues } from '../espn/demo/index.ts'
import { readLeagueSeason } from '../espn/index.ts'
import { rawFolderOf } from '../storage/open-store.ts'
import { openRawFolder } from '../storage/raw-folder.ts'
import { DamagedSeason, type SeasonCard, type SeasonOrigin, type SeasonStore } from '../storage/season-store.ts'
import { rawFolderOf as generatedFolderOf } from './import-demo.ts'
import { rawPath, whenSaved } from './import-league.ts'
import type { LogFailure } from './log.ts'

/** So long nothing is tried again: a disk that damages what is written would otherwise be written to for ever. */
const pauseMilliseconds = 60_000

export interface RebuildOptions {
  dataDir: string
  log: LogFailure
  /** Milliseconds since 1970. */
  now?: () => number
}

/**
 * The store, in which a season that turns out to be damaged is rebuilt once: from the saved answers of ESPN where they
 * still say all that they said, or from the simulation where it is a demo league. Otherwise its `DamagedSeason` is
 * thrown, which says what to do.
 */
export function rebuildDamaged(store: SeasonStore, { dataDir, log, now = Date.now }: RebuildOptions): SeasonStore {
  const attempts = new Map<string, { until: number; succeeds: Promise<boolean> }>()

  async function orRebuilt<T>(read: () => Promise<T>): Promise<T> {
    try {
      return await read()
    } catch (problem) {
      if (!(problem instanceof DamagedSeason) || !(await rebuildOnce(problem))) throw problem
      return read()
    }
  }

  /** False where it could not be rebuilt, or was rebuilt a moment ago and is damaged again. */
  function rebuildOnce(problem: DamagedSeason): Promise<boolean> {
    const name = `${problem.key.espnLeagueId}/${problem.key.season}`
    const known = attempts.get(name)
    if (known && known.until > now()) return known.succeeds
    const succeeds = rebuild(problem).then(
      (from) => {
        log(`${problem.message} It was rebuilt from ${from}.`)
        return true
      },
      (cause) => {
        log(`${problem.message} It cannot be rebuilt here.`, cause)
        return false
      },
    )
    attempts.set(name, { until: now() + pauseMilliseconds, succeeds })
    return succeeds
  }

  async function rebuild({ key }: DamagedSeason): Promise<string> {
    const release = await store.lockImport(key.espnLeagueId, { wait: true })
    try {
      store.forget(key.espnLeagueId)
      if (await isWhole(store, key)) return 'what another process imported'
      const card = await store.card(key).catch(() => null)
      const { season, origin, from } = isDemo(key, card)
        ? await readDemo(key)
        : await readSaved(key, card, rawPath(rawFolderOf(dataDir), key))
      await store.write(season, origin)
      return from
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
  /** What it was made of, for the log. */
  from: string
}

async function isWhole(store: SeasonStore, key: SeasonKey): Promise<boolean> {
  return store.read(key).then(
    () => true,
    (problem) => {
      if (problem instanceof DamagedSeason) return false
      throw problem
    },
  )
}

function isDemo(key: SeasonKey, card: SeasonCard | null): boolean {
  return card ? card.source === 'demo' : demoOf(key) !== undefined
}

const demoOf = ({ espnLeagueId, season }: SeasonKey) =>
  demoLeagues.find((demo) => demo.espnLeagueId === espnLeagueId && demo.season === season)

async function readDemo(key: SeasonKey): Promise<Rebuilt> {
  const demo = demoOf(key)
  if (!demo) throw new Problem('not-found', 'This version has no such demo league.')
  const season = await readLeagueSeason(generatedFolderOf(demo.generate()), key)
  return { season, origin: { asOf: null, source: 'demo' }, from: 'the simulation' }
}

async function readSaved(key: SeasonKey, card: SeasonCard | null, folder: string): Promise<Rebuilt> {
  // Answers of ESPN that may lie here are not what a season from another folder was made of.
  if (card?.source === 'folder') throw new Problem('not-found', 'It was imported from a folder that is not known here.')
  const season = await readLeagueSeason(openRawFolder(folder), key)
  const known = new Set(card?.league.warnings)
  const lost = season.warnings.find(({ message }) => !known.has(message))
  if (lost) throw new Problem('not-found', `The saved answers are not complete any more: ${lost.message}`)
  const asOf = card ? card.asOf : await whenSaved(folder)
  return { season, origin: { asOf, source: 'espn' }, from: "ESPN's saved answers" }
}
