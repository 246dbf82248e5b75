/** Specification, section 2: texts of navigation and placeholders. */
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { Sidebar } from '../../src/layouts/Sidebar.tsx'
import { PlaceholderScreen } from '../../src/screens/placeholders/PlaceholderScreen.tsx'
import { Refusal, showElement } from '../support/shown-screen.ts'

const noServer = () => new Refusal(404)
const sidebarOn = (path: string) => showElement(createElement(Sidebar, { path }), { calls: undefined }, noServer)

it('Navigation entries: Dashboard at /, Draft Analysis at /analysis, Leagues at /leagues, Scenarios at /scenarios, Leaderboard at /leaderboard', async () => {
  const links = (await sidebarOn('/analysis')).named('Main').all('a')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Dashboard', '/'],
    ['Draft Analysis', '/analysis'],
    ['Leagues', '/leagues'],
    ['Scenarios', '/scenarios'],
    ['Leaderboard', '/leaderboard'],
  ])
})

it.each([
  ['/analysis', 'Draft Analysis'],
  ['/scenarios', 'Scenarios'],
  ['/leaderboard', 'Leaderboard'],
  ['/leagues', 'Leagues'],
  ['/leagues/', 'Leagues'],
])(
  'The active nav item is an exact match for Dashboard and a path-prefix match for the others: %s',
  async (path, active) => {
    expect((await sidebarOn(path)).texts('[aria-current=page]')).toEqual([active])
  },
)

it('The sidebar footer shows a fixed demo user labelled as a fantasy draft analyst', async () => {
  const { texts } = await sidebarOn('/analysis')
  expect(texts('p > span')).toEqual(['Demo User', 'Fantasy Draft Analyst'])
})

it.each([
  ['analysis', 'Draft Analysis - Coming Soon'],
  ['scenarios', 'Scenarios - Coming Soon'],
  ['leaderboard', 'Leaderboard - Coming Soon'],
] as const)("/%s is a placeholder: '%s'", async (name, text) => {
  const { texts } = await showElement(createElement(PlaceholderScreen, { name }), { calls: undefined }, noServer)
  expect(texts('*')).toContain(text)
})
