/** Leagues without opponents: explains the week's scores. */
import type { Sentence } from '../../contract/responses/weekly.ts'
import { findStarters } from '../facts/lineups.ts'
import type { WeekScore } from '../facts/table.ts'
import type { WeekFacts } from '../facts/week-facts.ts'
import { points } from '../wording/numbers.ts'
import type { Wording } from '../wording/pick.ts'
import { team, teams, write, writePlayer } from '../wording/sentence.ts'

/** Minimum difference between a score and its projection. */
const leastOff = 10

export function writeScores(facts: WeekFacts, wording: Wording): Sentence[] {
  const { ranking } = facts
  const offOf = ({ points, projectedPoints }: WeekScore) => (projectedPoints === null ? 0 : points - projectedPoints)
  const byOff = ranking.toSorted((a, b) => offOf(b) - offOf(a))
  const above = byOff[0]
  const below = byOff.at(-1)
  return [
    ...ranking.slice(0, 3).flatMap((row) => writeStar(row, facts, wording)),
    ...(above && offOf(above) >= leastOff && above.projectedPoints !== null
      ? [
          write`Biggest overachiever: ${team(above.team)}, ${points(above.points)} on a projection of ${points(above.projectedPoints, 'projection')}.`,
        ]
      : []),
    ...(below && offOf(below) <= -leastOff && below.projectedPoints !== null
      ? [
          write`Biggest letdown: ${team(below.team)}, ${points(below.points)} on a projection of ${points(below.projectedPoints, 'projection')}.`,
        ]
      : []),
  ]
}

function writeStar(row: WeekScore, { lineups }: WeekFacts, wording: Wording): Sentence[] {
  const [star] = findStarters(lineups.get(row.team.id)).sort((a, b) => b.surplus - a.surplus)
  if (!star) return [write`${team(row.team)} scored ${points(row.points)}.`]
  const t = team(row.team)
  const scored = points(row.points)
  const name = writePlayer(star.player)
  const got = points(star.scored, 'player-points')
  const expected = points(star.expected, 'player-projection')
  return [
    wording.choose('scores.star', [
      () => write`${t} scored ${scored}, with ${got} from ${name} on a projection of ${expected}.`,
      () => write`${scored} for ${t}: ${name} alone had ${got} on a projection of ${expected}.`,
      () => write`${name} scored ${got} of ${teams(row.team)} ${scored} points, on a projection of ${expected}.`,
    ]),
  ]
}
