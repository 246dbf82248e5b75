/**
 * Completes responses of the specification, which any server may send with only its fields: screens read one type. What another field
 * tells is derived here; the rest is null.
 */
import type { EndpointName } from '../../contract/endpoints.ts'
import { readCompleted } from '../../contract/read-completed.ts'
import type { Shape } from '../../contract/shape.ts'
import { completeDraft } from './complete-draft.ts'
import { completePlayer } from './complete-player.ts'
import { completeRoster } from './complete-roster.ts'
import { completeSeasonOverview } from './complete-season-overview.ts'
import { completeStandings } from './complete-standings.ts'
import { completeStartSit } from './complete-start-sit.ts'
import { completeSuperlatives } from './complete-superlatives.ts'
import { completeTeamWeeks } from './complete-team-weeks.ts'

const completions = {
  draftComplete: completeDraft,
  superlatives: completeSuperlatives,
  teamWeeklyPerformance: completeTeamWeeks,
  weeklyRoster: completeRoster,
  startSitAnalysis: completeStartSit,
  seasonOverview: completeSeasonOverview,
  player: completePlayer,
  standings: completeStandings,
}

type Completions = typeof completions
export type CompletedEndpoint = keyof Completions
export type CompletedResponse<N extends CompletedEndpoint> = ReturnType<Completions[N]>

export function isCompleted(name: EndpointName): name is CompletedEndpoint {
  return Object.hasOwn(completions, name)
}

/** Undefined if the value is no such response. */
export function completeResponse<N extends CompletedEndpoint>(
  name: N,
  shape: Shape,
  value: unknown,
): CompletedResponse<N> | undefined {
  const read = readCompleted(shape, value)
  const complete = completions[name] as (read: unknown) => CompletedResponse<N>
  return read === undefined ? undefined : complete(read)
}
