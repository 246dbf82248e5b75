/** `llms.txt`: the site's content for assistants, in the format of https://llmstxt.org. */
import { type Endpoint, endpoints } from '../contract/endpoints.ts'
import { pathTo } from '../contract/routes.ts'
import {
  foldersOf,
  keyOfSnapshot,
  leaguesFile,
  manifestFile,
  type SnapshotSeason,
  snapshotFolder,
  snapshotPlaceOf,
} from '../contract/snapshot.ts'
import { hostTitles, listHostTitles } from '../domain/identity.ts'

/** Maximum number of listed snapshot seasons, newest first. */
const listed = 100

export interface LlmsSite {
  /** URL of the site's home, or its path without `SITE_URL`; ends with a slash. */
  root: string
  /** URL of the API without `/api/v1`, '' for the site's own host; null: the site has none. */
  api: string | null
  seasons: readonly SnapshotSeason[]
}

interface Link {
  name: string
  url: string
  note?: string
}

export function llmsText({ root, api, seasons }: LlmsSite): string {
  const page = (path: string) => `${root}${path.slice(1)}`
  const measures = { name: 'Measures', url: page(pathTo('measures')), note: 'how every figure is computed' }
  return [
    '# Fantasy Football Analytics',
    `> Stats and analysis for ${listHostTitles()} fantasy football leagues: standings, odds, luck, power ratings, draft values, moves, awards, and the history of a league, as pages and as JSON.`,
    'Points are league points, percentages 0 to 100, chances 0 to 1, ranks 1 as best. A league is named by its host and its id there.',
    ...sectionOf(
      'Leagues',
      seasons.slice(0, listed).map((season) => linkOf(season, page)),
    ),
    ...(seasons.length > listed
      ? [`${seasons.length - listed} more seasons are in ${snapshotFolder}/${manifestFile}.`]
      : []),
    ...sectionOf('Files', filesOf(seasons, page)),
    ...sectionOf('Assistants', api === null ? [] : assistantsOf(api)),
    ...sectionOf('API', api === null ? [] : callsOf(api)),
    ...sectionOf('Optional', [measures, { name: 'Leagues', url: page(pathTo('leagues')), note: 'the list as a page' }]),
  ]
    .join('\n\n')
    .concat('\n')
}

function linkOf(season: SnapshotSeason, page: (path: string) => string): Link {
  const { host, leagueId } = keyOfSnapshot(season)
  const state = season.throughWeek === null ? 'over' : `up to week ${season.throughWeek}`
  return {
    name: `${season.name}, season ${season.season}`,
    url: page(pathTo('overview', { host, leagueId, season: season.season })),
    note: `${hostTitles[host]}, ${state}; JSON in ${foldersOf(season)
      .map((folder) => page(`/${snapshotFolder}/${folder}/`))
      .join(' and ')}`,
  }
}

/** Files of the first season as an example: those of the others have the same names. */
function filesOf([season]: readonly SnapshotSeason[], page: (path: string) => string): Link[] {
  if (!season) return []
  const of = (file: string) => page(`/${snapshotFolder}/${file}`)
  const isShown = ({ inSnapshot, scope }: Endpoint) => inSnapshot && scope !== 'team' && scope !== 'player'
  const files = [...Object.values<Endpoint>(endpoints).filter(isShown), endpoints.history].flatMap((endpoint) => {
    const place = snapshotPlaceOf(season, endpoint, 'host' in endpoint.pathParameters ? { host: season.host } : {})
    // Named without the folder of league, season and hash.
    return place
      ? [{ name: place.file.split('/').slice(3).join('/'), url: of(place.file), note: endpoint.summary }]
      : []
  })
  return [
    { name: manifestFile, url: of(manifestFile), note: 'the seasons and the names of their folders' },
    { name: leaguesFile, url: of(leaguesFile), note: 'the seasons with their settings' },
    ...files,
  ]
}

function assistantsOf(api: string): Link[] {
  return [
    {
      name: 'MCP server',
      url: `${api}/mcp`,
      note: 'the API as tools, over Streamable HTTP; with the token of the API where it has one',
    },
  ]
}

function callsOf(api: string): Link[] {
  const calls = Object.entries<Endpoint>(endpoints).map(([name, { path, summary, query }]) => {
    const parameters = Object.keys(query)
    return {
      name,
      url: `${api}${path}`,
      note: `${summary}${parameters.length > 0 ? ` (?${parameters.join(', ')})` : ''}`,
    }
  })
  return [
    { name: 'openapi.json', url: `${api}/openapi.json`, note: 'every call with its parameters and its response' },
    ...calls,
  ]
}

function sectionOf(title: string, links: readonly Link[]): string[] {
  if (links.length === 0) return []
  const lines = links.map(
    ({ name, url, note }) => `- [${escapeName(name)}](${writeUrl(url)})${note ? `: ${note}` : ''}`,
  )
  return [`## ${title}`, lines.join('\n')]
}

/** A path keeps its `{id}`. */
function writeUrl(url: string): string {
  return encodeURI(url).replaceAll('%7B', '{').replaceAll('%7D', '}')
}

/** League names are user input. */
function escapeName(name: string): string {
  return name.replace(/\s+/g, ' ').replace(/[[\]\\]/g, '\\$&')
}
