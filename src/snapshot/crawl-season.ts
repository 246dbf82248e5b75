/** Requests everything of a season's snapshot from a source: first the league, then its teams, then its players. */
import pLimit from 'p-limit'
import { type EndpointName, endpoints, type Scope } from '../contract/endpoints.ts'
import { snapshotFile } from '../contract/snapshot.ts'
import { toWire } from '../contract/wire.ts'
import { lastWeek } from '../domain/constants.ts'
import type { LeagueRef } from '../domain/identity.ts'
import type { JobProgress } from '../service/import-job.ts'
import { idsReferredTo, readAnyResponse, readPublicId } from './read-any-response.ts'
import { callsOf, type SnapshotCall, snapshotEndpoints } from './snapshot-calls.ts'
import type { SeasonOffer } from './source.ts'

export interface SnapshotResponse {
  name: EndpointName
  response: unknown
}

export interface CrawledSeason {
  /** By file name. */
  responses: Map<string, SnapshotResponse>
  /** The list of the league's teams, which names the managers; empty where the source does not have it. */
  teams: readonly unknown[]
  /** Responses that the source does not have; a week without a roster does not count. */
  missing: number
}

/** More would strain a server, and the store computes one call at a time anyway. */
const callsAtOnce = 4

/**
 * Requests every response of a season's snapshot. `total` of its progress grows as teams and players are found. Throws the `DomainError`
 * of the first call that fails.
 */
export async function crawlSeason(
  offer: SeasonOffer,
  onProgress?: (progress: JobProgress) => void,
): Promise<CrawledSeason> {
  const { host, leagueId, id, season, finalWeek } = offer
  const weeks = Array.from({ length: Math.min(finalWeek, lastWeek) }, (_, index) => index + 1)
  const responses: CrawledSeason['responses'] = new Map()
  let done = 0
  let total = 0
  let missing = 0

  async function requestAll(
    step: string,
    byScope: Partial<Record<Scope, readonly (number | LeagueRef)[]>>,
  ): Promise<void> {
    const calls = Object.entries(byScope).flatMap(([scope, subjects]) =>
      snapshotEndpoints(scope as Scope).flatMap((name) => callsOf(name, { season, weeks, subjects })),
    )
    total += calls.length
    await forEach(calls, async (call) => {
      const response = await offer.ask(call)
      if (response !== null) responses.set(fileOf(call), { name: call.name, response })
      else if (!('week' in call.parameters)) missing += 1
      done += 1
      onProgress?.({ step, week: null, done, total })
    })
  }

  await requestAll('League', { 'host-league': [{ host, leagueId }], league: [id], 'any-league': [id] })
  const list = await offer.ask({ name: 'hostLeagueTeams', parameters: { host, leagueId, season } })
  const teams = readAnyResponse('hostLeagueTeams', list) ?? []
  const ids = teams.map(({ id }) => readPublicId(id)).filter((id) => id !== null)
  // The rule lab's response is part of a document, whose ids are the season's own.
  const withPublicIds = () => [...responses.values()].filter(({ name }) => name !== 'lab')
  await requestAll('Teams', { team: [...new Set([...ids, ...idsReferredTo('team', withPublicIds())])] })
  await requestAll('Players', { player: [...idsReferredTo('player', withPublicIds())] })
  return { responses, teams: teams.map(toWire), missing }
}

function fileOf({ name, parameters }: SnapshotCall): string {
  return snapshotFile(endpoints[name], parameters)
}

/** A few at a time; after a failure no further call is started. */
async function forEach<T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> {
  const limit = pLimit(callsAtOnce)
  try {
    await Promise.all(items.map((item) => limit(() => run(item))))
  } finally {
    limit.clearQueue()
  }
}
