/** The older league page: everything on one page, behind in-page tabs, loaded before any of it is shown. */

import { Suspense } from 'react'
import { addressOf } from '../../client/site-base.ts'
import { toHeaderCards } from '../../parts/league/header-cards.ts'
import { HeaderCards, LeagueTitle } from '../../parts/league/LeagueHeader.tsx'
import { InvalidLeagueId, LeagueImporting, LeagueLoading, TabLoading } from '../../parts/league/LeagueStates.tsx'
import { leagueAddress, readLeagueId, readSeason } from '../../parts/league/league-address.ts'
import type { LeagueTabProps } from '../../parts/league/league-tab.ts'
import { useShownLeague } from '../../parts/navigation/use-shown-league.ts'
import { asScreen } from '../../parts/screen/as-screen.tsx'
import type { ScreenProps } from '../../parts/screen/screen-props.ts'
import { navigateQuery } from '../../stores/location.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { SubjectContext } from '../../ui/subject.ts'
import { TeamLogosOf } from '../../ui/TeamLogosOf.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { olderLeagueCalls } from './calls.ts'
import { InPageTabs } from './InPageTabs.tsx'
import { leagueTabs } from './league-tabs.ts'
import { OlderPageNote } from './OlderPageNote.tsx'
import { readTab } from './tab-keys.ts'
import { type LegacyDraft, useLegacyDraft } from './use-legacy-draft.ts'

export const LegacyLeagueScreen = asScreen(
  LegacyLeaguePage,
  () => <LeagueLoading isLarge />,
  ({ parameters, query }) => {
    const espnLeagueId = readLeagueId(parameters.espnLeagueId)
    return espnLeagueId === null ? null : olderLeagueCalls({ espnLeagueId, season: readSeason(query) })
  },
)

function LegacyLeaguePage({ parameters, query }: ScreenProps) {
  const espnLeagueId = readLeagueId(parameters.espnLeagueId)
  return espnLeagueId === null ? (
    <InvalidLeagueId />
  ) : (
    <LegacyLeague espnLeagueId={espnLeagueId} parameters={parameters} query={query} />
  )
}

function LegacyLeague(place: LegacyPlace) {
  const { espnLeagueId, query } = place
  const state = useLegacyDraft({ espnId: espnLeagueId, season: readSeason(query) })
  if (state.status === 'loading') {
    return state.progress ? (
      <LeagueImporting progress={state.progress} espnLeagueId={espnLeagueId} />
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

type LegacyPlace = Pick<LeagueTabProps, 'espnLeagueId' | 'parameters' | 'query'>
type LoadedProps = Extract<LegacyDraft, { status: 'loaded' }> & LegacyPlace

function LoadedLegacyLeague({ league, draft, standings, espnLeagueId, parameters, query }: LoadedProps) {
  const current = readTab(query.get('tab'), leagueTabs, 'overview')
  const tab = leagueTabs.find(({ key }) => key === current)
  useDocumentTitle(tab?.label, league.name, league.season === undefined ? undefined : String(league.season))
  useShownLeague({ espnLeagueId, league })
  const teamHref = (teamId: number) => leagueAddress('leagueTeamLegacy', { espnLeagueId, teamId, query })
  return (
    <SubjectContext value={league}>
      <TeamLogosOf league={league}>
        <div className="flex flex-col gap-6">
          <OlderPageNote href={leagueAddress('overview', { espnLeagueId, query })} />
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
                      espnLeagueId={espnLeagueId}
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
      </TeamLogosOf>
    </SubjectContext>
  )
}
