import { roundPoints } from '../src/domain/rounding.ts'
import { type FantasyMatchup, totalPoints } from './fantasy-matchup.ts'
import type { LeaguePlan } from './league-plan.ts'

export interface GameRecord {
  wins: number
  losses: number
  ties: number
  pointsFor: number
  pointsAgainst: number
}

/** Every team's record over the decided games of the regular season. */
export function keepRecords(plan: LeaguePlan, matchups: readonly FantasyMatchup[]): Map<number, GameRecord> {
  const records = new Map(plan.managers.map(({ teamId }) => [teamId, emptyRecord()]))
  for (const { tier, home, away, winner } of matchups) {
    if (tier !== 'NONE' || !away || winner === 'UNDECIDED') continue
    for (const [side, own, other] of [
      ['HOME', home, away],
      ['AWAY', away, home],
    ] as const) {
      const result = winner === 'TIE' ? 'TIE' : winner === side ? 'WIN' : 'LOSS'
      const record = records.get(own.teamId)
      if (record) enter(record, result, totalPoints(own), totalPoints(other))
    }
  }
  if (plan.hasMedianGame) enterMedianGames(plan, matchups, records)
  return records
}

/** The second result of every finished week: a win above the median of its scores. It adds no points. */
function enterMedianGames(
  plan: LeaguePlan,
  matchups: readonly FantasyMatchup[],
  records: ReadonlyMap<number, GameRecord>,
): void {
  for (let period = 1; period <= plan.regularSeasonMatchups; period += 1) {
    const games = matchups.filter((matchup) => matchup.period === period)
    if (games.some(({ winner }) => winner === 'UNDECIDED')) return
    const sides = games.flatMap(({ home, away }) => (away ? [home, away] : [home]))
    const scores = sides.map(totalPoints).sort((a, b) => a - b)
    const median = ((scores[Math.ceil(scores.length / 2) - 1] ?? 0) + (scores[Math.floor(scores.length / 2)] ?? 0)) / 2
    for (const side of sides) {
      const margin = totalPoints(side) - median
      const record = records.get(side.teamId)
      if (record) enter(record, margin > 0 ? 'WIN' : margin < 0 ? 'LOSS' : 'TIE', 0, 0)
    }
  }
}

/**
 * Team ids in the league's own order: division winners first, then by record (a tie is half a win), then by points,
 * which is ESPN's TOTAL_POINTS_SCORED rule.
 */
export function seedDemoTeams(plan: LeaguePlan, matchups: readonly FantasyMatchup[]): number[] {
  const records = keepRecords(plan, matchups)
  const recordOf = (teamId: number) => records.get(teamId) ?? emptyRecord()
  const better = (a: number, b: number) =>
    winShare(recordOf(b)) - winShare(recordOf(a)) || recordOf(b).pointsFor - recordOf(a).pointsFor || a - b
  const order = plan.managers.map(({ teamId }) => teamId).sort(better)
  const divisionOf = new Map(plan.managers.map(({ teamId, division }) => [teamId, division]))
  const winners = plan.divisions.map((_, division) => order.find((teamId) => divisionOf.get(teamId) === division))
  return [...order.filter((teamId) => winners.includes(teamId)), ...order.filter((teamId) => !winners.includes(teamId))]
}

/** 0 to 1, 0 without a game. */
function winShare({ wins, losses, ties }: GameRecord): number {
  const games = wins + losses + ties
  return games === 0 ? 0 : (wins + ties / 2) / games
}

function enter(record: GameRecord, result: 'WIN' | 'LOSS' | 'TIE', pointsFor: number, pointsAgainst: number): void {
  if (result === 'WIN') record.wins += 1
  else if (result === 'LOSS') record.losses += 1
  else record.ties += 1
  record.pointsFor = roundPoints(record.pointsFor + pointsFor)
  record.pointsAgainst = roundPoints(record.pointsAgainst + pointsAgainst)
}

function emptyRecord(): GameRecord {
  return { wins: 0, losses: 0, ties: 0, pointsFor: 0, pointsAgainst: 0 }
}
