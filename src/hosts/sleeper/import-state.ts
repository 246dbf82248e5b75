/** What an import notes for the next one: how far the files of weeks can be trusted, and whom the list of players does not have. */
import * as z from 'zod/mini'
import type { RawFolder } from '../league-source.ts'
import { importStateFile } from '../shared/raw-files.ts'
import { readOrNull } from '../shared/read-or-null.ts'
import { playerId } from './responses/bounds.ts'

const importState = z.object({
  /** Every file of a week was saved while the league was in this week, or later. */
  savedInWeek: z.number(),
  /** The season was over when everything was saved: nothing changes any more. */
  isFinal: z.boolean(),
  /** When the players' names and teams were looked up, ISO 8601. */
  playersFrom: z.optional(z.string()),
  /** Ids that the list of players does not have. */
  unlisted: z.optional(z.array(playerId)),
  /** Files that Sleeper refused, with its status. */
  refused: z.optional(z.array(z.object({ file: z.string(), status: z.number() }))),
})

export type ImportState = z.infer<typeof importState>

/** Null where no import has begun, or what it noted cannot be read. */
export async function readImportState(raw: RawFolder): Promise<ImportState | null> {
  return importState.safeParse(await readOrNull(raw, importStateFile)).data ?? null
}

/** Nothing is written where nothing changes. */
export async function writeImportState(raw: RawFolder, state: ImportState): Promise<void> {
  const tidy: ImportState = JSON.parse(JSON.stringify(state))
  if (JSON.stringify(await readImportState(raw)) !== JSON.stringify(importState.parse(tidy))) {
    await raw.write(importStateFile, tidy)
  }
}
