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

/** A team that only the summary names has a card without a note. */
export function toHeaderCards({ standings, summary, isFinal }: StandingsResponse): HeaderCard[] {
  const champion = standings.find((team) => team.isChampion)
  const { regularSeasonLeader: named } = summary
  const leader = standings.find(({ teamId, teamName }) => teamId === named?.teamId && teamName === named.teamName)
  // During the season ranks are preliminary, so there is no podium.
  const placed = (rank: number) => (isFinal ? standings.find((team) => team.rank === rank) : undefined)
  return [
    toCard('Season Champion', 'crown', champion ?? summary.champion, overall(champion)),
    toCard('2nd Place', 'silver', placed(2), overall(placed(2))),
    toCard('3rd Place', 'bronze', placed(3), overall(placed(3))),
    toCard('Regular Season Leader', 'trophy', leader?.hasPlayed === false ? null : named, regularSeason(leader)),
  ].filter((card) => card !== null)
}

function toCard(
  title: HeaderCard['title'],
  icon: string,
  team: Pick<HeaderCard, 'teamName' | 'teamId'> | null | undefined,
  note: string,
): HeaderCard | null {
  if (!team) return null
  const { teamName, teamId } = team
  return { title, icon, isChampion: title === 'Season Champion', teamName, teamId, note }
}

function overall(team: StandingsEntry | undefined): string {
  return hasRecord(team?.totalSeason) ? `${formatRecord(team?.totalSeason)} overall` : ''
}

function regularSeason(team: StandingsEntry | undefined): string {
  const season = team?.regularSeason
  const parts = []
  if (hasRecord(season)) parts.push(formatRecord(season))
  if (season && season.pointsFor !== null) parts.push(`${formatPoints(season.pointsFor)} points`)
  return parts.join(', ')
}

function hasRecord(record: StandingsEntry['totalSeason'] | undefined): boolean {
  return record !== undefined && (record.wins !== null || record.losses !== null)
}
