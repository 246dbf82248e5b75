import type { StandingsEntry } from '../../parts/league/league-view.ts'
import { absent, formatOrdinal, formatRecord } from '../../ui/format.ts'

/** "You won the league, 11-3", "You finished 4th, 8-6". */
export function describeOwnFinish({ rank, isChampion, totalSeason }: StandingsEntry): string {
  const record = formatRecord(totalSeason)
  const finish = isChampion ? 'You won the league' : `You finished ${formatOrdinal(rank)}`
  return record === absent ? finish : `${finish}, ${record}`
}
