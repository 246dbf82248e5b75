/** Managers' skills besides winning: drafting, and the record with optimal lineups. */
import type { HistoryResponse } from '../../contract/responses/history.ts'
import { winPercentOf } from '../../domain/tally.ts'
import { describeYears, listYears } from '../../parts/history/history-words.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { deltaColumn, figureColumn, numberColumn, pointsColumn, recordColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatCount, formatRecord, formatSigned, formatWins } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { type HistorySectionProps, newestTeam } from './history-view.ts'
import { managerColumn } from './ManagerName.tsx'

export function DraftSkill({ response, links }: HistorySectionProps) {
  const { seasons, leftOut, managers } = response.draftSkill
  const [best] = managers
  if (!best) return <NotKnown title="Draft skill" leftOut={leftOut} />
  return (
    <Section
      id={ids['Draft skill']}
      inside={`Draft skill of ${formatCount(managers.length, 'manager')}`}
      title={
        best.skill > 0
          ? `${best.name} drafts best: ${formatSigned(best.skill)} wins a season`
          : 'No one drafts better than the rest'
      }
      note={`Wins per season from drafting alone, pulled toward average for short track records. ${describeSeasons(seasons, leftOut)}`}
      action={<MeasureLink measure="Draft skill" />}
    >
      <DataTable
        label="Draft skill"
        csvName="draft skill"
        columns={[managerColumn(teamNames(response)), ...draftColumns]}
        rows={managers}
        rowKey={({ key }) => key}
        rowHref={({ key }) => links.manager(key)}
      />
    </Section>
  )
}

const draftColumns: Column<HistoryResponse['draftSkill']['managers'][number]>[] = [
  deltaColumn('skill', 'Skill', ({ skill }) => skill, {
    headerNote: 'wins a season',
    className: 'w-28 sm:w-40',
    decimals: 2,
    bar: ({ skill }) => skill,
  }),
  figureColumn('wins', 'Wins by drafts', ({ draftWins }) => draftWins, formatSigned),
  numberColumn('seasons', 'Drafts', ({ seasons }) => seasons),
]

export function OptimalWorld({ response, links }: HistorySectionProps) {
  const { seasons, leftOut } = response.optimalWorld
  const managers = response.optimalWorld.managers.filter(({ games }) => games > 0)
  const [best] = managers
  if (!best) return <NotKnown title="Optimal world" leftOut={leftOut} />
  return (
    <Section
      id={ids['Optimal world']}
      inside={`Records of ${formatCount(managers.length, 'manager')} with optimal lineups`}
      title={describeOptimalWorld(managers)}
      note={`Every regular-season game replayed with optimal lineups. ${describeSeasons(seasons, leftOut)}`}
      action={<MeasureLink measure="Optimal world" />}
    >
      <DataTable
        label="Optimal world"
        csvName="optimal world"
        columns={[managerColumn(teamNames(response)), ...optimalColumns]}
        rows={managers}
        rowKey={({ key }) => key}
        rowHref={({ key }) => links.manager(key)}
      />
    </Section>
  )
}

/** "Maren Holloway stays first with optimal lineups, but wins 4 fewer" */
function describeOptimalWorld(managers: readonly OptimalRecord[]): string {
  const [best] = managers
  if (!best) return 'Optimal world'
  const isFirst = managers.every(({ real }) => (winPercentOf(real) ?? 0) <= (winPercentOf(best.real) ?? 0))
  const wins = gained(best)
  const change =
    wins === 0 ? '' : `, ${wins < 0 ? 'but' : 'and'} wins ${formatWins(Math.abs(wins))} ${wins < 0 ? 'fewer' : 'more'}`
  return isFirst
    ? `${best.name} stays first with optimal lineups${change}`
    : `${best.name} moves up to first with optimal lineups${change}`
}

type OptimalRecord = HistoryResponse['optimalWorld']['managers'][number]

const gained = ({ wins, ties, real }: OptimalRecord) => wins + ties / 2 - real.wins - real.ties / 2

const optimalColumns: Column<OptimalRecord>[] = [
  recordColumn('optimal', 'Optimal lineups', (record) => record, {
    className: undefined,
    render: (record) => <strong className="whitespace-nowrap">{formatRecord(record)}</strong>,
    csv: {
      Wins: ({ wins }) => wins,
      Losses: ({ losses }) => losses,
      Ties: ({ ties }) => ties,
      'Win %': winPercentOf,
    },
  }),
  recordColumn('real', 'Actual', ({ real }) => real, { what: 'Actual' }),
  deltaColumn('gained', 'Wins gained', gained),
  pointsColumn('points', 'Points a game', ({ pointsFor, games }) => pointsFor / games, { priority: 3 }),
]

/** By the manager's key. */
function teamNames({ managers }: HistoryResponse): (row: { key: string }) => string | undefined {
  const names = new Map(managers.map((manager) => [manager.key, newestTeam(manager)]))
  return ({ key }) => names.get(key)
}

const ids = { 'Draft skill': 'draft-skill', 'Optimal world': 'optimal-world' } as const

/** Replaces a table without seasons. */
function NotKnown({ title, leftOut }: { title: 'Draft skill' | 'Optimal world'; leftOut: readonly number[] }) {
  if (leftOut.length === 0) return null
  return (
    <Section id={ids[title]} title={title} action={<MeasureLink measure={title} />}>
      <p className="max-w-prose text-muted">
        {title === 'Draft skill'
          ? `We can’t rate the drafts of ${listYears(leftOut)} here: what dropped picks scored isn’t on record, or the season isn’t over.`
          : `We can’t replay ${listYears(leftOut)} with optimal lineups: the lineups aren’t on record, or the season isn’t over.`}
      </p>
    </Section>
  )
}

/** "Counts 2021–2024; 2020 is left out." */
function describeSeasons(seasons: readonly number[], leftOut: readonly number[]): string {
  if (leftOut.length === 0) return `Counts ${describeYears(seasons)}`
  return `Counts ${listYears(seasons)}; ${listYears(leftOut)} left out (incomplete data or still in progress)`
}
