/**
 * `client:live`: an island that is nothing without React, which takes it over as soon as its scripts are there. What React
 * draws has classes of the whole style sheet: without that it would stand there unstyled, and then jump.
 */
import { applyWholeSheet } from '../ui/whole-sheet.ts'

type Load = () => Promise<() => Promise<void>>

export default async function live(load: Load): Promise<void> {
  const [hydrate] = await Promise.all([load(), applyWholeSheet()])
  await hydrate()
}
