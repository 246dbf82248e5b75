import { writeDecidedBy } from '../../../domain/decided-by.ts'
import { formatPoints, formatScores } from '../../../ui/format.ts'
import type { StoryCard } from '../story.ts'
import type { TeamFacts } from '../team-facts.ts'

const leastWeeks = 3

/** The week with the most points of the starters, as the performance screen has it. */
export function writeBestWeek({ responses: { weeks }, rows, standing }: TeamFacts): StoryCard | null {
  const best = weeks?.summary.bestWeek ?? null
  // The best of two is none.
  if (
    best === null ||
    best.points <= 0 ||
    rows.filter(({ starterPoints }) => starterPoints !== null).length < leastWeeks
  )
    return null
  const row = rows.find(({ week }) => week === best.week)
  return {
    key: 'best-week',
    weight: weighWeek(best.points, weeks?.summary.avgStarterPoints ?? null),
    layout: 'figure',
    label: 'The best week',
    figure: formatPoints(best.points),
    unit: `points in week ${best.week}`,
    sentence: describeGame(row) ?? describeAverage(weeks?.summary.avgStarterPoints ?? null),
    team: standing.teamName,
    inShort: { label: 'Best week', name: `Week ${best.week}`, figure: formatPoints(best.points) },
    source: { screen: 'week', week: best.week, label: `The lineup of week ${best.week}` },
  }
}

/** Half again as much as in an average week is worth a win. */
function weighWeek(points: number, average: number | null): number {
  return average ? 2 * (points / average - 1) : 0
}

/** Null without an opponent. */
function describeGame(row: TeamFacts['rows'][number] | undefined): string | null {
  const { word, opponentName, own, opponent, round } = row?.result ?? {}
  // Of a round over several weeks the result is not that of this week.
  if (!opponentName || round || own == null || opponent == null) return null
  const scores = formatScores([own, opponent])
  if (word === 'WIN') return `It beat ${opponentName}, ${scores}${writeDecidedBy([own, opponent])}.`
  if (word === 'LOSS') return `And it still lost to ${opponentName}, ${scores}${writeDecidedBy([opponent, own])}.`
  return word === 'TIE' ? `It ended in a tie with ${opponentName}, ${scores}.` : null
}

function describeAverage(points: number | null): string {
  return points === null ? 'The highest score of its season.' : `Its average week has ${formatPoints(points)}.`
}
