/** State of an import for the next one: which weekly files are final, and which ids the list of players lacks. */
import * as z from 'zod/mini'
import type { RawFolder } from '../league-source.ts'
import { importStateFile } from '../shared/raw-files.ts'
import { readOrNull } from '../shared/read-or-null.ts'
import { playerId } from './responses/bounds.ts'

const importState = z.object({
  /** Weeks up to this one were read after their corrections and do not change any more; absent in folders of earlier versions. */
  correctedWeek: z.optional(z.number()),
  /** Sleeper's week when the NFL's schedule was last requested; absent once the season is over, and in folders of earlier versions. */
  scheduleWeek: z.optional(z.number()),
  /** When the players' names and teams were looked up, ISO 8601. */
  playersFrom: z.optional(z.string()),
  /** Ids missing from the list of players. */
  unlisted: z.optional(z.array(playerId)),
  /** Refused files with Sleeper's status. */
  refused: z.optional(z.array(z.object({ file: z.string(), status: z.number() }))),
})

export type SleeperImportState = z.infer<typeof importState>

/** Null before the first import, or if the state is unreadable. */
export async function readSleeperImportState(raw: RawFolder): Promise<SleeperImportState | null> {
  return importState.safeParse(await readOrNull(raw, importStateFile)).data ?? null
}

/** Writes nothing if nothing changes. */
export async function writeSleeperImportState(raw: RawFolder, state: SleeperImportState): Promise<void> {
  const tidy: SleeperImportState = JSON.parse(JSON.stringify(state))
  if (JSON.stringify(await readSleeperImportState(raw)) !== JSON.stringify(importState.parse(tidy))) {
    await raw.write(importStateFile, tidy)
  }
}
