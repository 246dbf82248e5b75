/**
 * What a shell requests from the API while its script is loading, for the inline script of its head: patterns of the page's
 * address, and calls with `__name__` where what the address (or the league's answer) says by that name goes.
 */
import { withBase } from '../client/site-base.ts'
import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import { fillPath } from '../contract/fill-path.ts'
import { type RouteName, routes } from '../contract/routes.ts'

export function listEarlyCalls(): EarlyCalls {
  const ofWeek = { id: '__teamId__', week: '__weekNum__' }
  return {
    league: `${patternOf('league')}(?:/seasons/(?<season>\\d{4}))?(?:/|$)`,
    newest: template('espnLeague', { espnId: '__espnLeagueId__' }),
    season: template('espnLeague', { espnId: '__espnLeagueId__', season: '__season__' }),
    standings: template('standings', { league_id: '__id__', season: '__season__' }),
    screens: [
      [`${patternOf('team')}(?:/|$)`, [template('team', { id: '__teamId__' })]],
      [`${patternOf('rosterWeek')}/?$`, [template('weeklyRoster', ofWeek), template('startSitAnalysis', ofWeek)]],
      [`${patternOf('seasonOverview')}/?$`, [template('seasonOverview', { id: '__teamId__' })]],
      [`${patternOf('performance')}/?$`, [template('teamWeeklyPerformance', { id: '__teamId__' })]],
    ],
    leagueScreens: Object.entries(listScreenCalls()).map(([name, calls]) => [screenPattern(name as RouteName), calls]),
  }
}

/** What screens of a league are about. */
function listScreenCalls(): Partial<Record<RouteName, string[]>> {
  const season = { espnId: '__espnLeagueId__', season: '__season__' }
  return {
    draftboard: [template('draftComplete', { espnId: '__espnLeagueId__', season: '__named__' })],
    awards: [template('superlatives', { league_id: '__id__' })],
    power: [template('power', season), template('luck', season)],
    moves: [template('moves', season)],
    managers: [template('managers', season)],
    bracket: [template('bracket', season)],
  }
}

export interface EarlyCalls {
  /** Pattern of addresses of a league. */
  league: string
  /** The league's newest season, or the one that the address names. */
  newest: string
  season: string
  /** By the id and the season of the league's answer. */
  standings: string
  /** Patterns of addresses, with what their screens are about. */
  screens: [pattern: string, calls: string[]][]
  /**
   * The same for screens of a league, by the id and the season of the league's answer; `__named__` is the season that the
   * address names, and left out with its name where it names none.
   */
  leagueScreens: [pattern: string, calls: string[]][]
}

/** As many digits as a parameter of an address has. */
const digits: Readonly<Record<string, string>> = { espnLeagueId: '1,12', teamId: '1,16', weekNum: '1,2' }

/** The beginning of a regular expression, with a group for each parameter. */
function patternOf(name: RouteName): string {
  const path = withBase(routes[name]).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return `^${path.replace(/:(\w+)/g, (_, key: string) => `(?<${key}>\\d{${digits[key]}})`)}`
}

/** The address of a league's screen, with or without a season. */
function screenPattern(name: RouteName): string {
  const league = patternOf('league')
  return `${league}(?:/seasons/\\d{4})?${patternOf(name).slice(league.length)}/?$`
}

function template(name: EndpointName, parameters: Readonly<Record<string, string>>): string {
  return fillPath(endpoints[name].path, parameters)
}
