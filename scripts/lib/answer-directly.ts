/** One answer without a server: parameters read from the address, the handler called. */
import { endpoints } from '../../src/contract/endpoints.ts'
import type { LeagueSeason } from '../../src/domain/league-season.ts'
import { callHandler } from '../../src/server/answers.ts'
import { readParameters } from '../../src/server/parameters.ts'
import type { Call } from './every-call.ts'

export function answerDirectly({ name, url }: Call, season: LeagueSeason): unknown {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  const pattern = endpoints[name].path.replace(/\/$/, '').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')
  const groups = new RegExp(`^${pattern}/?$`).exec(pathname)?.groups ?? {}
  const path = Object.fromEntries(Object.entries(groups).map(([key, value]) => [key, decodeURIComponent(value)]))
  const parameters = readParameters(name, path, Object.fromEntries(searchParams))
  return callHandler(name, { season, context: { seasons: [season.season], asOf: null } }, parameters)
}
