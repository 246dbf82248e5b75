/** Points for being at home are neither the starters' nor the commissioner's. */

import { describe, expect, it } from 'vitest'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { buildEspnLeague, getAt, setAt, startersOf } from './build-espn-league.ts'
import { read } from './read-sketch.ts'

function buildWithBonus(adjustment = 0) {
  const files = buildEspnLeague()
  const league = files['league.json']
  setAt(league, 'settings.scoringSettings.homeTeamBonus', 3)
  setAt(league, 'settings.scoringSettings.playoffHomeTeamBonus', 0)
  for (const index of [0, 1, 2, 3]) {
    const path = `schedule[${index}].home.totalPoints`
    setAt(league, path, Number(getAt(league, path)) + 3 + (index === 0 ? adjustment : 0))
  }
  setAt(files['scoring-period-01.json'], 'schedule[0].home.adjustment', adjustment)
  return files
}

describe('a home bonus', () => {
  it('is distinguished from the commissioner’s adjustment', async () => {
    const { matchups, settings, warnings } = await read(buildWithBonus(2.5))
    expect(settings.homeBonus).toEqual({ regularSeason: 3, playoffs: 0 })
    expect(matchups.map(({ home }) => [home.homeBonus, home.adjustment])).toEqual([
      [3, 2.5],
      [3, 0],
      [3, 0],
      [3, 0],
      [0, 0],
      [0, 0],
    ])
    expect(matchups.every(({ away }) => away?.homeBonus === 0 && away.adjustment === 0)).toBe(true)
    const [first] = matchups
    expect(first?.home.points).toBeCloseTo(startersOf(first?.home.teamId ?? 0, 1) + 5.5, 5)
    expect(warnings).toEqual([])
  })

  it('is in the points of a bye, too', async () => {
    const files = buildWithBonus()
    setAt(files['league.json'], 'schedule[0].away', undefined)
    setAt(files['league.json'], 'schedule[0].winner', 'UNDECIDED')
    const { matchups } = judgeSeason(await read(files))
    const [bye] = matchups
    expect(bye).toMatchObject({ away: null, winner: null, status: 'final', home: { homeBonus: 3, adjustment: 0 } })
    expect(bye?.home.points).toBeCloseTo(startersOf(bye?.home.teamId ?? 0, 1) + 3, 5)
  })

  it('is set if no response names an adjustment', async () => {
    const files = buildWithBonus()
    for (const index of [0, 1]) setAt(files['scoring-period-01.json'], `schedule[${index}].home.adjustment`, undefined)
    const { matchups } = await read(files)
    expect(matchups[0]?.home).toMatchObject({ homeBonus: 3, adjustment: 0 })
  })
})

describe('a week that ESPN has no projections for', () => {
  it('has none, rather than zeros', async () => {
    const files = buildEspnLeague()
    const zero = JSON.stringify(files['scoring-period-01.json']).replaceAll('12.345678', '0')
    files['scoring-period-01.json'] = JSON.parse(zero)
    files['players.json'] = JSON.parse(JSON.stringify(files['players.json']))
    const { players } = await read(files)
    const projections = (week: number) =>
      players.flatMap(({ weeks }) => weeks.filter((known) => known.week === week)).map((known) => known.projectedPoints)
    expect(new Set(projections(1))).toEqual(new Set([null]))
    expect(projections(3)).toContain(12.35)
  })
})
