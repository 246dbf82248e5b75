import { groupByHonor } from '../../../parts/awards/group-by-honor.ts'
import { wasWon } from '../../../parts/awards/season-awards.ts'
import { figureAndRest } from '../../../parts/awards/split-display.ts'
import { formatCount } from '../../../ui/format.ts'
import type { StoryCard } from '../story.ts'
import type { TeamFacts } from '../team-story.ts'

/** The award that the team won: glory before shame, in the order of the awards. */
export function writeAward({ responses: { superlatives }, teamId, standing }: TeamFacts): StoryCard | null {
  const own = superlatives.superlatives.filter((award) => wasWon(award) && award.winner.teamId === teamId)
  const { glory, shame } = groupByHonor(own, null)
  const [award] = [...glory, ...shame]
  if (!award) return null
  const { figure, rest } = figureAndRest(award.winner.display ?? '')
  const others = own.length - 1
  // A figure within a sentence.
  const isWhole = rest === award.winner.display
  const notes = [
    ...(isWhole && rest ? [rest] : []),
    ...(others > 0 ? [`And ${formatCount(others, 'more award', 'more awards')}`] : []),
  ]
  return {
    key: 'award',
    layout: 'figure',
    label: 'The award',
    figure: figure || '1st',
    unit: isWhole ? '' : rest,
    sentence: `${award.award}${award.winner.playerName ? `: ${award.winner.playerName}` : ''}.`,
    ...(notes.length > 0 && { note: notes.join('. ') }),
    inShort: { label: 'Award', name: award.award, figure: figure || '1st' },
    team: standing.teamName,
    source: { screen: 'awards', label: 'All awards' },
  }
}
