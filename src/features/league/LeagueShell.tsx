/** A league's page around its tabs: league first, then standings, then the draft in the background. */
import { Suspense, useEffect } from 'react'
import { addressOf } from '../../client/site-base.ts'
import type { FrozenSeason } from '../../contract/snapshot.ts'
import { visit } from '../../stores/location.ts'
import { type ResourceState, useResource } from '../../stores/use-resource.ts'
import { SubjectContext } from '../../ui/subject.ts'
import { useDocumentTitle } from '../../ui/use-document-title.ts'
import type { ScreenProps } from '../app/screen-props.ts'
import { useBackTrap } from './back-trap.ts'
import { toHeaderCards } from './header-cards.ts'
import { HeaderCards, LeagueTabs, LeagueTitle } from './LeagueHeader.tsx'
import {
  HeaderCardsLoading,
  InvalidLeagueId,
  LeagueFailed,
  LeagueImporting,
  LeagueLoading,
  TabLoading,
} from './LeagueStates.tsx'
import { leagueAddress, readLeagueId, readSeason } from './league-address.ts'
import type { DraftCompleteAnswer, LeagueAnswer } from './league-tab.ts'
import { OtherSeasons } from './OtherSeasons.tsx'
import { SnapshotNote } from './SnapshotNote.tsx'
import { leagueTabs } from './tabs.tsx'
import { useLiveSeasons } from './use-live-seasons.ts'

export function LeagueShell(props: ScreenProps) {
  const espnLeagueId = readLeagueId(props.parameters.espnLeagueId)
  return espnLeagueId === null ? <InvalidLeagueId /> : <League {...props} espnLeagueId={espnLeagueId} />
}

function League({ name, query, espnLeagueId }: ScreenProps & { espnLeagueId: number }) {
  const isIndex = name === 'league'
  const call = { espnId: espnLeagueId, season: readSeason(query) }
  const league = useResource('espnLeague', call)
  // A frozen draft is a file away once its tab is opened; a live one is asked for ahead, in the background.
  const wantsDraft = league.status === 'ready' && (!league.frozen || name === 'draftboard')
  const draft = useResource('draftComplete', wantsDraft ? call : null)
  useLoggedFailure(draft)
  useBackTrap(isIndex ? null : String(espnLeagueId))
  useEffect(() => {
    if (isIndex) visit(leagueAddress('overview', { espnLeagueId, query }), { replace: true })
  }, [isIndex, espnLeagueId, query])

  if (league.status === 'failed') return <LeagueFailed failure={league.failure} onRetry={league.reload} />
  if (league.status === 'loading') {
    return league.progress ? <LeagueImporting progress={league.progress} /> : <LeagueLoading />
  }
  return (
    <SubjectContext value={league.data}>
      <LoadedLeague
        league={league.data}
        frozen={league.frozen}
        draft={draft}
        name={name}
        query={query}
        espnLeagueId={espnLeagueId}
      />
    </SubjectContext>
  )
}

function LoadedLeague({ league, frozen, draft, name, query, espnLeagueId }: LoadedLeagueProps) {
  const { id, season } = league
  const isAsked = id !== undefined
  const standings = useResource('standings', isAsked ? { league_id: id, season } : null)
  const tab = leagueTabs.find(({ route }) => route === name) ?? leagueTabs[0]
  useDocumentTitle(tab?.label, league.name, season === undefined ? undefined : String(season))
  const live = useLiveSeasons(frozen ? espnLeagueId : null)
  if (standings.status === 'failed') return <LeagueFailed failure={standings.failure} onRetry={standings.reload} />

  // A season of the site's own has a page made for showing around.
  const recap = frozen && season && addressOf('recap', { espnLeagueId, season })
  const shared = recap || (season && addressOf(tab?.route ?? 'overview', { espnLeagueId, season }))
  const seasons = [...new Set([...live, ...(league.seasons ?? [])])].sort((a, b) => b - a)
  const openSeason = (chosen: number) => visit(addressOf(tab?.route ?? 'overview', { espnLeagueId, season: chosen }))
  const teamHref = (teamId: number) => leagueAddress('team', { espnLeagueId, teamId, query })
  const items = leagueTabs.map(({ route, label }) => ({
    label,
    href: leagueAddress(route, { espnLeagueId, query }),
    isCurrent: route === tab?.route,
  }))
  // A server that names no id for its league has no standings that could be asked for.
  const known = standings.status === 'ready' ? standings.data : isAsked ? null : {}
  return (
    <div className="flex flex-col gap-6">
      <LeagueTitle
        league={{ ...league, seasons }}
        address={shared || undefined}
        recap={recap || undefined}
        onSeason={openSeason}
      />
      <OtherSeasons name={tab?.route ?? 'overview'} espnLeagueId={espnLeagueId} season={season} seasons={seasons} />
      <SnapshotNote frozen={frozen} />
      {known ? <HeaderCards cards={toHeaderCards(known)} teamHref={teamHref} /> : <HeaderCardsLoading />}
      <LeagueTabs items={items} />
      <Suspense fallback={<TabLoading />}>
        {known && tab ? (
          <tab.View
            espnLeagueId={espnLeagueId}
            league={league}
            standings={known}
            draft={draft}
            query={query}
            teamHref={teamHref}
          />
        ) : (
          <TabLoading />
        )}
      </Suspense>
    </div>
  )
}

/** A failure in the background is told to the console only. */
function useLoggedFailure(state: ResourceState<unknown>) {
  const failure = state.status === 'failed' ? state.failure : null
  useEffect(() => {
    if (failure) console.error('Failed to load draft analysis', failure)
  }, [failure])
}

interface LoadedLeagueProps {
  league: LeagueAnswer
  /** Set where the league's data is a snapshot's. */
  frozen: FrozenSeason | undefined
  draft: ResourceState<DraftCompleteAnswer>
  name: ScreenProps['name']
  query: URLSearchParams
  espnLeagueId: number
}

export default LeagueShell
