import type { ReadResponse } from '../read-response.ts'
import { completeDraft } from './complete-draft.ts'

/** A draft of which only the picks are known yet. */
export function completePicks(draftPicks: ReadResponse<'hostLeagueDraft'>): ReadResponse<'draftComplete'> {
  const summary = { totalPicks: draftPicks.length, booms: null, busts: null, isPartial: null, note: null }
  return completeDraft({
    leagueId: null,
    draftPicks,
    draftAnalysis: { leagueId: null, draftPicks: [], bestBooms: [], worstBusts: [], summary },
    leagueDraftAnalytics: { leagueId: null, teams: [] },
  })
}
