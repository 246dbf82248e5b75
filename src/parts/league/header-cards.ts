/** The header's cards: champion, second, third and leader, if known. */
import { formatPoints, formatRecord, isFiniteNumber } from '../../ui/format.ts'
import { hasPlayed } from './league-phase.ts'
import type { StandingsEntry, StandingsResponse } from './league-view.ts'

export interface HeaderCard {
  title: 'Season Champion' | '2nd Place' | '3rd Place' | 'Regular Season Leader'
  icon: string
  isChampion: boolean
  teamName: string
  teamId: number | null
  note: string
}

export function toHeaderCards({ standings = [], summary, isFinal }: StandingsResponse): HeaderCard[] {
  const champion = standings.find((team) => team.isChampion) ?? named(standings, summary?.champion)
  // During the season ranks are preliminary, so there is no podium.
  const leader = named(standings, summary?.regularSeasonLeader)
  const placed = (rank: number) => (isFinal === false ? undefined : standings.find((team) => team.rank === rank))
  return [
    toCard('Season Champion', 'crown', champion, overall),
    toCard('2nd Place', 'silver', placed(2), overall),
    toCard('3rd Place', 'bronze', placed(3), overall),
    toCard('Regular Season Leader', 'trophy', leader && hasPlayed(leader) ? leader : undefined, regularSeason),
  ].filter((card) => card !== null)
}

function toCard(
  title: HeaderCard['title'],
  icon: string,
  team: StandingsEntry | undefined,
  noteOf: (team: StandingsEntry) => string,
): HeaderCard | null {
  if (!team?.teamName?.trim()) return null
  return {
    title,
    icon,
    isChampion: title === 'Season Champion',
    teamName: team.teamName,
    teamId: team.teamId ?? null,
    note: noteOf(team),
  }
}

/** A summary's team, completed from the standings. */
function named(
  standings: readonly StandingsEntry[],
  reference: { teamId?: number; teamName?: string } | undefined,
): StandingsEntry | undefined {
  if (!reference) return undefined
  const team = standings.find(({ teamId, teamName }) =>
    reference.teamId === undefined ? teamName === reference.teamName : teamId === reference.teamId,
  )
  return team ?? { teamId: reference.teamId, teamName: reference.teamName }
}

function overall({ totalSeason }: StandingsEntry): string {
  return hasRecord(totalSeason) ? `${formatRecord(totalSeason)} overall` : ''
}

function regularSeason({ regularSeason }: StandingsEntry): string {
  const parts = []
  if (hasRecord(regularSeason)) parts.push(formatRecord(regularSeason))
  if (isFiniteNumber(regularSeason?.pointsFor)) parts.push(`${formatPoints(regularSeason.pointsFor)} points`)
  return parts.join(', ')
}

function hasRecord(record: { wins?: number; losses?: number } | undefined): boolean {
  return isFiniteNumber(record?.wins) || isFiniteNumber(record?.losses)
}
