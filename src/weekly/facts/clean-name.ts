import type { TeamRef } from '../../contract/responses/weekly.ts'

/** A name in running text: no double spaces, none around it. */
export function cleanName(name: string): string {
  return name.replace(/\s+/g, ' ').trim() || 'Unnamed team'
}

/** Null where it lacks its id. */
export function readTeam(ref: { id?: number | null; name?: string | null } | null | undefined): TeamRef | null {
  return ref?.id == null ? null : { id: ref.id, name: cleanName(ref.name ?? '') }
}
