import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'
import { describePick, listDraftedValues } from './drafted-values.ts'
import { formatPoints } from './wording.ts'

export const lateRoundWinner: Award = {
  key: 'late-round-winner',
  title: 'Late Round Lottery Winner',
  icon: 'ticket',
  description: 'The most points by a player picked in the second half of the draft’s rounds.',
  pick: (season) => {
    const picks = listDraftedValues(season)
    const rounds = Math.max(0, ...picks.map(({ round }) => round))
    return chooseWinner(
      season,
      picks
        .filter(({ round, totalPoints }) => rounds > 1 && round > rounds / 2 && totalPoints > 0)
        .map((pick) => ({ ...pick, value: pick.totalPoints })),
      'highest',
      ({ value, ...pick }) => `${formatPoints(value)} points from ${describePick(pick)}`,
    )
  },
}
