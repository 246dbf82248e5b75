/** A week's lineup decisions. */
import type { ResponseOf } from '../../contract/responses/index.ts'
import type { EditionSources } from '../sources.ts'

export type LineupPlayer = ResponseOf<'weeklyRoster'>['roster'][number]
/** A bench player who would have scored more. */
export type Swap = ResponseOf<'startSitAnalysis'>['missedOpportunities'][number]

export interface TeamLineup {
  players: readonly LineupPlayer[]
  /** Costliest first; empty in best ball. */
  swaps: readonly Swap[]
  /** Points of the optimal lineup above the real one; null if unknown, and in best ball. */
  missed: number | null
}

/** By team, ordered by id, because responses are in the order of today's standings. */
export function findLineups({ rosters, startSit }: EditionSources): ReadonlyMap<number, TeamLineup> {
  const analyses = new Map(startSit.filter(({ isAutomatic }) => !isAutomatic).map((one) => [one.teamId, one]))
  const inOrder = rosters.toSorted((a, b) => a.teamId - b.teamId)
  return new Map(
    inOrder.map(({ teamId, roster }) => {
      const { missedOpportunities = [], startSitImpact = null } = analyses.get(teamId) ?? {}
      const swaps = missedOpportunities.toSorted((a, b) => b.pointsMissed - a.pointsMissed)
      return [teamId, { players: roster, swaps, missed: startSitImpact }]
    }),
  )
}

/** Starters with a projection who played, with their points above the projection. */
export function findStarters(lineup: TeamLineup | undefined) {
  return (lineup?.players ?? []).flatMap((player) => {
    const { isStarter, weekPoints: scored, projectedPoints: expected } = player
    if (!isStarter || scored === null || expected === null || expected <= 0) return []
    return [{ player, scored, expected, surplus: scored - expected }]
  })
}

export interface Call {
  started: LineupPlayer
  benched: LineupPlayer
  gain: number
}

/** Starters who outscored bench players of their position with higher projections; largest margin first. */
export function findGoodCalls({ players }: TeamLineup): Call[] {
  return players
    .filter(({ isStarter, projectedPoints }) => isStarter && (projectedPoints ?? 0) > 0)
    .flatMap((started) =>
      players
        .filter(({ isStarter, position }) => !isStarter && position === started.position)
        .filter(
          ({ weekPoints, projectedPoints }) =>
            weekPoints !== null && (projectedPoints ?? 0) > (started.projectedPoints ?? 0),
        )
        .map((benched) => ({ started, benched, gain: (started.weekPoints ?? 0) - (benched.weekPoints ?? 0) })),
    )
    .filter(({ gain }) => gain > 0)
    .sort((a, b) => b.gain - a.gain)
}
