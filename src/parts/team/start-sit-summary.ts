/** What the week's lineup decisions cost. */
import type { DeepPartial } from '../../client/read-partial.ts'
import type { ResponseOf } from '../../contract/responses/index.ts'
import { normalizePosition } from '../../domain/vocabulary.ts'

export type StartSitResponse = DeepPartial<ResponseOf<'startSitAnalysis'>>

export interface MissedOpportunity {
  key: string
  /** The slot the two compete for. */
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
  const actual = response.team_score ?? null
  const optimal = response.optimal_score ?? null
  return {
    actual,
    optimal,
    impact: response.start_sit_impact ?? null,
    efficiency: actual !== null && optimal !== null && optimal > 0 ? clip((100 * actual) / optimal) : null,
    missed: missedOpportunities(response),
    wouldHaveWon: response.would_have_won ?? false,
  }
}

function missedOpportunities({ missed_opportunities = [] }: StartSitResponse): MissedOpportunity[] {
  return missed_opportunities
    .map((missed, index) => ({
      key: `${missed.starter_id ?? missed.starter_name}-${missed.bench_id ?? missed.bench_name}-${index}`,
      eligibility: missed.position_eligibility ? normalizePosition(missed.position_eligibility) : '—',
      starter: {
        id: missed.starter_id ?? null,
        name: missed.starter_name?.trim() || 'Empty slot',
        points: missed.starter_points ?? null,
      },
      shouldHaveStarted: {
        id: missed.bench_id ?? null,
        name: missed.bench_name?.trim() || 'Unknown player',
        points: missed.bench_points ?? null,
      },
      pointsMissed: missed.points_missed ?? null,
      moves: movesOf(missed.moves ?? []),
    }))
    .toSorted((a, b) => (b.pointsMissed ?? 0) - (a.pointsMissed ?? 0))
}

function movesOf(moves: { player_id?: number; name?: string; slot?: string }[]): MissedOpportunity['moves'] {
  if (moves.length < 2) return []
  return moves.flatMap(({ player_id, name, slot }) =>
    name && slot ? [{ id: player_id ?? null, name, slot: normalizePosition(slot) }] : [],
  )
}

function clip(percent: number): number {
  return Math.min(100, Math.max(0, percent))
}
