/** The pick that made a team's season is judged by what he scored for that team. */
import { describe, expect, it } from 'vitest'
import { buildSeason, game, lineup, pick, player, slots } from '../../build-season.ts'
import { tellTeams } from './support/tell-stories.ts'

/** Alpha picks a quarterback and trades him away after a week; Beta has him from then on. */
const season = buildSeason({
  teams: [
    { name: 'Alpha', finalRank: 2 },
    { name: 'Beta', finalRank: 1 },
  ],
  settings: { lineupSlots: slots({ QB: 1, RB: 1, BENCH: 1 }) },
  status: { phase: 'complete', regularSeasonFinalWeek: 3, finalWeek: 3, currentWeek: 3 },
  players: [
    player(1, 'QB', [10, 60, 60]),
    player(2, 'QB', [20, 20, 10]),
    player(3, 'RB', [20, 20, 20]),
    player(4, 'RB', [10, 10, 10]),
  ],
  picks: [pick(1, 1, 1, 1), pick(2, 1, 2, 2), pick(3, 2, 1, 3), pick(4, 2, 2, 4)],
  matchups: [1, 2, 3].map((week) => game(week, [1, 30 + week], [2, 80 + week])),
  lineups: [
    lineup(1, 1, { QB: [1], RB: [3] }),
    lineup(1, 2, { QB: [2], RB: [4] }),
    ...[2, 3].flatMap((week) => [lineup(week, 1, { RB: [3] }), lineup(week, 2, { QB: [1], RB: [4], BENCH: [2] })]),
  ],
})

describe('draft day in a team’s story', () => {
  it('leaves out what a pick scored for other teams, and calls no pick bad that others had the most of', async () => {
    const stories = await tellTeams({ season, throughWeek: null })
    const cardOf = (name: string) =>
      stories.find(({ story }) => story.team?.name === name)?.story.cards.find(({ key }) => key === 'draft')
    // The quarterback is 40 points above his cohort's 90, with 10 of his 130 for Alpha.
    expect(cardOf('Alpha')).toMatchObject({
      label: 'The pick that made it',
      figure: '+15.0',
      sentence: 'RB 3 came in round 2.',
      note: 'Points above comparable picks',
    })
    expect(cardOf('Beta')).toMatchObject({ label: 'The pick that didn’t', figure: '−40.0' })
  })
})
