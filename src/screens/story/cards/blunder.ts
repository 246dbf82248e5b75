import { writeWonBy } from '../../../domain/margin-text.ts'
import { formatPoints } from '../../../ui/format.ts'
import type { StoryCard } from '../story.ts'
import type { TeamFacts } from '../team-facts.ts'

/** The loss that the optimal lineup would have won, the costliest of them. */
export function writeBlunder({ responses: { decisions }, rows, standing }: TeamFacts): StoryCard | null {
  const [worst] = decisions
    .filter(({ wouldHaveWon, startSitImpact }) => wouldHaveWon === true && (startSitImpact ?? 0) > 0)
    .toSorted((a, b) => (b.startSitImpact ?? 0) - (a.startSitImpact ?? 0))
  const week = worst?.week ?? null
  // A game of several weeks is lost by its whole score.
  const { teamScore: own, opponentScore: opponent, opponentName } = rows.find((row) => row.week === week)?.matchup ?? {}
  if (!worst || week === null || own == null || opponent == null) return null
  const [swap] = worst.missedOpportunities
  const lost = `lost ${writeWonBy(opponent - own, [opponent, own])}`
  return {
    key: 'blunder',
    // A game.
    weight: 1,
    layout: 'figure',
    label: 'The one that got away',
    figure: formatPoints(worst.startSitImpact),
    unit: `points on the bench in week ${week}`,
    sentence: swap ? `${swap.benchName} sat, and the game was ${lost}.` : `The game was ${lost}.`,
    ...(opponentName && { note: `Against ${opponentName}; the optimal lineup wins it` }),
    team: standing.teamName,
    inShort: { label: 'Left on the bench', name: `Week ${week}, a loss`, figure: formatPoints(worst.startSitImpact) },
    source: { screen: 'week', week, label: `The lineup of week ${week}` },
  }
}
