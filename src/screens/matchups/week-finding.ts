/** The week's headline. */
import { withArticle } from '../../domain/article.ts'
import { formatPercent, formatPoints } from '../../ui/format.ts'
import { wonBy } from './game-notes.ts'
import type { WeekGame } from './week-games.ts'

/** Title game, else biggest upset, else closest game (in the playoffs for the title); next the most even game. Null if nothing is known. */
export function weekFinding(games: readonly WeekGame[]): string | null {
  const decided = games.filter(({ status, second, margin }) => status === 'final' && second && margin !== null)
  const forTitle = games.filter(({ kind }) => kind === 'winners-bracket')
  const decisive = decided.filter((game) => forTitle.includes(game))
  const [final] = decisive
  if (final && forTitle.length === 1 && !final.isTie) {
    const { first, second } = final
    const how = final.margin === 0 ? ' on the tiebreaker' : ''
    return `${first.team.name} won the title${how}, ${formatPoints(first.points)} to ${formatPoints(second?.points)} over ${second?.team.name}`
  }
  if (decided.length > 0) return findingOfResults(decisive.length > 0 ? decisive : decided)
  if (games.some(({ status }) => status === 'in-progress')) return findingOfRunning(games)
  return findingOfExpected(games)
}

function findingOfResults(games: readonly WeekGame[]): string | null {
  const upset = least(
    games.filter(({ flags }) => flags.includes('upset')),
    ({ first }) => first.chanceBefore,
  )
  if (upset?.first.chanceBefore != null) {
    return `${upset.first.team.name} beat ${upset.second?.team.name} with ${withArticle(formatPercent(upset.first.chanceBefore * 100, 0))} chance before kickoff`
  }
  const closest = least(
    games.filter(({ flags }) => !flags.includes('nobody-started')),
    ({ margin }) => margin,
  )
  if (!closest) return null
  return closest.isTie
    ? `${closest.first.team.name} and ${closest.second?.team.name} tied at ${formatPoints(closest.first.points)}`
    : `${closest.first.team.name} beat ${closest.second?.team.name} ${wonBy(closest)}${games.length > 1 ? ', the closest game' : ''}`
}

/** "Check Please leads the week; The Nominators 89%": the most points so far, and the likeliest winner. */
function findingOfRunning(games: readonly WeekGame[]): string {
  const sides = games.flatMap(({ first, second }) => (second ? [first, second] : [first]))
  const leader = least(sides, ({ points }) => (points === null || points <= 0 ? null : -points))
  const favorite = least(sides, ({ chanceLive }) => (chanceLive === null ? null : -chanceLive))
  if (!leader) {
    const begun = games.filter(({ status }) => status !== 'scheduled').length
    return `${begun} of ${games.length} games under way`
  }
  const leads = `${leader.team.name} leads the week`
  return favorite?.chanceLive == null
    ? leads
    : `${leads}; ${favorite.team.name} ${formatPercent(favorite.chanceLive * 100, 0)}`
}

/** A favorite has at least 60 %. */
const leastLead = 0.1

/** Where no game has a favorite, the most even one is so by chance. */
function findingOfExpected(games: readonly WeekGame[]): string | null {
  const leadIn = ({ first }: WeekGame) => (first.chanceBefore === null ? null : Math.abs(first.chanceBefore - 0.5))
  if (!games.some((game) => (leadIn(game) ?? 0) >= leastLead)) return null
  const even = least(games, leadIn)
  return even?.second ? `Closest matchup: ${even.first.team.name} vs. ${even.second.team.name}` : null
}

/** The entry with the smallest value; entries without one are left out. */
function least<T>(items: readonly T[], figure: (item: T) => number | null): T | undefined {
  return items
    .flatMap((item) => {
      const value = figure(item)
      return value === null ? [] : [{ item, value }]
    })
    .toSorted((a, b) => a.value - b.value)[0]?.item
}
