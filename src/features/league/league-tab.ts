/** What the league shell hands to its tabs. */
import type { Lenient } from '../../client/lenient.ts'
import type { Answer } from '../../contract/answers/index.ts'
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
  query: URLSearchParams
  /** Address of a team's page. */
  teamHref: (teamId: number) => string
}
