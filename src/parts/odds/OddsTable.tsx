import { type HostName, hostTitles } from '../../domain/identity.ts'
import type { CsvColumn } from '../../ui/csv.ts'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Delta } from '../../ui/Delta.tsx'
import { absent, formatNumber, formatPercent, formatWins, isFiniteNumber } from '../../ui/format.ts'
import { TeamName } from '../../ui/TeamMark.tsx'
import { describeStatus, type ForecastRow, type ShownOdds } from './forecast-rows.ts'
import { OddsTrack } from './OddsTrack.tsx'

/** Every team's odds. `before`: the forecast's own odds, where the rows are those of chosen results. */
export function OddsTable({ rows, before, host, teamHref }: OddsTableProps) {
  return (
    <DataTable
      label="Season odds"
      holds="forecast"
      columns={columnsOf(rows, before, host)}
      rows={rows}
      rowKey={({ teamId, teamName }) => teamId ?? teamName}
      rowHref={({ teamId }) => (teamId === null ? undefined : teamHref(teamId))}
    />
  )
}

function columnsOf(
  rows: readonly ForecastRow[],
  before: readonly ForecastRow[] | null,
  host: HostName,
): Column<ForecastRow>[] {
  const was = (row: ForecastRow) => before?.[rows.indexOf(row)]?.playoffs?.chance
  const hasByes = rows.some(({ bye }) => (bye?.chance ?? 0) > 0)
  const hasHost = rows.some(({ hostChance }) => isFiniteNumber(hostChance))
  const columns: Column<ForecastRow>[] = [
    {
      key: 'team',
      header: 'Team',
      isRowHeader: true,
      render: ({ teamName }) => <TeamName name={teamName} />,
      renderNote: (row) => (
        <span className="block truncate pl-9 font-normal text-muted text-sm leading-4">
          {[row.record, describeStatus(row)].filter(Boolean).join(' · ')}
        </span>
      ),
      csv: teamCells,
      className: 'w-full max-w-0 md:w-2/5',
    },
    {
      key: 'playoffs',
      header: 'Playoffs',
      align: 'end',
      className: 'min-w-24 sm:min-w-40',
      render: (row) => (
        <span className="flex flex-col items-end gap-0.5">
          <span className="flex items-baseline gap-2">
            <Moved now={row.playoffs?.chance} was={was(row)} />
            <span className="scoreboard text-lg leading-5">{row.playoffs?.text ?? absent}</span>
          </span>
          <OddsTrack now={row.playoffs?.chance ?? 0} was={was(row) ?? null} />
        </span>
      ),
      csv: ({ playoffs }) => percentOf(playoffs),
    },
    oddsColumn('title', 'Title', 1, ({ title }) => title),
    ...(hasByes ? [oddsColumn('bye', 'Bye', 3, ({ bye }) => bye)] : []),
    oddsColumn('last', 'Last place', 3, ({ lastPlace }) => lastPlace),
    {
      key: 'wins',
      header: 'Wins',
      headerNote: '(8 of 10 seasons)',
      align: 'end',
      priority: 2,
      render: ({ meanWins, winsLow, winsHigh }) => (
        <span className="whitespace-nowrap">
          {formatNumber(meanWins, 1)}
          {isFiniteNumber(winsLow) && isFiniteNumber(winsHigh) && (
            <span className="block text-muted text-sm leading-4">
              {formatWins(winsLow)}
              {winsHigh > winsLow && `–${formatWins(winsHigh)}`}
            </span>
          )}
        </span>
      ),
      csv: {
        'Avg. wins': ({ meanWins }) => meanWins,
        'Wins P10': ({ winsLow }) => winsLow,
        'Wins P90': ({ winsHigh }) => winsHigh,
      },
    },
  ]
  // Once the regular season is over the record shows it.
  const isOpen = rows.some(({ winsLow, winsHigh }) => winsLow !== winsHigh)
  if (hasHost) {
    columns.push({
      key: 'host',
      header: hostTitles[host],
      headerNote: '(playoffs)',
      align: 'end',
      priority: 4,
      render: ({ hostChance }) => (
        <span className="text-muted">{formatPercent(100 * (hostChance ?? Number.NaN), 0)}</span>
      ),
      csv: ({ hostChance }) => (hostChance === null ? null : 100 * hostChance),
    })
  }
  return isOpen ? columns : columns.filter(({ key }) => key !== 'wins')
}

/** Spreadsheets would read 9-5 as a date. */
const teamCells: CsvColumn<ForecastRow> = {
  Team: ({ teamName }) => teamName,
  Record: ({ record }) => record.replaceAll('-', '–'),
  Status: describeStatus,
  'Magic number': ({ magicNumber }) => magicNumber,
}

function oddsColumn(
  key: string,
  header: string,
  priority: 1 | 3,
  odds: (row: ForecastRow) => ShownOdds | null,
): Column<ForecastRow> {
  return {
    key,
    header,
    align: 'end',
    priority,
    render: (row) => odds(row)?.text ?? absent,
    csv: (row) => percentOf(odds(row)),
    bar: (row) => odds(row)?.chance,
  }
}

/** Percentage points; nothing for small changes. */
export function Moved({ now, was }: { now: number | undefined; was: number | undefined }) {
  if (now === undefined || was === undefined || Math.abs(now - was) < 0.005) return null
  return <Delta value={100 * (now - was)} decimals={0} className="text-sm" />
}

function percentOf(odds: ShownOdds | null): number | null {
  return odds && 100 * odds.chance
}

interface OddsTableProps {
  rows: readonly ForecastRow[]
  /** In the order of the rows. */
  before: readonly ForecastRow[] | null
  /** Where the league is played, whose own odds are a column where it has any. */
  host: HostName
  teamHref: (teamId: number) => string
}
