/** The page of the site that shows what a tool responded with. */
import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import { type LinkName, pathTo } from '../contract/routes.ts'

/** Pages of endpoints; what is not here has the page of its league, team or history. */
const pages: Partial<Record<EndpointName, LinkName>> = {
  leagues: 'leagues',
  userLeagues: 'leagues',
  superlatives: 'awards',
  hostLeagueSchedule: 'matchups',
  scoreboard: 'matchupsWeek',
  bracket: 'bracket',
  hostLeagueDraft: 'draftboard',
  draftComplete: 'draftboard',
  luck: 'power',
  lab: 'lab',
  power: 'power',
  managers: 'managers',
  forecast: 'forecast',
  forecastHistory: 'forecast',
  moves: 'moves',
  leagueBook: 'book',
  managerHistory: 'historyManager',
  managerVersus: 'historyVersus',
}

type Values = Readonly<Record<string, string>>

/**
 * Its path, or its address where that of the site is known; null where there is none, as for a player. `values` are the arguments of
 * the tool; where they leave out the week of an edition, the response has it.
 */
export function pageOf(name: EndpointName, values: Values, site: string | null, response?: unknown): string | null {
  const path = name === 'weekly' ? pathOfEdition(values, response) : pathOf(name, values)
  return path === null ? null : siteAddress(path, site)
}

function pathOfEdition(values: Values, response: unknown): string | null {
  const { edition } = (response ?? {}) as { edition?: { season: number; week: number } | null }
  return edition
    ? pathTo('weekly', { ...values, season: edition.season, week: edition.week })
    : pathOf('history', values)
}

/** The address of a page, or its path where that of the site is not known. */
export function siteAddress(path: string, site: string | null): string {
  return site === null ? path : `${site.replace(/\/+$/, '')}${path}`
}

function pathOf(name: EndpointName, { week, id, ...values }: Values): string | null {
  const { scope } = endpoints[name]
  if (scope === 'team') return id ? pathTo('teamById', { teamId: id }) : null
  if (scope === 'player') return null
  const page = pages[name] ?? (scope === 'history' ? 'history' : 'overview')
  if (page === 'leagues') return pathTo(page)
  return pathTo(page, { ...values, ...(week ? { weekNum: week } : {}) })
}
