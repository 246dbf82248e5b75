import { roundFigure } from '../../domain/points.ts'
import { rankPickUps } from '../moves/summarize-moves.ts'
import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'
import { formatDifference, writeAwardPoints } from './wording.ts'

export const pickUpOfTheYear: Award = {
  key: 'pick-up-of-the-year',
  title: 'Pickup of the Year',
  icon: 'trending-up',
  description: 'The free agent or waiver claim with the most starter points above replacement for his new team.',
  restsOnLineups: true,
  pick: (season) =>
    chooseWinner(
      season,
      rankPickUps(season)
        .filter(({ value }) => value > 0)
        .map(({ teamId, move, received, value }) => ({
          teamId,
          player: received.player,
          week: Math.max(1, move.week),
          value: roundFigure(value),
          points: received.stint?.pointsStarted ?? 0,
          starts: received.stint?.weeksStarted ?? 0,
        })),
      'highest',
      ({ value, points, starts, week }) =>
        `${formatDifference(value)} points above replacement: ${writeAwardPoints(points)} in ${starts} ${starts === 1 ? 'start' : 'starts'} from week ${week}`,
    ),
}
