/** Reads the raw folder while downloading into it. */
import { readOrNull } from '../shared/read-or-null.ts'
import { type RawFolder, transactionsFile, weekFile } from './raw-folder.ts'
import { hasKey } from './read-response.ts'

/** A week's lineups and the response with its transactions: the same one, or one in its own file. */
export async function readSavedWeek(
  raw: RawFolder,
  week: number,
): Promise<{ lineups: unknown; transactions: unknown }> {
  const lineups = await readOrNull(raw, weekFile(week))
  const transactions = hasKey(lineups, 'transactions') ? lineups : await readOrNull(raw, transactionsFile(week))
  return { lineups, transactions }
}
