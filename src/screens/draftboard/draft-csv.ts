/** The draft's lists as CSV tables. */
import type { CompletedPick } from '../../client/complete/complete-draft.ts'
import { describeValueUnit } from '../../parts/draft/value-unit.ts'
import { type CsvColumns, type CsvTable, csvOfColumns } from '../../ui/csv.ts'
import type { Drafter } from './best-drafters.ts'

/** One row per pick, in the given order. */
export function picksTable(picks: readonly CompletedPick[]): CsvTable {
  const isByPrice = picks.some(({ performance }) => performance.priceCohort != null)
  return csvOfColumns([...pickColumns, ...cohortColumns(isByPrice)], picks)
}

/** One row per team, best first. */
export function draftersTable(drafters: readonly Drafter[]): CsvTable {
  return csvOfColumns(drafterColumns, drafters)
}

const pickColumns: CsvColumns<CompletedPick> = [
  { header: 'Pick', csv: ({ overallPick }) => overallPick },
  { header: 'Round', csv: ({ roundNum }) => roundNum },
  { header: 'Pick in Round', csv: ({ pickInRound }) => pickInRound },
  { header: 'Team', csv: ({ team }) => team.name },
  { header: 'Player', csv: ({ player }) => player.name },
  { header: 'Position', csv: ({ player }) => player.position },
  { header: 'NFL Team', csv: ({ player }) => player.nflTeam },
  { header: 'Bid', csv: ({ bidAmount }) => bidAmount },
  { header: 'Keeper', csv: ({ isKeeper }) => (isKeeper ? 'yes' : 'no') },
  { header: 'Points', csv: ({ performance }) => performance.totalPoints },
  { header: 'PPG', csv: ({ performance }) => performance.pointsPerGame },
]

/** The figures of the cohort: of the same position and round, in an auction of the same position and a similar price. */
function cohortColumns(isByPrice: boolean): CsvColumns<CompletedPick> {
  return [
    {
      header: `Points ${describeValueUnit(isByPrice).long}`,
      csv: ({ performance }) => performance.valueOverExpectation,
    },
    { header: 'Standard Deviations', csv: ({ performance }) => performance.deviations },
    { header: 'Cohort Mean', csv: ({ performance }) => performance.cohortMean },
    { header: 'Cohort Standard Deviation', csv: ({ performance }) => performance.cohortStd },
    { header: 'Cohort Size', csv: ({ performance }) => performance.cohortSize },
    { header: 'Grade', csv: ({ performance }) => performance.grade },
  ]
}

const drafterColumns: CsvColumns<Drafter> = [
  { header: 'Place', csv: ({ place }) => place },
  { header: 'Team', csv: ({ teamName }) => teamName },
  { header: 'Starter Points from Draft', csv: ({ draftPerformance }) => draftPerformance.starterPointsFromDraft },
  { header: 'Share of Starter Points', csv: ({ draftPerformance }) => draftPerformance.draftEfficiency },
]
