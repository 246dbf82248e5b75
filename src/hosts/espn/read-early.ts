/**
 * Reads a season before its import is complete: standings need only the league's response, scores also the running week's, and a draft
 * the list of its players.
 */
import type { HostSeason, KnownParts, PlayerNumbers } from '../../domain/host-season.ts'
import { openEarlyReadings } from '../shared/early-readings.ts'
import { readOrNull } from '../shared/read-or-null.ts'
import { createWarnings } from '../shared/warnings.ts'
import { leagueFile, playersFile, type RawFolder, weekFile } from './raw-folder.ts'
import { type LeagueFacts, readLeague } from './read-league.ts'
import { readEspnSeason } from './read-league-season.ts'
import type { EspnSeason } from './requests.ts'
import { weeksBehindScores } from './weeks-behind-scores.ts'

export interface EarlyReading {
  /** The folder; its writes are observed. */
  raw: RawFolder
  /** The folder has the weeks behind the scores, or the drafted players; an earlier import may have saved some of them. */
  reportPart(part: 'scores' | 'draft'): Promise<void>
  /** Resolves when all pending reports are done. */
  settled(): Promise<void>
}

export interface EarlyOptions {
  numbersOf?: () => Promise<PlayerNumbers>
  report: (season: HostSeason, parts: KnownParts) => Promise<void> | void
}

/**
 * Reports the partial season during the download: when the league's response is written to the folder, and again when the weeks that scores
 * depend on are there, if any, and the drafted players.
 */
export function readEarly(
  raw: RawFolder,
  key: EspnSeason,
  { numbersOf = async () => new Map(), report }: EarlyOptions,
): EarlyReading {
  const responses = new Map<string, unknown>()
  let awaited = new Set<string>()
  let hasDraft = false
  const readings = openEarlyReadings()

  function beginWith(league: unknown): void {
    const facts = readLeague(league, { ...key, week: null, file: leagueFile }, createWarnings())
    awaited = new Set(weeksBehindScores(facts).map(weekFile))
    hasDraft = hasNoPicks(facts)
    responses.set(leagueFile, league)
  }

  function onWrite(name: string, json: unknown): void {
    if (name === leagueFile) beginWith(json)
    else if (awaited.delete(name)) responses.set(name, json)
    else return
    if (name === leagueFile || awaited.size === 0) read()
  }

  function read(): void {
    const parts: KnownParts = { known: awaited.size === 0 ? 'scores' : 'league', ...(hasDraft && { hasDraft }) }
    const files = new Map(responses)
    const folder: RawFolder = { ...raw, read: async (file) => files.get(file) ?? null }
    readings.add(async () => report(await readEspnSeason(folder, { ...key, numbers: await numbersOf() }), parts))
  }

  return {
    async reportPart(part) {
      if (!responses.has(leagueFile)) beginWith(await readOrNull(raw, leagueFile))
      const names = part === 'draft' ? [playersFile] : [...awaited]
      const files = await Promise.all(names.map((name) => readOrNull(raw, name)))
      if (files.length === 0 || files.includes(null)) return
      for (const [index, name] of names.entries()) responses.set(name, files[index])
      if (part === 'draft') hasDraft = true
      else awaited.clear()
      read()
    },
    settled: readings.settled,
    raw: {
      ...raw,
      async write(name, json) {
        onWrite(name, json)
        await raw.write(name, json)
      },
    },
  }
}

/** Its draft is to come, or was never entered: no player has to be named. */
const hasNoPicks = ({ picks }: LeagueFacts) => picks.made.length === 0
