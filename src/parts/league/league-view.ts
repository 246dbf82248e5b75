/** The props of a league's screens, and the responses in them. */
import type { ReadResponse } from '../../client/read-response.ts'
import type { Match } from '../../contract/routes.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import type { ResourceState } from '../../stores/use-resource.ts'

export type LeagueResponse = ReadResponse<'league'>
export type StandingsResponse = ReadResponse<'standings'>
export type StandingsEntry = NonNullable<StandingsResponse['standings']>[number]
export type DraftCompleteResponse = ReadResponse<'draftComplete'>

/** A league's screen: which league, and what its address says. */
export interface LeaguePlace {
  leagueRef: LeagueRef
  league: LeagueResponse
  /** Parameters of the address: the league, and week or team where it names one. */
  parameters: Match['parameters']
  query: URLSearchParams
}

export interface LeagueTabProps extends LeaguePlace {
  standings: StandingsResponse
  /** Loads in the background once the league is there. */
  draft: ResourceState<DraftCompleteResponse>
  /** Address of a team's page. */
  teamHref: (teamId: number) => string
}
