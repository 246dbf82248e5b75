import type { LeagueSeason } from '../../domain/league-season.ts'

/** One award of the season: what it is called and how its winner is found. A new award is one of these in a file of its own. */
export interface Award {
  /** Kebab-case. */
  key: string
  title: string
  /** Name of an icon of the site; an unknown one shows a star. */
  icon: string
  /** What it is given for, in one sentence. */
  description: string
  /** The winner, or null where there is none (yet). */
  pick: (season: LeagueSeason) => AwardWinner | null
}

export interface AwardWinner {
  teamId: number
  /** `Player.number`, where a player won it for the team. */
  player: number | null
  week: number | null
  /** The figure that won, in the award's own unit. */
  value: number
  /** The figure in words; says so where a tie was broken. */
  display: string
  /** The next two, best first, where there are so many. */
  runnersUp: AwardRunnerUp[]
}

/** One who came close, with the same kind of figure as the winner's. */
export type AwardRunnerUp = Omit<AwardWinner, 'runnersUp'>
