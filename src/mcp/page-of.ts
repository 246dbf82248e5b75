/** The page of the site for a tool's response. */
import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import { type LinkName, leagueScreens, pathTo } from '../contract/routes.ts'

/** Pages of endpoints that are not the screen of their own name, nor the page of their league, team or history. */
const pages: Partial<Record<EndpointName, LinkName>> = {
  leagues: 'leagues',
  userLeagues: 'leagues',
  superlatives: 'awards',
  hostLeagueSchedule: 'matchups',
  scoreboard: 'matchupsWeek',
  gamePaths: 'matchupsWeek',
  hostLeagueDraft: 'draftboard',
  draftComplete: 'draftboard',
  draftRoom: 'draftboard',
  luck: 'power',
  forecastHistory: 'forecast',
  trade: 'trade',
  futurePicks: 'draftboard',
  keepers: 'draftboard',
  draftTendencies: 'draftboard',
  seasonAhead: 'overview',
  leagueBook: 'book',
  proof: 'proof',
  managerHistory: 'historyManager',
  managerVersus: 'historyVersus',
}

type Values = Readonly<Record<string, string>>

/**
 * Its path, or its URL if that of the site is known; null without a page, as for a player. `values` are the tool's arguments; the response
 * provides an edition's week if they leave it out.
 */
export function pageOf(name: EndpointName, values: Values, site: string | null, response?: unknown): string | null {
  const path = name === 'weekly' ? pathOfEdition(values, response) : pathOf(name, values)
  return path === null ? null : addressOnSite(path, site)
}

function pathOfEdition(values: Values, response: unknown): string | null {
  const { edition } = (response ?? {}) as { edition?: { season: number; week: number } | null }
  return edition
    ? pathTo('weekly', { ...values, season: edition.season, week: edition.week })
    : pathOf('history', values)
}

/** The URL of a page, or its path if that of the site is unknown. */
export function addressOnSite(path: string, site: string | null): string {
  return site === null ? path : `${site.replace(/\/+$/, '')}${path}`
}

function pathOf(name: EndpointName, { week, id, ...values }: Values): string | null {
  const { scope } = endpoints[name]
  if (scope === 'team') return id ? pathTo('teamById', { teamId: id }) : null
  if (scope === 'player') return null
  const ofScreen = name in leagueScreens ? (name as keyof typeof leagueScreens) : undefined
  const page = pages[name] ?? ofScreen ?? (scope === 'history' ? 'history' : 'overview')
  if (page === 'leagues') return pathTo(page)
  return pathTo(page, { ...values, ...(week ? { weekNum: week } : {}) })
}
