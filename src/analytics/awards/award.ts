import type { Season } from '../../domain/season.ts'

/** An award of the season: its title and the function that finds its winner. Awards for the same measure share a file. */
export interface Award {
  /** Kebab-case. */
  key: string
  title: string
  /** Name of a site icon; an unknown one shows a star. */
  icon: string
  /** The reason for the award, in one sentence. */
  description: string
  /** Title and reason of a draft award after an auction, which has no rounds; absent if they are the same. */
  inAuctions?: { title?: string; description: string }
  /** True: no team wants to win it. */
  isShame?: true
  /** True: from lineups, so it says so if those of some weeks are missing. */
  restsOnLineups?: true
  /** The winner, or null if there is none (yet). */
  pick: (season: Season) => AwardWinner | null
}

export interface AwardWinner {
  teamId: number
  /** `Player.number` of the player who won it for the team. */
  player: number | null
  week: number | null
  /** The winning value, in the award's own unit. */
  value: number
  /** The value as text; mentions a tiebreak. */
  display: string
  /** Up to two runners-up, best first. */
  runnersUp: AwardRunnerUp[]
}

/** A runner-up, with the same kind of value as the winner's. */
export type AwardRunnerUp = Omit<AwardWinner, 'runnersUp'>
