/** An embed as an island: the newest season of the league, or an error. */
import { type ComponentType, useMemo } from 'react'
import type { Calls, MakeCall } from '../../client/calls.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { leagueCall } from '../../parts/league/league-calls.ts'
import { readLeagueRef } from '../../parts/league/league-ref.ts'
import type { LeagueResponse } from '../../parts/league/league-view.ts'
import { asScreen, type ScreenIsland, type ScreenProps } from '../../parts/screen/as-screen.tsx'
import { useResource } from '../../stores/use-resource.ts'
import { EmbedLoading, EmbedNote } from './EmbedFrame.tsx'

export interface EmbedProps {
  leagueRef: LeagueRef
  league: LeagueResponse
}

/** `own` returns the embed's own calls once the league is loaded. */
export function embedScreen(
  View: ComponentType<EmbedProps>,
  own: (place: EmbedProps, call: MakeCall) => Promise<unknown>,
): ScreenIsland {
  return asScreen(
    (props) => <Embed {...props} View={View} />,
    () => <EmbedLoading />,
    ({ parameters }) => embedCalls(readLeagueRef(parameters), own),
  )
}

function embedCalls(leagueRef: LeagueRef | null, own: Parameters<typeof embedScreen>[1]): Calls | null {
  if (leagueRef === null) return null
  return async (call) => {
    const league = await call(...newestSeason(leagueRef))
    if (league) await own({ leagueRef, league }, call)
  }
}

/** An embed never names a season, because it stays on a site for years. */
const newestSeason = (leagueRef: LeagueRef) => leagueCall(leagueRef, new URLSearchParams())

function Embed({ parameters, View }: ScreenProps & { View: ComponentType<EmbedProps> }) {
  const { host, leagueId } = parameters
  const leagueRef = useMemo(() => readLeagueRef({ host, leagueId }), [host, leagueId])
  return leagueRef ? <LoadedEmbed leagueRef={leagueRef} View={View} /> : <EmbedNote text="League not found." />
}

function LoadedEmbed({ leagueRef, View }: { leagueRef: LeagueRef; View: ComponentType<EmbedProps> }) {
  const league = useResource(...newestSeason(leagueRef))
  if (league.status === 'failed') return <EmbedNote text="This league can’t be shown." detail={league.failure.detail} />
  if (league.status === 'loading' && league.progress)
    return <EmbedNote text="Loading this league for the first time. It takes about a minute." />
  if (league.status === 'loading') return <EmbedLoading />
  return <View leagueRef={leagueRef} league={league.data} />
}
