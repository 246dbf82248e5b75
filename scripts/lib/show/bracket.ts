import type { ResponseOf } from '../../../src/contract/responses/index.ts'
import { absent, formatPoints, formatWhole } from '../../../src/ui/format.ts'
import { type Block, beforeSeason, type Place, tableOf, unavailable, type View } from './view.ts'

type Response = ResponseOf<'bracket'>
type Slot = Response['rounds'][number]['games'][number]['first']

export const bracket: View = {
  name: 'bracket',
  description: 'the playoffs, round by round',
  notIn: beforeSeason,
  async show(place) {
    const response = await place.call('bracket', place.key)
    if (response.rounds.length === 0)
      return { response, blocks: [unavailable('Playoffs', response.unavailable, 'No bracket.')] }
    return {
      response,
      blocks: [...response.rounds.map((round) => roundBlock(place, round)), ...placesOf(place, response)],
    }
  },
}

function roundBlock(place: Place, { title, games }: Response['rounds'][number]): Block {
  const table = tableOf(
    games.filter(({ isBye }) => !isBye),
    [
      { header: 'Game', text: (game) => game.title, isText: true },
      { header: 'Team', text: ({ first }) => nameOf(first), isText: true },
      { header: 'Points', text: ({ first }) => formatPoints(first.points) },
      { header: 'Points', text: ({ second }) => formatPoints(second?.points) },
      { header: 'Opponent', text: ({ second }) => nameOf(second), isText: true },
    ],
    { place, teams: ({ first, second }) => [first.label, second?.label] },
  )
  return { title, table }
}

function placesOf(place: Place, { finalPlaces: places }: Response): Block[] {
  if (places.length === 0) return []
  const table = tableOf(
    places,
    [
      { header: '#', text: ({ rank }) => formatWhole(rank) },
      { header: 'Team', text: ({ team }) => team.name, isText: true },
    ],
    { place, teams: ({ team }) => [team.name] },
  )
  return [{ title: 'Final ranks', table }]
}

const nameOf = (slot: Slot | null) => (slot ? `${slot.label}${slot.isWinner ? ' *' : ''}` : absent)
