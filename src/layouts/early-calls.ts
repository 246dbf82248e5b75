/**
 * Calls that the head of a shell requests from the API while its scripts load: those of its screen, recorded with placeholders for values
 * from the URL and from the league's response.
 */
import { emptyResponse } from '../client/read-response.ts'
import { withBase } from '../client/site-base.ts'
import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import { fillPath } from '../contract/fill-path.ts'
import { pathTo, type RouteName, shellPath, shellPatterns } from '../contract/routes.ts'
import { type HostName, hostNames, seasonYearPattern } from '../domain/identity.ts'
import type { ScreenIsland } from '../parts/screen/as-screen.tsx'

export interface EarlyCalls {
  /** Regular expressions of the shell's URLs, with a group per parameter. */
  patterns: string[]
  /** Path and query of each call, with `__name__` placeholders: `named` is the season in the URL. */
  calls: string[]
  /** Endpoints of those calls that have a response before a season is whole. */
  early: EndpointName[]
  /** The call whose response has `id`, `season` and the week to show. */
  league: string | undefined
}

/** Placeholder values, by name. */
const marks = {
  host: 'sleeper' satisfies HostName,
  leagueId: '910000000000000001',
  teamId: 910_000_000_002,
  weekNum: 13,
  week: 14,
  trade: 'marked-trade',
  named: 2098,
  id: 910_003,
  season: 2099,
  /** Of the league, where the URL names none. */
  shownWeek: 17,
}

/** Allowed values of a URL's parameter: nobody is asked for a league or a season that there can't be. */
const expressions: Readonly<Record<string, string>> = {
  host: hostNames.join('|'),
  leagueId: '[1-9]\\d{0,19}',
  weekNum: '\\d{1,2}',
  week: '\\d{1,2}',
  season: seasonYearPattern.source.slice(1, -1),
  trade: '[\\w-]{1,64}',
}

export async function earlyCalls(name: RouteName, screen: ScreenIsland): Promise<EarlyCalls> {
  const recorded: { endpoint: EndpointName; template: string }[] = []
  const { id, season, host, leagueId, shownWeek: finalWeek } = marks
  const known = { id, season, host, hostLeagueId: leagueId, phase: 'complete', finalWeek, completedWeeks: [] }
  const league = { ...emptyResponse('hostLeague'), ...known }
  // A team's week has a lineup: what a screen calls without one waits until its absence is known.
  const responses: Partial<Record<EndpointName, unknown>> = {
    hostLeague: league,
    team: { league },
    weeklyRoster: emptyResponse('weeklyRoster'),
  }
  const address = `${pathTo(name, { ...marks, season: marks.named })}?season=${marks.named}`
  await screen.callsAt(address)?.(async (endpoint, parameters) => {
    recorded.push({ endpoint, template: fillPath(endpoints[endpoint].path, withNames(parameters)) })
    return responses[endpoint] as never
  })
  return {
    patterns: shellPatterns()
      .filter(({ shell }) => shell === shellPath(name))
      .map(({ pattern }) => expressionOf(pattern)),
    calls: recorded.map(({ template }) => template),
    early: recorded.map(({ endpoint }) => endpoint).filter(isEarly),
    league: recorded.find(({ endpoint }) => endpoint === 'hostLeague')?.template,
  }
}

const isEarly = (name: EndpointName) => 'early' in endpoints[name] || 'countsScores' in endpoints[name]

function withNames(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = new Map<unknown, string>(Object.entries(marks).map(([name, value]) => [value, `__${name}__`]))
  return Object.fromEntries(Object.entries(parameters).map(([key, value]) => [key, names.get(value) ?? value]))
}

function expressionOf(pattern: string): string {
  const path = withBase(pattern).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return `^${path.replace(/:(\w+)/g, (_, key: string) => `(?<${key}>${expressions[key] ?? '\\d{1,16}'})`)}/?$`
}
