import { describeYears } from '../../parts/history/history-words.ts'
import { writeTally } from '../../parts/history/tally.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { navigateQuery } from '../../stores/location.ts'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Delta } from '../../ui/Delta.tsx'
import { absent, formatNumber, formatPercent, formatPoints, formatRecord } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { nextSortEntries, readSort, type Sort, sortRows } from '../../ui/sort.ts'
import { GameSetToggle } from './GameSetToggle.tsx'
import type { GameSet, HistoryManager, SectionProps } from './history-view.ts'
import { ManagerName } from './ManagerName.tsx'

/** Every manager's record over all seasons. The sort is in the address; a row opens the manager. */
export function AllTimeTable({ managers, links, set, query }: SectionProps & { set: GameSet; query: URLSearchParams }) {
  const sort = readSort(query, sortKeys, mostWins)
  const rows = sortRows(managers, (manager) => sortValue(manager, set, sort.key), sort.direction)
  return (
    <Section
      title={describeTable(managers, set)}
      note={notes[set]}
      action={<MeasureLink measure="History by manager" />}
    >
      <GameSetToggle value={set} of="the all-time standings" className="mb-2" />
      <DataTable
        label="All-time standings"
        holds={`all-time standings ${set}`}
        columns={allTimeColumns(set)}
        rows={rows}
        rowKey={({ key }) => key}
        rowHref={({ key }) => links.manager(key)}
        sort={sort}
        onSort={(key) => navigateQuery(nextSortEntries(sort, key, mostWins, startsAscending), { replace: true })}
      />
    </Section>
  )
}

const notes: Readonly<Record<GameSet, string>> = {
  regular:
    'Regular season only. Points are per game; relative points compare with the league average in the same years',
  playoffs: 'Championship bracket only. Points are per game',
  all: 'Every game, consolation included. Points are per game',
}

/** "Noor has the most wins: 61–38". */
export function describeTable(managers: readonly HistoryManager[], set: GameSet): string {
  const [best, second] = [...managers].sort((a, b) => b.sets[set].wins - a.sets[set].wins)
  if (!best || best.sets[set].games === 0) return set === 'playoffs' ? 'No playoff games yet' : 'No games yet'
  const { wins } = best.sets[set]
  const where = { regular: ' in regular seasons', playoffs: ' in the playoffs', all: '' }[set]
  if (second?.sets[set].wins === wins) {
    const level = managers.filter((manager) => manager.sets[set].wins === wins)
    return `${level.length === 2 ? 'Two managers' : `${level.length} managers`} have the most wins${where}: ${wins} each`
  }
  return `${best.name} has the most wins${where}: ${writeTally(best.sets[set])}`
}

const mostWins: Sort = { key: 'record', direction: 'descending' }
const sortValues: Record<string, (manager: HistoryManager, set: GameSet) => number | string | null | undefined> = {
  manager: ({ name }) => name,
  record: ({ sets }, set) => sets[set].wins + sets[set].ties / 2 + (sets[set].winPercent ?? 0) / 1e4,
  percent: ({ sets }, set) => sets[set].winPercent,
  titles: ({ titles, runnerUps }) => titles + runnerUps / 1e3,
  relative: ({ sets }, set) => sets[set].relativePoints,
  pointsFor: ({ sets }, set) => sets[set].pointsFor,
  pointsAgainst: ({ sets }, set) => sets[set].pointsAgainst,
  luck: ({ luck }) => luck,
  playoffs: ({ playoffAppearances }) => playoffAppearances,
  runnerUps: ({ runnerUps }) => runnerUps,
  lastPlaces: ({ lastPlaces }) => lastPlaces,
  highs: ({ weeklyHighs }) => weeklyHighs,
  lows: ({ weeklyLows }) => weeklyLows,
}
const sortKeys = Object.keys(sortValues)
const startsAscending = (key: string) => key === 'manager'

