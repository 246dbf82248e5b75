import { compareNames } from '../../domain/compare-names.ts'
import type { Season, Team } from '../../domain/season.ts'

/** Managers in the league book, by owner key: the key of the same person, and the preferred name. */
export type ManagerAliases = Readonly<Record<string, { readonly sameAs?: string; readonly name?: string }>>

/** A manager and the teams he ran. */
export interface Manager {
  /** The primary owner's key, after aliases. */
  key: string
  /** His newest name, never empty. Managers with equal names also have their team's name in it. */
  name: string
  /** All his names, newest first. */
  ownerNames: readonly string[]
  /** Ascending by season; two entries for a season in which he ran two teams. */
  tenures: readonly Tenure[]
}

/** One team in one season. */
export interface Tenure {
  season: Season
  team: Team
  /** Co-owners, who have no record of their own from this team. */
  coManagers: readonly CoManager[]
}

interface CoManager {
  key: string
  /** Null if he has no name in any season. */
  name: string | null
}

export interface SeasonsByManager {
  /** By key. */
  managers: ReadonlyMap<string, Manager>
  /** The manager of a team; null for a team without an owner. */
  managerOf: (team: Team) => string | null
  /** The manager's key of an owner key, after aliases. */
  resolveKey: (ownerKey: string) => string
}

/**
 * The manager of every team in every season: the primary owner at import. Managers are never merged by name; only an alias joins two keys.
 * Seasons ascending.
 */
export function findManagers(seasons: readonly Season[], aliases: ManagerAliases): SeasonsByManager {
  const resolveKey = (ownerKey: string) => followAliases(ownerKey, aliases)
  const managerOf = ({ ownerKeys: [primary] }: Team) => (primary === undefined ? null : resolveKey(primary))
  const names = collectNames(seasons, aliases, resolveKey)
  const ownerName = (key: string) => names.get(key)?.[0] ?? null

  const tenures = seasons.flatMap((season) =>
    season.teams.flatMap((team) => {
      const key = managerOf(team)
      if (key === null) return []
      const others = new Set(team.ownerKeys.map(resolveKey).filter((owner) => owner !== key))
      const coManagers = [...others].map((owner) => ({ key: owner, name: ownerName(owner) }))
      return [{ key, tenure: { season, team, coManagers } }]
    }),
  )
  const managers = [...Map.groupBy(tenures, ({ key }) => key)].map(([key, own]) => ({
    key,
    name: ownerName(key) ?? own.at(-1)?.tenure.team.name ?? key,
    ownerNames: names.get(key) ?? [],
    tenures: own.map(({ tenure }) => tenure),
  }))
  return { managers: new Map(tellApart(managers).map((manager) => [manager.key, manager])), managerOf, resolveKey }
}

/**
 * Resolves chains of aliases. Keys that are the same in a circle, as where the book joins a pair the other way round than a reader, are one
 * manager under the first of them.
 */
function followAliases(ownerKey: string, aliases: ManagerAliases): string {
  const passed = [ownerKey]
  for (let key = ownerKey; ; ) {
    const next = aliasOf(key, aliases)?.sameAs
    if (next === undefined) return key
    if (passed.includes(next)) return passed.slice(passed.indexOf(next)).toSorted()[0] ?? key
    passed.push(next)
    key = next
  }
}

function aliasOf(key: string, aliases: ManagerAliases): ManagerAliases[string] | undefined {
  return Object.hasOwn(aliases, key) ? aliases[key] : undefined
}

/** Every key's names, the preferred one first, then newest first. */
function collectNames(
  seasons: readonly Season[],
  aliases: ManagerAliases,
  resolveKey: (ownerKey: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, Set<string>>()
  const add = (key: string, name: string | undefined) => {
    if (!name?.trim()) return
    const known = names.get(key)
    if (known) known.add(name)
    else names.set(key, new Set([name]))
  }
  const preferred = Object.keys(aliases).map((key) => ({ key, name: aliasOf(key, aliases)?.name }))
  // The name for a person's main key overrides names for his other keys.
  for (const { key, name } of preferred) if (resolveKey(key) === key) add(key, name)
  for (const { key, name } of preferred) add(resolveKey(key), name)
  for (const { teams } of seasons.toReversed()) {
    for (const { ownerKeys, ownerNames, namelessOwnerKeys = [] } of teams) {
      const named = ownerKeys.filter((key) => !namelessOwnerKeys.includes(key))
      // Older documents do not record which owners are nameless, so names cannot be matched to keys.
      if (named.length !== ownerNames.length) continue
      for (const [index, key] of named.entries()) add(resolveKey(key), ownerNames[index])
    }
  }
  return new Map([...names].map(([key, known]) => [key, [...known]]))
}

/** Adds the newest team name to equal manager names, and a number if the team names are equal, too. */
function tellApart(managers: readonly Manager[]): Manager[] {
  const inOrder = managers.toSorted(
    (a, b) => firstSeason(a) - firstSeason(b) || compareNames(a.name, b.name) || (a.key < b.key ? -1 : 1),
  )
  const named = Map.groupBy(inOrder, ({ name }) => comparable(name))
  const withTeams = inOrder.map((manager) => {
    const isAlone = named.get(comparable(manager.name))?.length === 1
    return isAlone ? manager : { ...manager, name: `${manager.name} (${manager.tenures.at(-1)?.team.name})` }
  })
  const taken = new Set<string>()
  return withTeams.map((manager) => {
    let name = manager.name
    for (let number = 2; taken.has(comparable(name)); number++) name = `${manager.name} ${number}`
    taken.add(comparable(name))
    return { ...manager, name }
  })
}

/** Years in which he ran a team and a game was final, ascending. */
export function playedYears({ tenures }: Manager): number[] {
  return [...new Set(tenures.flatMap(({ season }) => (season.status.isPlayed ? season.season : [])))]
}

function firstSeason({ tenures }: Manager): number {
  return tenures[0]?.season.season ?? 0
}

function comparable(name: string): string {
  return name.trim().toLowerCase()
}
