import type { ManagerHistoryResponse } from '../../contract/responses/history.ts'
import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { describeSpan } from '../../parts/history/history-words.ts'
import { deltaColumn, numberColumn, pointsColumn, recordColumn, textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { absent, formatNumber, formatOrdinal } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { aGame } from './history-view.ts'

type Season = ManagerHistoryResponse['seasons'][number]

/** Teams and finishes, newest first. A row opens the season. */
export function ManagerSeasons({ response, links }: { response: ManagerHistoryResponse; links: HistoryLinks }) {
  const streaks = [
    ...response.longestWinningStreaks.map((streak) => ({ ...streak, label: 'Longest winning streak' })),
    ...response.longestLosingStreaks.map((streak) => ({ ...streak, label: 'Longest losing streak' })),
  ]
  return (
    <>
      <DataTable
        label="Seasons of the manager"
        csvName={`seasons of ${response.name}`}
        columns={columns}
        rows={response.seasons.toReversed()}
        rowKey={({ season, team }) => `${season} ${team.id}`}
        rowHref={({ season }) => links.season(season)}
      />
      {streaks.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-1 text-sm">
          {streaks.map(({ label, length, since, until }) => (
            <li key={`${label} ${since.season} ${since.week}`}>
              <span className="text-muted">{label}:</span> {length} games,{' '}
              <a href={links.week(until.season, until.week)} className="underline-offset-4 hover:underline">
                {describeSpan(since, until)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const columns: Column<Season>[] = [
  textColumn('season', 'Season', ({ season }) => season, {
    className: 'w-16',
    render: ({ season }) => <span className="scoreboard text-lg">{season}</span>,
  }),
  textColumn('team', 'Team', ({ team }) => team.name, {
    className: 'w-full max-w-0 md:w-2/5',
    render: ({ team, coManagers }) => (
      <>
        <TeamName name={team.name} size={22} wraps className="leading-5" />
        {coManagers.length > 0 && (
          <bdi className="block truncate pl-8 text-muted text-sm leading-4">
            with {coManagers.map(({ name }) => name).join(', ')}
          </bdi>
        )}
      </>
    ),
    csv: {
      Team: ({ team }) => team.name,
      With: ({ coManagers }) => coManagers.map(({ name }) => name).join(', '),
    },
  }),
  numberColumn('finish', 'Finish', ({ rank }) => rank, {
    render: ({ rank, isChampion, teamCount }) => (
      <span className={isChampion ? 'inline-flex items-center gap-1 font-semibold text-gold' : 'whitespace-nowrap'}>
        {isChampion && <Icon name="trophy" size={16} />}
        {rank === null ? absent : formatOrdinal(rank)}
        {rank !== null && <span className="whitespace-nowrap text-muted text-sm max-sm:hidden"> of {teamCount}</span>}
      </span>
    ),
    csv: { Finish: ({ rank }) => rank, Teams: ({ teamCount }) => teamCount },
  }),
  recordColumn('record', 'Record', ({ regular }) => regular),
  numberColumn('seed', 'Seed', ({ seed }) => seed, {
    priority: 3,
    render: ({ seed, madePlayoffs }) => (
      <span className={madePlayoffs ? undefined : 'text-muted'}>{formatNumber(seed)}</span>
    ),
    csv: {
      Seed: ({ seed }) => seed,
      Playoffs: ({ madePlayoffs }) => (madePlayoffs === null ? null : madePlayoffs ? 'yes' : 'no'),
    },
  }),
  pointsColumn(
    'points',
    'Points a game',
    ({ regular }) => aGame(regular.pointsFor, regular.gamesWithPoints ?? regular.games),
    { priority: 3 },
  ),
  numberColumn('relative', 'Relative points', ({ regular }) => regular.relativePoints, { priority: 4, decimals: 3 }),
  deltaColumn('luck', 'Luck', ({ luck }) => luck, { headerNote: '(wins)', priority: 3 }),
]
