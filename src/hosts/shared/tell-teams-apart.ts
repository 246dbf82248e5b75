import type { HostTeam } from '../../domain/host-season.ts'

/**
 * The teams with names that differ where they are seen. A team whose name another one has gets its manager's name, or its abbreviation if
 * the other's manager has that name, too, or its number: "The Champs (Ann)", "The Champs (CH2)", "The Champs (team 4)".
 */
export function tellTeamsApart(teams: readonly HostTeam[]): HostTeam[] {
  const byName = Map.groupBy(teams, ({ name }) => comparable(name))
  return teams.map((team) => {
    const alike = byName.get(comparable(team.name)) ?? []
    if (alike.length < 2) return team
    const names = namings.flatMap((naming) => {
      const others = new Set(alike.filter((one) => one !== team).map((one) => comparable(naming(one))))
      const name = `${team.name} (${naming(team)})`
      return naming(team) === '' || others.has(comparable(naming(team))) || byName.has(comparable(name)) ? [] : [name]
    })
    return { ...team, name: names[0] ?? `${team.name} (team ${team.id})` }
  })
}

const managerOf = ({ ownerNames }: HostTeam) => ownerNames[0] ?? ''
const namings = [managerOf, ({ abbreviation }: HostTeam) => abbreviation]

/** What a reader sees of a name: letters in any case, without characters that nothing is drawn for. */
function comparable(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
