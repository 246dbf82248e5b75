import { DomainError } from '../domain/errors.ts'
import type { Engine } from './protocol.ts'

/** An engine that opens no leagues from files; `why` is a sentence for the reader. */
export function refuseFiles(engine: Engine, why: string): Engine {
  const refuse = async () => {
    throw new DomainError('storage', why)
  }
  return { ...engine, open: refuse, openSealed: refuse }
}
