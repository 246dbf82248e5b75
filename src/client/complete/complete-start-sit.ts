/** Completes a start/sit analysis: swaps with names, the costliest first. */
import type { Completed } from '../../contract/read-completed.ts'
import type { ResponseOf } from '../../contract/responses/index.ts'
import { nobodyStarted } from '../../domain/vocabulary.ts'
import { completePosition, unknownPlayer } from './unknown.ts'

type StartSit = Completed<ResponseOf<'startSitAnalysis'>>

export function completeStartSit(response: StartSit) {
  const missedOpportunities = response.missedOpportunities
    .map((missed) => ({
      ...missed,
      positionEligibility: completePosition(missed.positionEligibility) ?? '—',
      starterName: missed.starterName ?? nobodyStarted,
      benchName: missed.benchName ?? unknownPlayer,
      moves: completeMoves(missed.moves),
    }))
    .toSorted((a, b) => (b.pointsMissed ?? 0) - (a.pointsMissed ?? 0))
  const open = response.open && {
    ...response.open,
    changes: response.open.changes.map((change) => ({ ...change, moves: completeMoves(change.moves) })),
  }
  return { ...response, missedOpportunities, open }
}

/** Empty in a plain swap: who makes room is of interest only if others move too. */
function completeMoves(moves: StartSit['missedOpportunities'][number]['moves']) {
  if (moves.length < 2) return []
  return moves.flatMap(({ playerId, name, slot }) =>
    name !== null && slot !== null ? [{ playerId, name, slot: completePosition(slot) ?? slot }] : [],
  )
}
