import type { HistoryManager } from '../../contract/responses/history.ts'
import { writeRecord } from '../../domain/record-text.ts'
import { spellNumber } from '../../domain/spell-number.ts'
import { winPercentOf } from '../../domain/tally.ts'
import type { GameSet } from '../../domain/vocabulary.ts'
import { hasOnlyTables } from '../../parts/history/GamesUnknown.tsx'
import { capitalize, describeYears } from '../../parts/history/history-words.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { deltaColumn, numberColumn, percentColumn, pointsColumn, recordColumn } from '../../ui/columns.tsx'
import type { Column } from '../../ui/DataTable.tsx'
import { absent, formatCount, formatRecord } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { SortedTable } from '../../ui/SortedTable.tsx'
import { GameSetToggle } from './GameSetToggle.tsx'
import { aGame, type HistorySectionProps, newestTeam } from './history-view.ts'
import { managerColumn } from './ManagerName.tsx'

/** Every manager's record over all seasons. The sort order is in the URL; a row opens the manager. */
export function AllTimeTable({
  response: { managers, seasons },
  links,
  set,
  query,
}: HistorySectionProps & { set: GameSet; query: URLSearchParams }) {
  return (
    <Section
      id="all-time"
      title={describeAllTime(managers, set)}
      inside={`All-time standings of ${formatCount(managers.length, 'manager')}`}
      note={notes[set]}
      action={<MeasureLink measure="History by manager" />}
    >
      <GameSetToggle value={set} of="the all-time standings" className="mb-2" />
      <SortedTable
        label="All-time standings"
        csvName={`all-time standings ${set}`}
        columns={allTimeColumns(set, ({ seasonYears }) => hasOnlyTables(seasons, seasonYears))}
        rows={managers}
        rowKey={({ key }) => key}
        rowHref={({ key }) => links.manager(key)}
        query={query}
        first={{ key: 'record', direction: 'descending' }}
        ascending={['manager']}
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

/** "Noor has the most wins: 61-38". */
function describeAllTime(managers: readonly HistoryManager[], set: GameSet): string {
  const [best, second] = managers.toSorted((a, b) => b[set].wins - a[set].wins)
  if (!best || best[set].games === 0) return set === 'playoffs' ? 'No playoff games yet' : 'No games yet'
  const { wins } = best[set]
  const where = { regular: ' in regular seasons', playoffs: ' in the playoffs', all: '' }[set]
  if (second?.[set].wins === wins) {
    const level = managers.filter((manager) => manager[set].wins === wins)
    return `${capitalize(spellNumber(level.length))} managers have the most wins${where}: ${wins} each`
  }
  return `${best.name} has the most wins${where}: ${writeRecord(best[set])}`
}

export function allTimeColumns(
  set: GameSet,
  isTable: (manager: HistoryManager) => boolean = () => false,
): Column<HistoryManager>[] {
  return [
    managerColumn(newestTeam, {
      className: 'w-full max-w-0 lg:w-1/4',
      renderNote: ({ seasonYears: years, isCurrent }) => (
        <span className="block truncate pl-8 font-normal text-muted text-sm leading-4" title={describeYears(years)}>
          {years.length === 0 ? 'no game yet' : describeYears(years)}
          {!isCurrent && ', left'}
        </span>
      ),
      csv: {
        Manager: ({ name }) => name,
        Seasons: ({ seasonYears }) => seasonYears.length,
        Years: ({ seasonYears }) => describeYears(seasonYears),
      },
    }),
    recordColumn('record', 'Record', (manager) => manager[set], {
      className: undefined,
      render: (manager) => (
        <strong className="whitespace-nowrap">{manager[set].games > 0 ? formatRecord(manager[set]) : absent}</strong>
      ),
      csv: {
        Wins: (manager) => manager[set].wins,
        Losses: (manager) => manager[set].losses,
        Ties: (manager) => manager[set].ties,
        Games: (manager) => manager[set].games,
      },
      sortBy: ({ [set]: own }) => own.wins + own.ties / 2 + (winPercentOf(own) ?? 0) / 1e4,
    }),
    percentColumn('percent', 'Win %', (manager) => winPercentOf(manager[set]), { priority: 2 }),
    numberColumn('titles', 'Titles', ({ titles }) => titles, {
      render: ({ titles, titleYears }) => (
        <span className={titles > 0 ? 'font-semibold text-gold' : 'text-muted'} title={titleYears.join(', ')}>
          {titles}
        </span>
      ),
      csv: { Titles: ({ titles }) => titles, 'Title years': ({ titleYears }) => titleYears.join(' ') },
      sortBy: ({ titles, runnerUps }) => titles + runnerUps / 1e3,
    }),
    numberColumn(
      'playoffs',
      'In the playoffs',
      (manager) => (isTable(manager) ? manager.playoffAppearances || null : manager.playoffAppearances),
      { priority: 3 },
    ),
    numberColumn('relative', 'Relative points', (manager) => manager[set].relativePoints, {
      decimals: 3,
      priority: 2,
      bar: (manager) => manager[set].relativePoints,
      barScale: 'range',
    }),
    deltaColumn('luck', 'Luck', ({ luck }) => luck, {
      headerNote: set === 'regular' ? 'in wins' : 'regular season',
      priority: 3,
      csv: { 'Expected wins': ({ expectedWins }) => expectedWins, Luck: ({ luck }) => luck },
    }),
    pointsColumn('points_for', 'Points', ({ [set]: own }) => aGame(own.pointsFor, own.gamesWithPoints ?? own.games), {
      priority: 5,
    }),
    pointsColumn(
      'points_against',
      'Against',
      ({ [set]: own }) => aGame(own.pointsAgainst, own.gamesWithPointsAgainst ?? own.games),
      {
        priority: 5,
      },
    ),
    numberColumn('runner_ups', 'Runner-up', ({ runnerUps }) => runnerUps, { headerNote: 'finishes', priority: 5 }),
    numberColumn('last_places', 'Last places', ({ lastPlaces }) => lastPlaces, { priority: 5 }),
    numberColumn('highs', 'Best weeks', (manager) => (isTable(manager) ? null : manager.weeklyHighs), { priority: 5 }),
    numberColumn('lows', 'Worst weeks', (manager) => (isTable(manager) ? null : manager.weeklyLows), { priority: 5 }),
  ]
}
