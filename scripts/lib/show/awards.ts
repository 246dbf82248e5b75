import { formatText } from '../../../src/ui/format.ts'
import { beforeSeason, tableOf, type View } from './view.ts'

export const awards: View = {
  name: 'awards',
  description: 'season superlatives',
  notIn: beforeSeason,
  async show(place) {
    const response = await place.call('superlatives', { leagueId: place.league.id })
    const won = response.superlatives
    if (won.length === 0) return { response, blocks: [{ title: 'Awards', lines: ['No awards yet.'] }] }
    const table = tableOf(
      won,
      [
        { header: 'Award', text: ({ award }) => award, isText: true },
        { header: 'Winner', text: ({ winner }) => formatText(winner.playerName ?? winner.teamName), isText: true },
        { header: 'For', text: ({ winner }) => formatText(winner.display), isText: true },
      ],
      { place, teams: ({ winner }) => [winner.teamName] },
    )
    return { response, blocks: [{ title: 'Awards', table }] }
  },
}
