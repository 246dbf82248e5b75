/** One season from ESPN onto the device: the league's own answer first, everything else behind it. */
import type { LeagueSeason } from '../domain/league-season.ts'
import {
  type EspnHttp,
  fetchLeagueSeason,
  type ImportStep,
  leagueFile,
  type RawFolder,
  readLeagueSeason,
} from '../espn/index.ts'
import type { DeviceStore } from './device-store.ts'

export interface WantedSeason {
  espnLeagueId: number
  /** Null: the newest there is. */
  season: number | null
}

export interface ImportSeasonOptions {
  store: DeviceStore
  http: EspnHttp
  now: () => Date
  onProgress: (step: ImportStep) => void
  /** Told once the league's own answer is stored, where nothing of the season was here before. */
  onEarly: (season: LeagueSeason) => void
  signal: AbortSignal
}

/**
 * Imports a season and returns it. What ESPN answers is kept at once, so that an import that was cut off goes on where
 * it was. What is here stays as it was where anything fails. Throws `Problem`.
 */
export async function importSeason(
  { espnLeagueId, season: asked }: WantedSeason,
  { store, http, now, onProgress, onEarly, signal }: ImportSeasonOptions,
): Promise<LeagueSeason> {
  let early: Promise<void> = Promise.resolve()

  async function writeEarly(raw: RawFolder, season: number): Promise<void> {
    if (await store.card({ espnLeagueId, season })) return
    const read = await readLeagueSeason(raw, { espnLeagueId, season })
    await store.write(read, { asOf: now().toISOString(), source: 'espn', isPartial: true })
    onEarly(read)
  }

  function rawFor(season: number): RawFolder {
    const raw = store.rawFolder({ espnLeagueId, season })
    return {
      ...raw,
      async write(name, json) {
        await raw.write(name, json)
        // Beside the requests that follow. The whole season says what is wrong with it, should anything be.
        if (name === leagueFile) early = writeEarly(raw, season).catch(() => {})
      },
    }
  }

  const fetched = await fetchLeagueSeason(http, rawFor, {
    espnLeagueId,
    season: asked ?? undefined,
    latestSeason: now().getFullYear(),
    onProgress,
    signal,
  })
  await early
  const key = { espnLeagueId, season: fetched.season }
  // Which season is the newest is known only now, and with it whose players keep their numbers.
  const numbers = await store.playerNumbers(key)
  const whole = numbers.size > 0 ? await readLeagueSeason(store.rawFolder(key), { ...key, numbers }) : fetched
  await store.write(whole, { asOf: now().toISOString(), source: 'espn', isPartial: false })
  return whole
}
