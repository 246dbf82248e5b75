/**
 * A screen as a browser shows it after these responses, as nodes: for texts in each state. Behavior that needs a browser (layout, focus,
 * time, navigation) is tested in one (`tests/e2e`).
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { parseHTML } from 'linkedom'
import { type ComponentType, createElement, type ReactElement } from 'react'
import { type Call, handleCall } from '../../scripts/lib/handle-call.ts'
import { CallFailure } from '../../src/client/call-failure.ts'
import type { Calls, MakeCall } from '../../src/client/calls.ts'
import { readResponse } from '../../src/client/read-response.ts'
import type { CallState } from '../../src/client/source.ts'
import { callUrl } from '../../src/client/urls.ts'
import type { CallParameters, EndpointName } from '../../src/contract/endpoints.ts'
import { currentAge } from '../../src/contract/response-headers.ts'
import type { ResponseOf } from '../../src/contract/responses/index.ts'
import { fromWire } from '../../src/contract/wire.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { isSameLeague, type LeagueRef, nameLeague } from '../../src/domain/identity.ts'
import type { Season } from '../../src/domain/season.ts'
import type { IslandProps, ScreenIsland } from '../../src/parts/screen/as-screen.tsx'
import { openStore } from '../../src/storage/open-store.ts'
import { $location } from '../../src/stores/location.ts'
import { callKey } from '../../src/stores/queries.ts'
import { openPageClient } from '../../src/stores/snapshot-page.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { completed } from './completed.ts'
import { copyDemoInto } from './demo-store.ts'
import { espnLeague } from './league-keys.ts'
import { renderWhole } from './render-whole.ts'

/** A server's error in place of a response. */
export class Refusal {
  readonly status: number
  readonly detail: string

  constructor(status: number, detail = 'Planned failure') {
    this.status = status
    this.detail = detail
  }
}

/** A call without a response. */
export const loading = Symbol('loading')

/** By endpoint: the response instead of the season's; a function may change or refuse the season's. */
export type Instead = {
  [N in EndpointName]?: Refusal | typeof loading | ((response: ResponseOf<N>, parameters: CallParameters<N>) => unknown)
}

/** Another server: its response to a path and query of the API, or the `Refusal`. */
export type OtherServer = (url: string) => unknown

export interface ShownScreen {
  /** Its text in one line. */
  text: string
  /** Elements of a selector. */
  all(selector: string): Element[]
  /** The texts of these, each in one line. */
  texts(selector: string): string[]
  /** The same of each of these. */
  parts(selector: string): ShownScreen[]
  /** The same of the one part that has this label: a region, a table, a button, a field. */
  named(label: string | RegExp): ShownScreen
}

/**
 * A league of the demo as the server has it: 101 is over, 103 is being played, and so on (`demo/leagues.ts`). A number is
 * that of a league at ESPN.
 */
export function demoSeason(wanted: number | LeagueRef): Promise<Season> {
  const league = typeof wanted === 'number' ? espnLeague(wanted) : wanted
  const known = seasons.get(nameLeague(league)) ?? readDemoSeason(league)
  seasons.set(nameLeague(league), known)
  return known
}

/** Read once per worker, because seasons are not modified. */
const seasons = new Map<string, Promise<Season>>()

