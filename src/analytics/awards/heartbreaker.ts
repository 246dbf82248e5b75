import { decidedBy } from '../../domain/decided-by.ts'
import { writeWonBy } from '../../domain/margin-text.ts'
import { subtractPoints } from '../../domain/points.ts'
import { nameWeeks } from '../../domain/week-names.ts'
import { factsOf } from '../season-facts.ts'
import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'

export const heartbreaker: Award = {
  key: 'heartbreaker',
  title: 'Heartbreaker',
  icon: 'hourglass',
  isShame: true,
  description: 'The narrowest loss of the season, playoffs included.',
  pick: (season) => {
    const { gamesOf, teams } = factsOf(season)
    const losses = season.teams
      .flatMap(({ id }) => gamesOf(id))
      .filter(
        ({ result, own, opponent }) =>
          result === 'loss' && decidedBy(opponent.points ?? 0, own.points ?? 0) !== 'ruling',
      )
    return chooseWinner(
      season,
      losses.map(({ teamId, opponentId, own, opponent, matchup: { weeks } }) => ({
        teamId,
        opponentId,
        week: weeks[0] ?? 1,
        weeks,
        scores: [opponent.points, own.points],
        value: Math.abs(subtractPoints(opponent.points ?? 0, own.points ?? 0)),
      })),
      'lowest',
      ({ value, opponentId, weeks, scores }) =>
        `Lost to ${teams.get(opponentId)?.name ?? ''} ${writeWonBy(value, scores)}, ${nameWeeks(weeks)}`,
    )
  },
}
