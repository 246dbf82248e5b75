/** Imports one season from ESPN onto the device: the league's response first, then scores, then everything else. */
import type { Completeness, LeagueSeason } from '../domain/league-season.ts'
import { isCompleteEnough } from '../handlers/completeness.ts'
import {
  type EspnHttp,
  fetchLeagueSeason,
  type ImportStep,
  importStateFile,
  type RawFolder,
  readLeagueSeason,
} from '../hosts/espn/index.ts'
import { type EarlyReading, readEarly } from '../hosts/espn/read-early.ts'
import type { DeviceStore } from './device-store.ts'

export interface WantedSeason {
  espnLeagueId: number
  /** Null: the newest one. */
  season: number | null
}

export interface ImportSeasonOptions {
  store: DeviceStore
  http: EspnHttp
  now: () => Date
  onProgress: (step: ImportStep) => void
  /** Called when more of the season is stored than before; not once it is whole. */
  onKnown: (season: LeagueSeason, known: Completeness) => void
  signal: AbortSignal
}

/**
 * Imports a season and returns it. ESPN's responses are saved at once, so that an interrupted import resumes. If anything
 * fails, the stored season stays as it was. Throws `DomainError`.
 */
export async function importSeason(
  { espnLeagueId, season: requestedSeason }: WantedSeason,
  { store, http, now, onProgress, onKnown, signal }: ImportSeasonOptions,
): Promise<LeagueSeason> {
  let early: EarlyReading | null = null
  let savedAt: string | null = null

  async function storeEarly(read: LeagueSeason, known: Completeness): Promise<void> {
    const card = await store.card(read)
    if (card && isCompleteEnough(card.known, known)) return
    await store.write(read, { asOf: card?.asOf ?? now().toISOString(), source: 'espn', known })
    onKnown(read, known)
  }

  function rawFor(season: number): RawFolder {
    const key = { espnLeagueId, season }
    const folder = store.rawFolder(key)
    const write = async (name: string, json: unknown) => {
      await folder.write(name, json)
      if (name !== importStateFile) savedAt = now().toISOString()
    }
    early = readEarly({ ...folder, write }, key, storeEarly)
    return early.raw
  }

  const fetched = await fetchLeagueSeason(http, rawFor, {
    espnLeagueId,
    season: requestedSeason ?? undefined,
    latestSeason: now().getFullYear(),
    onProgress,
    signal,
  })
  await (early as EarlyReading | null)?.settled()
  const key = { espnLeagueId, season: fetched.season }
  // Only now is it known which season is the newest, and so whose players keep their numbers.
  const numbers = await store.playerNumbers(key)
  const whole = numbers.size > 0 ? await readLeagueSeason(store.rawFolder(key), { ...key, numbers }) : fetched
  // Where nothing had to be requested, the season keeps its age.
  const asOf = savedAt ?? (await store.card(key))?.asOf ?? now().toISOString()
  await store.write(whole, { asOf, source: 'espn', known: 'whole' })
  return whole
}
