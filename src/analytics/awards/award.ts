import type { LeagueSeason } from '../../domain/league-season.ts'

/** One award of the season: its name and how its winner is found. A new award is one of these in a file of its own. */
export interface Award {
  /** Kebab-case. */
  key: string
  title: string
  /** Name of an icon of the site; an unknown one shows a star. */
  icon: string
  /** The reason for the award, in one sentence. */
  description: string
  /** The winner, or null where there is none (yet). */
  pick: (season: LeagueSeason) => AwardWinner | null
}

export interface AwardWinner {
  teamId: number
  /** `Player.number`, where a player won it for the team. */
  player: number | null
  week: number | null
  /** The winning value, in the award's own unit. */
  value: number
  /** The value as text; mentions a broken tie. */
  display: string
  /** The next two, best first, if there are so many. */
  runnersUp: AwardRunnerUp[]
}

/** A runner-up, with the same kind of value as the winner's. */
export type AwardRunnerUp = Omit<AwardWinner, 'runnersUp'>
