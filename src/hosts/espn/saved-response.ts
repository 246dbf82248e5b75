/** Reads the raw folder while downloading into it. */
import { DomainError } from '../../domain/errors.ts'
import { type RawFolder, transactionsFile, weekFile } from './raw-folder.ts'
import { hasKey } from './read-response.ts'

/** The saved response; null where there is none or it is unreadable, so that it is downloaded again. */
export async function readOrNull(raw: RawFolder, name: string): Promise<unknown> {
  try {
    return await raw.read(name)
  } catch (cause) {
    if (cause instanceof DomainError && cause.kind === 'unreadable-answer') return null
    throw cause
  }
}

/** A week's lineups, and the response with its transactions: the same one, or one in a file of its own. */
export async function readSavedWeek(
  raw: RawFolder,
  week: number,
): Promise<{ lineups: unknown; transactions: unknown }> {
  const lineups = await readOrNull(raw, weekFile(week))
  const transactions = hasKey(lineups, 'transactions') ? lineups : await readOrNull(raw, transactionsFile(week))
  return { lineups, transactions }
}
