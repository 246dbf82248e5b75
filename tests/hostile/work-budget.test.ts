/** Limits the work of one response. Checks counts and sizes, because times depend on the load of the machine: see npm run bench. */
import { describe, expect, it } from 'vitest'
import { everyCall } from '../../scripts/lib/every-call.ts'
import { handleCall } from '../../scripts/lib/handle-call.ts'
import { findOptimalLineup, type RosteredPlayer } from '../../src/analytics/optimal-lineup.ts'
import { isStartingSlot, lineupSlots } from '../../src/domain/vocabulary.ts'
import { espnTeamsAtMost, slotsAtMost } from '../../src/hosts/espn/responses/bounds.ts'
import { weeksAtMost } from '../../src/hosts/shared/bounds.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { addToRosters, buildEspnLeague, setAt } from '../hosts/espn/build-espn-league.ts'
import { entriesPath, read } from '../hosts/espn/read-sketch.ts'
import { buildLargestSeason } from '../largest-season.ts'

const startingSlots = lineupSlots.filter(isStartingSlot)
const entry = (playerId: number) => ({
  playerId,
  lineupSlotId: 20,
  playerPoolEntry: { player: { fullName: `Extra ${playerId}`, defaultPositionId: 3 } },
})
const entries = (count: number) => Array.from({ length: count }, (_, index) => entry(9000 + index))

describe('a roster', () => {
  it('is refused with its path if it is larger than any league has', async () => {
    const files = buildEspnLeague()
    setAt(files['scoring-period-01.json'], entriesPath(0), entries(3000))
    await expect(read(files)).rejects.toMatchObject({
      kind: 'unreadable-answer',
      message: expect.stringMatching(
        /scoring-period-01\.json: schedule\[0\]\.home\.rosterForCurrentScoringPeriod\.entries: Too big: expected array to have <=40 items/,
      ),
    })
  })

  it('of a team in the league response is bounded as well', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'teams[0].roster', { entries: entries(slotsAtMost + 1) })
    await expect(read(files)).rejects.toThrow(/league\.json: teams\[0\]\.roster\.entries: Too big/)
  })

  it('of twenty more players is read', async () => {
    const files = buildEspnLeague()
    addToRosters(files, entries(20))
    const season = await read(files)
    expect(season.lineups.find(({ week, teamId }) => week === 1 && teamId === 1)?.entries.length).toBeGreaterThan(20)
  })
})

describe('the best lineup', () => {
  it('checks each player once for each kind of slot, however the slots overlap', () => {
    let asked = 0
    const roster = Array.from({ length: slotsAtMost }, (_, index): RosteredPlayer => {
      const eligibleSlots = startingSlots.filter((_, slot) => (index * 2_654_435_761) & (1 << slot))
      return {
        player: index,
        slot: 'BENCH',
        points: (index * 7919) % 400,
        get eligibleSlots() {
          asked++
          return eligibleSlots
        },
      }
    })
    const slots = startingSlots.map((slot) => ({ slot, count: 3 }))
    expect(findOptimalLineup(roster, slots).optimalPoints).toBeGreaterThan(0)
    expect(asked).toBeLessThanOrEqual(roster.length * startingSlots.length)
  })
})

it('responds to every kind of call of the largest accepted league, within a byte limit', () => {
  const season = judgeSeason(buildLargestSeason())
  expect([season.teams.length, season.lineups.length]).toEqual([espnTeamsAtMost, espnTeamsAtMost * weeksAtMost])
  const calls = new Map(everyCall(season).map((call) => [call.name, call]))
  for (const [name, call] of calls) {
    const { length } = JSON.stringify(handleCall(season, { seasons: [season], asOf: null }, call))
    expect(length, name).toBeLessThanOrEqual(name === 'wholeSeason' ? 40 * 2 ** 20 : 4 * 2 ** 20)
  }
})
