/** ESPN's responses to `kona_player_info` and `kona_playercard`. */
import type { FakeRequest } from './read-request.ts'
import { type FakeLeague, type FakeResponse, refuse } from './respond-as-espn.ts'

/** Recordings and notes differ in these. */
export interface KonaHabits {
  /** Whether the list has weekly actual rows; the card always does. */
  listHasWeeks?: boolean
  /** Whether a request for those leaves out weekly projections. */
  leavesOutProjections?: boolean
}

interface Filter {
  filterIds?: { value: number[] }
  limit?: number
  filterStatsForTopScoringPeriodIds?: unknown
}

interface Row {
  seasonId?: number
  statSourceId: number
  statSplitTypeId: number
}

interface Pooled {
  id: number
  player: { stats?: Row[] }
}

export async function respondWithPlayers(
  { views, filter, season }: FakeRequest,
  league: FakeLeague,
): Promise<FakeResponse> {
  const isCard = views.includes('kona_playercard')
  const cacheControl = 'must-revalidate'
  if (!isCard && !views.includes('kona_player_info')) {
    const { id, seasonId } = (await league.read('league.json')) as { id: number; seasonId: number }
    return { status: 200, json: { gameId: 1, id, seasonId, segmentId: 0 }, cacheControl }
  }
  const wanted = (filter as { players?: Filter } | null)?.players ?? {}
  if (wanted.limit !== undefined && !Object.keys(wanted).some((key) => key.startsWith('sort'))) {
    return refuse(400, 'FILTER_LIMIT_MISSING_SORT', 'A limit filter must be used with a sort filter.')
  }
  const saved = (await league.read('players.json')) as { players: Pooled[] } | null
  if (saved === null) return refuse(404, 'GENERAL_NOT_FOUND', 'Not Found')
  const ids = wanted.filterIds && new Set(wanted.filterIds.value)
  const found = saved.players.filter(({ id }) => ids?.has(id) ?? true)
  const { listHasWeeks = true, leavesOutProjections = false } = league.kona ?? {}
  const asksForWeeks = wanted.filterStatsForTopScoringPeriodIds !== undefined
  const hasWeeks = asksForWeeks && (isCard || listHasWeeks)
  const shows = ({ statSourceId, statSplitTypeId }: Row) =>
    statSplitTypeId !== 1 || (statSourceId === 0 ? hasWeeks : !(asksForWeeks && leavesOutProjections))
  const players = found.slice(0, wanted.limit ?? 50).map((pooled) => {
    const rows = (pooled.player.stats ?? []).filter(shows)
    const stats = isCard
      ? [...rows.filter(isActualWeek).map((row) => ({ ...row, seasonId: season - 1 })), ...rows]
      : rows
    return { ...pooled, player: { ...pooled.player, stats } }
  })
  const headers = { 'x-fantasy-filter-player-count': String(found.length) }
  return { status: 200, json: { players }, cacheControl, headers }
}

/** Cards have the weeks of earlier seasons as well, before this one's. */
function isActualWeek({ statSourceId, statSplitTypeId }: Row): boolean {
  return statSourceId === 0 && statSplitTypeId === 1
}
