/** The lineup decision of the season that cost the most. */
import { roundPoints } from '../../domain/rounding.ts'
import { wouldHaveWon } from '../../domain/would-have-won.ts'
import { startSitSummary } from '../team/start-sit-summary.ts'
import type { DecidedMatchup } from './decided-matchups.ts'
import type { RecapTeam } from './load-recap.ts'

export interface BenchBlunder {
  teamId: number
  teamName: string
  week: number
  /** Slot the two competed for, e.g. 'RB', 'FLEX'. */
  slot: string
  started: { name: string; points: number | null }
  benched: { name: string; points: number | null }
  /** Points between the two. */
  pointsMissed: number
  /** The loss that this one swap would have won: its margin and the opponent. Null: it changed nothing. */
  lost: { margin: number; opponentName: string | null } | null
}

/**
 * The missed swap that cost the most points. One that would have turned a loss into a win comes before any that would not:
 * points missed > opponent's score − own score. Ties go to the first team, then the earliest week.
 */
export function findBenchBlunder(
  teams: readonly RecapTeam[],
  matchups: readonly DecidedMatchup[],
): BenchBlunder | null {
  const all = teams.flatMap((team) => team.startSit.flatMap((response) => blundersOf(team, response, matchups)))
  return all.reduce<BenchBlunder | null>((worst, one) => (worst && !isWorse(one, worst) ? worst : one), null)
}

function isWorse(one: BenchBlunder, than: BenchBlunder): boolean {
  if ((one.lost === null) !== (than.lost === null)) return one.lost !== null
  return one.pointsMissed > than.pointsMissed
}

function blundersOf(
  { id, name }: RecapTeam,
  response: RecapTeam['startSit'][number],
  matchups: readonly DecidedMatchup[],
): BenchBlunder[] {
  const { week } = response
  const matchup = matchups.find(({ teamId, weeks }) => teamId === id && week != null && weeks.includes(week))
  // A week that is not final may still change.
  if (week == null || !matchup) return []
  return startSitSummary(response).missed.flatMap(({ eligibility, starter, shouldHaveStarted, pointsMissed }) =>
    pointsMissed !== null && pointsMissed > 0
      ? [
          {
            teamId: id,
            teamName: name,
            week,
            slot: eligibility,
            started: { name: starter.name, points: starter.points },
            benched: { name: shouldHaveStarted.name, points: shouldHaveStarted.points },
            pointsMissed,
            lost: lossWonBy(pointsMissed, matchup),
          },
        ]
      : [],
  )
}

function lossWonBy(points: number, { result, own, opponent, opponentName }: DecidedMatchup): BenchBlunder['lost'] {
  // The swap's effect is only computed where the scores agree that it was a loss.
  if (result !== 'LOSS' || opponent === null || opponent < own || !wouldHaveWon(points, { own, opponent })) return null
  return { margin: roundPoints(opponent - own), opponentName }
}
