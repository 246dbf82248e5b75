/** Specification, sections 2 (performance tab), 4, 7, 8 and 9: texts of the matchup side panel, for any server. */
import { beforeAll, expect, it } from 'vitest'
import type { ResponseOf } from '../../src/contract/responses/index.ts'
import type { Season } from '../../src/domain/season.ts'
import { MatchupPanel } from '../../src/parts/matchup/MatchupPanel.tsx'
import { lineupTable, pairLineups } from '../../src/parts/matchup/pair-lineups.ts'
import { brokenText } from '../support/broken-text.ts'
import {
  demoSeason,
  firstTeamOf,
  type Instead,
  loading,
  oneLine,
  Refusal,
  readResponseFor,
  responseFor,
  showElement,
} from '../support/shown-screen.ts'

type Roster = ResponseOf<'weeklyRoster'>

const week = 5
let season: Season
let teamId: number
let opponentId: number
let own: Roster
let opponent: Roster
let matchup: NonNullable<Roster['matchup']>
/** A team of the finished demo league and its opponent in a week of the regular season. */
beforeAll(async () => {
  season = await demoSeason(101)
  teamId = firstTeamOf(season).id
  own = responseFor(season, 'weeklyRoster', { id: teamId, week })
  if (!own.matchup) throw new Error(`No matchup in week ${week}`)
  matchup = own.matchup
  opponentId = matchup.opponentId
  opponent = responseFor(season, 'weeklyRoster', { id: opponentId, week })
})

async function panelOf(instead: Instead = {}, shown = week) {
  const { parts } = await showElement(
    <MatchupPanel teamId={teamId} week={shown} weeks={[1, 2, 3, 4, 5, 6]} onWeek={() => {}} onClose={() => {}} />,
    {
      calls: async (ask) => {
        const roster = await ask('weeklyRoster', { id: teamId, week: shown })
        const against = roster?.matchup?.opponentId
        if (against != null) await ask('weeklyRoster', { id: against, week: shown })
      },
    },
    season,
    instead,
  )
  const [dialog] = parts('dialog')
  if (!dialog) throw new Error('The panel is no dialog')
  return dialog
}

/** Texts about the opponent's roster, and the season's own texts about the team's. */
const ofOpponent = (said: Refusal | typeof loading): Instead => ({
  weeklyRoster: (response, { id }) => (id === opponentId ? said : response),
})

const points = (value: number | null) => (value ?? 0).toFixed(1).replace('-', '−')
const lastName = (name = '') => name.split(' ').at(-1) ?? ''

// Weeks without a roster, a matchup or a result: tests/ui/matchup-body.test.tsx.
it("shows both teams' lineups, scores, result and projections; order: QB, RB, RB, WR, WR, TE, FLEX, K, D/ST; bench limited to top 6 by points", async () => {
  const panel = await panelOf()
  expect(panel.texts('h2')).toEqual(['Week 5 matchup'])
  const score = panel.named('Score').text
  expect(score).toContain(oneLine(own.teamName))
  expect(score).toContain(oneLine(matchup.opponentName))
  expect(score).toContain(points(matchup.teamScore))
  expect(score).toContain(points(matchup.opponentScore))
  expect(score).toContain((matchup.result ?? 'N/A').toUpperCase())
  const players = panel.texts('table button')
  const starters = [...own.roster, ...opponent.roster].filter(({ isStarter }) => isStarter)
  expect(starters.length).toBeGreaterThan(10)
  for (const { name } of starters) expect(players.join('; ')).toContain(lastName(name))
  expect(panel.text).not.toMatch(brokenText)

  const slots = ['QB', 'RB', 'RB', 'WR', 'WR', 'TE', 'FLEX', 'K', 'D/ST']
  const bench = Array.from({ length: 6 }, () => 'BenchBN')
  expect(panel.texts('tbody th')).toEqual(['Starters', ...slots, 'Bench, top 6', ...bench])

  const best = own.roster
    .filter(({ lineupSlot }) => lineupSlot === 'BENCH')
    .map(({ weekPoints }) => weekPoints)
    .sort((a, b) => (b ?? Number.NEGATIVE_INFINITY) - (a ?? Number.NEGATIVE_INFINITY))
  const rows = panel.parts('tbody tr').filter(({ texts }) => texts('th').includes('BenchBN'))
  expect(rows).toHaveLength(6)
  for (const [index, one] of best.slice(0, 6).entries()) {
    expect(rows[index]?.texts('td')[0]).toContain(one === null ? '—' : points(one))
  }
})

it('is a file as well', async () => {
  const both = pairLineups(
    readResponseFor(season, 'weeklyRoster', { id: teamId, week }),
    readResponseFor(season, 'weeklyRoster', { id: opponentId, week }),
  )
  const { headers } = lineupTable(both, own.teamName, opponent.teamName)
  expect(headers.slice(0, 2)).toEqual(['Slot', own.teamName])
  expect(headers).toHaveLength(9)
  expect((await panelOf()).named('Download lineups of week 5 as CSV').text).toBe('CSV')
})

it('stays at the first week when there is none before', async () => {
  const panel = await panelOf({}, 1)
  const [previous] = panel.all('[aria-label="Previous week"]')
  const [next] = panel.all('[aria-label="Next week"]')
  expect(previous?.getAttribute('aria-disabled')).toBe('true')
  expect(next?.getAttribute('aria-disabled')).toBe('false')
})

it("opponent roster shows 'Loading opponent roster...'", async () => {
  const panel = await panelOf(ofOpponent(loading))
  expect(panel.text).toContain('Loading opponent roster...')
  expect(panel.all('table')).toHaveLength(1)
  expect((await panelOf()).text).not.toContain('Loading opponent roster...')
})

it("opponent roster failure shows 'No opponent data available' and nothing of the failure", async () => {
  const panel = await panelOf(ofOpponent(new Refusal(500)))
  expect(panel.text).toContain('No opponent data available')
  expect(panel.all('[role=alert]')).toEqual([])
  expect(panel.text).not.toContain('Planned failure')
  expect(panel.named('Score').text).toContain(points(matchup.teamScore))
  const starter = own.roster.find(({ isStarter }) => isStarter)
  expect(panel.texts('table').join()).toContain(lastName(starter?.name))
})

it("own roster failure: 'Failed to load roster data', with Retry", async () => {
  const panel = await panelOf({ weeklyRoster: new Refusal(500) })
  expect(panel.text).toContain('Failed to load roster data')
  expect(panel.texts('button')).toContain('Retry')
})
