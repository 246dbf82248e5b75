/** All figures of all cards are those of the responses, in demo leagues and, where they are available, recorded ones. */
import { describe, expect, it } from 'vitest'
import { type DemoSeason, demoSeason } from '../../parts/recap/support/demo-recaps.ts'
import { judgeRecorded, recordedByHost } from '../../read-leagues.ts'
import { firstOf, runs } from '../../support/runs.ts'
import { figuresOfLeague, figuresOfTeam, figuresOn } from './support/figures-in.ts'
import { tellLeague, tellTeams } from './support/tell-stories.ts'

/** Returns the number of cards that were compared. */
async function compareFigures(demo: DemoSeason, most: number): Promise<number> {
  const league = await tellLeague(demo)
  const teams = await tellTeams(demo, { most })
  for (const card of league.story.cards)
    expect(figuresOfLeague(league, card), `${card.key} of the league`).toContainEqual(figuresOn(card))
  for (const told of teams) {
    for (const card of told.story.cards)
      expect(figuresOfTeam(told, card), `${card.key} of ${told.story.team?.name}`).toContainEqual(figuresOn(card))
  }
  return [league, ...teams].reduce((sum, { story }) => sum + story.cards.length, 0)
}

describe('the figures of stories', () => {
  it('are those of the responses: finished, with rounds of two weeks, running, with medians, of eliminations', async () => {
    for (const number of [101, 102, 103, 105, 106])
      expect(await compareFigures(await demoSeason(number), runs(2, 20)), `league ${number}`).toBeGreaterThan(15)
  }, 300_000)

  for (const key of recordedByHost.flatMap((keys) => firstOf(1, keys))) {
    it(`are those of the recorded season ${JSON.stringify(key)}`, async () => {
      const season = await judgeRecorded(key)
      const { phase, finalWeeks } = season.status
      const throughWeek = phase === 'complete' ? null : Math.max(0, ...finalWeeks)
      const compared = await compareFigures({ season, throughWeek }, runs(3, 20))
      if (throughWeek === null) expect(compared).toBeGreaterThan(10)
    }, 300_000)
  }
})
