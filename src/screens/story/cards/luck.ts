import { describeSchedules } from '../../../parts/luck/luck-view.ts'
import { formatNumber, formatRecord, formatSigned } from '../../../ui/format.ts'
import type { StoryCard } from '../story.ts'
import type { TeamFacts } from '../team-facts.ts'

/** Above it a schedule took hardly anything. */
const leastHardLuck = -0.5

/** What all schedules would have given; null if the schedule gave and took nothing. */
export function writeLuck({ responses: { league, luck }, standing, teamId }: TeamFacts): StoryCard | null {
  const own = luck?.teams.find(({ team }) => team.id === teamId)
  if (!own || own.games === 0) return null
  const figure = formatSigned(own.luck)
  if (figure === '0.0') return null
  // The first card's record has the games against the median, too.
  const record = `${formatRecord(own.record)}${league.hasMedianGame ? ' against opponents' : ''}`
  return {
    key: 'luck',
    weight: Math.abs(own.luck),
    layout: 'figure',
    label: own.luck <= leastHardLuck ? 'Hard luck' : 'The luck of the draw',
    figure,
    unit: 'wins of luck',
    sentence: describeSchedules(own),
    note: `${record}, with scoring worth ${formatNumber(own.expectedWins, 1)} wins`,
    team: standing.teamName,
    inShort: {
      label: 'Luck',
      name: `${formatNumber(own.expectedWins, 1)} wins expected`,
      figure,
    },
    source: { screen: 'power', label: 'Luck of all teams' },
  }
}
