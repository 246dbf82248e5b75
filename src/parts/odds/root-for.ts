import type { ForecastResponse } from '../../contract/responses/forecast.ts'
import type { TeamRef } from '../../contract/responses/shared.ts'

/** A game of others in which one result helps a team. */
interface Wish {
  matchupId: number
  winner: TeamRef
  loser: TeamRef
  /** Playoff odds of the team if it comes true minus if not: above 0 to 1. */
  gain: number
}

export interface Wishes {
  /** The largest gain first. */
  helpful: Wish[]
  /** Games of others without effect on the team. */
  others: ForecastResponse['games']
}

/** Which side of each game of others helps a team into the playoffs. */
export function wishesOf(games: ForecastResponse['games'], teamId: number): Wishes {
  const open = games.filter(({ home, away }) => home.id !== teamId && away.id !== teamId)
  const helpful = open.flatMap(({ matchupId, home, away, teams }): Wish[] => {
    const leverage = teams.find(({ team }) => team.id === teamId)?.leverage ?? 0
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
