/** Duplicate and contradictory entries of ESPN: the first is used, with a warning. */
import { expect, it } from 'vitest'
import { buildEspnLeague, getAt, setAt } from './build-espn-league.ts'
import { entriesPath, read } from './read-sketch.ts'

it('is reported if a team or a matchup is listed twice', async () => {
  const files = buildEspnLeague()
  const whole = await read(files)
  for (const list of ['teams', 'schedule']) {
    const records = getAt(files['league.json'], list) as object[]
    setAt(files['league.json'], list, [...records, { ...records[0], name: 'Another' }])
  }
  const season = await read(files)
  expect([season.teams, season.matchups]).toEqual([whole.teams, whole.matchups])
  expect(season.warnings.map(({ message, detail }) => [message, detail])).toEqual([
    ['ESPN lists a team twice; the duplicate was skipped.', 'The team with id 1.'],
    ['ESPN lists a matchup twice; the duplicate was skipped.', 'The matchup with id 1.'],
  ])
})

it('is reported if a player is on a roster twice', async () => {
  const files = buildEspnLeague()
  const whole = await read(files)
  const entries = getAt(files['scoring-period-01.json'], entriesPath(0)) as object[]
  setAt(files['scoring-period-01.json'], entriesPath(0), [...entries, { ...entries[3], lineupSlotId: 0 }])
  const season = await read(files)
  expect(season.lineups).toEqual(whole.lineups)
  expect(season.warnings).toMatchObject([{ message: expect.stringMatching(/^A player is listed twice/), week: 1 }])
})

it('is reported if a team plays itself, or in no week', async () => {
  const files = buildEspnLeague()
  setAt(files['league.json'], 'schedule[0].away.teamId', 1)
  setAt(files['league.json'], 'schedule[0].away.pointsByScoringPeriod', {})
  setAt(files['league.json'], 'schedule[1].matchupPeriodId', 9)
  const { matchups, warnings } = await read(files)
  expect(matchups.map(({ id }) => id)).toEqual([3, 4, 5, 6])
  expect(warnings.map(({ message, detail }) => [message, detail])).toEqual([
    ['A matchup was skipped: a team would play itself.', 'Matchup 1 of period 1, teams 1 and 1.'],
    ['A matchup was skipped: it belongs to no week of the season.', 'Matchup 2 of period 9, teams 3 and 4.'],
  ])
})

it('fills no page with warnings', async () => {
  const files = buildEspnLeague()
  const [pick] = getAt(files['league.json'], 'draftDetail.picks') as object[]
  const twice = Array.from({ length: 400 }, (_, index) => ({ ...pick, overallPickNumber: 100 + (index % 200) }))
  setAt(files['league.json'], 'draftDetail.picks', twice)
  const { warnings } = await read(files)
  expect(warnings).toHaveLength(51)
  expect(warnings.at(-1)?.message).toMatch(/^150 more problems in this league’s data/)
})
