/** The figures of a team's four cards, from the league's standings. */
import type { DeepPartial } from '../../client/read-partial.ts'
import type { ResponseOf } from '../../contract/responses/index.ts'

export type StandingsResponse = DeepPartial<ResponseOf<'standings'>>
type Row = NonNullable<StandingsResponse['standings']>[number]

export interface TeamRecord {
  wins: number | undefined
  losses: number | undefined
  ties: number | undefined
  /** 0 to 100. */
  winPercent: number | undefined
}

export interface TeamCards {
  teams: number
  /** False: the season is not over, ranks are those of the regular season so far. */
  isFinal: boolean
  isChampion: boolean
  finalRank: number | undefined
  overall: TeamRecord
  regularRank: number | undefined
  regular: TeamRecord
  pointsFor: Scoring
  pointsAgainst: Scoring
  /** In elimination leagues, the week in which the team was eliminated. */
  outInWeek: number | undefined
}

/** Regular season. `rank` 1 is the most points of the league. */
export interface Scoring {
  total: number | undefined
  perGame: number | undefined
  rank: number | undefined
}

/** Null where the standings do not include the team. */
export function teamCards({ standings = [], is_final }: StandingsResponse, teamId: number): TeamCards | null {
  const row = standings.find(({ team_id }) => team_id === teamId)
  if (!row) return null
  return {
    teams: standings.length,
    // A server without this field gives final ranks, as the specification says.
    isFinal: is_final ?? true,
    isChampion: row.is_champion ?? false,
    finalRank: hasPlayed(row.total_season) ? row.rank : undefined,
    overall: recordOf(row.total_season),
    regularRank: hasPlayed(row.regular_season) ? row.regular_season?.rank : undefined,
    regular: recordOf(row.regular_season),
    pointsFor: scoringOf(row, standings, 'points_for'),
    pointsAgainst: scoringOf(row, standings, 'points_against'),
    outInWeek: row.eliminated_in_week,
  }
}

/** Before the first game ranks mean nothing. Without a record the server's rank is used. */
function hasPlayed({ wins, losses, ties = 0 }: { wins?: number; losses?: number; ties?: number } = {}): boolean {
  return wins === undefined || losses === undefined || wins + losses + ties > 0
}

function recordOf(season: Partial<NonNullable<Row['total_season']>> = {}): TeamRecord {
  const { wins, losses, ties, win_percentage } = season
  const reported = hasPlayed(season) ? win_percentage : undefined
  return { wins, losses, ties, winPercent: winPercent(wins, losses, ties) ?? reported }
}

/** Computed from the record, a tie counting half, since servers differ between shares and percentages. */
function winPercent(wins: number | undefined, losses: number | undefined, ties = 0): number | undefined {
  if (wins === undefined || losses === undefined || wins + losses + ties <= 0) return undefined
  return (100 * (wins + ties / 2)) / (wins + losses + ties)
}

function scoringOf(row: Row, standings: Row[], field: 'points_for' | 'points_against'): Scoring {
  const total = hasPlayed(row.regular_season) ? row.regular_season?.[field] : undefined
  const others = standings.flatMap(({ regular_season }) => regular_season?.[field] ?? [])
  return {
    total,
    perGame: total === undefined ? undefined : (row.regular_season?.[`avg_${field}`] ?? perGame(row, total)),
    rank: total === undefined ? undefined : 1 + others.filter((other) => other > total).length,
  }
}

function perGame({ regular_season: { wins, losses, ties = 0 } = {} }: Row, total: number) {
  if (wins === undefined || losses === undefined) return undefined
  const games = wins + losses + ties
  return games > 0 ? total / games : undefined
}
