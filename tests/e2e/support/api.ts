/** The server's responses, for comparison with screens; and a server that fails on request. */
import type { APIRequestContext, Page } from '@playwright/test'
import { type CallParameters, type EndpointName, endpoints } from '../../../src/contract/endpoints.ts'
import { fillPath } from '../../../src/contract/fill-path.ts'
import { apiMark, versionHeader } from '../../../src/contract/response-headers.ts'
import type { ResponseOf } from '../../../src/contract/responses/index.ts'
import { fromWire } from '../../../src/contract/wire.ts'

export async function ask<N extends EndpointName>(
  request: APIRequestContext,
  name: N,
  parameters: CallParameters<N>,
): Promise<ResponseOf<N>> {
  const response = await request.get(fillPath(endpoints[name].path, parameters))
  if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`)
  return fromWire(await response.json()) as ResponseOf<N>
}

/** A league at ESPN. */
type EspnLeague = ResponseOf<'league'> & { espnLeagueId: number }

/** The demo's finished league at ESPN with the most teams. */
export async function finishedLeague(request: APIRequestContext): Promise<EspnLeague> {
  return pick(await ask(request, 'leagues', {}), ({ phase }) => phase === 'complete')
}

export async function runningLeague(request: APIRequestContext): Promise<EspnLeague> {
  return pick(await ask(request, 'leagues', {}), ({ phase }) => phase === 'in-season')
}

export async function undraftedLeague(request: APIRequestContext): Promise<EspnLeague> {
  return pick(await ask(request, 'leagues', {}), ({ phase }) => phase === 'pre-draft')
}

function pick(leagues: ResponseOf<'leagues'>, fits: (league: EspnLeague) => boolean): EspnLeague {
  const atEspn = leagues.flatMap((league) =>
    league.espnLeagueId === null ? [] : [{ ...league, espnLeagueId: league.espnLeagueId }],
  )
  const league = atEspn.filter(fits).sort((a, b) => b.teamCount - a.teamCount)[0]
  if (!league) throw new Error('The demo has no such league')
  return league
}

/** A response in the API's place, with its mark. `version`: of its schema, for responses that only our server sends. */
export const asApi = (json: unknown, version?: string) => ({
  json,
  headers: { [apiMark.name]: apiMark.value, ...(version !== undefined && { [versionHeader]: version }) },
})

/** Responds to every call with a matching URL with a status and a detail, as the server does. */
export function failWith(page: Page, address: RegExp, status: number, detail = 'Planned failure') {
  return page.route(address, (route) => route.fulfill({ status, ...asApi({ detail }) }))
}

export { brokenText } from '../../support/broken-text.ts'
