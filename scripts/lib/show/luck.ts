import { formatNumber, formatPercent, formatRecord, formatSigned, formatWhole } from '../../../src/ui/format.ts'
import { beforeSeason, tableOf, unavailable, type View } from './view.ts'

export const luck: View = {
  name: 'luck',
  description: 'how much the schedule helped or hurt each team',
  notIn: beforeSeason,
  async show(place) {
    const response = await place.call('luck', place.key)
    const title = 'Luck'
    if (response.teams.length === 0)
      return { response, blocks: [unavailable(title, response.unavailable, 'No week is final yet.')] }
    const table = tableOf(
      response.teams,
      [
        { header: 'Team', text: ({ team }) => team.name, isText: true },
        { header: 'W-L', text: ({ record }) => formatRecord(record) },
        { header: 'Expected', text: ({ expectedWins }) => formatNumber(expectedWins, 1) },
        { header: 'Luck', text: ({ luck }) => formatSigned(luck) },
        { header: 'All-play', text: ({ allPlay }) => formatPercent(allPlay.winPercentage), isExtra: true },
        { header: 'Close', text: ({ closeGames }) => formatRecord(closeGames), isExtra: true },
      ],
      { place, teams: ({ team }) => [team.name] },
    )
    const line = `Wins above what scoring earns against a random schedule, through week ${formatWhole(response.throughWeek)}.`
    return { response, blocks: [{ title, lines: [line], table }] }
  },
}
