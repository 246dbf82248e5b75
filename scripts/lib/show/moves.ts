import type { ResponseOf } from '../../../src/contract/responses/index.ts'
import { kindNames, listAssets } from '../../../src/parts/moves/move-labels.ts'
import { formatDollars, formatSigned, formatText, formatWhole } from '../../../src/ui/format.ts'
import { type Block, beforeSeason, isOfTeam, type Place, tableOf, unavailable, type View } from './view.ts'

type Response = ResponseOf<'moves'>
type Move = Response['moves'][number]

/** Default without `--week` and `--team`. */
const listed = 10

export const moves: View = {
  name: 'moves',
  description: 'trades, claims, and drops and how they paid off (--week, --team)',
  notIn: beforeSeason,
  async show(place) {
    const response = await place.call('moves', place.key)
    if (response.teams.length === 0 && response.moves.length === 0)
      return { response, blocks: [unavailable('Moves', response.unavailable, 'No moves yet.')] }
    const blocks =
      place.week === null && place.team === null
        ? [teamsOf(place, response), ...bestOf(place, response)]
        : [logOf(place, response)]
    return { response, blocks }
  },
}

function teamsOf(place: Place, { teams, usesBudget, notes }: Response): Block {
  const table = tableOf(
    teams,
    [
      { header: 'Team', text: ({ team }) => team.name, isText: true },
      { header: 'Adds', text: ({ adds }) => formatWhole(adds) },
      { header: 'Drops', text: ({ drops }) => formatWhole(drops), isExtra: true },
      { header: 'Trades', text: ({ trades }) => formatWhole(trades) },
      { header: 'By adds', text: ({ addValue }) => formatSigned(addValue) },
      { header: 'By trades', text: ({ tradeValue }) => formatSigned(tradeValue) },
      usesBudget && { header: 'Bids', text: ({ bids }) => formatDollars(bids), isExtra: true },
    ],
    { place, teams: ({ team }) => [team.name] },
  )
  return { title: 'Moves', lines: [...notes, 'Value: starter points above replacement.'], table }
}

function bestOf(place: Place, response: Response): Block[] {
  const byId = new Map(response.moves.map((move) => [move.id, move]))
  const find = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []).slice(0, listed)
  return [
    { title: 'Best pickups', table: listMoves(place, find(response.bestPickUps)) },
    { title: 'Worst pickups', table: listMoves(place, find(response.worstPickUps)) },
    { title: 'Trades', table: listMoves(place, find(response.bestTrades)) },
  ].filter(({ table }) => table.rows.length > 0)
}

function logOf(place: Place, response: Response): Block {
  const found = response.moves.filter(
    (move) =>
      (place.week === null || move.week === place.week) &&
      isOfTeam(
        place,
        move.sides.map(({ team }) => team.name),
      ),
  )
  if (found.length === 0) return { title: 'Moves', lines: ['No moves match this week and team.'] }
  return { title: 'Moves', table: listMoves(place, found) }
}

function listMoves({ league }: Place, found: readonly Move[]) {
  const rows = found.flatMap((move) => move.sides.map((side) => ({ move, side })))
  return tableOf(rows, [
    { header: 'Week', text: ({ move }) => formatWhole(move.week) },
    { header: 'Kind', text: ({ move }) => (move.isRelease ? 'Release' : kindNames[move.kind]), isText: true },
    { header: 'Team', text: ({ side }) => side.team.name, isText: true },
    {
      header: 'Received',
      text: ({ move, side }) => formatText([...namesOf(side.received), ...listAssets(side, move)].join(', ')),
      isText: true,
    },
    { header: 'Sent', text: ({ side }) => formatText(namesOf(side.sent).join(', ')), isText: true },
    league.completedWeeks.length > 0 && { header: 'Value', text: ({ side }) => formatSigned(side.value) },
    rows.some(({ move }) => move.bid !== null) && {
      header: 'Bid',
      text: ({ move }) => formatDollars(move.bid),
      isExtra: true,
    },
  ])
}

const namesOf = (players: readonly { player: { name: string; position: string } }[]) =>
  players.map(({ player }) => `${player.name} (${player.position})`)
