/** A season as soon as the league's own answer is there: standings stand by it alone. */
import type { SeasonKey } from '../domain/identity.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import { leagueFile, type RawFolder } from './raw-folder.ts'
import { readLeagueSeason } from './read-league-season.ts'

export interface EarlyReading {
  /** The folder, watched. */
  raw: RawFolder
  /** Resolves once what began was told. */
  settled(): Promise<void>
}

/** Tells the season that the folder holds once the league's answer was written into it, beside whatever is asked next. */
export function readEarly(
  raw: RawFolder,
  key: SeasonKey,
  tell: (season: LeagueSeason) => Promise<void> | void,
): EarlyReading {
  let reading: Promise<void> = Promise.resolve()
  // The whole season says what is wrong with it, should anything be.
  const begin = () => readLeagueSeason(raw, { ...key }).then(tell, () => {})
  return {
    settled: () => reading,
    raw: {
      ...raw,
      async write(name, json) {
        await raw.write(name, json)
        if (name === leagueFile) reading = begin()
      },
    },
  }
}
