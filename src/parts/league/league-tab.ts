/** What the league shell hands to its tabs. */
import type { Lenient } from '../../client/lenient.ts'
import type { Answer } from '../../contract/answers/index.ts'
import type { Match } from '../../contract/routes.ts'
import type { ResourceState } from '../../stores/use-resource.ts'

export type LeagueAnswer = Lenient<Answer<'league'>>
export type StandingsAnswer = Lenient<Answer<'standings'>>
export type StandingAnswer = NonNullable<StandingsAnswer['standings']>[number]
export type DraftCompleteAnswer = Lenient<Answer<'draftComplete'>>

/** A league's screen: which league, and what its address says. */
export interface LeaguePlace {
  espnLeagueId: number
  league: LeagueAnswer
  /** Of the address: the league, and what an address within a screen names (week, team). */
  parameters: Match['parameters']
  query: URLSearchParams
}

export interface LeagueTabProps extends LeaguePlace {
  standings: StandingsAnswer
  /** Loads in the background once the league is there. */
  draft: ResourceState<DraftCompleteAnswer>
  /** Address of a team's page. */
  teamHref: (teamId: number) => string
}
