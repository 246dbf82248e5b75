import type { ResponseOf } from '../../../src/contract/responses/index.ts'
import { hasRecords } from '../../../src/domain/season-format.ts'
import { describeElimination, type StandingsRow, toStandingsRows } from '../../../src/parts/league/standings-rows.ts'
import { formatPoints, formatRecord, formatSigned, formatText, formatWhole } from '../../../src/ui/format.ts'
import { asOnSite, type Block, type Column, type Place, tableOf, type View } from './view.ts'

export const standings: View = {
  name: 'standings',
  description: 'ranks, records, and points',
  notIn: [],
  async show(place) {
    const { league } = place
    const response = await place.call('standings', { leagueId: league.id, season: league.season })
    return { response, blocks: [await standingsBlock(place, response)] }
  },
}

export async function standingsBlock(place: Place, response: ResponseOf<'standings'>): Promise<Block> {
  const { isFinal } = response
  const rows = toStandingsRows(await asOnSite('standings', response), await asOnSite('hostLeague', place.league))
  const duels = hasRecords(place.league.scoringFormat)
  const columns: (Column<StandingsRow> | false)[] = [
    { header: '#', text: ({ rank }) => formatWhole(rank) },
    {
      header: 'Team',
      text: ({ teamName, isChampion }) => `${teamName}${isChampion ? ' (champion)' : ''}`,
      isText: true,
    },
    duels && { header: 'W-L', text: ({ regularSeason }) => formatRecord(regularSeason) },
    { header: 'Points', text: ({ regularSeason }) => formatPoints(regularSeason.pointsFor) },
    duels && {
      header: 'Against',
      text: ({ regularSeason }) => formatPoints(regularSeason.pointsAgainst),
      isExtra: true,
    },
    duels && {
      header: 'Diff',
      text: ({ regularSeason }) => formatSigned(regularSeason.pointDifferential),
      isExtra: true,
    },
    isFinal && { header: 'Regular', text: ({ regularSeason }) => formatWhole(regularSeason.rank), isExtra: true },
    rows.some(({ eliminatedInWeek }) => eliminatedInWeek !== null) && {
      header: 'Out',
      text: (row) => describeElimination(row, isFinal),
    },
    { header: 'Managers', text: ({ managerNames }) => formatText(managerNames), isText: true, isExtra: true },
  ]
  const teams = ({ teamName, managerNames }: StandingsRow) => [teamName, managerNames]
  return { title: isFinal ? 'Final standings' : 'Standings', table: tableOf(rows, columns, { place, teams }) }
}
