/** The headline of the rank chart. */
import { formatOrdinal } from '../../ui/format.ts'
import type { RankByWeekSeries, RankedTeam } from './rank-by-week-series.ts'

/** If the champion's lowest rank was this or lower, the climb is the finding. */
const lowRank = 5

/**
 * The champion's climb from its lowest rank if that was low; otherwise the team that led the most weeks, and whether it stayed first. Ties
 * go to the team with the better finish.
 */
export function describeRankFinding({ weeks, teams }: RankByWeekSeries): string {
  const champion = teams.find(({ isChampion }) => isChampion)
  const lowest = champion && lowestOf(champion)
  if (champion && lowest && lowest.rank >= lowRank) {
    return `${champion.teamName}: ${formatOrdinal(lowest.rank)} in week ${lowest.week}, first at the finish`
  }
  const leader = teams.reduce((best, team) => (weeksLed(team) > weeksLed(best) ? team : best), teams[0] as RankedTeam)
  const led = `${leader.teamName} led for ${weeksLed(leader)} of ${weeks.length} weeks`
  if (!champion) {
    const [now] = teams
    const isRunning = teams.every(({ finalRank }) => finalRank === null)
    return isRunning && now && now !== leader ? `${led}, and ${now.teamName} leads now` : led
  }
  if (leader === champion) return `${led} and won the title`
  return `${led}, ${champion.teamName} won the title`
}

function weeksLed({ ranks }: RankedTeam): number {
  return ranks.filter(({ rank }) => rank === 1).length
}

/** The latest week at the lowest rank. */
function lowestOf({ ranks }: RankedTeam) {
  return ranks.reduce<{ week: number; rank: number } | null>(
    (lowest, one) => (lowest && lowest.rank > one.rank ? lowest : one),
    null,
  )
}
