import type { ForecastOdds } from '../../../contract/responses/forecast.ts'
import { oddsSeries } from '../../../parts/odds/odds-history.ts'
import type { StoryCard } from '../story.ts'
import type { TeamFacts } from '../team-facts.ts'

/** A smaller change between two weeks is no turning point. */
const leastTurn = 0.1

/** The weight of a turn from 0 to 100 %, in wins. */
const wholeSeason = 3

/** The line of the playoff odds, or of a champion's title odds, with its turning point. */
export function writeOddsCard({ responses: { history }, teamId, standing, throughWeek }: TeamFacts): StoryCard | null {
  const kind = throughWeek === null && standing.isChampion ? 'title' : 'playoffs'
  const { weeks, teams } = oddsSeries(history?.weeks ?? [], kind)
  const own = teams.find((team) => team.teamId === teamId)?.odds ?? []
  const known = own.flatMap((odds, index) => (odds ? [{ week: weeks[index] ?? 0, odds }] : []))
  const turn = findTurn(known)
  if (!turn) return null
  const { week, before, after } = turn
  return {
    key: 'odds',
    weight: wholeSeason * turn.change,
    layout: 'odds',
    label: kind === 'title' ? 'The title odds' : 'The playoff odds',
    figure: after.text,
    unit: `after week ${week}`,
    odds: known.map((point) => ({ week: point.week, chance: point.odds.chance })),
    turn: week,
    sentence: `Week ${week} ${after.isCertain ? 'decided it' : 'was the turning point'}: ${before.text} the week before.`,
    team: standing.teamName,
    inShort: {
      label: kind === 'title' ? 'Title odds' : 'Playoff odds',
      name: `After week ${week}`,
      figure: after.text,
    },
    source: { screen: 'forecast', label: 'The odds week by week' },
  }
}

/** The largest change from one week to the next, the earliest of equal ones. */
function findTurn(points: readonly { week: number; odds: ForecastOdds }[]) {
  let found: { week: number; before: ForecastOdds; after: ForecastOdds; change: number } | null = null
  for (const [index, { week, odds }] of points.entries()) {
    const earlier = points[index - 1]
    if (!earlier || earlier.week !== week - 1) continue
    const before = earlier.odds
    const change = Math.abs(odds.chance - before.chance)
    if (change >= leastTurn && change > (found?.change ?? 0)) found = { week, before, after: odds, change }
  }
  return found
}