async function readDemoSeason(league: LeagueRef): Promise<Season> {
  const folder = mkdtempSync(join(tmpdir(), 'demo-'))
  try {
    await copyDemoInto(folder)
    const store = openStore(folder)
    const key = (await store.keys()).find((one) => isSameLeague(one, league))
    const season = key && (await store.read(key))
    if (!season) throw new Error(`The demo has no league ${nameLeague(league)}`)
    return judgeSeason(season)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The season's response to a call, in a server's form. */
export function responseFor<N extends EndpointName>(
  season: Season,
  name: N,
  parameters: CallParameters<N>,
): ResponseOf<N> {
  const call = { name, parameters } as unknown as Call
  return JSON.parse(JSON.stringify(handleCall(season, { seasons: [season], asOf: null }, call)))
}

/** The same as components read it. */
export function readResponseFor<N extends EndpointName>(season: Season, name: N, parameters: CallParameters<N>) {
  return completed(name, responseFor(season, name, parameters))
}

/** The first team that a server lists. */
export function firstTeamOf(season: Season): ResponseOf<'leagueTeams'>[number] {
  const { id } = responseFor(season, 'hostLeague', { host: season.host, leagueId: season.leagueId })
  const [team] = responseFor(season, 'leagueTeams', { id })
  if (!team) throw new Error('The league has no team')
  return team
}

/** `address`: a path, with any query. `calls`: for screens that do not declare their requests. */
export function showScreen(
  Screen: ComponentType<IslandProps> & Partial<Pick<ScreenIsland, 'callsAt'>>,
  address: string,
  season: Season | OtherServer,
  instead: Instead = {},
  calls?: Calls,
): Promise<ShownScreen> {
  const named = calls ?? Screen.callsAt?.(address) ?? undefined
  return showElement(createElement(Screen, { path: address }), { address, calls: named }, season, instead)
}

/** The same for an element of a page with this URL, such as a dialog. `calls`: its requests. */
export async function showElement(
  element: ReactElement,
  { address = '/', calls }: { address?: string; calls: Calls | undefined },
  season: Season | OtherServer,
  instead: Instead = {},
): Promise<ShownScreen> {
  const { pathname: path, search } = new URL(address, 'http://localhost')
  $location.set({ path, search })
  const client = openPageClient(address)
  await calls?.(calling(client, season, instead))
  const html = await renderWhole(createElement(QueryClientProvider, { client }, element))
  const { document } = parseHTML(`<!doctype html><html><body><main>${html}</main></body></html>`)
  const page = document.querySelector('main') as unknown as Element
  // React's own, which put parts behind a boundary into their place.
  for (const script of page.querySelectorAll('script')) script.remove()
  return partOf(page, page)
}

function partOf(part: Element, page: Element): ShownScreen {
  const all = (selector: string) => [...part.querySelectorAll(selector)]
  return {
    text: inOneLine(part),
    all,
    texts: (selector) => all(selector).map(inOneLine),
    parts: (selector) => all(selector).map((element) => partOf(element, page)),
    named(label) {
      const isSo = (text: string) => (typeof label === 'string' ? text === label : label.test(text))
      const [found, ...others] = all('*').filter((element) => labelsOf(element, page).some(isSo))
      const another = others.find((other) => !found?.contains(other))
      if (!found || another) throw new Error(`${another ? 'Several parts are' : 'Nothing is'} labelled ${label}`)
      return partOf(found, page)
    },
  }
}

/** An element's own label, or the text of its labelling elements. */
function labelsOf(element: Element, page: Element): string[] {
  const by = (element.getAttribute('aria-labelledby')?.split(' ') ?? []).map((id) => `[id="${id}"]`)
  if (/^(select|input)$/i.test(element.tagName)) by.push(`label[for="${element.id}"]`)
  const words = by.flatMap((selector) => [...page.querySelectorAll(selector)].map(inOneLine)).join(' ')
  const caption = element.tagName.toLowerCase() === 'table' ? element.querySelector('caption') : null
  return [element.getAttribute('aria-label') ?? '', words, caption ? inOneLine(caption) : ''].filter(Boolean)
}

/** Fills the client with the server's responses to the screen's declared calls. */
function calling(client: QueryClient, season: Season | OtherServer, instead: Instead): MakeCall {
  return async (name, parameters) => {
    const result = resultOf(season, instead, { name, parameters } as Call)
    if (result === null) return undefined
    client.setQueryData(callKey(name, parameters), result)
    return result.status === 'ready' ? (result.data as never) : undefined
  }
}

function resultOf(season: Season | OtherServer, instead: Instead, call: Call): CallState<unknown> | null {
  const change = instead[call.name] as Refusal | typeof loading | ((...given: unknown[]) => unknown) | undefined
  try {
    const isWhole = change === loading || change instanceof Refusal
    const response = isWhole ? change : sayOfServer(season, call)
    const said =
      typeof change === 'function' && !(response instanceof Refusal) ? change(response, call.parameters) : response
    if (said === loading) return null
    if (said instanceof Refusal) return { status: 'failed', failure: new CallFailure(said.status, said.detail) }
    return { status: 'ready', data: readResponse(call.name, said), age: currentAge('server') }
  } catch (cause) {
    if (!(cause instanceof DomainError)) throw cause
    return { status: 'failed', failure: new CallFailure(404, cause.message) }
  }
}

function sayOfServer(season: Season | OtherServer, call: Call): unknown {
  if (typeof season === 'function') {
    const response = season(callUrl(call.name, call.parameters as never))
    return response instanceof Refusal ? response : fromWire(response)
  }
  return responseFor(season, call.name, call.parameters)
}

const inOneLine = ({ textContent }: Node) => oneLine(textContent ?? '')

/** A text as a browser shows it. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
