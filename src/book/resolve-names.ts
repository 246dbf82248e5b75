import type { ManagerAliases, SeasonsByManager } from '../analytics/history/manager-seasons.ts'
import type { LeagueRef } from '../domain/identity.ts'
import { foldName, toFileOwnerKey } from '../hosts/file/owner-key.ts'
import type { FindManager } from '../hosts/file/read-history-file.ts'

/**
 * The manager of a name in a history file: by key, by the name in the history, or by another of his names. An unknown name is a new
 * manager's.
 */
export function nameResolver(
  league: LeagueRef,
  { managers, resolveKey }: SeasonsByManager,
  aliases: ManagerAliases,
): FindManager {
  /** The name written into a season, by key. */
  const nameOf = new Map<string, string>()
  const byDisplayName = new Map<string, Set<string>>()
  const byAnyName = new Map<string, Set<string>>()
  const add = (index: Map<string, Set<string>>, name: string | null | undefined, key: string) => {
    if (!name) return
    if (!nameOf.has(key)) nameOf.set(key, name)
    const keys = index.get(foldName(name))
    if (keys) keys.add(key)
    else index.set(foldName(name), new Set([key]))
  }
  // A name shared by two managers is shown with a team's name; a season has it without.
  for (const { key, name, ownerNames } of managers.values()) nameOf.set(key, ownerNames[0] ?? name)
  for (const [key, { name }] of Object.entries(aliases)) add(byDisplayName, name, resolveKey(key))
  for (const { key, name, ownerNames, tenures } of managers.values()) {
    add(byDisplayName, name, key)
    for (const one of ownerNames) add(byAnyName, one, key)
    for (const { coManagers } of tenures) for (const other of coManagers) add(byAnyName, other.name, other.key)
  }

  return (name) => {
    const key = resolveKey(name)
    const known = nameOf.get(key)
    if (known !== undefined) return { key, name: known, isNew: false }
    if (/^[\da-f]{16}$/.test(name)) return { expected: "a manager's name or key (no manager has this one)" }
    const keys = [...(byDisplayName.get(foldName(name)) ?? byAnyName.get(foldName(name)) ?? [])]
    const [only] = keys
    if (keys.length > 1) {
      return { expected: `the key of one of the ${keys.length} managers of this name (${keys.join(', ')})` }
    }
    if (only !== undefined) return { key: only, name: nameOf.get(only) ?? name, isNew: false }
    const own = toFileOwnerKey(league, name)
    const resolved = resolveKey(own)
    return { key: resolved, name: nameOf.get(resolved) ?? name, isNew: !nameOf.has(resolved) && resolved === own }
  }
}
