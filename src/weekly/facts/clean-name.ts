import type { TeamRef } from '../../contract/responses/weekly.ts'
import { toOneLine } from '../../domain/one-line.ts'

/** A name in running text. */
export function cleanName(name: string): string {
  return toOneLine(name) || 'Unnamed team'
}

/** Null where it lacks its id. */
export function readTeam(ref: { id?: number | null; name?: string | null } | null | undefined): TeamRef | null {
  return ref?.id == null ? null : { id: ref.id, name: cleanName(ref.name ?? '') }
}
