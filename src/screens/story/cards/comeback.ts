/** The season's biggest comeback by chance: of the games that were watched. */
import type { SeasonRecap } from '../../../parts/recap/season-recap.ts'
import { formatChance, formatHour } from '../../../ui/format.ts'
import type { StoryCard } from '../story.ts'

/** From a higher chance a win is no story. */
const mostChance = 0.25

export function writeComeback({ comeback }: Pick<SeasonRecap, 'comeback'>): StoryCard | null {
  if (!comeback || comeback.chance > mostChance) return null
  const { team, opponentTeam, chance, at, week } = comeback
  const label = 'The biggest comeback'
  const figure = formatChance(chance)
  return {
    key: 'comeback',
    weight: 1,
    layout: 'figure',
    label,
    figure,
    unit: `chance to win in week ${week}`,
    sentence: `${team.name} came back and beat ${opponentTeam.name}.`,
    note: `Down to ${figure} on ${formatHour(at)}. Of watched games only`,
    team: team.name,
    inShort: { label, name: team.name, figure },
    source: { screen: 'week', week, label: `Games of week ${week}` },
  }
}
