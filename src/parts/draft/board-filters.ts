/** Filters of the draft board in the URL: `?draft_view=analysis&draft_round=3&draft_team=1012500007`. */
import type { CompletedPick } from '../../client/complete/complete-draft.ts'
import { readWhole } from '../league/league-address.ts'

export type BoardViewName = 'board' | 'analysis' | 'grid'

export interface BoardFilters {
  view: BoardViewName
  /** Null: all rounds. */
  round: number | null
  /** Null: all teams. */
  teamId: number | null
  /** The group shown on phones, from 1; wider screens show all. */
  page: number
}

/** Filters are whole numbers or absent: anything else counts as no filter. */
export function readFilters(query: URLSearchParams): BoardFilters {
  return {
    view: views.find((view) => view === query.get('draft_view')) ?? 'board',
    round: readWhole(query.get('draft_round')),
    teamId: readWhole(query.get('draft_team')),
    page: Math.max(1, readWhole(query.get('draft_page')) ?? 1),
  }
}

const views: readonly BoardViewName[] = ['analysis', 'grid']

/** Query entries for some filters; null removes an entry. Changing other filters resets the group. */
export function filterEntries(filters: Partial<BoardFilters>): Record<string, string | null> {
  const entries: Record<string, string | null> = {}
  if (filters.round !== undefined || filters.teamId !== undefined) entries.draft_page = null
  if (filters.page !== undefined) entries.draft_page = filters.page === 1 ? null : String(filters.page)
  if (filters.view !== undefined) entries.draft_view = filters.view === 'board' ? null : filters.view
  if (filters.round !== undefined) entries.draft_round = filters.round === null ? null : String(filters.round)
  if (filters.teamId !== undefined) entries.draft_team = filters.teamId === null ? null : String(filters.teamId)
  return entries
}

/** Drops filters that the draft does not have (e.g. in a link to another season). */
export function knownFilters(filters: BoardFilters, rounds: number[], teams: { teamId: number }[]): BoardFilters {
  return {
    ...filters,
    round: filters.round !== null && rounds.includes(filters.round) ? filters.round : null,
    teamId: teams.some(({ teamId }) => teamId === filters.teamId) ? filters.teamId : null,
  }
}

export function isFiltered({ round, teamId }: Pick<BoardFilters, 'round' | 'teamId'>): boolean {
  return round !== null || teamId !== null
}

export function isShown(pick: CompletedPick, { round, teamId }: Pick<BoardFilters, 'round' | 'teamId'>): boolean {
  return (round === null || pick.roundNum === round) && (teamId === null || pick.team.id === teamId)
}
