import { expect, it } from 'vitest'
import type { HostTeam } from '../../../src/domain/host-season.ts'
import { tellTeamsApart } from '../../../src/hosts/shared/tell-teams-apart.ts'

const namesOf = (...teams: Partial<HostTeam>[]) =>
  tellTeamsApart(
    teams.map((team, index) => ({ id: index + 1, abbreviation: '', ownerNames: [], ...team }) as HostTeam),
  ).map(({ name }) => name)

it('adds the manager to equal names', () => {
  expect(
    namesOf({ name: 'Champs', ownerNames: ['Ann'] }, { name: 'Others' }, { name: 'champs', ownerNames: ['Bob'] }),
  ).toEqual(['Champs (Ann)', 'Others', 'champs (Bob)'])
})

it('adds the abbreviation if the managers have one name, too, and then the number', () => {
  const manager = { name: 'Champs', ownerNames: ['Ann'] }
  expect(namesOf({ ...manager, abbreviation: 'C1' }, { ...manager, abbreviation: 'C2' })).toEqual([
    'Champs (C1)',
    'Champs (C2)',
  ])
  expect(namesOf({ ...manager, abbreviation: 'C' }, { ...manager, abbreviation: 'c' })).toEqual([
    'Champs (team 1)',
    'Champs (team 2)',
  ])
})

it('compares what can be seen, and takes no name of another team', () => {
  expect(namesOf({ name: 'Champs' }, { name: 'Cham\u200bps' })).toEqual(['Champs (team 1)', 'Cham\u200bps (team 2)'])
  expect(
    namesOf({ name: 'Champs', ownerNames: ['Ann'] }, { name: 'Champs', ownerNames: ['Bob'] }, { name: 'Champs (Ann)' }),
  ).toEqual(['Champs (team 1)', 'Champs (Bob)', 'Champs (Ann)'])
})
