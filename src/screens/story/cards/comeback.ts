/** The season's biggest comeback by chance, of the league or of a team: of the games that were watched. */
import type { SeasonRecap } from '../../../parts/recap/season-recap.ts'
import { formatChance, formatHour } from '../../../ui/format.ts'
import type { StoryCard } from '../story.ts'
import type { TeamFacts } from '../team-facts.ts'

/** From a higher chance a win is no story. */
const mostChance = 0.25

type Comeback = NonNullable<SeasonRecap['comeback']>

export function writeComeback({ comeback }: Pick<SeasonRecap, 'comeback'>): StoryCard | null {
  return comeback && writeCard(comeback, { label: 'The biggest comeback', who: `${comeback.team.name} came` })
}

export function writeOwnComeback({ responses, teamId }: TeamFacts): StoryCard | null {
  const { season } = responses.league
  const own = responses.leagueHistory?.comebacks.find((one) => one.season === season && one.team.id === teamId)
  return own ? writeCard(own, { label: 'The comeback', who: 'Came' }) : null
}

function writeCard(
  { team, opponentTeam, chance, at, week }: Comeback,
  { label, who }: { label: string; who: string },
): StoryCard | null {
  if (chance > mostChance) return null
  const figure = formatChance(chance)
  return {
    key: 'comeback',
    weight: 1,
    layout: 'figure',
    label,
    figure,
    unit: `chance to win in week ${week}`,
    sentence: `${who} back and beat ${opponentTeam.name}.`,
    note: `Down to ${figure} on ${formatHour(at)}. Of watched games only`,
    team: team.name,
    inShort: { label, name: team.name, figure },
    source: { screen: 'week', week, label: `Games of week ${week}` },
  }
}
