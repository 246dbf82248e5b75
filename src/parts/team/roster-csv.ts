/** Roster and draft of a team as CSV tables. */
import { type CsvColumns, type CsvTable, csvOfColumns } from '../../ui/csv.ts'
import type { SummaryPick } from './draft-summary.ts'
import type { RosterGroup } from './group-roster.ts'
import type { RosterPlayer } from './week-roster.ts'

/** One row per player of the week, group by group as on the page. */
export function rosterTable(groups: readonly RosterGroup[]): CsvTable {
  return csvOfColumns(
    playerColumns,
    groups.flatMap(({ players }) => players),
  )
}

/** One row per pick of the team's draft. */
export function draftTable(picks: readonly SummaryPick[]): CsvTable {
  return csvOfColumns(pickColumns, picks)
}

const playerColumns: CsvColumns<RosterPlayer> = [
  { header: 'Slot', csv: ({ lineupSlot }) => lineupSlot },
  { header: 'Player', csv: ({ name }) => name },
  { header: 'Position', csv: ({ position }) => position },
  { header: 'NFL Team', csv: ({ nflTeam }) => nflTeam },
  // Spreadsheets read text that starts with @ as a formula.
  { header: 'Opponent', csv: ({ opponentMatchup }) => opponentMatchup?.replace(/^@/, 'at ') },
  { header: 'Points', csv: ({ weekPoints }) => weekPoints },
  { header: 'Projected', csv: ({ projectedPoints }) => projectedPoints },
  { header: 'Draft Round', csv: ({ draftInfo }) => draftInfo?.round },
  { header: 'Draft Pick', csv: ({ draftInfo }) => draftInfo?.overallPick },
]

const pickColumns: CsvColumns<SummaryPick> = [
  { header: 'Pick', csv: ({ pick }) => pick },
  { header: 'Round', csv: ({ round }) => round },
  { header: 'Player', csv: ({ playerName }) => playerName },
  { header: 'Position', csv: ({ position }) => position },
  { header: 'Points', csv: ({ totalPoints }) => totalPoints },
  { header: 'Points vs. Cohort Average', csv: ({ valueOverExpectation }) => valueOverExpectation },
  {
    header: 'Mark',
    csv: ({ isBestPick, isWorstPick }) => (isBestPick ? 'best pick' : isWorstPick ? 'worst pick' : null),
  },
]
