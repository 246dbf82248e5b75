/** What the league shell hands to its tabs. */
import type { Lenient } from '../../client/lenient.ts'
import type { Answer } from '../../contract/answers/index.ts'
import type { Match } from '../../contract/routes.ts'
import type { ResourceState } from '../../stores/use-resource.ts'

export type LeagueAnswer = Lenient<Answer<'league'>>
export type StandingsAnswer = Lenient<Answer<'standings'>>
export type StandingAnswer = NonNullable<StandingsAnswer['standings']>[number]
export type DraftCompleteAnswer = Lenient<Answer<'draftComplete'>>

export interface LeagueTabProps {
  espnLeagueId: number
  league: LeagueAnswer
  standings: StandingsAnswer
  /** Loads in the background once the league is there. */
  draft: ResourceState<DraftCompleteAnswer>
  /** Of the address: the league, and what an address within a screen names (week, team). */
  parameters: Match['parameters']
  query: URLSearchParams
  /** Address of a team's page. */
  teamHref: (teamId: number) => string
}
