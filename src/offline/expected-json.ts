/** Whether JSON comes from where its URL leads, and is what it should have: else it replaces nothing that the device has saved. */
import contract from 'virtual:compact-contract'
import { canBeResponse } from '../contract/can-be-response.ts'
import { expressionOf } from '../contract/path-pattern.ts'
import { manifestFile, snapshotFolder, snapshotPath } from '../contract/snapshot.ts'
import {
  isAbout,
  isFromApi,
  isLeagueList,
  isPackOfResponses,
  isSnapshotManifest,
  type NamedCall,
} from '../contract/who-answered.ts'
import { fromWire } from '../contract/wire.ts'
import { parseLeagueName } from '../domain/identity.ts'
import { isSnapshotFile, isSnapshotList } from './addresses.ts'

type Endpoint = (typeof contract)[keyof typeof contract]

/** `body`: parsed; null if the response is no JSON. */
export function isExpectedJson(url: URL, response: Pick<Response, 'status' | 'headers'>, body: unknown): boolean {
  if (isSnapshotList(url)) return isExpectedList(url.pathname.endsWith(manifestFile), fromWire(body))
  if (isSnapshotFile(url)) return isExpectedFile(url.pathname.split(`/${snapshotFolder}/`)[1] ?? '', fromWire(body))
  return body !== null && isFromApi(callAt(url), response, () => fromWire(body))
}

/** The call of a URL of the API. An endpoint that this worker does not know is one of a newer server of ours. */
function callAt({ pathname, searchParams }: URL): NamedCall {
  const path = pathname.replace(/^.*(?=\/api\/v1\/)/, '')
  const endpoint = endpointFor(path, ({ path: template }) => template) ?? { path, scope: 'store' }
  const query = fromWire(Object.fromEntries(searchParams)) as Record<string, string>
  return { endpoint, parameters: { ...query, ...parametersIn(endpoint.path, path) } }
}

/** The parameters of a path: `/leagues/{host}/{leagueId}` and `/leagues/espn/7` → host, leagueId. */
function parametersIn(template: string, path: string): Record<string, string> {
  const parts = path.split('/')
  return Object.fromEntries(
    template.split('/').flatMap((part, at) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1]
      return name === undefined ? [] : [[name, decodeURIComponent(parts[at] ?? '')]]
    }),
  )
}

const isExpectedList = (isManifest: boolean, body: unknown) =>
  isManifest ? isSnapshotManifest(body) : isLeagueList(contract.leagues, body)

/** `path`: {league}/{season}/{hash}/{file} */
function isExpectedFile(path: string, body: unknown): boolean {
  const [league = '', season, , ...rest] = path.split('/')
  const file = rest.join('/').replace(/(\/[^/]*=[^/]*)?\.json$/, '')
  const endpoint = endpointFor(file, snapshotPath)
  if (isPackOfResponses(body)) return true
  if (endpoint?.shape === undefined) return endpoint !== undefined && canBeResponse(endpoint, body)
  const ofLeague = endpoint.scope === 'host-league' ? parseLeagueName(league) : null
  return isAbout({ endpoint, parameters: { ...parametersIn(snapshotPath(endpoint), file), ...ofLeague, season } }, body)
}

/** The one with the fewest parameters in its path: `players/search` is no player. */
function endpointFor(path: string, templateOf: (endpoint: Endpoint) => string): Endpoint | undefined {
  return endpoints.find((endpoint) => expressionOf(templateOf(endpoint).replace(/\{(\w+)\}/g, ':$1')).test(path))
}

const countParameters = ({ path }: Endpoint) => path.split('{').length
const endpoints = Object.values(contract).sort((a, b) => countParameters(a) - countParameters(b))
