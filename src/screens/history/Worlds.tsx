/** What managers are good at beside winning: drafting, and what their best lineups would have won. */
import { describeYears } from '../../parts/history/history-words.ts'
import { type Tally, winPercentOf, writeTally } from '../../parts/history/tally.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { deltaColumn, figureColumn, numberColumn, pointsColumn, recordColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatRecord, formatSigned } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import type { HistoryManager, SectionProps } from './history-view.ts'
import { ManagerName } from './ManagerName.tsx'

export function DraftSkill({ response, managers, links }: SectionProps) {
  const { seasons, leftOut, managers: entries } = response.draftSkill
  const rows = entries.flatMap(({ key, draftWins, skill, seasons: count }): DraftRow[] => {
    const manager = managers.find((one) => one.key === key)
    return manager ? [{ manager, skill, draftWins, seasons: count }] : []
  })
  const [best] = rows
  if (!best) return <NotKnown title="Draft skill" leftOut={leftOut} />
  const isGood = best.skill > 0
  return (
    <Section
      title={
        isGood
          ? `${best.manager.name} drafts best: ${formatSigned(best.skill)} wins a season`
          : 'No one drafts better than the rest'
      }
      note={`Wins per season from drafting alone, pulled toward average for short track records. ${describeSeasons(seasons, leftOut)}`}
      action={<MeasureLink measure="Draft skill" />}
    >
      <DataTable
        label="Draft skill"
        holds="draft skill"
        columns={draftColumns}
        rows={rows}
        rowKey={({ manager }) => manager.key}
        rowHref={({ manager }) => links.manager(manager.key)}
      />
    </Section>
  )
}

interface DraftRow {
  manager: HistoryManager
  skill: number
  draftWins: number
  seasons: number
}

const draftColumns: Column<DraftRow>[] = [
  managerColumn(),
  deltaColumn('skill', 'Skill', ({ skill }) => skill, {
    headerNote: 'wins a season',
    className: 'w-28 sm:w-40',
    decimals: 2,
    bar: ({ skill }) => skill,
  }),
  figureColumn('wins', 'Wins by drafts', ({ draftWins }) => draftWins, formatSigned),
  numberColumn('seasons', 'Drafts', ({ seasons }) => seasons),
]

export function OptimalWorld({ response, managers, links }: SectionProps) {
  const { seasons, leftOut, managers: entries } = response.optimalWorld
  const rows = entries.flatMap((entry): OptimalRow[] => {
    const manager = managers.find((one) => one.key === entry.key)
    return manager && entry.games > 0 ? [{ manager, optimal: entry, real: entry.real }] : []
  })
  const [best] = rows
  if (!best) return <NotKnown title="Optimal world" leftOut={leftOut} />
  return (
    <Section
      title={`With perfect lineups, ${best.manager.name} would rank first: ${writeTally(best.optimal)}`}
      note={`Every regular-season game replayed with optimal lineups. ${describeSeasons(seasons, leftOut)}`}
      action={<MeasureLink measure="Optimal world" />}
    >
      <DataTable
        label="Optimal world"
        holds="optimal world"
        columns={optimalColumns}
        rows={rows}
        rowKey={({ manager }) => manager.key}
        rowHref={({ manager }) => links.manager(manager.key)}
      />
    </Section>
  )
}

interface OptimalRow {
  manager: HistoryManager
  optimal: Tally & { pointsFor: number; games: number }
  real: Tally
}

const gained = ({ optimal, real }: OptimalRow) => optimal.wins + optimal.ties / 2 - real.wins - real.ties / 2

const optimalColumns: Column<OptimalRow>[] = [
  managerColumn(),
  {
    key: 'optimal',
    header: 'Optimal lineups',
    align: 'end',
    render: ({ optimal }) => <strong className="whitespace-nowrap">{formatRecord(optimal)}</strong>,
    csv: {
      Wins: ({ optimal }) => optimal.wins,
      Losses: ({ optimal }) => optimal.losses,
      Ties: ({ optimal }) => optimal.ties,
      'Win %': ({ optimal }) => winPercentOf(optimal),
    },
  },
  recordColumn('real', 'Really', ({ real }) => real, { what: 'Real' }),
  deltaColumn('gained', 'Wins more', gained),
  pointsColumn('points', 'Points a game', ({ optimal }) => optimal.pointsFor / optimal.games, { priority: 3 }),
]

function managerColumn<Row extends { manager: HistoryManager }>(): Column<Row> {
  return {
    key: 'manager',
    header: 'Manager',
    isRowHeader: true,
    className: 'w-full max-w-0 md:w-2/5',
    render: ({ manager }) => <ManagerName name={manager.name} teamName={manager.teamName} />,
    csv: ({ manager }) => manager.name,
  }
}

/** In place of a table that no season counts for. */
function NotKnown({ title, leftOut }: { title: 'Draft skill' | 'Optimal world'; leftOut: readonly number[] }) {
  if (leftOut.length === 0) return null
  return (
    <Section title={title} action={<MeasureLink measure={title} />}>
      <p className="max-w-prose text-muted">
        Nothing to show: {describeYears(leftOut)} can’t be counted. The season is still in progress, or{' '}
        {title === 'Draft skill'
          ? 'points that draft picks scored for other teams are missing.'
          : 'its lineups are missing.'}
      </p>
    </Section>
  )
}

/** "Counts 2021–2024; 2020 is left out." */
function describeSeasons(seasons: readonly number[], leftOut: readonly number[]): string {
  if (leftOut.length === 0) return `Counts ${describeYears(seasons)}`
  return `Counts ${describeYears(seasons)}; ${describeYears(leftOut)} left out (incomplete data or still in progress)`
}
