/** The games of two managers: one mark per game by season, then the list with margins. */
import type { ManagerVersusResponse } from '../../contract/responses/history.ts'
import { labelDecidedBy, writeDecidedBy } from '../../domain/decided-by.ts'
import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { describeWeeks } from '../../parts/history/history-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { deltaColumn, scoreColumn, textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Delta } from '../../ui/Delta.tsx'
import { formatScores } from '../../ui/format.ts'
import { TeamName } from '../../ui/TeamMark.tsx'

type Game = ManagerVersusResponse['games'][number]

export function VersusGames({ response, links }: { response: ManagerVersusResponse; links: HistoryLinks }) {
  const { games, manager, other } = response
  return (
    <>
      <ol aria-label="Games by season" className="mb-4 flex flex-wrap gap-x-5 gap-y-2">
        {[...Map.groupBy(games, ({ season }) => season)].map(([season, ofSeason]) => (
          <li key={season} className="flex items-center gap-1">
            <span className="scoreboard mr-1 text-muted">{season}</span>
            {ofSeason.map((game) => (
              <a
                key={`${game.week} ${game.matchupId}`}
                href={links.week(game.season, game.week)}
                aria-label={`${describeWeeks(game.weeks, game.week)}: ${resultOf(game).word} ${formatScores(game.scores)}${describeHow(game)}`}
                className={classNames(
                  'flex size-11 items-center justify-center rounded-md border font-semibold text-sm hover:outline-2 hover:outline-outline sm:size-8',
                  resultOf(game).mark,
                  game.kind === 'playoffs' && 'border-2',
                )}
              >
                {resultOf(game).letter}
              </a>
            ))}
          </li>
        ))}
      </ol>
      <DataTable
        label="Games of the two"
        csvName={`games of ${manager.name} and ${other.name}`}
        columns={columns}
        rows={games.toReversed()}
        rowKey={({ season, week, matchupId }) => `${season} ${week} ${matchupId}`}
        rowHref={({ season, week }) => links.week(season, week)}
      />
    </>
  )
}

const results = {
  win: { word: 'won', letter: 'W', mark: 'border-better text-better' },
  loss: { word: 'lost', letter: 'L', mark: 'border-worse text-worse' },
  tie: { word: 'tied', letter: 'T', mark: 'border-outline text-muted' },
  noContest: { word: 'no contest', letter: '–', mark: 'border-outline text-muted' },
} as const
const resultOf = ({ result, isNoContest }: Game) => results[isNoContest ? 'noContest' : result]

const kinds = { regular: 'Regular season', playoffs: 'Playoffs', consolation: 'Consolation' } as const
/** The scores of a game; in a tie in their order. */
export function scoresByResult({ result, scores: [own = 0, theirs = 0] }: Game): { winner: number; loser: number } {
  return result === 'loss' ? { winner: theirs, loser: own } : { winner: own, loser: theirs }
}

/** See `writeDecidedBy`. */
export function describeHow(game: Game): string {
  const { winner, loser } = scoresByResult(game)
  return game.result === 'tie' ? '' : writeDecidedBy([winner, loser])
}

const marginOf = ({ scores: [own = 0, theirs = 0] }: Game) => own - theirs

const columns: Column<Game>[] = [
  textColumn('game', 'Game', ({ season }) => season, {
    isRowHeader: true,
    render: ({ season, week, weeks }) => (
      <span className="whitespace-nowrap">
        {season}, {describeWeeks(weeks, week)}
      </span>
    ),
    renderNote: ({ kind }) =>
      kind === 'regular' ? null : <span className="block font-normal text-muted text-sm leading-4">{kinds[kind]}</span>,
    csv: { Season: ({ season }) => season, Week: ({ week }) => week, Kind: ({ kind }) => kinds[kind] },
  }),
  textColumn('teams', 'Teams', ({ team }) => team.name, {
    priority: 4,
    className: 'w-1/2 max-w-0',
    render: ({ team, otherTeam }) => (
      <span className="flex min-w-0 items-center gap-2">
        <TeamName name={team.name} size={20} />
        <span className="text-muted">vs.</span>
        <TeamName name={otherTeam.name} size={20} />
      </span>
    ),
    csv: { Team: ({ team }) => team.name, 'Other team': ({ otherTeam }) => otherTeam.name },
  }),
  scoreColumn(({ scores }) => scores),
  deltaColumn('margin', 'Margin', marginOf, {
    className: 'min-w-24 sm:min-w-40',
    render: (game) => <Margin game={game} />,
    bar: marginOf,
  }),
]

function Margin({ game }: { game: Game }) {
  if (game.isNoContest) return 'No contest'
  const { winner, loser } = scoresByResult(game)
  return (game.result !== 'tie' && labelDecidedBy(winner, loser)) || <Delta value={marginOf(game)} />
}
