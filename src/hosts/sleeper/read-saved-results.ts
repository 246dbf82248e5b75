/** What the raw folder has of a season's results: the games of both brackets, and the rosters. Empty before they are saved. */
import type * as z from 'zod/mini'
import type { RawFolder } from '../league-source.ts'
import { readOrNull } from '../shared/read-or-null.ts'
import { createWarnings } from '../shared/warnings.ts'
import { losersBracketFile, rostersFile, winnersBracketFile } from './raw-files.ts'
import { readList } from './read-response.ts'
import { type BracketRecord, bracketGame } from './responses/bracket.ts'
import { type RosterRecord, roster } from './responses/roster.ts'

export async function readSavedResults(
  raw: RawFolder,
  key: { leagueId: string; season: number },
): Promise<readonly [games: BracketRecord[], rosters: RosterRecord[]]> {
  const read = async <T>(file: string, schema: z.ZodMiniType<T>) =>
    readList(schema, await readOrNull(raw, file), { ...key, week: null, file }, createWarnings())
  const [winners, losers, rosters] = await Promise.all([
    read(winnersBracketFile, bracketGame),
    read(losersBracketFile, bracketGame),
    read(rostersFile, roster),
  ])
  return [[...winners, ...losers], rosters]
}
