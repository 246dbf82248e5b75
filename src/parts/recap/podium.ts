/** First, second and third place. */
import { formatRecord, isFiniteNumber } from '../../ui/format.ts'
import type { StandingsEntry, StandingsResponse } from '../league/league-view.ts'

export interface PodiumPlace {
  place: number
  /** Null: only the name is known. */
  teamId: number | null
  teamName: string
  /** Only for a finished season. */
  isChampion: boolean
  /** Regular-season rank, or null. */
  regularRank: number | null
  /** Regular-season record, W-L or W-L-T, or null. */
  regularRecord: string | null
  /** The same over all matchups. */
  totalRecord: string | null
  pointsFor: number | null
}

/** The champion first, the others by rank, three at most; in a running season the current top three. */
export function toPodium({ standings = [], summary }: StandingsResponse, isOver: boolean): PodiumPlace[] {
  const champion = isOver
    ? (standings.find((team) => team.isChampion) ?? named(standings, summary?.champion))
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
  const teamName = team.teamName?.trim()
  if (!teamName) return []
  return [
    {
      place: isChampion ? 1 : (team.rank ?? 0),
      teamId: team.teamId ?? null,
      teamName,
      isChampion,
      regularRank: team.regularSeason?.rank ?? null,
      regularRecord: recordOf(team.regularSeason),
      totalRecord: recordOf(team.totalSeason),
      pointsFor: team.regularSeason?.pointsFor ?? null,
    },
  ]
}

/** A summary's team, completed from the standings. */
function named(
  standings: readonly StandingsEntry[],
  reference: { teamId?: number; teamName?: string } | undefined,
): StandingsEntry | undefined {
  if (!reference) return undefined
  const { teamId, teamName } = reference
  return (
    standings.find((team) => (teamId === undefined ? team.teamName === teamName : team.teamId === teamId)) ?? reference
  )
}

function recordOf(record: StandingsEntry['totalSeason']): string | null {
  return isFiniteNumber(record?.wins) || isFiniteNumber(record?.losses) ? formatRecord(record) : null
}
