/**
 * The first script of a shell, a classic one in its head: it starts the page's requests while the modules load, and nothing else. It
 * restores the URL that `404.html` was requested for, and requests the league, its team and the snapshots. On a static site it starts the
 * engine, which requests them from the league's host. `src/client/early-responses.ts` hands them to the modules;
 * `src/build/shell-script.ts` bundles this.
 */

import { writeEntry } from '../../client/browser-storage.ts'
import { mayBeOnDevice } from '../../client/device-leagues.ts'
import { requestEarly, startEarlyWorker } from '../../client/early-responses.ts'
import { isFromFile, isRemovedFile, mayBeFromFile } from '../../client/private-leagues.ts'
import type { SnapshotManifest } from '../../contract/snapshot.ts'
import { isHostName, type LeagueRef } from '../../domain/identity.ts'
import type { EarlyCall, FirstRequests } from '../../engine/protocol.ts'
import { type RequestedCalls, requestCalls } from './request-calls.ts'

/** What the build knows of a shell. */
export interface ShellFacts {
  /** Regular expressions of the shell's URLs, with a group per parameter. */
  patterns: readonly string[]
  /** URL of the list of snapshots; absent if the site has none. */
  manifest?: string
  /** URL of the engine's worker, and what it is told of the screen; absent where an API is the source of the page. */
  engine?: { worker: string; requests: FirstRequests } & Omit<EarlyCall, 'parameters' | 'requested'>
  /** What the page requests from the API; absent without an API. */
  api?: RequestedCalls
  /** Session storage entry of a redirecting document. */
  redirectedEntry: string
}

declare global {
  /** The build replaces it: the script of a source is without what the others need. */
  const __SHELL_SOURCE__: 'api' | 'engine' | 'none'
}

/** Parameters in a shell's URL. `season` is in the path, else in the query. */
export type ShellPlace = Readonly<Record<string, string | undefined>>

export function startShell({ patterns, manifest, engine, api, redirectedEntry }: ShellFacts): void {
  restoreAddress(redirectedEntry)
  const snapshots = manifest === undefined ? null : requestEarly(manifest, { cache: 'no-cache' })
  const place = readPlace(patterns)
  if (!place) return
  const league = leagueOf(place)
  // No server learns of a league that is on this device from a file, or was.
  if (__SHELL_SOURCE__ === 'api' && api && !mayBeFromFile(league)) requestCalls(api, place, league)
  if (__SHELL_SOURCE__ === 'engine' && engine && league) startEngine(engine, league, place.season, snapshots)
}

function restoreAddress(redirectedEntry: string): void {
  const requested = new URLSearchParams(location.search).get('asked')
  // The service worker responds to the URL itself, so a redirect entry of an earlier page is obsolete.
  if (!requested) return void writeEntry(redirectedEntry, null, 'tab')
  try {
    history.replaceState(null, '', requested)
  } catch {
    // A URL of another origin.
  }
}

function readPlace(patterns: readonly string[]): ShellPlace | null {
  const groups = patterns.map((pattern) => new RegExp(pattern).exec(location.pathname)?.groups).find(Boolean)
  return groups
    ? { ...groups, season: groups.season ?? new URLSearchParams(location.search).get('season') ?? undefined }
    : null
}

function leagueOf({ host, leagueId }: ShellPlace): LeagueRef | null {
  return isHostName(host) && leagueId ? { host, leagueId } : null
}

/** A league with a snapshot is not requested from its host, and neither is one that was on this device from a file. */
async function startEngine(
  { worker, requests, ...screen }: NonNullable<ShellFacts['engine']>,
  league: LeagueRef,
  season: string | undefined,
  snapshots: Promise<Response> | null,
): Promise<void> {
  try {
    if (snapshots && hasSnapshotOf(league, await (await snapshots).clone().json())) return
    if (isRemovedFile(league)) return
    const parameters = { ...league, ...(season && /^20\d\d$/.test(season) && { season }) }
    const requested = season ? [] : listFirst(requests, league)
    startEarlyWorker(worker, { parameters, requested, ...screen }, requests.init)
  } catch {
    // The modules make the same requests, and report what is wrong.
  }
}

/** Of a league that this browser has never had. The engine knows what to request of one that it has; of one from a file that is nothing. */
function listFirst({ urls, except }: FirstRequests, league: LeagueRef): string[] {
  const { host, leagueId } = league
  const isKnown = leagueId.match(except) || isFromFile(league) || mayBeOnDevice(league)
  const year = `${new Date().getFullYear()}`
  return isKnown ? [] : urls[host].map((url) => url.replace('LEAGUE', leagueId).replace('YEAR', year))
}

/** The list as it is on the wire. */
function hasSnapshotOf({ host, leagueId }: LeagueRef, { seasons }: WireManifest): boolean {
  return seasons.some((season) => season.host === host && season.host_league_id === leagueId)
}

interface WireManifest {
  seasons: readonly { host: SnapshotManifest['seasons'][number]['host']; host_league_id: string }[]
}
