import { roundTo } from '../src/domain/rounding.ts'
import { type DemoStatLine, statId } from './stat-line.ts'

/** One of ESPN's `scoringItems`: points per unit of a stat, with its own value for a D/ST (slot 16). */
export interface ScoringItem {
  points: number
  pointsOverrides?: Record<string, number>
  statId: number
}

/** ESPN's standard scoring with `pointsPerReception` (1 full PPR, 0.5 half PPR). */
export function scoringItems(pointsPerReception: number): ScoringItem[] {
  const offense: [string, number][] = [
    [statId.passingYards, 0.04],
    [statId.passingTouchdowns, 4],
    [statId.interceptionsThrown, -2],
    [statId.rushingYards, 0.1],
    [statId.rushingTouchdowns, 6],
    [statId.receivingYards, 0.1],
    [statId.receivingTouchdowns, 6],
    [statId.receptions, pointsPerReception],
    [statId.fumblesLost, -2],
    [statId.fieldGoalsFrom50, 5],
    [statId.fieldGoalsFrom40, 4],
    [statId.fieldGoalsUnder40, 3],
    [statId.fieldGoalsMissed, -1],
    [statId.extraPoints, 1],
  ]
  const defense: [string, number][] = [
    [statId.sacks, 1],
    [statId.interceptions, 2],
    [statId.fumblesRecovered, 2],
    [statId.blockedKicks, 2],
    [statId.safeties, 2],
    [statId.interceptionReturnTouchdowns, 6],
    [statId.fumbleReturnTouchdowns, 6],
    ['89', 5],
    ['90', 4],
    ['91', 3],
    ['92', 1],
    ['123', -1],
    ['124', -3],
    ['125', -5],
  ]
  return [
    ...offense.map(([stat, points]) => ({ points, statId: Number(stat) })),
    ...defense.map(([stat, points]) => ({ points: 0, statId: Number(stat), pointsOverrides: { '16': points } })),
  ]
}

/** A player's points in a league's scoring, from the stats he has. */
export type Scorer = (line: DemoStatLine) => number

/** Points of a stat line; actual lines have two decimals, projections keep theirs, as at ESPN. */
export function createScorer(items: readonly ScoringItem[]): Scorer {
  const points = new Map(items.map((item) => [String(item.statId), item.pointsOverrides?.['16'] ?? item.points]))
  return (line) => {
    let total = 0
    for (const stat in line) total += (line[stat] ?? 0) * (points.get(stat) ?? 0)
    return roundTo(total, 8)
  }
}
