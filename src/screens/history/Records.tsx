import type { GameSet } from '../../domain/vocabulary.ts'
import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { useMoments } from '../../stores/use-moments.ts'
import { numberColumn, scoreColumn, textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatCount } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { Comebacks } from './Comebacks.tsx'
import { GameSetToggle } from './GameSetToggle.tsx'
import type { HistorySectionProps } from './history-view.ts'
import { ManagerLink } from './ManagerName.tsx'
import { describeRecords, type RecordRow, toRecordRows } from './record-rows.ts'

/** Every record with all of its holders; a row opens its week. */
export function Records({ response, links, set, league }: HistorySectionProps & { set: GameSet; league: string }) {
  const rows = toRecordRows(response, set, links)
  const moments = useMoments(`${league} ${set} record holders`, rows.map(nameRecord))
  return (
    <Section
      id="records"
      title={describeRecords(rows)}
      inside={formatCount(new Set(rows.map(({ label }) => label)).size, 'record')}
      note="League records and everyone who holds them"
      action={<MeasureLink measure="Records" />}
    >
      <GameSetToggle value={set} of="the records" className="mb-2" />
      <DataTable
        label="Records"
        csvName={`records ${set}`}
        columns={recordColumns(links)}
        rows={rows}
        rowKey={({ key }) => key}
        rowClass={(row) => (moments.has(nameRecord(row)) ? 'moment' : undefined)}
        rowHref={({ href }) => href}
        emptyText="No records yet. They appear after the first final game."
      />
      <Comebacks response={response} links={links} />
    </Section>
  )
}

/** By the manager's key, because names change. */
const nameRecord = ({ key, text, holder }: RecordRow) => `${key} ${text} ${holder.key ?? holder.name}`

export const recordColumns = (links: HistoryLinks): Column<RecordRow>[] => [
  textColumn('record', 'Record', ({ label }) => label, {
    isRowHeader: true,
    className: 'min-w-24 w-2/5 lg:w-1/4',
    render: ({ label, isShared }) => (
      <span className={isShared ? 'text-muted' : 'font-medium'}>
        {isShared && <span className="sr-only">{label}, </span>}
        {isShared ? 'shared with' : label}
      </span>
    ),
    renderNote: ({ when }) => <span className="block font-normal text-muted text-sm leading-4 lg:hidden">{when}</span>,
  }),
  numberColumn('value', 'Value', ({ value }) => value, {
    render: ({ text }) => <strong className="sm:whitespace-nowrap">{text}</strong>,
  }),
  textColumn('holder', 'Manager', ({ holder }) => holder.name, {
    className: 'max-w-0 w-2/5 lg:w-1/4',
    render: ({ holder: { key, name, players, isRunning } }) => (
      <>
        <ManagerLink name={name} href={key && links.manager(key)} />
        {players.length > 0 && <bdi className="block truncate text-muted text-sm leading-4">{players.join(', ')}</bdi>}
        {isRunning && <span className="block text-accent text-sm leading-4">active</span>}
      </>
    ),
    csv: {
      Manager: ({ holder }) => holder.name,
      Team: ({ holder }) => holder.team.name,
      Players: ({ holder }) => holder.players.join(', '),
    },
  }),
  textColumn('opponent', 'Against', ({ holder }) => holder.opponentName, {
    priority: 5,
    className: 'max-w-0 md:w-1/5',
    render: ({ holder: { key, opponentKey, opponentName } }) =>
      opponentName !== null && (
        <ManagerLink name={opponentName} href={opponentKey && key && links.versus(key, opponentKey)} />
      ),
  }),
  scoreColumn(({ scores }) => scores, { priority: 3 }),
  textColumn('when', 'When', ({ when }) => when, {
    align: 'end',
    className: 'max-lg:hidden',
    render: ({ when }) => <span className="whitespace-nowrap text-muted text-sm">{when}</span>,
    csv: { Season: ({ holder }) => holder.season, When: ({ when }) => when },
  }),
]
