/** Every screen of a league season by its address, dialogs included. */
import type { APIRequestContext } from '@playwright/test'
import { ask, finishedLeague } from './api.ts'

export interface Place {
  espnLeagueId: number
  teamId: number
  playerId: number
  /** A week that the team has a roster and a matchup in. */
  week: number
}

export function leagueAddresses({ espnLeagueId, teamId, playerId, week }: Place) {
  const league = `/leagues/espn/${espnLeagueId}`
  const team = `${league}/teams/${teamId}`
  return {
    overview: `${league}/overview`,
    matchups: `${league}/matchups/${week}`,
    bracket: `${league}/matchups/bracket`,
    power: `${league}/power`,
    forecast: `${league}/forecast`,
    'draft board': `${league}/draftboard`,
    'draft board of a round': `${league}/draftboard?draft_round=1`,
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
function storyAddresses({ espnLeagueId, season, week }: StoryPlace) {
  const league = `/leagues/espn/${espnLeagueId}`
  return {
    history: `${league}/history`,
    book: `${league}/book`,
    'rule lab': `${league}/lab`,
    'rule lab, with rules': `${league}/lab?s53=0.5&median=1`,
    'rule lab, over all seasons': `${league}/lab?seasons=all&s53=0&b=playoffs:4`,
    'the weekly': `/weekly/espn/${espnLeagueId}/${season}/${week}`,
  }
}

interface StoryPlace extends Pick<Place, 'espnLeagueId' | 'week'> {
  season: number
}

const plainAddresses = {
  home: '/',
  leagues: '/leagues',
  login: '/login',
  'leagues on this device': '/device',
  'my Sunday': '/sunday',
  'a draw': '/draw',
  'a private league': '/private',
  'a sealed league': '/open',
  'how we calculate it': '/measures',
  'how right we are': '/proof',
  'draft analysis placeholder': '/analysis',
  'scenarios placeholder': '/scenarios',
  'leaderboard placeholder': '/leaderboard',
  'unknown address': '/no/such/page',
}

function addressesAt(place: Place & StoryPlace) {
  return { ...plainAddresses, ...leagueAddresses(place), ...storyAddresses(place) }
}

export type ScreenName = keyof ReturnType<typeof addressesAt>

export const everyScreen = Object.keys(
  addressesAt({ espnLeagueId: 0, season: 0, teamId: 0, playerId: 0, week: 0 }),
) as ScreenName[]

/** The address of a screen, of the demo's finished league. */
export async function addressOf(request: APIRequestContext, screen: ScreenName): Promise<string> {
  const league = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  const teamId = team?.id ?? 0
  const { roster } = await ask(request, 'weeklyRoster', { id: teamId, week: 14 })
  const playerId = roster[0]?.playerId ?? 0
  const place = { espnLeagueId: league.espnLeagueId, season: league.season, teamId, playerId, week: 14 }
  return addressesAt(place)[screen]
}
