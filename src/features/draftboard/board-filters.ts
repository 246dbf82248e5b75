/** What of the board is shown, as the address says it: `?draft_view=analysis&draft_round=3&draft_team=1012500007`. */
import type { BoardPick } from './draft-board.ts'

export interface BoardFilters {
  view: 'board' | 'analysis'
  /** Null: all rounds. */
  round: number | null
  /** Null: all teams. */
  teamId: number | null
}

/** Filters are numeric or cleared: whatever is no whole number counts as no filter. */
export function readFilters(query: URLSearchParams): BoardFilters {
  return {
    view: query.get('draft_view') === 'analysis' ? 'analysis' : 'board',
    round: readWhole(query.get('draft_round')),
    teamId: readWhole(query.get('draft_team')),
  }
}

/** Entries of the query for some filters; null removes an entry. */
export function filterEntries(filters: Partial<BoardFilters>): Record<string, string | null> {
  const entries: Record<string, string | null> = {}
  if (filters.view !== undefined) entries.draft_view = filters.view === 'board' ? null : filters.view
  if (filters.round !== undefined) entries.draft_round = filters.round === null ? null : String(filters.round)
  if (filters.teamId !== undefined) entries.draft_team = filters.teamId === null ? null : String(filters.teamId)
  return entries
}

/** Filters the draft knows nothing of (a shared link to another season) are dropped. */
export function knownFilters(filters: BoardFilters, rounds: number[], teams: { teamId: number }[]): BoardFilters {
  return {
    ...filters,
    round: filters.round !== null && rounds.includes(filters.round) ? filters.round : null,
    teamId: teams.some(({ teamId }) => teamId === filters.teamId) ? filters.teamId : null,
  }
}

export function isFiltered({ round, teamId }: BoardFilters): boolean {
  return round !== null || teamId !== null
}

export function isShown(pick: BoardPick, { round, teamId }: BoardFilters): boolean {
  return (round === null || pick.round === round) && (teamId === null || pick.teamId === teamId)
}

export interface PickGroup {
  title: string
  picks: BoardPick[]
}

/** Picks by round; with nothing but a team filter they are one group, 'All Picks'. */
export function groupPicks(picks: BoardPick[], filters: BoardFilters): PickGroup[] {
  const shown = picks.filter((pick) => isShown(pick, filters))
  if (shown.length === 0) return []
  if (filters.teamId !== null && filters.round === null) return [{ title: 'All Picks', picks: shown }]
  const byRound = Map.groupBy(shown, (pick) => pick.round)
  return [...byRound].map(([group, picks]) => ({ title: group === null ? 'Round unknown' : `Round ${group}`, picks }))
}

/** The first groups whole, until there are so many picks. */
export function takeGroups(groups: PickGroup[], most: number): PickGroup[] {
  let count = 0
  return groups.filter(({ picks }) => {
    const isTaken = count < most
    count += picks.length
    return isTaken
  })
}

function readWhole(text: string | null): number | null {
  if (text === null || !/^\d+$/.test(text)) return null
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : null
}
