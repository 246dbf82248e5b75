/** What an import saves about itself for the next one: which players were requested, what ESPN refused. */
import * as z from 'zod/mini'
import { readOrNull } from '../shared/read-or-null.ts'
import { importStateFile, type RawFolder } from './raw-folder.ts'

const refusal = z.object({
  /** The raw file that is missing, or incomplete, because of it. */
  file: z.string(),
  /** ESPN's status; 200 if its response lacks the requested view. */
  status: z.number(),
  /** ESPN's own message; null if it gives none. */
  said: z.nullable(z.string()),
})

const importState = z.object({
  /** Weeks up to this one were read after their corrections and do not change any more; absent in folders of earlier versions. */
  correctedWeek: z.optional(z.number()),
  /** ESPN's week when the NFL's schedule was last requested; absent once the season is over, and in folders of earlier versions. */
  scheduleWeek: z.optional(z.number()),
  players: z.optional(
    z.object({
      /** Including those unknown to ESPN, so that they are not requested again. */
      asked: z.array(z.number()),
      latestWeek: z.number(),
    }),
  ),
  refused: z.optional(z.array(refusal)),
})

export type RefusedRequest = z.infer<typeof refusal>
export type EspnImportState = z.infer<typeof importState>

/** Empty if the file is missing or unreadable. */
export async function readEspnImportState(raw: RawFolder): Promise<EspnImportState> {
  return importState.safeParse(await readOrNull(raw, importStateFile)).data ?? {}
}

/**
 * Replaces the keys of `change` and keeps the others. Writes nothing if nothing changes. Keys have a fixed order, whichever was written
 * first.
 */
export async function writeEspnImportState(raw: RawFolder, change: EspnImportState): Promise<void> {
  const before = await readEspnImportState(raw)
  const { correctedWeek, scheduleWeek, players, refused = [] }: EspnImportState = { ...before, ...change }
  const after: EspnImportState = {
    ...(correctedWeek !== undefined && { correctedWeek }),
    ...(scheduleWeek !== undefined && { scheduleWeek }),
    ...(players && { players }),
    ...(refused.length > 0 && { refused }),
  }
  if (JSON.stringify(after) !== JSON.stringify(before)) await raw.write(importStateFile, after)
}
