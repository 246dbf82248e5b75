/** The board: games, whom to root for, and the table as it would stand. */
import { type ComponentProps, Fragment, useMemo, useState } from 'react'
import type { LiveResponse } from '../../contract/responses/live.ts'
import type { Refresh } from '../../stores/use-resource.ts'
import { Fold } from '../../ui/Fold.tsx'
import { formatCount, formatHour } from '../../ui/format.ts'
import { idlePart } from '../../ui/later-parts.tsx'
import { useMyTeamId } from '../../ui/my-team.ts'
import { Section } from '../../ui/Section.tsx'
import { BestBallNote } from '../league/BestBallNote.tsx'
import { leagueAddress } from '../league/league-address.ts'
import type { LeagueTabProps } from '../league/league-view.ts'
import type { LineupsHere } from '../matchup/GameCard.tsx'
import { WeekHeadline } from '../matchup/WeekHeadline.tsx'
import { rankingFinding, weekFinding } from '../matchup/week-finding.ts'
import { toWeekGames } from '../matchup/week-games.ts'
import { MeasureLink } from '../measures/MeasureLink.tsx'
import { RootFor } from '../odds/RootFor.tsx'
import { LiveGameCard, LiveGameLine } from './LiveGameCard.tsx'
import { LiveRanking } from './LiveRanking.tsx'
import { LiveTable } from './LiveTable.tsx'
import { type LiveGame, sortGames, summarizeGame } from './live-games.ts'
import { UpdatedAgo } from './UpdatedAgo.tsx'

const CopyFacts = idlePart(() => import('./CopyBoardFacts.tsx'))

interface LiveBoardProps extends Pick<LeagueTabProps, 'leagueRef' | 'league' | 'query' | 'teamHref'> {
  here: LineupsHere
  board: LiveResponse
  week: number
  /** Null in snapshots. */
  refresh: Refresh | null
}

export function LiveBoard({ board, week, refresh, leagueRef, league, query, teamHref, here }: LiveBoardProps) {
  const mine = useMyTeamId()
  const games = useSteadyOrder(board, mine)
  const startersOf = new Map(board.starters.map(({ team, toPlay }) => [team.id, toPlay]))
  const oddsOf = new Map(board.odds.map(({ team, playoffs }) => [team.id, playoffs.now]))
  const [first] = games
  const isLive = board.state === 'playing' || board.state === 'between'
  const isElimination = league.scoringFormat === 'elimination'
  const time = board.asOf === null ? '' : formatHour(board.asOf)
  const isOwnFirst = mine !== null && (first?.home.team.id === mine || first?.away?.team.id === mine)
  const rootFor = board.state !== 'over' && board.table.length > 0 && board.games.length > 0 && (
    <RootFor
      games={board.games}
      teams={board.table.map(({ team }) => ({ ...team, playoffs: oddsOf.get(team.id) ?? null }))}
      week={week}
      query={query}
      teamHref={teamHref}
      isFolded={!isOwnFirst}
    />
  )
  const weekHref = leagueAddress('matchupsWeek', { leagueRef, week, query })
  const links = { team: teamHref, lineups: (teamId: number) => `${weekHref}?matchup=${teamId}`, here }
  return (
    <div className="flex flex-col gap-10">
      <Section
        title={titleOf(board, week)}
        note={
          <>
            {noteOf(board)}
            {isLive && (
              <UpdatedAgo
                leagueRef={leagueRef}
                asOf={board.asOf}
                refresh={refresh}
                isPlaying={board.state === 'playing'}
              />
            )}
          </>
        }
      >
        {/* At most once per refresh, which is a minute. */}
        <p role="status" className="sr-only">
          {first && isLive && `Week ${week}, ${time}. ${summarizeGame(first, mine)}`}
        </p>
        <WeekHeadline text={findingOf(board, { mine, isElimination })} isChanging={isLive} />
        {league.isBestBall && <BestBallNote className="mb-3 text-muted" />}
        {games.length > 0 && (
          <div className="grid gap-x-10 gap-y-6 md:grid-cols-2 3xl:grid-cols-3">
            {games.map((game, index) => (
              <Fragment key={game.matchupId}>
                <GameInBoard
                  isFolded={index >= mostOpen}
                  game={game}
                  week={week}
                  at={board.asOf}
                  paths={board.paths}
                  startersOf={startersOf}
                  host={leagueRef.host}
                  links={links}
                />
                {/* The reader's own game, and then what the others do for it. */}
                {game === first && isOwnFirst && rootFor}
              </Fragment>
            ))}
          </div>
        )}
        {games.length === 0 && <LiveRanking board={board} isElimination={isElimination} teamHref={teamHref} />}
      </Section>
      {!isOwnFirst && rootFor}
      {board.state !== 'before' && <TableNow board={board} teamHref={teamHref} />}
      <CopyFacts board={board} leagueKey={{ ...leagueRef, season: board.season }} />
    </div>
  )
}

