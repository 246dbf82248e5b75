import { parseHTML } from 'linkedom'
import { afterEach, expect, it, vi } from 'vitest'
import { markMyTeams } from '../../../src/screens/weekly/mark-my-teams.ts'

afterEach(() => void vi.unstubAllGlobals())

/** The addresses of the links that are marked, on a device that stored these choices. */
function markedLinks(choices: readonly unknown[], addresses: readonly string[] = []): (string | null)[] {
  const { document } = parseHTML(addresses.map((href) => `<a href="${href}"></a>`).join(''))
  const page: { adoptedStyleSheets: { text: string }[] } = { adoptedStyleSheets: [] }
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(choices) })
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      text = ''
      replaceSync(text: string) {
        this.text = text
      }
    },
  )
  vi.stubGlobal('document', page)
  markMyTeams()
  const selectors = page.adoptedStyleSheets.flatMap(({ text }) => text.match(/a:is\(.*?\)(?= \{ font-weight)/g) ?? [])
  return selectors.flatMap((selector) =>
    [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href')),
  )
}

it('marks links to the team’s pages, and none to a team whose number begins alike', () => {
  const own = ['/leagues/espn/1/teams/12', '/base/leagues/espn/1/teams/12/']
  const others = ['/leagues/espn/1/teams/123', '/leagues/espn/12/teams/3']
  expect(markedLinks([{ team: { id: 12 } }], [...own, ...others])).toEqual(own)
})

it('marks the teams of this device, and nothing of what another version stored', () => {
  const teams = ['/leagues/espn/1/teams/12', '/leagues/espn/1/teams/7', '/leagues/espn/1/teams/']
  expect(markedLinks([{ team: { id: 12 } }, { team: null }, { team: { id: '7' } }, {}, null, 'x'], teams)).toEqual([
    '/leagues/espn/1/teams/12',
  ])
  expect(markedLinks([], teams)).toEqual([])
})
