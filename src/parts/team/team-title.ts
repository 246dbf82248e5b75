import type { TeamScreenName } from './team-address.ts'

interface Titled {
  team: { name: string }
  league: { name: string; season: number | null } | null
}

/** Title parts of a team's page: the screen (for the week view the week), then team, league and season. The older page has no screen. */
export function teamTitleParts(screen: TeamScreenName | null, week: number | null, { team, league }: Titled): string[] {
  return [
    screen === null ? '' : screenTitle(screen, week),
    team.name,
    [league?.name, league?.season].filter(Boolean).join(' '),
  ]
}

function screenTitle(screen: TeamScreenName, week: number | null): string {
  if (screen !== 'rosterWeek') return titles[screen]
  return week === null ? 'Roster' : `Week ${week}`
}

const titles = { seasonOverview: 'Season Overview', performance: 'Performance' } as const
