/** The assistant's tools, derived from the table of endpoints: a new endpoint is a new tool. */
import { z } from 'zod'
import { type EndpointName, endpoints } from '../contract/endpoints.ts'
import { responseSchemas } from '../contract/responses/index.ts'
import { wireName } from '../contract/wire.ts'
import { toolInput } from './tool-input.ts'

export interface Tool {
  /** The endpoint's name, also that of its operation in the OpenAPI document. */
  name: EndpointName
  title: string
  description: string
  inputSchema: z.ZodObject
}

/** Endpoints without a tool: each duplicates another one. */
const leftOut: Partial<Record<EndpointName, string>> = {
  wholeSeason: 'every response of a season at once, 3 MB',
  league: 'hostLeague',
  leagueTeams: 'hostLeagueTeams',
  leagueDraft: 'hostLeagueDraft',
  leagueSchedule: 'hostLeagueSchedule',
  matchups: 'hostLeagueSchedule, teamVersus, and bracket',
  draftAnalysis: 'draftComplete',
  draftAnalytics: 'draftComplete',
  headToHead: 'teamVersus',
  playersByPosition: 'topPerformers',
  playerWeeklyStats: 'player',
}

/** Default fields of responses that are mostly detail. */
export const usualFields: Partial<Record<EndpointName, readonly string[]>> = {
  history: [
    'league_name',
    'since',
    'notes',
    'seasons',
    ...[
      'key',
      'name',
      'seasons',
      'is_current',
      'regular.wins',
      'regular.losses',
      'regular.ties',
      'regular.points_for',
    ].map((field) => `managers.${field}`),
    ...['playoff_appearances', 'titles', 'title_years', 'expected_wins', 'luck'].map((field) => `managers.${field}`),
    ...['kind', 'value', 'season', 'week', 'holders.name', 'holders.opponent_name'].map((field) => `records.${field}`),
    'rivalries',
  ],
  forecastHistory: [
    'season',
    'unavailable',
    'weeks.week',
    ...['team.name', 'playoffs.text', 'title.text'].map((field) => `weeks.teams.${field}`),
  ],
}

/** Lists for a drawing, of up to 200 entries for each game: the turn and the low beside them say what an assistant tells of it. */
export const chartFields: Partial<Record<EndpointName, readonly string[]>> = {
  gamePaths: ['games.times', 'games.chances'],
  live: ['paths.games.times', 'paths.games.chances'],
  weekly: ['edition.paths.games.times', 'edition.paths.games.chances'],
}

export const tools: readonly Tool[] = (Object.keys(endpoints) as EndpointName[])
  .filter((name) => !(name in leftOut))
  .map((name) => ({
    name,
    title: endpoints[name].summary,
    description: describe(name),
    inputSchema: z.strictObject(toolInput(name)),
  }))

/** The fields of the response, or of a list's entries. */
export function fieldsOf(name: EndpointName): string[] {
  const schema: z.ZodType = responseSchemas[name]
  const entry = schema instanceof z.ZodArray ? schema.element : schema
  return entry instanceof z.ZodObject ? Object.keys(entry.shape).map(wireName) : []
}

function describe(name: EndpointName): string {
  const isList = (responseSchemas[name] as z.ZodType) instanceof z.ZodArray
  return `${endpoints[name].summary}. ${isList ? 'A list; fields of an entry' : 'Fields'}: ${fieldsOf(name).join(', ')}.`
}
