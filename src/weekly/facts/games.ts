/** The week's final games with the scoreboard's details. */
import type { ResponseOf } from '../../contract/responses/index.ts'
import type { TeamRef } from '../../contract/responses/shared.ts'
import { decidedBy } from '../../domain/decided-by.ts'
import type { Stage } from './stages.ts'

type Matchup = ResponseOf<'scoreboard'>['matchups'][number]
type EditionSide = Matchup['home'] & { points: number }

export interface EditionGame extends Matchup {
  /** In a tie the home team. */
  winner: EditionSide
  loser: EditionSide
  margin: number
  /** Equal scores, decided by the league's tiebreaker. */
  isTieBroken: boolean
  /** Null in the regular season. */
  stage: Stage | null
  /** In the championship game the champion by the final standings, which a commissioner may change; null if unknown. */
  champion: TeamRef | null
}

/** Final games of the week, in the scoreboard's order. */
export function findGames(
  { matchups, week }: ResponseOf<'scoreboard'>,
  stages: ReadonlyMap<number, Stage>,
  champion: TeamRef | null,
): EditionGame[] {
  return matchups.flatMap((matchup): EditionGame[] => {
    const { home, away, margin, isTie } = matchup
    if (matchup.status !== 'final' || Math.max(...matchup.weeks) !== week) return []
    if (!isScored(home) || !isScored(away) || margin === null) return []
    const [winner, loser] = (away.isWinner ? [away, home] : [home, away]).map((side) =>
      // Projections of a game's later weeks know its first ones.
      matchup.weeks.length > 1 ? { ...side, projectedPoints: null } : side,
    )
    if (!winner || !loser) return []
    const stage = stages.get(matchup.matchupId) ?? null
    const isTieBroken = !isTie && decidedBy(winner.points, loser.points) === 'tiebreaker'
    return [{ ...matchup, winner, loser, margin, isTieBroken, stage, champion: stage?.isFinal ? champion : null }]
  })
}

function isScored(side: Matchup['away']): side is EditionSide {
  return side !== null && side.points !== null
}

/** The host names the team with fewer points as the winner: what was scored explains nothing. */
export function isOverruled({ isTie, winner, loser }: EditionGame): boolean {
  return !isTie && decidedBy(winner.points, loser.points) === 'ruling'
}

/** Both scored 0 because neither set a lineup; no other note applies. */
export function isEmptyGame({ flags, winner, loser }: EditionGame): boolean {
  return flags.includes('nobody-started') || (winner.points === 0 && loser.points === 0)
}
