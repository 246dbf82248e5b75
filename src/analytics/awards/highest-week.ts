import { listWeeklyScores } from '../weekly-scores.ts'
import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'
import { writeAwardPoints } from './wording.ts'

export const highestWeek: Award = {
  key: 'highest-week',
  title: 'Highest Single Week Score',
  icon: 'flame',
  description: 'The most points a team scored in one week, playoffs included.',
  pick: (season) =>
    chooseWinner(
      season,
      listWeeklyScores(season).map(({ teamId, week, points }) => ({ teamId, week, value: points })),
      'highest',
      ({ value, week }) => `${writeAwardPoints(value)} points in week ${week}`,
    ),
}
