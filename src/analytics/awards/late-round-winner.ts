import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'
import { describeDraftPlace, listDraftedValues } from './drafted-values.ts'
import { writeAwardPoints } from './wording.ts'

export const lateRoundWinner: Award = {
  key: 'late-round-winner',
  title: 'Late Round Lottery Winner',
  icon: 'ticket',
  description: 'The most points by a player picked in the second half of the draft’s rounds.',
  inAuctions: {
    title: 'Bargain of the Auction',
    description: 'The most points by a player of the cheaper half of all purchases.',
  },
  pick: (season) => {
    const picks = listDraftedValues(season)
    return chooseWinner(
      season,
      picks
        .filter(({ isLate, totalPoints }) => isLate && totalPoints > 0)
        .map((pick) => ({ ...pick, value: pick.totalPoints })),
      'highest',
      ({ value, ...pick }) => `${writeAwardPoints(value)} points from ${describeDraftPlace(pick)}`,
    )
  },
}
