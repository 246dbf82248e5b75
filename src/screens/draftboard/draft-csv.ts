/** The draft's lists as CSV tables. */
import type { BoardPick } from '../../parts/draft/draft-board.ts'
import { type CsvColumns, type CsvTable, csvOfColumns } from '../../ui/csv.ts'
import type { Drafter } from './best-drafters.ts'

/** One row per pick, in the given order. */
export function picksTable(picks: readonly BoardPick[]): CsvTable {
  return csvOfColumns(pickColumns, picks)
}

/** One row per team, best first. */
export function draftersTable(drafters: readonly Drafter[]): CsvTable {
  return csvOfColumns(drafterColumns, drafters)
}

const pickColumns: CsvColumns<BoardPick> = [
  { header: 'Pick', csv: ({ overallPick }) => overallPick },
  { header: 'Round', csv: ({ round }) => round },
  { header: 'Pick in Round', csv: ({ pickInRound }) => pickInRound },
  { header: 'Team', csv: ({ teamName }) => teamName },
  { header: 'Player', csv: ({ playerName }) => playerName },
  { header: 'Position', csv: ({ position }) => position },
  { header: 'NFL Team', csv: ({ nflTeam }) => nflTeam },
  { header: 'Bid', csv: ({ bidDollars }) => bidDollars },
  { header: 'Keeper', csv: ({ isKeeper }) => (isKeeper ? 'yes' : 'no') },
  { header: 'Points', csv: ({ points }) => points },
  { header: 'PPG', csv: ({ pointsPerGame }) => pointsPerGame },
  { header: 'Value over Expectation', csv: ({ value }) => value },
  { header: 'Standard Deviations', csv: ({ deviations }) => deviations },
  { header: 'Cohort Mean', csv: ({ cohort }) => cohort?.mean ?? null },
  { header: 'Cohort Standard Deviation', csv: ({ cohort }) => cohort?.std ?? null },
  { header: 'Cohort Size', csv: ({ cohort }) => cohort?.size ?? null },
  { header: 'Grade', csv: ({ grade }) => grade },
  { header: 'Value over Price', csv: ({ price }) => price?.value ?? null },
  { header: 'Price Cohort Mean', csv: ({ price }) => price?.mean ?? null },
  { header: 'Price Cohort Size', csv: ({ price }) => price?.size ?? null },
]

const drafterColumns: CsvColumns<Drafter> = [
  { header: 'Place', csv: ({ place }) => place },
  { header: 'Team', csv: ({ teamName }) => teamName },
  { header: 'Starter Points from Draft', csv: ({ starterPoints }) => starterPoints },
  { header: 'Share of Starter Points', csv: ({ efficiency }) => efficiency },
]
