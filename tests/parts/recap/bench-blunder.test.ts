import { describe, expect, it } from 'vitest'
import { findBenchBlunder } from '../../../src/parts/recap/bench-blunder.ts'
import { decidedMatchups } from '../../../src/parts/recap/decided-matchups.ts'
import type { RecapTeam } from '../../../src/parts/recap/load-recap.ts'
import { type Game, recapTeam } from './support/recap-teams.ts'

function missed(
  week: number,
  ...swaps: [slot: string, started: number, benched: number][]
): RecapTeam['startSit'][number] {
  return {
    week,
    missedOpportunities: swaps.map(([positionEligibility, starterPoints, benchPoints]) => ({
      positionEligibility,
      starterName: `Started at ${starterPoints}`,
      starterPoints,
      benchName: `Benched at ${benchPoints}`,
      benchPoints,
      pointsMissed: benchPoints - starterPoints,
    })),
  }
}

function blunderOf(...teams: RecapTeam[]) {
  return findBenchBlunder(
    teams,
    teams.flatMap((team) => decidedMatchups(team, 14)),
  )
}

const lostBy10: Game = { week: 1, score: [90, 100], opponent: { id: 9, name: 'Team 9' } }
const wonBy10: Game = { week: 1, score: [100, 90] }

describe('findBenchBlunder', () => {
  it('prefers the swap that would have won the game to a larger one that would not', () => {
    const won = recapTeam(1, [wonBy10], [missed(1, ['RB', 1, 41])])
    const lost = recapTeam(2, [lostBy10], [missed(1, ['WR', 5, 16], ['FLEX', 2, 15])])
    expect(blunderOf(won, lost)).toEqual({
      teamId: 2,
      teamName: 'Team 2',
      week: 1,
      slot: 'FLEX',
      started: { name: 'Started at 2', points: 2 },
      benched: { name: 'Benched at 15', points: 15 },
      pointsMissed: 13,
      lost: { margin: 10, opponentName: 'Team 9' },
    })
  })

  it('does not call it a win where the swap only draws level', () => {
    const lost = recapTeam(2, [lostBy10], [missed(1, ['WR', 5, 15])])
    expect(blunderOf(lost)).toMatchObject({ pointsMissed: 10, lost: null })
    const byTenth: Game = { ...lostBy10, score: [100.2, 100.3] }
    expect(blunderOf(recapTeam(2, [byTenth], [missed(1, ['WR', 0, 0.1])]))).toMatchObject({ lost: null })
  })

  it('is the one that cost most points where none would have turned a result', () => {
    const one = recapTeam(1, [wonBy10], [missed(1, ['DEF', 1, 9])])
    const other = recapTeam(2, [wonBy10], [missed(1, ['TE', 1, 12])])
    expect(blunderOf(one, other)).toMatchObject({ teamId: 2, slot: 'TE', pointsMissed: 11, lost: null })
    expect(blunderOf(one)).toMatchObject({ slot: 'D/ST' })
  })

  it('weighs a swap against the margin of both weeks of a round', () => {
    const round = { score: [190, 200] as const, weeks: [15, 16], isPlayoff: true }
    const team = recapTeam(
      1,
      [
        { week: 15, ...round },
        { week: 16, ...round },
      ],
      [missed(15, ['QB', 8, 20])],
    )
    expect(blunderOf(team)).toMatchObject({ week: 15, lost: { margin: 10 } })
  })

  it('knows nothing of weeks that are not decided, nor of perfect lineups', () => {
    const running = recapTeam(1, [{ ...lostBy10, result: null }], [missed(1, ['QB', 0, 40])])
    const perfect = recapTeam(2, [lostBy10], [missed(1)])
    expect(blunderOf(running, perfect)).toBeNull()
  })
})
