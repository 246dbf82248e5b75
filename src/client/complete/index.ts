/**
 * Completes responses of the specification, which any server may send with only its fields: screens read one type. What another field
 * tells is derived here; the rest is null. All of it is 4 kB compressed: loaded with the call of its response, each was one more
 * round trip after the response was there.
 */
import type { EndpointName } from '../../contract/endpoints.ts'
import { readCompleted } from '../../contract/read-completed.ts'
import type { Shape } from '../../contract/shape.ts'
import { completeDraft } from './complete-draft.ts'
import { completeLeague, completeLeagues, completeSchedule, completeTeam } from './complete-league.ts'
import { completePlayer, completePlayers } from './complete-player.ts'
import { completeRoster } from './complete-roster.ts'
import { completeSeasonOverview } from './complete-season-overview.ts'
import { completeStandings } from './complete-standings.ts'
import { completeStartSit } from './complete-start-sit.ts'
import { completeSuperlatives } from './complete-superlatives.ts'
import { completeTeamWeeks } from './complete-team-weeks.ts'

const completions = {
  leagues: completeLeagues,
  league: completeLeague,
  hostLeague: completeLeague,
  hostLeagueSchedule: completeSchedule,
  team: completeTeam,
  players: completePlayers,
  draftComplete: completeDraft,
  superlatives: completeSuperlatives,
  teamWeeklyPerformance: completeTeamWeeks,
  weeklyRoster: completeRoster,
  startSitAnalysis: completeStartSit,
  seasonOverview: completeSeasonOverview,
  player: completePlayer,
  standings: completeStandings,
}

export type CompletedEndpoint = keyof typeof completions
export type CompletedResponse<N extends CompletedEndpoint> = ReturnType<(typeof completions)[N]>

export function isCompleted(name: EndpointName): name is CompletedEndpoint {
  return Object.hasOwn(completions, name)
}

/** Undefined if the value is no such response. */
export function completeResponse<N extends CompletedEndpoint>(
  name: N,
  shape: Shape,
  value: unknown,
): CompletedResponse<N> | undefined {
  const complete = completions[name] as (read: unknown) => CompletedResponse<N>
  const read = readCompleted(shape, value)
  return read === undefined ? undefined : complete(read)
}
