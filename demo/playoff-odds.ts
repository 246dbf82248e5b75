import { totalPoints } from './fantasy-matchup.ts'
import type { FantasySeason } from './fantasy-season.ts'
import type { LeaguePlan } from './league-plan.ts'
import { createRandom } from './random.ts'
import { keepRecords } from './records.ts'

export interface HostForecast {
  currentSimulationResults: { playoffPct: number }
}

const trials = 400
const scoreDeviation = 22

/**
 * ESPN's own forecast of a running season, by team: its remaining games are simulated many times. Empty in any other
 * season.
 */
export function forecastPlayoffs({ plan, matchups }: FantasySeason): Map<number, HostForecast> {
  if (plan.stage !== 'running' || plan.format !== 'head-to-head') return new Map()
  const records = keepRecords(plan, matchups)
  const open = matchups.filter(({ period, winner }) => period <= plan.regularSeasonMatchups && winner === 'UNDECIDED')
  const strength = new Map(plan.managers.map(({ teamId }) => [teamId, meanScore(matchups, teamId)]))
  const random = createRandom(`host odds ${plan.espnLeagueId} ${plan.season}`)
  const made = new Map<number, number>()
  for (let trial = 0; trial < trials; trial += 1) {
    const wins = new Map(plan.managers.map(({ teamId }) => [teamId, records.get(teamId)?.wins ?? 0]))
    for (const { home, away } of open) {
      if (!away) continue
      const play = (teamId: number) => random.normal(strength.get(teamId) ?? 0, scoreDeviation)
      const winner = play(home.teamId) >= play(away.teamId) ? home.teamId : away.teamId
      wins.set(winner, (wins.get(winner) ?? 0) + 1)
    }
    for (const teamId of orderOf(plan, wins, strength).slice(0, plan.playoffTeamCount)) {
      made.set(teamId, (made.get(teamId) ?? 0) + 1)
    }
  }
  return new Map(
    plan.managers.map(({ teamId }) => [
      teamId,
      { currentSimulationResults: { playoffPct: (made.get(teamId) ?? 0) / trials } },
    ]),
  )
}

function meanScore(matchups: FantasySeason['matchups'], teamId: number): number {
  const sides = matchups.flatMap(({ home, away }) => (away ? [home, away] : [home]))
  const scores = sides.filter((side) => side.teamId === teamId && side.pointsByWeek.size > 0).map(totalPoints)
  return scores.reduce((sum, points) => sum + points, 0) / Math.max(1, scores.length)
}

/** Division winners first, then by wins; equal ones by strength. */
function orderOf(plan: LeaguePlan, wins: ReadonlyMap<number, number>, strength: ReadonlyMap<number, number>): number[] {
  const by = (values: ReadonlyMap<number, number>, a: number, b: number) => (values.get(b) ?? 0) - (values.get(a) ?? 0)
  const order = plan.managers.map(({ teamId }) => teamId).sort((a, b) => by(wins, a, b) || by(strength, a, b))
  const divisionOf = new Map(plan.managers.map(({ teamId, division }) => [teamId, division]))
  const winners = plan.divisions.map((_, division) => order.find((teamId) => divisionOf.get(teamId) === division))
  return [...order.filter((teamId) => winners.includes(teamId)), ...order.filter((teamId) => !winners.includes(teamId))]
}
