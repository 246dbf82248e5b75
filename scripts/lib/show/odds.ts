import type { ResponseOf } from '../../../src/contract/responses/index.ts'
import { absent, formatNumber, formatRecord, formatWhole } from '../../../src/ui/format.ts'
import { type Block, beforeSeason, type Place, tableOf, unavailable, type View } from './view.ts'

type Response = ResponseOf<'forecast'>

export const odds: View = {
  name: 'odds',
  description: 'playoff and title odds',
  notIn: beforeSeason,
  async show(place) {
    const response = await place.call('forecast', place.key)
    return { response, blocks: [oddsBlock(place, response)] }
  },
}

export function oddsBlock(place: Place, response: Response): Block {
  const title = response.isOver ? 'How it ended' : 'Odds'
  if (response.teams.length === 0) return unavailable(title, response.unavailable, 'No forecast.')
  const table = tableOf(
    response.teams,
    [
      { header: 'Team', text: ({ team }) => team.name, isText: true },
      { header: 'W-L', text: ({ record }) => formatRecord(record) },
      { header: 'Playoffs', text: ({ playoffs }) => textOf(playoffs) },
      { header: 'Bye', text: ({ bye }) => textOf(bye), isExtra: true },
      { header: 'Title', text: ({ title }) => textOf(title) },
      { header: 'Last', text: ({ lastPlace }) => textOf(lastPlace), isExtra: true },
      !response.isOver && { header: 'Wins', text: ({ meanWins }) => formatNumber(meanWins, 1), isExtra: true },
    ],
    { place, teams: ({ team }) => [team.name] },
  )
  const runs = response.isOver ? [] : [`Based on ${formatWhole(response.runs)} simulated seasons.`]
  return { title, lines: [...runs, ...response.notes], table }
}

const textOf = (odds: { text: string } | null | undefined) => odds?.text ?? absent
