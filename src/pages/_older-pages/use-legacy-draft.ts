/** Data of the older league page: the league by its host's id, then its draft, then the standings of that season. */
import type { ReadResponse } from '../../client/read-response.ts'
import type { ImportProgress } from '../../contract/progress.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { type ResourceState, useResource } from '../../stores/use-resource.ts'

export type LegacyDraft =
  | { status: 'loading'; progress: ImportProgress['progress'] | null }
  | { status: 'failed'; message: 'Failed to load draft data'; detail: string; reload: () => void }
  | {
      status: 'loaded'
      league: ReadResponse<'hostLeague'>
      /** Null: there is a response, but it cannot be used. */
      draft: ReadResponse<'draftComplete'> | null
      standings: ReadResponse<'standings'>
    }

/** Null parameters request nothing. Each call waits for the one before; the first failure ends the sequence. */
export function useLegacyDraft(place: (LeagueRef & { season: number | undefined }) | null): LegacyDraft {
  const league = useResource('hostLeague', place)
  const found = league.status === 'ready' ? league.data : null
  const draft = useResource('draftComplete', found ? place : null)
  const standings = useResource(
    'standings',
    found?.id !== undefined && draft.status === 'ready' ? { leagueId: found.id, season: found.season } : null,
  )

  const failure = firstFailure(league, draft, standings)
  if (failure) return failure
  if (found && found.id === undefined) return { ...failed, detail: 'The league has no id.', reload: league.reload }
  if (league.status !== 'ready' || draft.status !== 'ready' || standings.status !== 'ready') {
    return { status: 'loading', progress: league.status === 'loading' ? league.progress : null }
  }
  return {
    status: 'loaded',
    league: league.data,
    draft: hasDraftAnalytics(draft.data, league.data) ? draft.data : null,
    standings: standings.data,
  }
}

const failed = { status: 'failed', message: 'Failed to load draft data' } as const

function firstFailure(...steps: ResourceState<unknown>[]): LegacyDraft | null {
  for (const step of steps) {
    if (step.status === 'failed') return { ...failed, detail: step.failure.detail, reload: step.reload }
  }
  return null
}

/** Whether a draft response can be used: it has the analysis of its picks, or the league has not drafted yet. */
export function hasDraftAnalytics(
  { draftAnalysis }: ReadResponse<'draftComplete'>,
  { draftComplete }: ReadResponse<'hostLeague'>,
): boolean {
  return draftAnalysis !== undefined || draftComplete === false
}
