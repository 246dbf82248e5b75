/** First, second and third place. */
import { formatRecord } from '../../ui/format.ts'
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
export function toPodium({ standings }: StandingsResponse, isOver: boolean): PodiumPlace[] {
  const champion = isOver ? standings.find((team) => team.isChampion) : undefined
  const others = standings
    .flatMap((team) => (team === champion || team.rank === null ? [] : { team, place: team.rank }))
    .filter(({ place }) => place > (champion ? 1 : 0))
    .toSorted((a, b) => a.place - b.place)
    .map(({ team, place }) => toPlace(team, place, false))
  return [...(champion ? [toPlace(champion, 1, true)] : []), ...others].filter(({ place }) => place <= 3).slice(0, 3)
}

function toPlace(team: StandingsEntry, place: number, isChampion: boolean): PodiumPlace {
  const { teamId, teamName, regularSeason, totalSeason } = team
  return {
    place,
    teamId,
    teamName,
    isChampion,
    regularRank: regularSeason.rank,
    regularRecord: recordOf(regularSeason),
    totalRecord: recordOf(totalSeason),
    pointsFor: regularSeason.pointsFor,
  }
}

function recordOf(record: StandingsEntry['totalSeason']): string | null {
  return record.wins !== null || record.losses !== null ? formatRecord(record) : null
}
