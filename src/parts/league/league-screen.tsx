/** The frame of a league's screens. Requests the league first, then standings, and the draft in the background. */

import { type ComponentType, memo, useCallback, useEffect, useMemo } from 'react'
import { apiSource } from '../../client/api-source.ts'
import { addressOf } from '../../client/site-base.ts'
import type { ResponseAge } from '../../contract/response-headers.ts'
import { counterpartOf, type LeagueRouteName, titleOf } from '../../contract/routes.ts'
import type { SnapshotSeason } from '../../contract/snapshot.ts'
import { type LeagueRef, nameLeague } from '../../domain/identity.ts'
import { newestYears } from '../../domain/season-order.ts'
import { navigate } from '../../stores/location.ts'
import type { ResourceState } from '../../stores/resource-state.ts'
import { useMoments } from '../../stores/use-moments.ts'
import { useResource } from '../../stores/use-resource.ts'
import { SubjectContext } from '../../ui/subject.ts'
import { TeamLogosProvider } from '../../ui/TeamLogosProvider.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { useIdle } from '../../ui/use-idle.ts'
import { DeviceNote } from '../device/DeviceNote.tsx'
import { MyTeamProvider } from '../my-team/MyTeamProvider.tsx'
import { useShownLeague } from '../navigation/use-shown-league.ts'
import { ShownPlayer } from '../player/ShownPlayer.tsx'
import { storyAddress, throughWeekOf } from '../recap/has-story.ts'
import { asScreen, type ScreenProps } from '../screen/as-screen.tsx'
import { AgeNote } from './AgeNote.tsx'
import { useBackTrap } from './back-trap.ts'
import { firstWeekOf } from './default-week.ts'
import { toHeaderCards } from './header-cards.ts'
import { HeaderLine, LeagueTitle, OverviewFigures, OverviewTitle } from './LeagueHeader.tsx'
import {
  HeaderLineLoading,
  InvalidLeagueId,
  LeagueFailed,
  LeagueImporting,
  LeagueLoading,
  OverviewLoading,
  TabLoading,
  TradeLoading,
} from './LeagueStates.tsx'
import { indexTarget, leagueAddress, readSeason } from './league-address.ts'
import { draftCall, type LeagueCalls, leagueCall, leaguePageCalls, standingsCall } from './league-calls.ts'
import { readLeagueRef, seasonIdsOf } from './league-ref.ts'
import { type DraftCompleteResponse, type LeagueResponse, type LeagueTabProps, noStandings } from './league-view.ts'
import { isOfLeague } from './list-seasons-elsewhere.ts'
import { OtherSeasons, useServerSeasons } from './OtherSeasons.tsx'
import { SavedFileNote } from './SavedFileNote.tsx'
import { SnapshotNote } from './SnapshotNote.tsx'
import { useSeasonQuery } from './use-season-query.ts'
import { useAllSeasons } from './use-seasons-elsewhere.ts'

/** A league's screen as an island: `View` within the league's page. */
export function leagueScreen(screen: LeagueRouteName, TabView: ComponentType<LeagueTabProps>, calls: LeagueCalls) {
  // The frame renders several times while a page loads: responses, the URL, what the device knows of the league.
  const View = memo(TabView)
  return asScreen(
    (props) => (
      <>
        <LeagueShell {...props} screen={screen} View={View} />
        <ShownPlayer query={props.query} />
      </>
    ),
    headOf(screen).Loading,
    (props) => leaguePageCalls(calls, props),
  )
}

/** The heading of the overview, of a trade, and of the other screens. The overview has the figures beside its standings. */
const heads = {
  overview: {
    Title: OverviewTitle,
    Figures: OverviewFigures,
    FiguresLoading: () => null,
    Loading: OverviewLoading,
  },
  others: {
    Title: LeagueTitle,
    Figures: HeaderLine,
    FiguresLoading: HeaderLineLoading,
    Loading: LeagueLoading,
  },
  // The screen spans seasons, so its header shows no champion of one season.
  trade: {
    Title: LeagueTitle,
    Figures: () => null,
    FiguresLoading: () => null,
    Loading: TradeLoading,
  },
}

function headOf(screen: LeagueRouteName) {
  return screen === 'overview' || screen === 'trade' ? heads[screen] : heads.others
}

interface ShellProps extends ScreenProps {
  screen: LeagueRouteName
  View: ComponentType<LeagueTabProps>
}

function LeagueShell(props: ShellProps) {
  const { host, leagueId } = props.parameters
  const leagueRef = useMemo(() => readLeagueRef({ host, leagueId }), [host, leagueId])
  return leagueRef === null ? <InvalidLeagueId /> : <League {...props} leagueRef={leagueRef} />
}

function League(props: ShellProps & { leagueRef: LeagueRef }) {
  const { name, screen, query, leagueRef } = props
  const isIndex = name === 'league'
  const league = useResource(...leagueCall(leagueRef, query))
  useBackTrap(isIndex ? null : nameLeague(leagueRef))
  useEffect(() => {
    if (isIndex) navigate(indexTarget(leagueRef, query), { replace: true })
  }, [isIndex, leagueRef, query])

  if (league.status === 'failed')
    return <LeagueFailed host={leagueRef.host} failure={league.failure} onRetry={league.reload} />
  if (league.status === 'loading' && league.progress)
    return <LeagueImporting progress={league.progress} leagueRef={leagueRef} />
  const { Loading } = headOf(screen)
  if (league.status === 'loading') return <Loading />
  return (
    <SubjectContext value={league.data}>
      <TeamLogosProvider league={league.data}>
        <LoadedLeague {...props} league={league.data} age={league.age} snapshot={league.snapshot} />
      </TeamLogosProvider>
    </SubjectContext>
  )
}

