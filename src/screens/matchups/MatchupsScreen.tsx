/** A week of the league by its state: the games to come, the live board while they are played, and the results. */
import { Suspense, useCallback, useMemo } from 'react'
import { addressOf } from '../../client/site-base.ts'
import { hasOpponents } from '../../domain/season-format.ts'
import { shownWeekOf } from '../../parts/league/default-week.ts'
import { LeagueWeeks, useLeagueWeeks } from '../../parts/league/LeagueWeeks.tsx'
import { leagueAddress } from '../../parts/league/league-address.ts'
import { isBeforeSeason } from '../../parts/league/league-phase.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { useSeasonQuery } from '../../parts/league/use-season-query.ts'
import { MatchupPanel, useOpenPanel, usePrefetchLineups } from '../../parts/matchup/matchup-panel.tsx'
import { lastSeasonWeek, seasonWeeks } from '../../parts/team/season-weeks.ts'
import { readId, readWeek } from '../../parts/team/team-address.ts'
import { useWeekArrows } from '../../parts/team/use-week-arrows.ts'
import { navigate } from '../../stores/location.ts'
import { deferred } from '../../ui/deferred.ts'
import { Later } from '../../ui/Later.tsx'
import { preloadable } from '../../ui/later-parts.tsx'
import { Message } from '../../ui/Message.tsx'
import { isLiveWeek, matchupsCalls } from './calls.ts'
import { GamesLoading, WeekGames } from './WeekGames.tsx'

/** The lineups open beside the games, which stay as they are. */
const DeferredGames = deferred(WeekGames)

const LiveWeek = preloadable(async () => ({ default: (await import('../../parts/live/LiveWeek.tsx')).LiveWeek }))

export const MatchupsScreen = leagueScreen('matchupsWeek', MatchupsView, matchupsCalls)

/** The same at the address of the running week. Without one it is the season's first week, or its last. */
export const LiveScreen = leagueScreen('live', MatchupsView, matchupsCalls)

function MatchupsView(props: LeagueTabProps) {
  const { leagueRef, league, parameters, query } = props
  const weeks = seasonWeeks(league)
  const last = lastSeasonWeek(weeks)
  const named = parameters.weekNum
  const week = named === undefined ? shownWeekOf(league) : readWeek(named)
  const shownWeek = week ?? 1
  // The games do not render again when their lineups open.
  const seasonQuery = useSeasonQuery(query)
  const weekHref = useCallback(
    (weekNum: number) => leagueAddress('matchupsWeek', { leagueRef, week: weekNum, query: seasonQuery }),
    [leagueRef, seasonQuery],
  )
  const teamWeek = useCallback(
    (teamId: number, weekNum: number) =>
      leagueAddress('rosterWeek', { leagueRef, teamId, week: weekNum, query: seasonQuery }),
    [leagueRef, seasonQuery],
  )
  const { openWeek } = useLeagueWeeks({ league, leagueRef, query: seasonQuery })
  const prefetch = usePrefetchLineups(shownWeek)
  const [panelTeam, open] = useOpenPanel(readId(query.get('matchup') ?? undefined))
  const here = useMemo(() => ({ open, prefetch }), [open, prefetch])
  useWeekArrows(shownWeek, last, openWeek)
  const links = useMemo(
    () => ({
      team: (teamId: number) => teamWeek(teamId, shownWeek),
      lineups: (teamId: number) => `${weekHref(shownWeek)}?matchup=${teamId}`,
      here,
      bracket:
        hasOpponents(league.scoringFormat) && !isBeforeSeason(league)
          ? leagueAddress('bracket', { leagueRef, query: seasonQuery })
          : null,
    }),
    [teamWeek, weekHref, here, league, leagueRef, seasonQuery, shownWeek],
  )
  if (week === null || week > last) {
    return (
      <Message icon="calendar" title={`No week ${named}`} text={`This season runs from week 1 to week ${last}.`}>
        <a href={addressOf('matchups', { ...leagueRef })} className="thumb underline">
          Go to the latest week
        </a>
      </Message>
    )
  }
  return (
    <div className="flex flex-col gap-5 max-sm:pb-16">
      <LeagueWeeks league={league} leagueRef={leagueRef} query={seasonQuery} week={week} />
      {isLiveWeek(league, week) ? (
        <Later place={<GamesLoading />}>
          <LiveWeek {...props} here={here} />
        </Later>
      ) : (
        <DeferredGames league={league} leagueRef={leagueRef} query={seasonQuery} week={week} links={links} />
      )}
      {panelTeam !== null && (
        <Suspense fallback={null}>
          <MatchupPanel
            teamId={panelTeam}
            week={week}
            weeks={weeks.filter(({ state }) => state !== 'none').map((one) => one.week)}
            onWeek={(weekNum) => navigate(`${weekHref(weekNum)}?matchup=${panelTeam}`)}
            onClose={() => open(null)}
            teamHref={teamWeek}
            place={props}
          />
        </Suspense>
      )}
    </div>
  )
}
