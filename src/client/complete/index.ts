/**
 * Completes responses of the specification, which any server may send with only its fields: screens read one type. What another field
 * tells is derived here; the rest is null. Each is loaded with the call of its response, so that no page has the others.
 */
import type { EndpointName } from '../../contract/endpoints.ts'
import { readCompleted } from '../../contract/read-completed.ts'
import type { Shape } from '../../contract/shape.ts'

const loaders = {
  leagues: async () => (await import('./complete-league.ts')).completeLeagues,
  league: async () => (await import('./complete-league.ts')).completeLeague,
  hostLeague: async () => (await import('./complete-league.ts')).completeLeague,
  hostLeagueSchedule: async () => (await import('./complete-league.ts')).completeSchedule,
  team: async () => (await import('./complete-league.ts')).completeTeam,
  players: async () => (await import('./complete-player.ts')).completePlayers,
  draftComplete: async () => (await import('./complete-draft.ts')).completeDraft,
  superlatives: async () => (await import('./complete-superlatives.ts')).completeSuperlatives,
  teamWeeklyPerformance: async () => (await import('./complete-team-weeks.ts')).completeTeamWeeks,
  weeklyRoster: async () => (await import('./complete-roster.ts')).completeRoster,
  startSitAnalysis: async () => (await import('./complete-start-sit.ts')).completeStartSit,
  seasonOverview: async () => (await import('./complete-season-overview.ts')).completeSeasonOverview,
  player: async () => (await import('./complete-player.ts')).completePlayer,
  standings: async () => (await import('./complete-standings.ts')).completeStandings,
}

export type CompletedEndpoint = keyof typeof loaders
type Completion<N extends CompletedEndpoint> = Awaited<ReturnType<(typeof loaders)[N]>>
export type CompletedResponse<N extends CompletedEndpoint> = ReturnType<Completion<N>>

const loaded = new Map<CompletedEndpoint, (read: unknown) => unknown>()

export function isCompleted(name: EndpointName): name is CompletedEndpoint {
  return Object.hasOwn(loaders, name)
}

/** Before the first response of this endpoint is completed. */
export async function loadCompletion(name: EndpointName): Promise<void> {
  if (!isCompleted(name) || loaded.has(name)) return
  loaded.set(name, (await loaders[name]()) as (read: unknown) => unknown)
}

/** Undefined if the value is no such response. */
export function completeResponse<N extends CompletedEndpoint>(
  name: N,
  shape: Shape,
  value: unknown,
): CompletedResponse<N> | undefined {
  const complete = loaded.get(name)
  if (!complete) throw new Error(`The completion of ${name} is not loaded.`)
  const read = readCompleted(shape, value)
  return read === undefined ? undefined : (complete(read) as CompletedResponse<N>)
}