function LoadedLeague(props: LoadedLeagueProps) {
  const { league, age, snapshot, name, screen, View, parameters, query, leagueRef } = props
  const { id, season } = league
  const hasId = id !== null
  const [standingsName, standingsParameters] = standingsCall({ id: id ?? 0, season })
  const standings = useResource(standingsName, hasId ? standingsParameters : null)
  const title = titleOf(name === 'matchups' ? name : screen, parameters)
  useDocumentTitle(title, league.name, season?.toString())
  const { Title, Figures, FiguresLoading } = headOf(screen)
  const others = useServerSeasons(snapshot ? leagueRef : null)
  const { seasons, seasonLeagueIds, elsewhere } = useAllSeasons(leagueRef, {
    ...league,
    seasons: newestYears([...others.seasons, ...league.seasons]),
    seasonLeagueIds: [...league.seasonLeagueIds, ...others.seasonLeagueIds],
  })
  useShownLeague({ leagueRef, league: { ...league, seasons, seasonLeagueIds }, elsewhere })
  // Standings need the league's public id.
  const known = standings.status === 'ready' ? standings.data : hasId ? null : noStandings
  const cards = useMemo(() => (known ? toHeaderCards(known) : []), [known])
  const champions = cards
    .filter(({ isChampion }) => isChampion)
    .map(({ teamId, teamName }) => String(teamId ?? teamName))
  const moments = useMoments(
    standings.status === 'ready' ? `${nameLeague(leagueRef)} ${season} champion` : null,
    champions,
  )
  const seasonQuery = useSeasonQuery(query)
  const draft = useDraft({ ...props, query: seasonQuery }, standings.status === 'ready')
  const teamHref = useCallback(
    (teamId: number) =>
      leagueAddress('rosterWeek', { leagueRef, teamId, query: seasonQuery, week: firstWeekOf(league) }),
    [leagueRef, league, seasonQuery],
  )
  const hasGames = snapshot !== undefined || throughWeekOf(league) !== 0
  const recap = season !== null && hasGames ? addressOf('recap', { ...leagueRef, season }) : undefined
  const story = season === null ? null : storyAddress({ ...leagueRef, season }, league)
  const figures = useMemo(
    () => (
      <Figures
        league={league}
        cards={cards}
        isNewChampion={moments.size > 0}
        teamHref={teamHref}
        recap={recap}
        story={story ?? undefined}
      />
    ),
    [Figures, league, cards, moments, teamHref, recap, story],
  )
  if (standings.status === 'failed')
    return <LeagueFailed host={leagueRef.host} failure={standings.failure} onRetry={standings.reload} />
  return (
    <MyTeamProvider leagueRef={leagueRef} league={league} standings={known}>
      <div className="flex flex-col gap-6">
        <div className="-mb-2 flex flex-col gap-2 max-sm:pt-2 sm:pt-1">
          <Title league={league} />
          <OtherSeasons
            name={counterpartOf(screen)}
            leagueRef={leagueRef}
            season={season}
            seasons={seasons}
            ids={seasonIdsOf({ seasonLeagueIds })}
          />
          {age.origin !== 'engine' && <SnapshotNote snapshot={snapshot} asOf={league.asOf} />}
          {age.origin === 'server' && <AgeNote leagueRef={leagueRef} league={league} age={age} />}
          <SavedFileNote leagueRef={leagueRef} league={league} age={age} />
          <DeviceNote leagueRef={leagueRef} season={readSeason(query) ?? null} league={league} age={age} />
          {screen !== 'overview' && (known ? figures : <FiguresLoading />)}
        </div>
        {known ? (
          <View
            leagueRef={leagueRef}
            league={league}
            standings={known}
            draft={draft}
            parameters={parameters}
            query={query}
            teamHref={teamHref}
            figures={figures}
          />
        ) : (
          <TabLoading />
        )}
      </div>
    </MyTeamProvider>
  )
}

/**
 * The draft board's draft. Other screens request that of a server in the background, once they show their own rows, so that the draft board
 * opens sooner; a snapshot's and this device's are local. They do not read it, which takes a slow phone 100 ms.
 */
function useDraft(
  { screen, leagueRef, league, query, age }: LoadedLeagueProps,
  areRowsShown: boolean,
): ResourceState<DraftCompleteResponse> {
  const isOnScreen = screen === 'draftboard'
  const isWanted = areRowsShown && !isOnScreen && age.origin === 'server' && isOfLeague(leagueRef, league)
  const isInBackground = useIdle(isWanted)
  useEffect(() => {
    if (!isInBackground) return
    apiSource
      .send(...draftCall(leagueRef, query), {})
      .then((response) => response?.text())
      // The draft board shows its own failure.
      .catch((failure) => console.error('Failed to load draft analysis', failure))
  }, [isInBackground, leagueRef, query])
  const [name, parameters] = draftCall(leagueRef, query)
  return useResource(name, isOnScreen ? parameters : null)
}

interface LoadedLeagueProps extends ShellProps {
  leagueRef: LeagueRef
  league: LeagueResponse
  age: ResponseAge
  /** Set if the league comes from a snapshot. */
  snapshot: SnapshotSeason | undefined
}
