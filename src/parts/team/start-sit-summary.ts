/** The cost of the week's lineup decisions. */
import type { ReadResponse } from '../../client/read-response.ts'
import { normalizePosition } from '../../domain/vocabulary.ts'

export type StartSitResponse = ReadResponse<'startSitAnalysis'>

export interface MissedOpportunity {
  key: string
  /** The slot of the missed swap. */
  eligibility: string
  starter: { id: number | null; name: string; points: number | null }
  shouldHaveStarted: { id: number | null; name: string; points: number | null }
  pointsMissed: number | null
  /** Players who change slots to make room, the bench player first. Empty in a plain swap. */
  moves: { id: number | null; name: string; slot: string }[]
}

export interface StartSitSummary {
  /** Starters of the week, without adjustments. */
  actual: number | null
  optimal: number | null
  /** Points left on the bench. */
  impact: number | null
  /** Actual points in percent of the optimum, 0 to 100. */
  efficiency: number | null
  /** Most points missed first. */
  missed: MissedOpportunity[]
  /** True: a loss that the optimal lineup would have won. */
  wouldHaveWon: boolean
}

export function startSitSummary(response: StartSitResponse): StartSitSummary {
  const actual = response.teamScore ?? null
  const optimal = response.optimalScore ?? null
  return {
    actual,
    optimal,
    impact: response.startSitImpact ?? null,
    efficiency: actual !== null && optimal !== null && optimal > 0 ? clip((100 * actual) / optimal) : null,
    missed: missedOpportunities(response),
    wouldHaveWon: response.wouldHaveWon ?? false,
  }
}

function missedOpportunities({ missedOpportunities = [] }: StartSitResponse): MissedOpportunity[] {
  return missedOpportunities
    .map((missed, index) => ({
      key: `${missed.starterId ?? missed.starterName}-${missed.benchId ?? missed.benchName}-${index}`,
      eligibility: missed.positionEligibility ? normalizePosition(missed.positionEligibility) : '—',
      starter: {
        id: missed.starterId ?? null,
        name: missed.starterName?.trim() || 'Empty slot',
        points: missed.starterPoints ?? null,
      },
      shouldHaveStarted: {
        id: missed.benchId ?? null,
        name: missed.benchName?.trim() || 'Unknown player',
        points: missed.benchPoints ?? null,
      },
      pointsMissed: missed.pointsMissed ?? null,
      moves: movesOf(missed.moves ?? []),
    }))
    .toSorted((a, b) => (b.pointsMissed ?? 0) - (a.pointsMissed ?? 0))
}

function movesOf(moves: { playerId?: number; name?: string; slot?: string }[]): MissedOpportunity['moves'] {
  if (moves.length < 2) return []
  return moves.flatMap(({ playerId, name, slot }) =>
    name && slot ? [{ id: playerId ?? null, name, slot: normalizePosition(slot) }] : [],
  )
}

function clip(percent: number): number {
  return Math.min(100, Math.max(0, percent))
}
