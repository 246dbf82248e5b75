import { formatNumber, formatPoints, formatWhole } from '../../../src/ui/format.ts'
import { beforeSeason, tableOf, unavailable, type View } from './view.ts'

export const power: View = {
  name: 'power',
  description: "how strong each team's scoring is",
  notIn: beforeSeason,
  async show(place) {
    const response = await place.call('power', place.key)
    const title = 'Power ratings'
    if (response.teams.length === 0)
      return { response, blocks: [unavailable(title, response.unavailable, 'No week is final yet.')] }
    const table = tableOf(
      response.teams,
      [
        { header: '#', text: ({ rank }) => formatWhole(rank) },
        { header: 'Team', text: ({ team }) => team.name, isText: true },
        { header: 'Rating', text: ({ rating, error }) => `${formatNumber(rating, 1)} ± ${formatNumber(error, 1)}` },
        { header: 'Before', text: ({ previousRank }) => formatWhole(previousRank), isExtra: true },
        { header: 'All-play', text: ({ allPlayRank }) => formatWhole(allPlayRank), isExtra: true },
        { header: 'Table', text: ({ recordRank }) => formatWhole(recordRank) },
      ],
      { place, teams: ({ team }) => [team.name] },
    )
    const line = `Expected points per week, based on scores through week ${formatWhole(response.throughWeek)}; league average ${formatPoints(response.leagueMean)}.`
    return { response, blocks: [{ title, lines: [line], table }] }
  },
}
