/** Parts of the engine that are loaded when they are needed. */
import { DomainError } from '../domain/errors.ts'

/** Throws `DomainError('storage')` where the part cannot be loaded. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw new DomainError('storage', notLoaded, { cause })
  }
}

const notLoaded = 'Couldn’t load part of this site. Check your connection and try again.'
