/** Specification, sections 2, 4, 8 and 9: texts of the player profile, for any server. */
import { beforeAll, expect, it } from 'vitest'
import type { ResponseOf } from '../../src/contract/responses/index.ts'
import type { Season } from '../../src/domain/season.ts'
import { PlayerModal } from '../../src/parts/player/PlayerModal.tsx'
import { brokenText } from '../support/broken-text.ts'
import { completeResponse } from '../support/complete-response.ts'
import { demoSeason, firstTeamOf, type Instead, Refusal, responseFor, showElement } from '../support/shown-screen.ts'

let season: Season
let player: ResponseOf<'player'>
/** A drafted starter of the finished demo league. */
beforeAll(async () => {
  season = await demoSeason(101)
  const { roster } = responseFor(season, 'weeklyRoster', { id: firstTeamOf(season).id, week: 14 })
  const starter = roster.find(({ isStarter, draftInfo, position }) => isStarter && draftInfo && position !== 'D/ST')
  if (!starter) throw new Error('Nobody who was drafted starts')
  player = responseFor(season, 'player', { id: starter.playerId })
})

async function profileOf(instead: Instead = {}) {
  const { parts } = await showElement(
    <PlayerModal playerId={player.id} onClose={() => {}} />,
    { calls: (ask) => ask('player', { id: player.id }) },
    season,
    instead,
  )
  const [dialog] = parts('dialog')
  if (!dialog) throw new Error('The profile is no dialog')
  return dialog
}

const figure = (value: number | null) => (value ?? 0).toFixed(1).replace('-', '−')

// The status of each week: tests/ui/player-profile.test.tsx.
it('shows name, position, NFL team, injury status and draft round/pick; season stats: total points, PPG, starts/games played, projected, start %, accuracy; highlights: best week, worst week, consistency % with 0 decimals', async () => {
  const dialog = await profileOf()
  expect(dialog.texts('h2')).toEqual([player.name])
  expect(dialog.texts('*')).toContain(player.position)
  expect(dialog.text).toContain(player.nflTeam ?? 'Free agent')
  expect(dialog.text).toContain(`Round ${player.draftInfo?.round}, Pick ${player.draftInfo?.overallPick}`)
  const injury = player.injuryStatus?.replaceAll('_', ' ').toLowerCase() ?? ''
  expect(dialog.text.toLowerCase()).toContain(injury)

  const stats = player.seasonStats
  const figures = dialog.named('Season stats').parts('dl > div')
  for (const [term, value] of [
    ['Total points', figure(stats.totalPoints)],
    ['Points per game', figure(stats.avgPointsPerGame)],
    ['Starts / games played', `${stats.starts} / ${stats.gamesPlayed}`],
    ['Projected', figure(stats.totalProjected)],
    ['Start %', `${figure(stats.startPercentage)}%`],
    ['Accuracy', `${figure(stats.accuracy)}%`],
  ] as const) {
    expect(figures.find(({ texts }) => texts('*').includes(term))?.text, term).toContain(value)
  }

  const { bestWeek, worstWeek, consistencyScore } = player.performanceHighlights
  const highlights = dialog.named('Highlights')
  expect(highlights.text).toContain(`Best week${figure(bestWeek?.points ?? null)}Week ${bestWeek?.week}`)
  expect(highlights.text).toContain(`Worst week${figure(worstWeek?.points ?? null)}Week ${worstWeek?.week}`)
  expect(highlights.texts('dl > div').find((text) => text.startsWith('Consistency'))).toContain(
    `${(consistencyScore ?? 0).toFixed(0)}%`,
  )
})

it('weekly table: week, opponent, points, projected, slot, status', async () => {
  const table = (await profileOf()).named('Weekly stats')
  expect(table.texts('thead th')).toEqual(['Week', 'Opponent', 'Points', 'Projected', 'Slot', 'Status'])
  const rows = table.texts('tbody tr')
  expect(rows).toHaveLength(player.weeklyStats.length)
  for (const [index, stat] of player.weeklyStats.entries()) {
    expect(rows[index]).toContain(stat.nflOpponent ?? '—')
    expect(rows[index]).toContain(stat.points === null ? '—' : figure(stat.points))
    if (stat.isStarter) expect(rows[index]).toContain('Started')
  }
  const playoffs = player.weeklyStats.filter(({ matchupInfo }) => matchupInfo?.isPlayoff)
  expect(table.all('[role=img][aria-label=Playoffs]')).toHaveLength(playoffs.length)
})

it("'Failed to load player data. Please try again.' with Retry", async () => {
  const { text, texts } = await profileOf({ player: new Refusal(500) })
  expect(text).toContain('Failed to load player data. Please try again.')
  expect(texts('button')).toContain('Retry')
})

it("'No weekly stats available'", async () => {
  const { text } = await profileOf({ player: (response) => ({ ...response, weeklyStats: [] }) })
  expect(text).toContain('No weekly stats available')
})

it('survives an empty response', async () => {
  const dialog = await profileOf({
    player: () => ({
      name: null,
      seasonStats: null,
      weeklyStats: [{ week: 1 }, { week: null }],
      performanceHighlights: {},
    }),
  })
  expect(dialog.texts('h2')).toEqual(['Player profile'])
  expect(dialog.named('Weekly stats').all('tbody tr')).toHaveLength(1)
  expect(dialog.text).not.toMatch(brokenText)
})

it('names his trades with the verdict of their pages', async () => {
  const beta = { id: 2, name: 'Beta' }
  const { host, hostLeagueId: leagueId, season: year } = player.league
  const { trades } = completeResponse('trades', {
    trades: [{ id: 'a', season: year, state: 'leading', best: beta, sides: [{ team: beta, value: 26, wins: 1.4 }] }],
  })
  const { text } = await showElement(
    <PlayerModal playerId={player.id} onClose={() => {}} />,
    {
      calls: async (ask) => {
        await ask('player', { id: player.id })
        await ask('trades', { host, leagueId })
      },
    },
    season,
    {
      player: (response) => ({ ...response, trades: [{ id: 'a', week: 4, from: { id: 1, name: 'Alpha' }, to: beta }] }),
      trades: (response) => ({ ...response, trades }),
    },
  )
  expect(text).toContain('Traded in week 4 by Alpha to Beta. Beta is ahead: +26.0 points above replacement, +1.4 wins')
})
