import type { CompletedPick } from '../../../src/client/complete/complete-draft.ts'
import { withKnownValue } from '../../../src/client/complete/graded-picks.ts'
import { draftRoundsOf, isAuction } from '../../../src/parts/draft/draft-board.ts'
import { formatDollars, formatPoints, formatSigned, formatText, formatWhole } from '../../../src/ui/format.ts'
import { asOnSite, beforeDraft, type Column, tableOf, type View } from './view.ts'

/** The best and the worst picks, without `--team`. */
const listed = 10

export const draft: View = {
  name: 'draft',
  description: 'booms and busts, or every pick of a team (--team)',
  notIn: beforeDraft,
  async show(place) {
    const response = await place.call('draftComplete', place.key)
    const { draftPicks: picks, draftAnalysis } = await asOnSite('draftComplete', response)
    const { note } = draftAnalysis.summary
    const lines = note === null ? [] : [note]
    if (picks.length === 0) return { response, blocks: [{ title: 'Draft', lines: ['No draft picks available.'] }] }
    const columns = columnsFor(isAuction(picks))
    const rounds = draftRoundsOf(picks)
    const valued = withKnownValue(picks)
      .sort((a, b) => b.value - a.value)
      .map(({ pick }) => pick)
    if (place.team !== null || valued.length === 0) {
      const table = tableOf(picks, columns, { place, teams: ({ team }) => [team.name] })
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

function columnsFor(isAuctioned: boolean): (Column<CompletedPick> | false)[] {
  return [
    { header: 'Pick', text: ({ overallPick }) => formatWhole(overallPick) },
    { header: 'Round', text: ({ roundNum }) => formatWhole(roundNum), isExtra: true },
    {
      header: 'Player',
      text: ({ player: { name, position } }) => `${name}${position ? ` (${position})` : ''}`,
      isText: true,
    },
    { header: 'Team', text: ({ team }) => team.name, isText: true },
    isAuctioned && { header: 'Price', text: ({ bidAmount }) => formatDollars(bidAmount) },
    { header: 'Points', text: ({ performance }) => formatPoints(performance.totalPoints) },
    { header: 'Value', text: ({ performance }) => formatSigned(performance.valueOverExpectation) },
    { header: 'Grade', text: ({ performance }) => formatText(performance.grade), isText: true, isExtra: true },
  ]
}
