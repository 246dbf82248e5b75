import { roundFigure } from '../../domain/points.ts'
import { nameWeeks } from '../../domain/week-names.ts'
import { factsOf } from '../season-facts.ts'
import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'
import { writeAwardPoints } from './wording.ts'

export const unluckiestLoss: Award = {
  key: 'unluckiest-loss',
  title: 'Unluckiest Loss',
  icon: 'heart-crack',
  isShame: true,
  description: 'The highest score that still lost. Games of several weeks count points per week.',
  pick: (season) => {
    const { gamesOf, teams } = factsOf(season)
    const losses = season.teams.flatMap(({ id }) => gamesOf(id)).filter(({ result }) => result === 'loss')
    return chooseWinner(
      season,
      // A score of several weeks would beat every single week.
      losses.map(({ teamId, opponentId, own, matchup: { weeks } }) => ({
        teamId,
        opponentId,
        week: weeks[0] ?? 1,
        weeks,
        unit: weeks.length > 1 ? 'points per week' : 'points',
        value: roundFigure((own.points ?? 0) / Math.max(1, weeks.length)),
      })),
      'highest',
      ({ value, unit, opponentId, weeks }) =>
        `${writeAwardPoints(value)} ${unit} in a loss to ${teams.get(opponentId)?.name ?? ''}, ${nameWeeks(weeks)}`,
    )
  },
}
