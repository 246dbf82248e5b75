/** Teams with a few weeks that can be checked with a pencil. */
import type { RecapTeam } from '../../../../src/parts/recap/load-recap.ts'

type Weeks = NonNullable<RecapTeam['weeks']['weeklyPerformance']>

export interface Game {
  week: number
  /** Of the team and of its opponent. */
  score: readonly [own: number, opponent: number]
  opponent?: { id: number; name: string }
  /** 'win', 'loss' or 'tie' by the scores where nothing else is said; null: undecided. */
  result?: 'win' | 'loss' | 'tie' | null
  weeks?: number[]
  isPlayoff?: boolean
}

export function recapTeam(id: number, games: readonly Game[], startSit: RecapTeam['startSit'] = []): RecapTeam {
  const name = `Team ${id}`
  return { id, name, weeks: { teamId: id, teamName: name, weeklyPerformance: games.map(toWeek) }, startSit }
}

/** Both sides of a season's games: `[week, home, home's score, away, away's score]`. */
export function recapTeams(
  count: number,
  games: readonly (readonly [number, number, number, number, number])[],
): RecapTeam[] {
  return Array.from({ length: count }, (_, index) => {
    const id = index + 1
    return recapTeam(
      id,
      games.flatMap(([week, home, homeScore, away, awayScore]): Game[] => {
        if (home === id) return [{ week, score: [homeScore, awayScore], opponent: { id: away, name: `Team ${away}` } }]
        if (away === id) return [{ week, score: [awayScore, homeScore], opponent: { id: home, name: `Team ${home}` } }]
        return []
      }),
    )
  })
}

function toWeek({ week, score: [own, other], opponent, result, weeks, isPlayoff }: Game): Weeks[number] {
  const byScore = own === other ? 'tie' : own > other ? 'win' : 'loss'
  return {
    week,
    starterPoints: own,
    matchup: {
      teamScore: own,
      opponentScore: other,
      opponentId: opponent?.id,
      opponentName: opponent?.name,
      result: result === null ? undefined : (result ?? byScore),
      weeks,
      isPlayoff,
    },
  }
}
