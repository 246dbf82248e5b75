/** The figures of a team's four cards, from the league's standings. */
import type { ReadResponse } from '../../client/read-response.ts'

export type StandingsResponse = ReadResponse<'standings'>
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
  /** False: during the season, with current regular-season ranks. */
  isFinal: boolean
  isChampion: boolean
  finalRank: number | undefined
  overall: TeamRecord
  regularRank: number | undefined
  regular: TeamRecord
  pointsFor: Scoring
  pointsAgainst: Scoring
  /** In elimination leagues, the week that eliminated the team. */
  eliminatedInWeek: number | undefined
}

/** Regular season. `rank` 1 is the most points of the league. */
export interface Scoring {
  total: number | undefined
  perGame: number | undefined
  rank: number | undefined
}

/** Null if the standings do not include the team. */
export function teamCards({ standings = [], isFinal }: StandingsResponse, teamId: number): TeamCards | null {
  const row = standings.find((one) => one.teamId === teamId)
  if (!row) return null
  return {
    teams: standings.length,
    // A server without this field sends final ranks, as the specification says.
    isFinal: isFinal ?? true,
    isChampion: row.isChampion ?? false,
    finalRank: hasPlayed(row.totalSeason) ? row.rank : undefined,
    overall: recordOf(row.totalSeason),
    regularRank: hasPlayed(row.regularSeason) ? row.regularSeason?.rank : undefined,
    regular: recordOf(row.regularSeason),
    pointsFor: scoringOf(row, standings, 'pointsFor'),
    pointsAgainst: scoringOf(row, standings, 'pointsAgainst'),
    eliminatedInWeek: row.eliminatedInWeek,
  }
}

/** Before the first game ranks are meaningless. Without a record the server's rank is used. */
function hasPlayed({ wins, losses, ties = 0 }: { wins?: number; losses?: number; ties?: number } = {}): boolean {
  return wins === undefined || losses === undefined || wins + losses + ties > 0
}

function recordOf(season: Partial<NonNullable<Row['totalSeason']>> = {}): TeamRecord {
  const { wins, losses, ties, winPercentage } = season
  const reported = hasPlayed(season) ? winPercentage : undefined
  return { wins, losses, ties, winPercent: winPercent(wins, losses, ties) ?? reported }
}

/** Computed from the record, a tie counting half, since servers differ between shares and percentages. */
function winPercent(wins: number | undefined, losses: number | undefined, ties = 0): number | undefined {
  if (wins === undefined || losses === undefined || wins + losses + ties <= 0) return undefined
  return (100 * (wins + ties / 2)) / (wins + losses + ties)
}

const averages = { pointsFor: 'avgPointsFor', pointsAgainst: 'avgPointsAgainst' } as const

function scoringOf(row: Row, standings: Row[], field: 'pointsFor' | 'pointsAgainst'): Scoring {
  const total = hasPlayed(row.regularSeason) ? row.regularSeason?.[field] : undefined
  const others = standings.flatMap(({ regularSeason }) => regularSeason?.[field] ?? [])
  return {
    total,
    perGame: total === undefined ? undefined : (row.regularSeason?.[averages[field]] ?? perGame(row, total)),
    rank: total === undefined ? undefined : 1 + others.filter((other) => other > total).length,
  }
}

function perGame({ regularSeason: { wins, losses, ties = 0 } = {} }: Row, total: number) {
  if (wins === undefined || losses === undefined) return undefined
  const games = wins + losses + ties
  return games > 0 ? total / games : undefined
}
