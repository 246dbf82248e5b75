/** The older league page: everything on one page, behind in-page tabs, shown once all of it is loaded. */
import { useMemo } from 'react'
import type { CompletedPick } from '../../client/complete/complete-draft.ts'
import { addressOf } from '../../client/site-base.ts'
import { leagueScreens } from '../../contract/routes.ts'
import { toHeaderCards } from '../../parts/league/header-cards.ts'
import { HeaderCards, OverviewTitle } from '../../parts/league/LeagueHeader.tsx'
import { InvalidLeagueId, LeagueImporting, OverviewLoading } from '../../parts/league/LeagueStates.tsx'
import { leagueAddress } from '../../parts/league/league-address.ts'
import { draftCall, leagueCall, leaguePageCalls, standingsCall } from '../../parts/league/league-calls.ts'
import { readLeagueRef } from '../../parts/league/league-ref.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { useShownLeague } from '../../parts/navigation/use-shown-league.ts'
import { ShownPlayer } from '../../parts/player/ShownPlayer.tsx'
import { asScreen, type ScreenProps } from '../../parts/screen/as-screen.tsx'
import { recapCall } from '../../screens/overview/calls.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { laterPart } from '../../ui/later-parts.tsx'
import { Message } from '../../ui/Message.tsx'
import { SubjectContext } from '../../ui/subject.ts'
import { TeamLogosProvider } from '../../ui/TeamLogosProvider.tsx'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import { OlderPage, type OlderViews, readTab } from './OlderPage.tsx'

// Imported at once they would make each current page a file more.
const OverviewTab = laterPart(async () => ({
  default: (await import('../../screens/overview/OverviewScreen.tsx')).OverviewTab,
}))
const AwardsView = laterPart(async () => ({
  default: (await import('../../screens/awards/AwardsScreen.tsx')).AwardsView,
}))
const DraftBoardView = laterPart(async () => ({
  default: (await import('../../screens/draftboard/DraftBoardScreen.tsx')).DraftBoardView,
}))

const views: OlderViews<LeagueTabProps> = [
  { key: 'overview', label: leagueScreens.overview.label, View: OverviewTab },
  { key: 'draftboard', label: leagueScreens.draftboard.label, View: LegacyDraft },
  { key: 'awards', label: leagueScreens.awards.label, View: AwardsView },
]

export const LegacyLeagueScreen = asScreen(LegacyLeaguePage, OverviewLoading, (props) =>
  leaguePageCalls((place) => [draftCall(place.leagueRef, place.query), recapCall(place)], props),
)

function LegacyLeaguePage({ parameters, query }: ScreenProps) {
  const { host, leagueId } = parameters
  const leagueRef = useMemo(() => readLeagueRef({ host, leagueId }), [host, leagueId])
  if (leagueRef === null) return <InvalidLeagueId />
  return (
    <>
      <LegacyLeague leagueRef={leagueRef} parameters={parameters} query={query} />
      <ShownPlayer query={query} />
    </>
  )
}

/** Loads the league, then its draft, then the standings of that season; the first failure ends the sequence. */
function LegacyLeague({ leagueRef, query, parameters }: Pick<LeagueTabProps, 'leagueRef' | 'parameters' | 'query'>) {
  const league = useResource(...leagueCall(leagueRef, query))
  const found = league.status === 'ready' ? league.data : null
  const [draftName, draftParameters] = draftCall(leagueRef, query)
  const draft = useResource(draftName, found && draftParameters)
  const wanted = standingsCall({ id: found?.id ?? 0, season: found?.season ?? null })[1]
  const standings = useResource('standings', found?.id != null && draft.status === 'ready' ? wanted : null)
  useDocumentTitle(...(found ? [readTab(query.get('tab'), views).label, found.name, found.season?.toString()] : []))
  useShownLeague(found && { leagueRef, league: found })

  const [failed] = [league, draft, standings].flatMap((state) => (state.status === 'failed' ? state : []))
  const hasNoId = found !== null && found.id === null
  if (failed || hasNoId) {
    const { detail } = failed?.failure ?? { detail: 'The league has no id.' }
    return (
      <Message tone="error" level={1} title="Failed to load draft data" detail={detail}>
        <Button variant="primary" onClick={(failed ?? league).reload}>
          Retry
        </Button>
        <Button href={addressOf('home')}>Back to Home</Button>
      </Message>
    )
  }
  if (league.status === 'loading' && league.progress)
    return <LeagueImporting progress={league.progress} leagueRef={leagueRef} />
  if (!found || draft.status !== 'ready' || standings.status !== 'ready') return <OverviewLoading />
  const teamHref = (teamId: number) => leagueAddress('leagueTeamLegacy', { leagueRef, teamId, query })
  return (
    <SubjectContext value={found}>
      <TeamLogosProvider league={found}>
        <div className="flex flex-col gap-6 max-sm:pt-2 sm:pt-1">
          <OverviewTitle league={found} />
          <HeaderCards cards={toHeaderCards(standings.data)} teamHref={teamHref} />
          <OlderPage
            label="League"
            views={views}
            query={query}
            currentHref={leagueAddress('overview', { leagueRef, query })}
            props={{ leagueRef, league: found, standings: standings.data, draft, parameters, query, teamHref }}
          />
        </div>
      </TeamLogosProvider>
    </SubjectContext>
  )
}

/** A draft that was held comes with its analysis. */
function LegacyDraft(props: LeagueTabProps) {
  const { draft, league } = props
  if (draft.status === 'ready' && !draft.data.draftPicks.some(isAnalyzed) && league.draftComplete !== false) {
    const title = 'Failed to process draft analytics'
    return <Message tone="error" title={title} text="The draft's picks came without their analysis." />
  }
  return <DraftBoardView {...props} />
}

const isAnalyzed = ({ performance }: CompletedPick) => performance.totalPoints !== null
