import { comparableName } from '../../domain/comparable-name.ts'
import type { HostTeam } from '../../domain/host-season.ts'

/**
 * The teams with names that differ where they are seen. A team whose name another one has gets its manager's name, or its abbreviation if
 * the other's manager has that name, too, or its number: "The Champs (Ann)", "The Champs (CH2)", "The Champs (team 4)".
 */
export function tellTeamsApart(teams: readonly HostTeam[]): HostTeam[] {
  const byName = Map.groupBy(teams, ({ name }) => comparableName(name))
  return teams.map((team) => {
    const alike = byName.get(comparableName(team.name)) ?? []
    if (alike.length < 2) return team
    const names = namings.flatMap((naming) => {
      const others = new Set(alike.filter((one) => one !== team).map((one) => comparableName(naming(one))))
      const name = `${team.name} (${naming(team)})`
      return naming(team) === '' || others.has(comparableName(naming(team))) || byName.has(comparableName(name))
        ? []
        : [name]
    })
    return { ...team, name: names[0] ?? `${team.name} (team ${team.id})` }
  })
}

const managerOf = ({ ownerNames }: HostTeam) => ownerNames[0] ?? ''
const namings = [managerOf, ({ abbreviation }: HostTeam) => abbreviation]
