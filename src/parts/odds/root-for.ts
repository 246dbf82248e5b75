import type { ForecastOdds, ForecastResponse } from '../../contract/responses/forecast.ts'
import type { TeamRef } from '../../contract/responses/shared.ts'

/** A game of others in which one result helps a team. */
interface Wish {
  matchupId: number
  winner: TeamRef
  loser: TeamRef
  /** Playoff odds of the team if it comes true minus if not: a point (0.01) at least, up to 1. */
  gain: number
}

/** The section's id, for links to it. */
export const rootForId = 'root-for'

export interface Wishes {
  /** The largest gain first. */
  helpful: Wish[]
  /** Games of others that move the team's odds by less than a point. */
  others: ForecastResponse['games']
}

/** A team with its playoff odds; null if they are unknown. */
export interface RacingTeam extends TeamRef {
  playoffs: Pick<ForecastOdds, 'chance' | 'isCertain'> | null
}

/** Smaller gains are no reason to root for anybody. */
const leastGain = 0.01

/** What a win of the home team adds to a team's playoff odds: -1 to 1, 0 where it is less than a point. */
export function leverageOn({ teams }: ForecastResponse['games'][number], teamId: number): number {
  const leverage = teams.find(({ team }) => team.id === teamId)?.leverage ?? 0
  return Math.abs(leverage) < leastGain ? 0 : leverage
}

/** Which side of each game of others helps a team into the playoffs. */
export function wishesOf(games: ForecastResponse['games'], teamId: number): Wishes {
  const open = games.filter(({ home, away }) => home.id !== teamId && away.id !== teamId)
  const helpful = open.flatMap((game): Wish[] => {
    const { matchupId, home, away } = game
    const leverage = leverageOn(game, teamId)
    if (leverage === 0) return []
    const [winner, loser] = leverage > 0 ? [home, away] : [away, home]
    return [{ matchupId, winner, loser, gain: Math.abs(leverage) }]
  })
  const isHelpful = new Set(helpful.map(({ matchupId }) => matchupId))
  return {
    helpful: helpful.toSorted((a, b) => b.gain - a.gain),
    others: open.filter(({ matchupId }) => !isHelpful.has(matchupId)),
  }
}

/** What a team without a helpful result is told; only a proven place is out of every game's reach. */
export function describeNoWish({ name, playoffs }: RacingTeam, isMine: boolean): string {
  if (!playoffs?.isCertain)
    return `Each of this week’s other games moves ${isMine ? 'your odds' : `the odds of ${name}`} by less than a point.`
  if (playoffs.chance > 0)
    return `${isMine ? 'You have' : `${name} has`} clinched the playoffs: no result changes that.`
  return `${isMine ? 'You are' : `${name} is`} out of the playoff race: no result changes that.`
}
