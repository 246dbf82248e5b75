/** Reading the raw folder while downloading into it. */
import { Problem } from '../domain/errors.ts'
import type { RawFolder } from './raw-folder.ts'

/** The saved answer, or null where there is none or it cannot be read: then it is downloaded anew. */
export async function readOrNull(raw: RawFolder, name: string): Promise<unknown> {
  try {
    return await raw.read(name)
  } catch (cause) {
    if (cause instanceof Problem && cause.kind === 'unreadable-answer') return null
    throw cause
  }
}
