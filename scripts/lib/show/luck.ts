import { formatNumber, formatPercent, formatRecord, formatSigned, formatWhole } from '../../../src/ui/format.ts'
import { beforeSeason, tableOf, unavailable, type View } from './view.ts'

export const luck: View = {
  name: 'luck',
  description: 'how much the schedule helped or hurt each team',
  endpoint: 'luck',
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
        { header: 'Expected', text: ({ expected_wins }) => formatNumber(expected_wins, 1) },
        { header: 'Luck', text: ({ luck }) => formatSigned(luck) },
        { header: 'All-play', text: ({ all_play }) => formatPercent(all_play.win_percentage), isExtra: true },
        { header: 'Close', text: ({ close_games }) => formatRecord(close_games), isExtra: true },
      ],
      { place, teams: ({ team }) => [team.name] },
    )
    const line = `Wins above what scoring earns against a random schedule, through week ${formatWhole(response.through_week)}.`
    return { response, blocks: [{ title, lines: [line], table }] }
  },
}
