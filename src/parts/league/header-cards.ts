/** The header's cards: champion, second, third and leader, if known. */
import { formatPoints, formatRecord } from '../../ui/format.ts'
import type { StandingsEntry, StandingsResponse } from './league-view.ts'

export interface HeaderCard {
  title: 'Season Champion' | '2nd Place' | '3rd Place' | 'Regular Season Leader'
  icon: string
  isChampion: boolean
  teamName: string
  teamId: number | null
  note: string
}

export function toHeaderCards({ standings, summary, isFinal }: StandingsResponse): HeaderCard[] {
  const { regularSeasonLeader: named } = summary
  const leader = standings.find(({ teamId, teamName }) => teamId === named?.teamId && teamName === named.teamName)
  // During the season ranks are preliminary, so there is no podium.
  const placed = (rank: number) => (isFinal ? standings.find((team) => team.rank === rank) : undefined)
  return [
    toCard(
      'Season Champion',
      'crown',
      standings.find(({ isChampion }) => isChampion),
      overall,
    ),
    toCard('2nd Place', 'silver', placed(2), overall),
    toCard('3rd Place', 'bronze', placed(3), overall),
    toCard('Regular Season Leader', 'trophy', leader?.hasPlayed ? leader : undefined, regularSeason),
  ].filter((card) => card !== null)
}

function toCard(
  title: HeaderCard['title'],
  icon: string,
  team: StandingsEntry | undefined,
  noteOf: (team: StandingsEntry) => string,
): HeaderCard | null {
  if (!team) return null
  const { teamName, teamId } = team
  return { title, icon, isChampion: title === 'Season Champion', teamName, teamId, note: noteOf(team) }
}

function overall({ totalSeason }: StandingsEntry): string {
  return hasRecord(totalSeason) ? `${formatRecord(totalSeason)} overall` : ''
}

function regularSeason({ regularSeason }: StandingsEntry): string {
  const parts = []
  if (hasRecord(regularSeason)) parts.push(formatRecord(regularSeason))
  if (regularSeason.pointsFor !== null) parts.push(`${formatPoints(regularSeason.pointsFor)} points`)
  return parts.join(', ')
}

function hasRecord({ wins, losses }: StandingsEntry['totalSeason']): boolean {
  return wins !== null || losses !== null
}
