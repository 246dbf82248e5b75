/** Whether JSON is what its URL should have: else it replaces nothing that the device has saved. */
import contract from 'virtual:compact-contract'
import { canBeResponse } from '../contract/can-be-response.ts'
import { expressionOf } from '../contract/path-pattern.ts'
import { manifestFile, type SnapshotManifest, snapshotFolder, snapshotPath } from '../contract/snapshot.ts'
import { fromWire } from '../contract/wire.ts'
import { isSnapshotFile, isSnapshotList } from './addresses.ts'

type Endpoint = (typeof contract)[keyof typeof contract]

export function isExpectedJson(url: URL, body: unknown): boolean {
  if (isSnapshotList(url)) return Array.isArray(url.pathname.endsWith(manifestFile) ? seasonsIn(body) : body)
  if (isSnapshotFile(url)) return isExpectedFile(url.pathname.split(`/${snapshotFolder}/`)[1] ?? '', body)
  const path = decodeURI(url.pathname).replace(/^.*(?=\/api\/v1\/)/, '')
  const endpoint = endpointFor(path, ({ path: template }) => template)
  return endpoint === undefined || canBeResponse(endpoint, fromWire(body))
}

const seasonsIn = (manifest: unknown) => (manifest as Partial<SnapshotManifest> | null)?.seasons

/** `path`: {league}/{season}/{hash}/{file} */
function isExpectedFile(path: string, body: unknown): boolean {
  const file = path
    .split('/')
    .slice(3)
    .join('/')
    .replace(/(\/[^/]*=[^/]*)?\.json$/, '')
  const endpoint = endpointFor(file, snapshotPath)
  return (endpoint !== undefined && canBeResponse(endpoint, fromWire(body))) || isPack(body)
}

/** Several responses by the names of their files. */
function isPack(body: unknown): boolean {
  const files = typeof body === 'object' ? Object.keys(body ?? {}) : []
  return files.length > 0 && files.every((file) => file.endsWith('.json'))
}

/** The one with the fewest parameters in its path: `players/search` is no player. */
function endpointFor(path: string, templateOf: (endpoint: Endpoint) => string): Endpoint | undefined {
  return endpoints.find((endpoint) => expressionOf(templateOf(endpoint).replace(/\{(\w+)\}/g, ':$1')).test(path))
}

const countParameters = ({ path }: Endpoint) => path.split('{').length
const endpoints = Object.values(contract).sort((a, b) => countParameters(a) - countParameters(b))
