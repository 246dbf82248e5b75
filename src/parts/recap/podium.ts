/** First, second and third place. */
import { formatRecord, isFiniteNumber } from '../../ui/format.ts'
import type { StandingsEntry, StandingsResponse } from '../league/league-view.ts'

export interface PodiumPlace {
  place: number
  /** Null: only the name is known. */
  teamId: number | null
  teamName: string
  /** Only of a season that is over. */
  isChampion: boolean
  /** Of the regular season. Null: not known. */
  regularRank: number | null
  /** W-L or W-L-T of the regular season. Null: not known. */
  regularRecord: string | null
  /** The same of all matchups played. */
  totalRecord: string | null
  pointsFor: number | null
}

/** The champion first, the others by rank, three at most; of a running season the first three so far. */
export function toPodium({ standings = [], summary }: StandingsResponse, isOver: boolean): PodiumPlace[] {
  const champion = isOver
    ? (standings.find((team) => team.is_champion) ?? named(standings, summary?.champion))
    : undefined
  const others = standings
    .filter((team) => team !== champion && isFiniteNumber(team.rank) && team.rank > (champion ? 1 : 0))
    .toSorted((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
  return [...(champion ? [champion] : []), ...others]
    .flatMap((team) => toPlace(team, team === champion))
    .filter(({ place }) => place <= 3)
    .slice(0, 3)
}

function toPlace(team: StandingsEntry, isChampion: boolean): PodiumPlace[] {
  const teamName = team.team_name?.trim()
  if (!teamName) return []
  return [
    {
      place: isChampion ? 1 : (team.rank ?? 0),
      teamId: team.team_id ?? null,
      teamName,
      isChampion,
      regularRank: team.regular_season?.rank ?? null,
      regularRecord: recordOf(team.regular_season),
      totalRecord: recordOf(team.total_season),
      pointsFor: team.regular_season?.points_for ?? null,
    },
  ]
}

/** The team that a summary names, completed from the standings. */
function named(
  standings: readonly StandingsEntry[],
  reference: { team_id?: number; team_name?: string } | undefined,
): StandingsEntry | undefined {
  if (!reference) return undefined
  const { team_id, team_name } = reference
  return (
    standings.find((team) => (team_id === undefined ? team.team_name === team_name : team.team_id === team_id)) ??
    reference
  )
}

function recordOf(record: StandingsEntry['total_season']): string | null {
  return isFiniteNumber(record?.wins) || isFiniteNumber(record?.losses) ? formatRecord(record) : null
}