function sortValue(manager: HistoryManager, set: GameSet, key: string) {
  return sortValues[key]?.(manager, set)
}

export function allTimeColumns(set: GameSet): Column<HistoryManager>[] {
  const own = ({ sets }: HistoryManager) => sets[set]
  return [
    {
      key: 'manager',
      header: 'Manager',
      isRowHeader: true,
      className: 'w-full max-w-0 lg:w-1/4',
      render: ({ name, teamName }) => <ManagerName name={name} teamName={teamName} />,
      renderNote: ({ years, isCurrent }) => (
        <span className="block truncate pl-8 font-normal text-muted text-sm leading-4" title={describeYears(years)}>
          {years.length === 0 ? 'no game yet' : describeYears(years)}
          {!isCurrent && ', left'}
        </span>
      ),
      csv: {
        Manager: ({ name }) => name,
        Seasons: ({ years }) => years.length,
        Years: ({ years }) => describeYears(years),
      },
    },
    {
      key: 'record',
      header: 'Record',
      align: 'end',
      render: (manager) => (
        <strong className="whitespace-nowrap">{own(manager).games > 0 ? formatRecord(own(manager)) : absent}</strong>
      ),
      csv: {
        Wins: (manager) => own(manager).wins,
        Losses: (manager) => own(manager).losses,
        Ties: (manager) => own(manager).ties,
        Games: (manager) => own(manager).games,
      },
    },
    {
      key: 'percent',
      header: 'Win %',
      align: 'end',
      priority: 2,
      render: (manager) => formatPercent(own(manager).winPercent),
      csv: (manager) => own(manager).winPercent,
    },
    {
      key: 'titles',
      header: 'Titles',
      align: 'end',
      render: ({ titles, titleYears }) => (
        <span className={titles > 0 ? 'font-semibold text-gold' : 'text-muted'} title={titleYears.join(', ')}>
          {titles}
        </span>
      ),
      csv: { Titles: ({ titles }) => titles, 'Title years': ({ titleYears }) => titleYears.join(' ') },
    },
    figure('playoffs', 'In the playoffs', 3, ({ playoffAppearances }) => playoffAppearances),
    {
      key: 'relative',
      header: 'Relative points',
      align: 'end',
      priority: 2,
      render: (manager) => formatNumber(own(manager).relativePoints, 3),
      csv: (manager) => own(manager).relativePoints,
      bar: (manager) => own(manager).relativePoints,
      barScale: 'range',
    },
    {
      key: 'luck',
      header: 'Luck in wins',
      headerNote: set === 'regular' ? undefined : 'regular season',
      align: 'end',
      priority: 3,
      render: ({ luck }) => <Delta value={luck} />,
      csv: { 'Expected wins': ({ expectedWins }) => expectedWins, 'Luck in wins': ({ luck }) => luck },
    },
    points('points_for', 'Points', (manager) => own(manager).pointsFor),
    points('points_against', 'Against', (manager) => own(manager).pointsAgainst),
    figure('runner_ups', 'Runner-up finishes', 5, ({ runnerUps }) => runnerUps),
    figure('last_places', 'Last places', 5, ({ lastPlaces }) => lastPlaces),
    figure('highs', 'Best weeks', 5, ({ weeklyHighs }) => weeklyHighs),
    figure('lows', 'Worst weeks', 5, ({ weeklyLows }) => weeklyLows),
  ]
}

function figure(
  key: string,
  header: string,
  priority: 3 | 5,
  read: (manager: HistoryManager) => number,
): Column<HistoryManager> {
  return { key, header, align: 'end', priority, render: (manager) => formatNumber(read(manager)), csv: read }
}

function points(
  key: string,
  header: string,
  read: (manager: HistoryManager) => number | null | undefined,
): Column<HistoryManager> {
  return { key, header, align: 'end', priority: 4, render: (manager) => formatPoints(read(manager)), csv: read }
}
