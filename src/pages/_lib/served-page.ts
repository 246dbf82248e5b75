/** A page that a server renders: its league's season, and its responses from the service. */
import { CallFailure } from '../../client/call-failure.ts'
import type { LoadResponse, ReadCall } from '../../client/calls.ts'
import { readState } from '../../client/read-state.ts'
import type { CallParameters, EndpointName } from '../../contract/endpoints.ts'
import { type AskService, pageOfPicture } from '../../contract/page-renderer.ts'
import { type LinkName, type Match, matchLink } from '../../contract/routes.ts'
import type { PageSeason } from '../../contract/snapshot.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { leagueRefOf, readLeagueRef } from '../../parts/league/league-ref.ts'
import type { LeagueResponse } from '../../parts/league/league-view.ts'
import { throughWeekOf } from '../../parts/recap/has-story.ts'
import type { PageProps } from '../../parts/screen/page-props.ts'
import { lastSeasonWeek, seasonWeeks } from '../../parts/team/season-weeks.ts'
import { readWeek } from '../../parts/team/team-address.ts'

/** What a request passes to the page that is rendered for it. */
export interface PageLocals {
  page?: PageProps
  /** The address of the site's root. */
  site?: string
}

/** The page to render: of the build, or of a request. */
export function servedPage({ props, locals }: { props: object; locals: object }): PageProps {
  return (locals as PageLocals).page ?? (props as PageProps)
}

/** The page of a request on a server; null where the build renders it. */
export function servedPageOf(context: { props: object; locals: object }) {
  const page = servedPage(context)
  return page.read ? page : null
}

/** For pages and pictures that combine many calls. */
export const loadFrom =
  (read: ReadCall): LoadResponse =>
  (name, parameters) =>
    dataFrom(read, name, parameters)

/**
 * Null: the path names no league or another league's team, its league is its members' only, or it is not complete yet. `missing`: there is
 * no such team, or the league does not have what the path names.
 */
export async function openServedPage(path: string, ask: AskService): Promise<PageProps | 'missing' | null> {
  const match = matchLink(pageOfPicture(path))
  if (!match || !areWrittenOnce(match.parameters)) return null
  const { host, teamId, season: named } = match.parameters
  const namedLeague = readLeagueRef(match.parameters)
  if (!namedLeague && (host !== undefined || teamId === undefined)) return null
  const read = readCalls(ask)
  const team = teamId === undefined ? null : await dataFrom(read, 'team', { id: Number(teamId) })
  // An older address of a team does not name its league.
  const leagueRef = namedLeague ?? (team && leagueRefOf(team.league))
  if (!leagueRef) return 'missing'
  const season = named === undefined ? (team?.league.season ?? undefined) : Number(named)
  const league = await dataFrom(read, 'hostLeague', { ...leagueRef, season })
  if (team && team.league.id !== league?.id) return null
  const shown = league && seasonOf(league)
  if (!shown) return null
  if ((teamId !== undefined && !team) || !(await hasSubject(match, league, { leagueRef, read }))) return 'missing'
  // The shell leads to a week of the team.
  if (match.name === 'rosterWeek' && readWeek(match.parameters.weekNum) === null) return null
  return { path, season: shown, read }
}

/** Whether numbers are as links write them: `007` and `7.0` would be pages of their own, without end. Their shell reads them as it can. */
function areWrittenOnce({ season, teamId, weekNum, week, of }: Match<LinkName>['parameters']): boolean {
  return [season, teamId, weekNum, week, of].every(
    (text) => text === undefined || Number.isNaN(Number(text)) || String(Number(text)) === text,
  )
}

/** Whether the league has the week, trade or managers of a path: anybody can invent others, and each would be a page to render and to keep. */
async function hasSubject(
  { name, parameters }: Match<LinkName>,
  league: LeagueResponse,
  { leagueRef, read }: { leagueRef: LeagueRef; read: ReadCall },
) {
  const { trade = '', key = '', otherKey = '' } = parameters
  if (name === 'matchupsWeek' || name === 'weekly') {
    const week = readWeek(parameters.weekNum ?? parameters.week)
    return week !== null && week <= lastSeasonWeek(seasonWeeks(league))
  }
  if (name === 'trade') return (await dataFrom(read, 'trade', { ...leagueRef, trade })) !== null
  if (name === 'historyManager') return (await dataFrom(read, 'managerHistory', { ...leagueRef, key })) !== null
  if (name !== 'historyVersus') return true
  return (await dataFrom(read, 'managerVersus', { ...leagueRef, key, otherKey })) !== null
}

/** Null for a league that only its members may see, and one that is still being read. */
function seasonOf(league: LeagueResponse): PageSeason | null {
  const { id, host, hostLeagueId, season, name, asOf } = league
  if (league.isPrivate || league.isPartial || id === null || season === null) return null
  if (host === null || hostLeagueId === null) return null
  const throughWeek = throughWeekOf(league)
  return { host, hostLeagueId, season, leagueId: id, name: name ?? '', takenAt: asOf ?? '', throughWeek }
}

async function dataFrom<N extends EndpointName>(read: ReadCall, name: N, parameters: CallParameters<N>) {
  const state = await read(name, parameters)
  return state.status === 'ready' ? state.data : null
}

/** Each call is made once for a page. */
function readCalls(ask: AskService): ReadCall {
  const made = new Map<string, ReturnType<ReadCall>>()
  return (name, parameters) => {
    const key = JSON.stringify([name, parameters])
    const known = made.get(key) ?? request(ask, name, parameters)
    made.set(key, known)
    return known as never
  }
}

async function request<N extends EndpointName>(ask: AskService, name: N, parameters: CallParameters<N>) {
  const { status, headers, body } = await ask(name, parameters)
  const response = new Response(body as Uint8Array<ArrayBuffer>, { status, headers: headers.map((one) => [...one]) })
  if (response.ok) return readState(name, parameters, response)
  const { detail = '' } = (await response.json()) as { detail?: string }
  return { status: 'failed', failure: new CallFailure(status, detail) } as const
}
