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

const notLoaded = 'A part of this site could not be loaded. Check the connection and try again.'
