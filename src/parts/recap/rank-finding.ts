/** What the picture of the season shows, as its headline. */
import { formatOrdinal } from '../../ui/format.ts'
import type { RankByWeekSeries, RankedTeam } from './rank-by-week-series.ts'

/** From this rank on, the way to the title is the story. */
const lowRank = 5

/**
 * The champion's way from its lowest rank if that was low; otherwise whoever led the most weeks, and what became of the
 * lead. Of equal numbers of weeks the one who ends better.
 */
export function describeRankFinding({ weeks, teams }: RankByWeekSeries): string {
  const champion = teams.find(({ isChampion }) => isChampion)
  const lowest = champion && lowestOf(champion)
  if (champion && lowest && lowest.rank >= lowRank) {
    return `${champion.teamName}: ${formatOrdinal(lowest.rank)} after week ${lowest.week}, first at the end`
  }
  const leader = teams.reduce((best, team) => (weeksLed(team) > weeksLed(best) ? team : best), teams[0] as RankedTeam)
  const led = `${leader.teamName} led for ${weeksLed(leader)} of ${weeks.length} weeks`
  if (!champion) {
    const [now] = teams
    const isRunning = teams.every(({ finalRank }) => finalRank === null)
    return isRunning && now && now !== leader ? `${led}, ${now.teamName} leads now` : led
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
