import { type BoardPick, toDraftBoard } from '../../../src/parts/draft/draft-board.ts'
import { formatDollars, formatPoints, formatSigned, formatText, formatWhole } from '../../../src/ui/format.ts'
import { asOnSite, beforeDraft, type Column, tableOf, type View } from './view.ts'

/** The best and the worst picks, without `--team`. */
const listed = 10

export const draft: View = {
  name: 'draft',
  description: 'booms and busts, or every pick of a team (--team)',
  endpoint: 'draftComplete',
  notIn: beforeDraft,
  async show(place) {
    const response = await place.call('draftComplete', place.key)
    const { picks, rounds, partialNote, isAuction } = toDraftBoard(asOnSite('draftComplete', response))
    const lines = partialNote === null ? [] : [partialNote]
    if (picks.length === 0) return { response, blocks: [{ title: 'Draft', lines: ['No draft picks available.'] }] }
    const columns = columnsFor(isAuction)
    const valued = picks.filter(({ value }) => value !== null).sort((a, b) => (b.value ?? 0) - (a.value ?? 0))
    if (place.team !== null || valued.length === 0) {
      const table = tableOf(picks, columns, { place, teams: ({ teamName }) => [teamName] })
      return {
        response,
        blocks: [{ title: rounds.length > 0 ? `Draft, ${rounds.length} rounds` : 'Draft', lines, table }],
      }
    }
    return {
      response,
      blocks: [
        { title: 'Best picks', lines, table: tableOf(valued.slice(0, listed), columns) },
        { title: 'Worst picks', table: tableOf(valued.slice(-listed).reverse(), columns) },
      ],
    }
  },
}

function columnsFor(isAuction: boolean): (Column<BoardPick> | false)[] {
  return [
    { header: 'Pick', text: ({ overallPick }) => formatWhole(overallPick) },
    { header: 'Round', text: ({ round }) => formatWhole(round), isExtra: true },
    {
      header: 'Player',
      text: ({ playerName, position }) => `${formatText(playerName)}${position ? ` (${position})` : ''}`,
      isText: true,
    },
    { header: 'Team', text: ({ teamName }) => formatText(teamName), isText: true },
    isAuction && { header: 'Price', text: ({ bidDollars }) => formatDollars(bidDollars) },
    { header: 'Points', text: ({ points }) => formatPoints(points) },
    { header: 'Value', text: ({ value }) => formatSigned(value) },
    { header: 'Grade', text: ({ grade }) => formatText(grade), isText: true, isExtra: true },
  ]
}
