/** Roster and draft of a team as CSV tables. */
import { type CsvColumns, type CsvTable, csvOfColumns } from '../../ui/csv.ts'
import type { SummaryPick } from './draft-summary.ts'
import type { RosterGroup } from './group-roster.ts'
import type { RosterPlayer } from './roster-player.ts'

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
  { header: 'Slot', csv: ({ slot }) => slot },
  { header: 'Player', csv: ({ name }) => name },
  { header: 'Position', csv: ({ position }) => position },
  { header: 'NFL Team', csv: ({ nflTeam }) => nflTeam },
  // Spreadsheets read text that starts with @ as a formula.
  { header: 'Opponent', csv: ({ opponent }) => opponent?.replace(/^@/, 'at ') },
  { header: 'Points', csv: ({ points }) => points },
  { header: 'Projected', csv: ({ projected }) => projected },
  { header: 'Draft Round', csv: ({ draft }) => draft?.round },
  { header: 'Draft Pick', csv: ({ draft }) => draft?.overallPick },
]

const pickColumns: CsvColumns<SummaryPick> = [
  { header: 'Pick', csv: ({ overallPick }) => overallPick },
  { header: 'Round', csv: ({ round }) => round },
  { header: 'Player', csv: ({ name }) => name },
  { header: 'Position', csv: ({ position }) => position },
  { header: 'Points', csv: ({ points }) => points },
  { header: 'Value over Expectation', csv: ({ value }) => value },
  { header: 'Mark', csv: ({ mark }) => mark && `${mark} pick` },
]
