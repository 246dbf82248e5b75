/** The awards in display order. To add one, add it to the file of its measure, or a file here, and its name to the list. */

import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import type { Season } from '../../domain/season.ts'
import type { Award, AwardWinner } from './award.ts'
import { bestManager } from './best-manager.ts'
import { bestRecord } from './best-record.ts'
import { bracketBuster } from './bracket-buster.ts'
import { draftBoom, draftBust, firstRoundFailure, lateRoundWinner } from './drafted-values.ts'
import { heartbreaker } from './heartbreaker.ts'
import { highestWeek } from './highest-week.ts'
import { noteMissingLineups } from './missing-lineups.ts'
import { mostPointsAgainst } from './most-points-against.ts'
import { pickUpOfTheYear } from './pick-up-of-the-year.ts'
import { playoffRun } from './playoff-run.ts'
import { luckiestSeason, unluckiestSeason } from './season-luck.ts'
import { shouldHaveMadePlayoffs } from './should-have-made-playoffs.ts'
import { bestTrade, worstTrade } from './traded-value.ts'
import { unluckiestLoss } from './unluckiest-loss.ts'
import { boomOrBust, mostConsistent } from './weekly-variation.ts'

export const awards: readonly Award[] = [
  highestWeek,
  mostConsistent,
  boomOrBust,
  bestRecord,
  playoffRun,
  draftBoom,
  draftBust,
  lateRoundWinner,
  firstRoundFailure,
  mostPointsAgainst,
  shouldHaveMadePlayoffs,
  unluckiestLoss,
  luckiestSeason,
  unluckiestSeason,
  bestTrade,
  worstTrade,
  pickUpOfTheYear,
  bestManager,
  heartbreaker,
  bracketBuster,
]

/** The awards with a winner, in the words of the season's draft and with the weeks that they rest on. */
export const giveAwards = memoizeBySeason((season: Season): { award: Award; winner: AwardWinner }[] => {
  const note = noteMissingLineups(season)
  return awards.flatMap((award) => {
    const found = award.pick(season)
    if (!found) return []
    return [
      {
        award: season.settings.draftType === 'auction' ? { ...award, ...award.inAuctions } : award,
        winner: award.restsOnLineups && note !== '' ? { ...found, display: `${found.display}${note}` } : found,
      },
    ]
  })
})
