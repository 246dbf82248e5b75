/** Computes responses: opens the seasons that a call is about, and hands them to its handler. */

import type { JoinedLeague } from '../book/joined-league.ts'
import { clearFloatNoise } from '../contract/clear-float-noise.ts'
import { type Endpoint, type EndpointName, endpoints, type Parameters } from '../contract/endpoints.ts'
import type { HostSeason } from '../domain/host-season.ts'
import { type LeagueKey, nameSeason } from '../domain/identity.ts'
import type { Season } from '../domain/season.ts'
import type { SeasonStatistics } from '../domain/season-statistics.ts'
import type { SeasonPaths } from '../domain/week-paths.ts'
import type { SeasonContext } from '../handlers/handler.ts'
import { leagueHandlers } from '../handlers/league-handlers.ts'
import { notFound } from '../handlers/resolve-season.ts'
import { onlyScores } from '../hosts/shared/only-scores.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import { compareWithHost, type HostComparison } from '../verdict/compare-with-host.ts'
import { judgeSeason } from '../verdict/judge-season.ts'
import { loadPart } from './load-part.ts'

/** A season's document, by the version that its card names. */
interface SeasonVersion {
  key: LeagueKey
  version: string
  /** True: it is being read, and may have some of its lineups. */
  isPartial?: boolean
}

/** What a league's history has beyond its stored seasons. */
export interface HistoryParts {
  joined: JoinedLeague
  /** Why a season is not here, by year. */
  reasons: ReadonlyMap<number, string>
  /** True: readers see the book's money also where it is not public. */
  showsMoney?: boolean
  /** When each season was saved, ISO 8601, by `nameSeason`; null or absent where unknown. */
  savedAt?: Readonly<Record<string, string | null>>
  /** How many figures equal the host's, by `nameSeason`; of endpoints with `comparesWithHost`. */
  comparisons?: Readonly<Record<string, HostComparison>>
  /** How the chances of games moved, by `nameSeason` and week; of endpoints with `readsPaths`. */
  paths?: Readonly<Record<string, SeasonPaths>>
}

interface SeasonPart extends SeasonVersion {
  context: SeasonContext
}

/** Plain data, so that it can be passed to another thread. */
export type ResponseTask = {
  name: EndpointName
  /** Validated already. */
  parameters: Parameters<EndpointName>
} & (
  | SeasonPart
  /** About all seasons of a league. */
  | { seasons: readonly SeasonVersion[]; history: HistoryParts }
  /** About no season: the handler's input itself. */
  | { input: unknown }
)

/** Throws `DomainError` where the season has no such response, `DamagedSeason` where its document cannot be read. */
export type Compute<R> = (task: ResponseTask) => Promise<R>

/** What players did on the field, for endpoints with `readsStatistics`; null where a season has none. */
export type FindStatistics = (key: LeagueKey) => Promise<SeasonStatistics | null>

/** Computes in this thread. */
export function computeFrom(
  store: Pick<LeagueStore, 'read' | 'paths'>,
  findStatistics: FindStatistics = async () => null,
): Compute<unknown> {
  async function readDocument({ key, version }: SeasonVersion): Promise<HostSeason> {
    const season = await store.read(key, version)
    if (!season) throw notFound('league season', nameSeason(key))
    return season
  }
  const read = async (season: SeasonVersion): Promise<Season> => judgeSeason(await readDocument(season))

  async function inputOf(task: ResponseTask): Promise<unknown> {
    if ('input' in task) return task.input
    if ('context' in task) {
      const statistics = 'readsStatistics' in endpoints[task.name] ? await findStatistics(task.key) : null
      const season = await read(task)
      return { season, context: task.context, statistics, paths: await findPaths(task, season) }
    }
    const seasons: Season[] = []
    const { readsPaths }: Endpoint = endpoints[task.name]
    const comparisons: Record<string, HostComparison> = {}
    const paths: Record<string, SeasonPaths> = {}
    for (const one of task.seasons) {
      const stored = await readDocument(one)
      const document = one.isPartial ? onlyScores(stored) : stored
      seasons.push(judgeSeason(document))
      if ('comparesWithHost' in endpoints[task.name]) comparisons[nameSeason(one.key)] = compareWithHost(document)
      if (readsPaths) paths[nameSeason(one.key)] = await store.paths.readAll(one.key)
    }
    const { buildHistory } = await loadPart(() => import('./build-history.ts'))
    return buildHistory(seasons, { ...task.history, comparisons, paths })
  }

  async function findPaths(
    { name, key, parameters }: Pick<SeasonPart, 'key'> & Pick<ResponseTask, 'name' | 'parameters'>,
    { status }: Season,
  ): Promise<SeasonPaths> {
    const { readsPaths }: Endpoint = endpoints[name]
    if (readsPaths === 'all weeks') return store.paths.readAll(key)
    if (!readsPaths) return new Map()
    const week = readsPaths === 'running week' ? status.runningWeek : (parameters as Parameters<'gamePaths'>).week
    const paths = week === null ? null : await store.paths.read(key, week)
    return week === null || !paths ? new Map() : new Map([[week, paths]])
  }

  return async (task) => {
    const [handler, input] = await Promise.all([loadHandler(task.name), inputOf(task)])
    return clearFloatNoise(await handler(input, task.parameters))
  }
}

type AnyHandler = (input: unknown, parameters: unknown) => unknown

/** The tables of handlers are typed by name, so only one name at a time can be called. It is loaded with the first call. */
export async function loadHandler(name: EndpointName): Promise<AnyHandler> {
  const table = name in leagueHandlers ? leagueHandlers : await loadHandlers(name)
  return (table as unknown as Record<string, AnyHandler>)[name] as AnyHandler
}

/** Two thirds of all analytics, none of which the first screen needs. */
function loadHandlers(name: EndpointName): Promise<object> {
  return loadPart(async () => {
    if (name === 'weekly' || name === 'proof') return (await import('../handlers/weekly-handlers.ts')).weeklyHandlers
    if (name === 'leagueBook') return (await import('../handlers/book-handlers.ts')).bookHandlers
    if (endpoints[name].scope === 'history') return (await import('../handlers/history-handlers.ts')).historyHandlers
    const { seasonHandlers } = await import('../handlers/season-handlers.ts')
    return name in seasonHandlers ? seasonHandlers : (await import('../handlers/story-handlers.ts')).storyHandlers
  })
}
