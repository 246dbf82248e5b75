import { groupByHonor } from '../../../parts/awards/group-by-honor.ts'
import { wasWon } from '../../../parts/awards/season-awards.ts'
import { figureAndRest } from '../../../parts/awards/split-display.ts'
import { formatCount } from '../../../ui/format.ts'
import type { StoryCard } from '../story.ts'
import type { TeamFacts } from '../team-story.ts'
import { recordOf } from './finish.ts'

/** The award that the team won: glory before shame, in the order of the awards; that of its record only if it has no other. */
export function writeAward({ responses: { superlatives }, teamId, standing }: TeamFacts): StoryCard | null {
  const own = superlatives.superlatives.filter((award) => wasWon(award) && award.winner.teamId === teamId)
  const { glory, shame } = groupByHonor(own, null)
  const all = [...glory, ...shame].map((award) => ({ award, ...figureAndRest(award.winner.display) }))
  // The first card has shown it.
  const record = recordOf(standing)
  const best = all.find(({ figure }) => figure !== record) ?? all[0]
  if (!best) return null
  const { award, figure, rest } = best
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
