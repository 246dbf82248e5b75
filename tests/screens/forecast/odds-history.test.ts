/** How the odds moved: the stories and the weeks, by hand. */
import { describe, expect, it } from 'vitest'
import { findOddsHighlights, type HistoryWeeks, oddsSeries } from '../../../src/parts/odds/odds-history.ts'
import { describeHistoryFinding, describeLost } from '../../../src/screens/forecast/forecast-finding.ts'
import { findSurprisingWeeks } from '../../../src/screens/forecast/surprising-weeks.ts'
import { completeResponse } from '../../support/complete-response.ts'

/** Chances of A, B and C for two places, and for the title. */
function weekOf(week: number, chances: [number, number, number], titles = chances): HistoryWeeks[number] {
  const odds = (chance = 0) => ({ chance, text: `${Math.round(100 * chance)}%`, isCertain: false })
  return {
    week,
    isPlayoff: week > 3,
    teams: ['A', 'B', 'C'].map((name, index) => ({
      team: { id: index + 1, name },
      playoffs: odds(chances[index]),
      bye: odds(),
      lastPlace: null,
      meanWins: 7,
      title: odds(titles[index]),
    })),
  }
}

const weeks = [
  weekOf(1, [0.8, 0.9, 0.3]),
  weekOf(2, [0.9, 0.8, 0.3], [0.6, 0.3, 0.1]),
  weekOf(3, [1, 0, 1], [0.7, 0, 0.3]),
  weekOf(4, [1, 0, 1], [0, 0, 1]),
]

describe('the odds of a season', () => {
  const playoffs = oddsSeries(weeks, 'playoffs')
  const title = oddsSeries(weeks, 'title')

  it('end with the regular season, those of the title with the last game', () => {
    expect(playoffs.weeks).toEqual([1, 2, 3])
    expect(title.weeks).toEqual([1, 2, 3, 4])
    expect(playoffs.teams.map(({ teamName }) => teamName)).toEqual(['A', 'C', 'B'])
    expect(title.teams.map(({ teamName }) => teamName)).toEqual(['C', 'A', 'B'])
  })

  it('of now stand apart: what a week moved is seen without the projections of the next one', () => {
    const forecast = completeResponse('forecast', { teams: weekOf(3, [0.75, 0.95, 0.3]).teams })
    const running = oddsSeries(weeks.slice(0, 2), 'playoffs', forecast)
    expect(running.weeks).toEqual([1, 2])
    expect(running.teams.map(({ teamName, now }) => [teamName, now?.text])).toEqual([
      ['B', '95%'],
      ['A', '75%'],
      ['C', '30%'],
    ])
    expect(findSurprisingWeeks(running)[0]).toMatchObject({ week: 2, rise: { teamName: 'A', from: '80%', to: '90%' } })
  })

  it('have no odds of now once they are decided', () => {
    const forecast = completeResponse('forecast', { teams: weekOf(4, [1, 0, 1]).teams })
    expect(oddsSeries(weeks, 'playoffs', forecast).hasNow).toBe(false)
    expect(oddsSeries(weeks, 'title', forecast).hasNow).toBe(true)
    expect(oddsSeries(weeks, 'title', { ...forecast, isOver: true }).hasNow).toBe(false)
  })

  it('name the greatest comeback and collapse', () => {
    const story = findOddsHighlights(playoffs)
    expect(story).toMatchObject({ beaten: { teamName: 'C', week: 1 }, lost: { teamName: 'B', week: 1 } })
    expect(describeHistoryFinding(playoffs, story, null)).toBe('C had 30% playoff odds after week 1, and made it')
    expect(story.lost && describeLost(playoffs, story.lost)).toBe('B had 90% playoff odds after week 1, and missed out')
    expect(describeHistoryFinding(playoffs, story, null, story.beaten?.teamId)).toBe(
      'You had 30% playoff odds after week 1, and made it',
    )
    expect(describeHistoryFinding(title, findOddsHighlights(title), null)).toBe(
      'C had 10% title odds after week 2, and won it all',
    )
  })

  it('list the weeks with the largest changes: half of all movement changed hands', () => {
    const [first, second] = findSurprisingWeeks(playoffs)
    expect(first).toMatchObject({ week: 3, rise: { teamName: 'C', from: '30%', to: '100%' }, fall: { teamName: 'B' } })
    expect(first?.moved).toBeCloseTo((0.1 + 0.7 + 0.8) / 2, 9)
    expect(second).toMatchObject({ week: 2, rise: { teamName: 'A' }, fall: { teamName: 'B' } })
    expect(second?.moved).toBeCloseTo(0.1, 9)
  })
})
