/** The reader's game in every league, as on its board; in leagues without opponents the reader's rank. */
import { Fragment, useMemo } from 'react'
import { addressOf } from '../../client/site-base.ts'
import { LiveGameCard, LiveGameLine } from '../../parts/live/LiveGameCard.tsx'
import { UpdatedAgo } from '../../parts/live/UpdatedAgo.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Fold } from '../../ui/Fold.tsx'
import { formatCount, formatHour, formatOrdinal, formatPoints } from '../../ui/format.ts'
import { type MyTeam, MyTeamContext } from '../../ui/my-team.ts'
import { Section } from '../../ui/Section.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import type { LoadingLeague, OpenLeague } from './sunday-leagues.ts'
import { listGames } from './sunday-players.ts'

/** Games whose cards phones show; those of the others are folded under their score. */
const mostOpen = 2

export function MyGames({ leagues }: { leagues: readonly (OpenLeague | LoadingLeague)[] }) {
  return (
    <Section title="My games">
      <div
        className={classNames(
          'grid gap-x-10 gap-y-6',
          leagues.length > 1 ? 'md:grid-cols-2 3xl:grid-cols-3' : 'max-w-3xl',
        )}
      >
        {leagues.map((league, index) =>
          'board' in league ? (
            <MyGame key={league.key} open={league} isFolded={index >= mostOpen} />
          ) : (
            <SkeletonGroup key={league.key} label={`Loading ${league.league.name}...`}>
              <Skeleton className={index >= mostOpen ? 'h-72 max-sm:h-22' : 'h-72'} />
            </SkeletonGroup>
          ),
        )}
      </div>
    </Section>
  )
}

function MyGame({ open, isFolded }: { open: OpenLeague; isFolded: boolean }) {
  const { league, leagueName, board, week, refresh } = open
  const { leagueRef } = league
  const mine = useMemo(() => toMyTeam(open), [open])
  const games = listGames(open).map(({ game }) => game)
  const startersOf = new Map(board.starters.map(({ team, toPlay }) => [team.id, toPlay]))
  const weekHref = addressOf('matchupsWeek', { ...leagueRef, weekNum: week })
  const links = {
    team: (id: number) => addressOf('team', { ...leagueRef, teamId: id }),
    lineups: (id: number) => `${weekHref}?matchup=${id}`,
  }
  return (
    <MyTeamContext value={mine}>
      <div className="min-w-0">
        <h3 className="flex min-w-0 flex-wrap items-baseline gap-x-2 pb-1">
          <a
            href={addressOf('live', { ...leagueRef })}
            className="thumb min-w-0 truncate font-semibold hover:text-accent hover:underline"
          >
            <bdi>{leagueName}</bdi>
          </a>
          {/* A line of its own: its length changes with the age. */}
          <span className="min-h-5 basis-full font-normal text-muted text-sm tabular-nums">
            Week {week}
            {board.asOf !== null && `, ${formatHour(board.asOf)}`}
            <UpdatedAgo leagueRef={leagueRef} asOf={board.asOf} refresh={refresh} isPlaying={false} />
          </span>
        </h3>
        {games.length === 0 && <Rank open={open} />}
        {games.map((game) => {
          const card = (
            <LiveGameCard
              game={game}
              host={leagueRef.host}
              week={week}
              at={board.asOf}
              paths={board.paths}
              startersOf={startersOf}
              links={links}
            />
          )
          return (
            <Fragment key={game.matchupId}>
              {isFolded ? <Fold summary={<LiveGameLine game={game} at={board.asOf} />}>{card}</Fold> : card}
            </Fragment>
          )
        })}
      </div>
    </MyTeamContext>
  )
}

/** Where all play against all. */
function Rank({ open: { board, teamId } }: { open: OpenLeague }) {
  const row = board.ranking.find(({ team }) => team.id === teamId)
  if (!row) return null
  const left = board.starters.find(({ team }) => team.id === teamId)?.toPlay.length
  return (
    <div className="flex items-center justify-between gap-3 border-hairline border-t py-2">
      <span className="min-w-0">
        <bdi className="block truncate font-semibold">{row.team.name}</bdi>
        <span className="block text-muted text-sm tabular-nums">
          {row.isOut
            ? 'Out after this round'
            : row.rank !== null && `${formatOrdinal(row.rank)} of ${board.ranking.length}`}
          {left !== undefined && left > 0 && ` · ${formatCount(left, 'starter')} left`}
        </span>
      </span>
      <span className="scoreboard text-4xl tabular-nums">{formatPoints(row.points)}</span>
    </div>
  )
}

function toMyTeam({ board, teamId, league }: OpenLeague): MyTeam {
  const sides = board.matchups.flatMap(({ home, away }) => (away ? [home, away] : [home]))
  const teams = [...sides, ...board.ranking].map(({ team }) => team)
  const name = teams.find(({ id }) => id === teamId)?.name ?? league.team.name
  return { teamId, name, isNameUnique: teams.every((team) => team.id === teamId || team.name !== name) }
}
