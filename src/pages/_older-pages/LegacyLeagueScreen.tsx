/** The older league page: everything on one page, behind in-page tabs, loaded before any of it is shown. */
import { type ComponentType, lazy, Suspense, useMemo } from 'react'
import { addressOf } from '../../client/site-base.ts'
import { leagueScreens } from '../../contract/routes.ts'
import { toHeaderCards } from '../../parts/league/header-cards.ts'
import { HeaderCards, LeagueTitle } from '../../parts/league/LeagueHeader.tsx'
import { InvalidLeagueId, LeagueImporting, LeagueLoading, TabLoading } from '../../parts/league/LeagueStates.tsx'
import { leagueAddress, readSeason } from '../../parts/league/league-address.ts'
import { readLeagueRef } from '../../parts/league/league-ref.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { useShownLeague } from '../../parts/navigation/use-shown-league.ts'
import { asScreen, type ScreenProps } from '../../parts/screen/as-screen.tsx'
import { OverviewTab } from '../../screens/overview/OverviewScreen.tsx'
import { navigateQuery } from '../../stores/location.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { SubjectContext } from '../../ui/subject.ts'
import { TeamLogosProvider } from '../../ui/TeamLogosProvider.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { olderLeagueCalls } from './calls.ts'
import { InPageTabs, OlderPageNote, readTab } from './InPageTabs.tsx'
import { type LegacyDraft, useLegacyDraft } from './use-legacy-draft.ts'

type TabName = 'overview' | 'draftboard' | 'awards'

const leagueTabs: readonly { key: TabName; label: string; View: ComponentType<LeagueTabProps> }[] = [
  { key: 'overview', label: leagueScreens.overview.label, View: OverviewTab },
  { key: 'draftboard', label: leagueScreens.draftboard.label, View: lazy(loadDraftBoard) },
  { key: 'awards', label: leagueScreens.awards.label, View: lazy(loadAwards) },
]

async function loadDraftBoard() {
  return { default: (await import('../../screens/draftboard/DraftBoardScreen.tsx')).DraftBoardView }
}

async function loadAwards() {
  return { default: (await import('../../screens/awards/AwardsScreen.tsx')).AwardsView }
}

export const LegacyLeagueScreen = asScreen(
  LegacyLeaguePage,
  () => <LeagueLoading isLarge />,
  ({ parameters, query }) => {
    const leagueRef = readLeagueRef(parameters)
    return leagueRef === null ? null : olderLeagueCalls({ leagueRef, season: readSeason(query) })
  },
)

function LegacyLeaguePage({ parameters, query }: ScreenProps) {
  const { host, leagueId } = parameters
  const leagueRef = useMemo(() => readLeagueRef({ host, leagueId }), [host, leagueId])
  return leagueRef === null ? (
    <InvalidLeagueId />
  ) : (
    <LegacyLeague leagueRef={leagueRef} parameters={parameters} query={query} />
  )
}

function LegacyLeague(place: LegacyPlace) {
  const { leagueRef, query } = place
  const state = useLegacyDraft({ ...leagueRef, season: readSeason(query) })
  if (state.status === 'loading') {
    return state.progress ? (
      <LeagueImporting progress={state.progress} leagueRef={leagueRef} />
    ) : (
      <LeagueLoading isLarge />
    )
  }
  if (state.status === 'failed') {
    return (
      <Message tone="error" level={1} title={state.message} detail={state.detail}>
        <Button variant="primary" onClick={state.reload}>
          Retry
        </Button>
        <Button href={addressOf('home')}>Back to Home</Button>
      </Message>
    )
  }
  return <LoadedLegacyLeague {...state} {...place} />
}

type LegacyPlace = Pick<LeagueTabProps, 'leagueRef' | 'parameters' | 'query'>
type LoadedProps = Extract<LegacyDraft, { status: 'loaded' }> & LegacyPlace

function LoadedLegacyLeague({ league, draft, standings, leagueRef, parameters, query }: LoadedProps) {
  const current = readTab(query.get('tab'), leagueTabs, 'overview')
  const tab = leagueTabs.find(({ key }) => key === current)
  useDocumentTitle(tab?.label, league.name, league.season === undefined ? undefined : String(league.season))
  useShownLeague({ leagueRef, league })
  const teamHref = (teamId: number) => leagueAddress('leagueTeamLegacy', { leagueRef, teamId, query })
  return (
    <SubjectContext value={league}>
      <TeamLogosProvider league={league}>
        <div className="flex flex-col gap-6">
          <OlderPageNote href={leagueAddress('overview', { leagueRef, query })} />
          <LeagueTitle league={league} isLarge />
          <HeaderCards cards={toHeaderCards(standings)} teamHref={teamHref} />
          <div>
            <InPageTabs
              label="League"
              tabs={leagueTabs}
              current={current}
              onSelect={(key) => navigateQuery({ tab: key === 'overview' ? null : key }, { replace: true })}
            >
              {current === 'draftboard' && draft === null ? (
                <Message
                  tone="error"
                  title="Failed to process draft analytics"
                  text="The draft's picks came without their analysis."
                />
              ) : (
                <Suspense fallback={<TabLoading />}>
                  {tab && (
                    <tab.View
                      leagueRef={leagueRef}
                      league={league}
                      standings={standings}
                      draft={{ status: 'ready', data: draft ?? {}, reload() {} }}
                      parameters={parameters}
                      query={query}
                      teamHref={teamHref}
                    />
                  )}
                </Suspense>
              )}
            </InPageTabs>
          </div>
        </div>
      </TeamLogosProvider>
    </SubjectContext>
  )
}
