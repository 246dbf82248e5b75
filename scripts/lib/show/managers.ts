import {
  formatNumber,
  formatPercent,
  formatSigned,
  formatText,
  formatWhole,
  formatWins,
} from '../../../src/ui/format.ts'
import { beforeSeason, tableOf, unavailable, type View } from './view.ts'

export const managers: View = {
  name: 'managers',
  description: "where each manager's wins came from: draft, moves, lineups, luck",
  notIn: beforeSeason,
  async show(place) {
    const response = await place.call('managers', place.key)
    const title = 'Managers'
    if (response.teams.length === 0)
      return { response, blocks: [unavailable(title, response.unavailable, 'No week is final yet.')] }
    const hasMoves = response.teams.some(({ parts }) => parts.moves !== null)
    const table = tableOf(
      response.teams,
      [
        { header: '#', text: ({ luckFreeRank }) => formatWhole(luckFreeRank) },
        { header: 'Team', text: ({ team }) => team.name, isText: true },
        hasMoves && { header: 'Draft', text: ({ parts }) => formatSigned(parts.draft) },
        hasMoves && { header: 'Moves', text: ({ parts }) => formatSigned(parts.moves) },
        !hasMoves && { header: 'Roster', text: ({ parts }) => formatSigned(parts.roster) },
        { header: 'Lineup', text: ({ parts }) => formatSigned(parts.lineup) },
        { header: 'Luck', text: ({ luck }) => formatSigned(luck) },
        { header: 'Wins', text: ({ wins }) => formatWins(wins) },
        { header: 'Expected', text: ({ expectedWins }) => formatNumber(expectedWins, 1), isExtra: true },
        {
          header: 'Lineups',
          text: ({ efficiency }) => formatPercent(efficiency === null ? null : 100 * efficiency),
          isExtra: true,
        },
        {
          header: 'Managers',
          text: ({ ownerNames }) => formatText(ownerNames.join(', ')),
          isText: true,
          isExtra: true,
        },
      ],
      { place, teams: ({ team, ownerNames }) => [team.name, ...ownerNames] },
    )
    const line = 'Wins above or below .500, by source; ranked without luck.'
    return { response, blocks: [{ title, lines: [line], table }] }
  },
}
