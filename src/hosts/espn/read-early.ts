/** A season before all of it is there: standings stand by the league's own answer, scores by that and a running week's. */
import type { SeasonKey } from '../../domain/identity.ts'
import type { Completeness, LeagueSeason } from '../../domain/league-season.ts'
import { createWarnings } from '../shared/warnings.ts'
import { leagueFile, type RawFolder, weekFile } from './raw-folder.ts'
import { readLeague } from './read-league.ts'
import { readLeagueSeason } from './read-league-season.ts'
import { weeksBehindScores } from './weeks-behind-scores.ts'

export interface EarlyReading {
  /** The folder, watched. */
  raw: RawFolder
  /** Resolves once what began was told. */
  settled(): Promise<void>
}

/**
 * Tells the season as far as it is known, beside whatever is asked next: as soon as the league's answer is to be written
 * into the folder, and again once the answers of the weeks are that scores depend on, where there are such weeks.
 */
export function readEarly(
  raw: RawFolder,
  key: SeasonKey,
  report: (season: LeagueSeason, known: Exclude<Completeness, 'whole'>) => Promise<void> | void,
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
    // The whole season says what is wrong with it, should anything be.
    reading = reading
      .then(() => readLeagueSeason(folder, { ...key }))
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

function weeksAwaited(json: unknown, key: SeasonKey): Set<string> {
  const facts = readLeague(json, { ...key, week: null, file: leagueFile }, createWarnings())
  return new Set(weeksBehindScores(facts).map(weekFile))
}
