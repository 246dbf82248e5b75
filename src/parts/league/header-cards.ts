/** The header's cards: champion, second, third and leader, each only where it is known. */
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

export function toHeaderCards({ standings = [], summary, is_final }: StandingsResponse): HeaderCard[] {
  const champion = standings.find((team) => team.is_champion) ?? named(standings, summary?.champion)
  // Before the season is over ranks are preliminary: nobody has a place yet.
  const leader = named(standings, summary?.regular_season_leader)
  const placed = (rank: number) => (is_final === false ? undefined : standings.find((team) => team.rank === rank))
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
  if (!team?.team_name?.trim()) return null
  return {
    title,
    icon,
    isChampion: title === 'Season Champion',
    teamName: team.team_name,
    teamId: team.team_id ?? null,
    note: noteOf(team),
  }
}

/** The team that a summary names, completed from the standings. */
function named(
  standings: readonly StandingsEntry[],
  reference: { team_id?: number; team_name?: string } | undefined,
): StandingsEntry | undefined {
  if (!reference) return undefined
  const team = standings.find(({ team_id, team_name }) =>
    reference.team_id === undefined ? team_name === reference.team_name : team_id === reference.team_id,
  )
  return team ?? { team_id: reference.team_id, team_name: reference.team_name }
}

function overall({ total_season }: StandingsEntry): string {
  return hasRecord(total_season) ? `${formatRecord(total_season)} overall` : ''
}

function regularSeason({ regular_season }: StandingsEntry): string {
  const parts = []
  if (hasRecord(regular_season)) parts.push(formatRecord(regular_season))
  if (isFiniteNumber(regular_season?.points_for)) parts.push(`${formatPoints(regular_season.points_for)} points`)
  return parts.join(', ')
}

function hasRecord(record: { wins?: number; losses?: number } | undefined): boolean {
  return isFiniteNumber(record?.wins) || isFiniteNumber(record?.losses)
}
