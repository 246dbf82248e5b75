import { parseHTML } from 'linkedom'
import { expect, it } from 'vitest'
import { readTeamIds, writeRules } from '../../../src/screens/weekly/mark-my-teams.ts'

it('marks links to the team’s pages, and none to a team whose number begins alike', () => {
  const { document } = parseHTML(
    [
      '/leagues/espn/1/teams/12',
      '/base/leagues/espn/1/teams/12/',
      '/leagues/espn/1/teams/123',
      '/leagues/espn/12/teams/3',
    ]
      .map((href) => `<a href="${href}"></a>`)
      .join(''),
  )
  const [selector = ''] = /a:is\(.*?\)(?= \{)/.exec(writeRules(12)) ?? []
  expect([...document.querySelectorAll(selector)].map((link) => link.getAttribute('href'))).toEqual([
    '/leagues/espn/1/teams/12',
    '/base/leagues/espn/1/teams/12/',
  ])
})

it('reads the teams of this device, and nothing of what another version stored', () => {
  expect(readTeamIds([{ team: { id: 12 } }, { team: null }, { team: { id: '7' } }, {}, null, 'x'])).toEqual([12])
})
