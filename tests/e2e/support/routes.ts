/** Every screen of a league season by its address, dialogs included. */
export interface Place {
  espnLeagueId: number
  teamId: number
  playerId: number
  /** A week that the team has a roster and a matchup in. */
  week: number
}

export function leagueAddresses({ espnLeagueId, teamId, playerId, week }: Place): Record<string, string> {
  const league = `/leagues/espn/${espnLeagueId}`
  const team = `${league}/teams/${teamId}`
  return {
    overview: `${league}/overview`,
    matchups: `${league}/matchups/${week}`,
    bracket: `${league}/matchups/bracket`,
    power: `${league}/power`,
    forecast: `${league}/forecast`,
    'draft board': `${league}/draftboard`,
    'draft board of a team': `${league}/draftboard?draft_team=${teamId}`,
    'draft analysis': `${league}/draftboard?draft_view=analysis`,
    'draft grid': `${league}/draftboard?draft_view=grid&draft_round=1`,
    moves: `${league}/moves`,
    'moves of a team': `${league}/moves?team=${teamId}&by=value`,
    awards: `${league}/awards`,
    managers: `${league}/managers`,
    'manager report': `${league}/managers/${teamId}`,
    'older league page': `${league}/legacy`,
    'team week': `${team}/roster/week/${week}`,
    'player profile': `${team}/roster/week/${week}?player=${playerId}`,
    'season overview': `${team}/roster/seasonoverview`,
    performance: `${team}/performance`,
    'matchup panel': `${team}/performance?matchup=${week}`,
    'older team page': `${team}/legacy`,
    'older roster page': `${team}/roster/legacy`,
  }
}

/** Screens that servers of the specification alone have nothing for. */
export function storyAddresses({ espnLeagueId, season, week }: StoryPlace): Record<string, string> {
  const league = `/leagues/espn/${espnLeagueId}`
  return {
    history: `${league}/history`,
    book: `${league}/book`,
    'the weekly': `/weekly/espn/${espnLeagueId}/${season}/${week}`,
  }
}

interface StoryPlace extends Pick<Place, 'espnLeagueId' | 'week'> {
  season: number
}

export const plainAddresses: Readonly<Record<string, string>> = {
  home: '/',
  leagues: '/leagues',
  login: '/login',
  'leagues on this device': '/device',
  'a private league': '/private',
  'how the measures are worked out': '/measures',
  'draft analysis placeholder': '/analysis',
  'scenarios placeholder': '/scenarios',
  'leaderboard placeholder': '/leaderboard',
  'unknown address': '/no/such/page',
}