function GameInBoard({ isFolded, ...props }: ComponentProps<typeof LiveGameCard> & { isFolded: boolean }) {
  const card = <LiveGameCard {...props} />
  if (!isFolded) return card
  return (
    <Fold
      summary={<LiveGameLine game={props.game} at={props.at} />}
      className="min-w-0 max-sm:border-hairline max-sm:border-t max-sm:-mt-3"
    >
      {card}
    </Fold>
  )
}

/** The standings as they would be, or the odds of a league without opponents. */
function TableNow({ board, teamHref }: Pick<LiveBoardProps, 'board' | 'teamHref'>) {
  const hasTable = board.table.length > 0
  if (!hasTable && board.odds.length === 0) return null
  return (
    <Section
      title={hasTable ? 'If all games ended now' : 'Title odds'}
      note={hasTable ? 'Standings with current scores. The odds include what’s still to be played.' : undefined}
      action={<MeasureLink measure="Forecast" />}
      inside={describeLeader(board)}
    >
      <LiveTable board={board} teamHref={teamHref} />
    </Section>
  )
}

function findingOf(board: LiveResponse, { mine, isElimination }: { mine: number | null; isElimination: boolean }) {
  return board.matchups.length > 0
    ? weekFinding(toWeekGames(board), mine, board.title)
    : rankingFinding(board.ranking, { isElimination, isComplete: board.state === 'over' && !isElimination }, mine)
}

function titleOf(board: LiveResponse, week: number): string {
  const { state, nextKickoff } = board
  if (state === 'before')
    return nextKickoff === null ? `Week ${week} hasn’t begun` : `Week ${week} kicks off ${formatHour(nextKickoff)}`
  return state !== 'over'
    ? `Week ${week}, live`
    : isBehindGames(board)
      ? `Week ${week}, before its games ended`
      : `Week ${week} has been played`
}

/** Scores of a moment before the last games ended, as where the host has not answered since: starters are to come in them. */
function isBehindGames({ matchups }: LiveResponse): boolean {
  return matchups.some(
    ({ home, away, status }) =>
      status === 'in-progress' && [home, away].some((side) => (side?.startersToCome ?? 0) > 0),
  )
}

function noteOf(board: LiveResponse): string {
  const { state, asOf, nextKickoff } = board
  if (state === 'over' && isBehindGames(board) && asOf !== null)
    return `Its NFL games are over, but these scores are from ${formatHour(asOf)}.`
  if (state === 'over') return 'All of its NFL games are over.'
  if (state !== 'before') return asOf === null ? '' : formatHour(asOf)
  return nextKickoff === null ? 'It begins with the first NFL game.' : ''
}

/** Games whose cards phones show; those of the others are folded under their score. */
const mostOpen = 2

/** "12 teams, Going Once leads" */
function describeLeader({ table, odds }: LiveResponse): string {
  const [leader] = table
  const teams = formatCount(leader ? table.length : odds.length, 'team')
  return leader ? `${teams}, ${leader.team.name} leads` : teams
}

/** The games in an order that stays while figures change: they are sorted again where a game begins or ends. */
function useSteadyOrder(board: LiveResponse, mine: number | null): LiveGame[] {
  const key = [mine, ...board.matchups.map(({ matchupId, status }) => `${matchupId} ${status}`).sort()].join()
  const [steady, setSteady] = useState<{ key: string; ids: readonly number[] }>({ key: '', ids: [] })
  const sorted = useMemo(() => sortGames(board, mine), [board, mine])
  if (steady.key === key) {
    const games = new Map(sorted.map((game) => [game.matchupId, game]))
    return steady.ids.flatMap((id) => games.get(id) ?? [])
  }
  setSteady({ key, ids: sorted.map(({ matchupId }) => matchupId) })
  return sorted
}
