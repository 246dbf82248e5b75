/** Props of a league's screens, and their responses. */
import type { ReactNode } from 'react'
import type { ReadResponse } from '../../client/read-response.ts'
import type { Match } from '../../contract/routes.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import type { ResourceState } from '../../stores/resource-state.ts'

export type LeagueResponse = ReadResponse<'league'>
export type StandingsResponse = ReadResponse<'standings'>
export type StandingsEntry = StandingsResponse['standings'][number]
export type DraftCompleteResponse = ReadResponse<'draftComplete'>

/** Of a league whose server sends no id: standings cannot be requested. */
export const noStandings: StandingsResponse = {
  leagueId: null,
  season: null,
  isFinal: true,
  standings: [],
  summary: {
    champion: null,
    regularSeasonLeader: null,
    highestScoring: null,
    regularSeasonGames: null,
    totalPoints: null,
    avgPointsPerTeam: null,
    equalToHost: null,
  },
}

/** Props of a league's screen: the league and the URL's parameters. */
export interface LeaguePlace {
  leagueRef: LeagueRef
  league: LeagueResponse
  /** Parameters of the path: the league, and week or team if present. */
  parameters: Match['parameters']
  query: URLSearchParams
}

export interface LeagueTabProps extends LeaguePlace {
  standings: StandingsResponse
  /** Of the draft board. Other screens request it in the background, and do not read it. */
  draft: ResourceState<DraftCompleteResponse>
  /** Address of a team's page. */
  teamHref: (teamId: number) => string
  /** The header's cards, which the overview shows beside its standings; absent on the older page. */
  figures?: ReactNode
}
