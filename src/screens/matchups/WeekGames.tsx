/** The games of a week, or why there are none. */
import { lazy, memo, Suspense, useMemo } from 'react'
import { addressOf } from '../../client/site-base.ts'
import type { ScoreboardResponse } from '../../contract/responses/scoreboard.ts'
import { type HostName, hostTitles, nameLeague } from '../../domain/identity.ts'
import { BestBallNote } from '../../parts/league/BestBallNote.tsx'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { ScreenFailed } from '../../parts/league/ScreenFailed.tsx'
import type { GameLinks } from '../../parts/matchup/GameCard.tsx'
import { usePanelWhenIdle } from '../../parts/matchup/matchup-panel.tsx'
import { WeekHeadline } from '../../parts/matchup/WeekHeadline.tsx'
import { weekFinding } from '../../parts/matchup/week-finding.ts'
import { putMineFirst, toWeekGames, withoutMissedPoints } from '../../parts/matchup/week-games.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { formatPoints } from '../../ui/format.ts'
import { Later } from '../../ui/Later.tsx'
import { orNothing } from '../../ui/later-parts.tsx'
import { Message } from '../../ui/Message.tsx'
import { useMyTeamId } from '../../ui/my-team.ts'
import { Section, SectionLink } from '../../ui/Section.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { scoreboardCall } from './calls.ts'
import { WeekScores } from './later-scores.ts'
import { MatchupCard } from './MatchupCard.tsx'
import { scoreRows } from './score-rows.ts'
import { WeekRanking } from './WeekRanking.tsx'

export function WeekGames(props: WeekGamesProps) {
  const { week, leagueRef } = props
  const state = useResource(...scoreboardCall(props, week), { previousOf: `league ${nameLeague(leagueRef)}` })
  const mine = useMyTeamId()
  const data = state.status === 'ready' ? state.data : null
  const { isBestBall } = props.league
  const board = useMemo(() => data && (isBestBall ? withoutMissedPoints(data) : data), [data, isBestBall])
  const first = useMemo(() => board && firstLineups(board, mine), [board, mine])
  usePanelWhenIdle(board !== null, first)
  if (state.status === 'failed') {
    return <ScreenFailed what="matchups" failure={state.failure} onRetry={state.reload} />
  }
  if (state.status === 'loading' || !board) return <WhileLoading {...props} />
  const { isPrevious } = state
  return (
    <div aria-busy={isPrevious} inert={isPrevious} className="flex flex-col gap-8 transition-opacity inert:opacity-40">
      <Week {...props} week={board.week} board={board} />
    </div>
  )
}

/** The teams of the first card. Of a week while it is played lineups change, and are requested when they are opened. */
function firstLineups(board: ScoreboardResponse, mine: number | null) {
  const [game] = putMineFirst(toWeekGames(board), mine)
  if (game?.status !== 'final') return null
  return { week: board.week, teamIds: [game.first, game.second].flatMap((side) => side?.team.id ?? []) }
}

const ScoresFirst = lazy(orNothing(() => import('../../parts/matchup/ScoresFirst.tsx')))

function WhileLoading(props: WeekGamesProps) {
  if (props.league.isPartial !== true) return <GamesLoading />
  return (
    <Suspense fallback={<GamesLoading />}>
      <ScoresFirst {...props} otherwise={<GamesLoading />} />
    </Suspense>
  )
}

interface WeekGamesProps extends Pick<LeagueTabProps, 'league' | 'leagueRef' | 'query'> {
  week: number
  /** URLs of a team's same week, of its lineups beside the page, and of the bracket. */
  links: GameLinks & { bracket: string | null }
}

/** A newer response that equals the last one renders nothing again. */
const Week = memo(function Week({ week, board, league, leagueRef, query, links }: WeekProps) {
  const mine = useMyTeamId()
  const games = toWeekGames(board)
  const edition = editionOf(board, week)
  const weekly =
    edition === null || league.season === null
      ? null
      : addressOf('weekly', { ...leagueRef, season: league.season, week: edition })
  if (games.length === 0 && board.ranking.length > 0) {
    return (
      <WeekRanking
        week={week}
        board={board}
        isElimination={league.scoringFormat === 'elimination'}
        isLive={league.runningWeek === week && !board.isComplete}
        teamHref={links.team}
        weekly={weekly}
      />
    )
  }
  if (games.length === 0) {
    return (
      <Message icon="calendar" title="No games" text={board.unavailable ?? `No matchups found for week ${week}.`}>
        {links.bracket && <Button href={links.bracket}>Playoff bracket</Button>}
      </Message>
    )
  }
  const isRunning = games.some(({ status }) => status === 'in-progress')
  const isUpcoming = games.every(({ status }) => status === 'scheduled')
  const place = { league, leagueRef, query }
  const cards = putMineFirst(games, mine).map((game) => (
    <MatchupCard
      key={game.matchupId}
      game={game}
      place={place}
      links={links}
      isWeekRunning={isRunning}
      watched={board.isWatched ? board : undefined}
    />
  ))
  return (
    <>
      <Section
        title={
          <span className="inline-flex items-baseline gap-2">
            Week {week}
            {isRunning && <Badge tone="accent">Live</Badge>}
            {isUpcoming && <Badge>Upcoming</Badge>}
          </span>
        }
        note={weekNote(board, leagueRef.host)}
        action={
          <span className="flex flex-wrap gap-x-5">
            {weekly && <SectionLink href={weekly}>The weekly</SectionLink>}
            {links.bracket && <SectionLink href={links.bracket}>Playoff bracket</SectionLink>}
          </span>
        }
      >
        {league.isBestBall && <BestBallNote className="mb-3 text-muted" />}
        <WeekHeadline text={weekFinding(games, mine, board.title)} />
        {/* In HTML, which is the same for all readers, the own game is put first by styles (`OwnGameFirst.astro`). */}
        <div
          data-own-first={mine === null ? '' : undefined}
          className="grid gap-x-10 gap-y-6 md:grid-cols-2 3xl:grid-cols-3"
        >
          {cards}
        </div>
      </Section>
      {!isUpcoming && (
        <Later>
          <WeekScores week={week} rows={scoreRows(games)} isRunning={isRunning} teamHref={links.team} />
        </Later>
      )}
    </>
  )
})

interface WeekProps extends WeekGamesProps {
  board: ScoreboardResponse
}

/** The week of the edition about this week; null until all of its games are over, and without one that has a result. */
function editionOf({ isComplete, matchups }: ScoreboardResponse, week: number): number | null {
  if (!isComplete || !matchups.some(({ away, status }) => away && status === 'final')) return null
  return Math.max(week, ...matchups.flatMap(({ weeks }) => weeks))
}

function weekNote({ median, chanceBasis, isPlayoffWeek }: ScoreboardResponse, host: HostName): string {
  const projections = `${hostTitles[host]}’s projections`
  const bases = {
    projections,
    ratings: 'scores from previous weeks',
    mixed: `${projections} where available, otherwise previous scores`,
  }
  return [
    isPlayoffWeek && 'Playoffs.',
    median !== null && `Everyone also plays the league median: ${formatPoints(median)}.`,
    chanceBasis && `Chances to win are based on ${bases[chanceBasis]}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const places = [1, 2, 3, 4, 5, 6]

export function GamesLoading() {
  return (
    <SkeletonGroup label="Loading the week's games">
      <Skeleton className="h-8 w-40" />
      <div className="mt-4 grid gap-6 lg:grid-cols-2">
        {places.map((place) => (
          <Skeleton key={place} className="h-36" />
        ))}
      </div>
    </SkeletonGroup>
  )
}
