/** Reads a season before its import is complete: standings need only the league's response, scores also the running week's. */
import type { Completeness, HostSeason } from '../../domain/host-season.ts'
import { createWarnings } from '../shared/warnings.ts'
import { leagueFile, type RawFolder, weekFile } from './raw-folder.ts'
import { readLeague } from './read-league.ts'
import { readEspnSeason } from './read-league-season.ts'
import type { EspnSeason } from './requests.ts'
import { weeksBehindScores } from './weeks-behind-scores.ts'

export interface EarlyReading {
  /** The folder; its writes are observed. */
  raw: RawFolder
  /** Resolves when all pending reports are done. */
  settled(): Promise<void>
}

/**
 * Reports the partial season during the download: when the league's response is written to the folder, and again when the weeks that scores
 * depend on are there, if any.
 */
export function readEarly(
  raw: RawFolder,
  key: EspnSeason,
  report: (season: HostSeason, known: Exclude<Completeness, 'whole'>) => Promise<void> | void,
): EarlyReading {
  const responses = new Map<string, unknown>()
  let awaited = new Set<string>()
  let reading: Promise<void> = Promise.resolve()

  function onWrite(name: string, json: unknown): void {
    if (name === leagueFile) awaited = weeksAwaited(json, key)
    else if (!awaited.delete(name)) return
    responses.set(name, json)
    if (name !== leagueFile && awaited.size > 0) return
    const known = awaited.size === 0 ? 'scores' : 'league'
    const files = new Map(responses)
    const folder: RawFolder = { ...raw, read: async (file) => files.get(file) ?? null }
    // Reading the whole season reports errors.
    reading = reading
      .then(() => readEspnSeason(folder, { ...key }))
      .then((season) => report(season, known))
      .catch(() => {})
  }

  return {
    settled: () => reading,
    raw: {
      ...raw,
      async write(name, json) {
        onWrite(name, json)
        await raw.write(name, json)
      },
    },
  }
}

function weeksAwaited(json: unknown, key: EspnSeason): Set<string> {
  const facts = readLeague(json, { ...key, week: null, file: leagueFile }, createWarnings())
  return new Set(weeksBehindScores(facts).map(weekFile))
}
