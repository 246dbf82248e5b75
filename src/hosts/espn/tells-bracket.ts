/** Whether the league's own answer tells which playoff game is of which bracket, as its weeks' answers will say. */
import type { LeagueFacts } from './read-league.ts'

/**
 * True where it names every tier, or where playing the bracket through (`sortIntoBrackets`) leaves nothing open. Not where
 * seeds are missing, where a tie does not say who went on, or where a team meets one that its seed or an earlier result
 * puts elsewhere, as in a bracket that a commissioner has changed.
 */
export function tellsBracket({ answer, settings }: Pick<LeagueFacts, 'answer' | 'settings'>): boolean {
  const unnamed = answer.schedule
    .filter((row) => row.matchupPeriodId > settings.regularSeasonMatchups && row.playoffTierType == null)
    .sort((a, b) => a.matchupPeriodId - b.matchupPeriodId)
  const seeds = new Map(answer.teams.map(({ id, playoffSeed }) => [id, playoffSeed ?? 0]))
  const out = new Set<number>()
  const standingOf = (teamId: number) =>
    (seeds.get(teamId) ?? 0) > settings.playoffTeamCount ? 'no playoffs' : out.has(teamId) ? 'out' : 'in'
  if (unnamed.length > 0 && [...seeds.values()].some((seed) => seed <= 0)) return false
  return unnamed.every(({ winner, home, away }) => {
    const standings = new Set([home, away].flatMap((side) => (side?.teamId ? standingOf(side.teamId) : [])))
    const loser = winner === 'HOME' ? away : winner === 'AWAY' ? home : null
    if (loser?.teamId) out.add(loser.teamId)
    return standings.size < 2 && winner !== 'TIE'
  })
}
