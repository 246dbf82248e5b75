/** Reads the raw folder while downloading into it. */
import { DomainError } from '../../domain/errors.ts'
import type { RawFolder } from '../league-source.ts'

/** The saved response; null if it is missing or unreadable, in which case it is downloaded again. */
export async function readOrNull(raw: RawFolder, name: string): Promise<unknown> {
  try {
    return await raw.read(name)
  } catch (cause) {
    if (cause instanceof DomainError && cause.kind === 'unreadable-answer') return null
    throw cause
  }
}
