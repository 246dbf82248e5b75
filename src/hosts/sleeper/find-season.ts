/** Finds a season of a league at Sleeper, where each season is a separate league that names the previous one. */
import { DomainError } from '../../domain/errors.ts'
import type { FetchSeasonOptions, ListedSeasons, RawFolder } from '../league-source.ts'
import { readOrNull } from '../shared/read-or-null.ts'
import type { SleeperHttp } from './http.ts'
import { readSleeperImportState } from './import-state.ts'
import { leagueFile } from './raw-files.ts'
import { readSleeperCalendar } from './read-calendar.ts'
import { checkLeague } from './read-folder.ts'
import { readPreviousId } from './read-league-season.ts'
import { readSavedResults } from './read-saved-results.ts'
import { requestSleeperLeague } from './requests.ts'
import type { SleeperLeagueResponse } from './responses/league.ts'

export interface FoundSleeperSeason {
  raw: RawFolder
  league: SleeperLeagueResponse
  /** False if the saved response of a closed season was used. */
  wasRequested: boolean
}

/** No chain is longer: Sleeper started in 2017. */
const longestChain = 40

/**
 * The requested season of the league, its response saved in its raw folder; by default that of the id. Throws DomainError('not-found') for
 * an unknown league or season.
 */
export async function findSeason(
  http: SleeperHttp,
  leagueId: string,
  {
    season,
    rawFor,
    isExplicit = false,
    signal,
  }: Pick<FetchSeasonOptions, 'season' | 'rawFor' | 'isExplicit' | 'signal'>,
): Promise<FoundSleeperSeason> {
  if (season !== null && !isExplicit) {
    const raw = rawFor({ host: 'sleeper', leagueId, season })
    const league = await readClosed(raw, leagueId, season)
    if (league) return { raw, league, wasRequested: false }
  }
  const seen: number[] = []
  for await (const { year, json, read } of walkBack(http, leagueId, signal)) {
    if (season === null || year === season) {
      const league = read()
      const found = Number(league.season)
      const raw = rawFor({ host: 'sleeper', leagueId: league.league_id, season: found })
      await raw.write(leagueFile, json)
      return { raw, league, wasRequested: true }
    }
    if (year !== null) seen.push(year)
    if (year !== null && year < season) break
  }
  if (seen.length === 0) throw noLeague(leagueId)
  throw new DomainError(
    'not-found',
    `Sleeper has league ${leagueId}, but not its season ${season}; from there it has ${seen.join(', ')}.`,
  )
}

/**
 * The seasons up to that of the id. A deleted season hides the earlier ones, and so does one that Sleeper fails to send; one that cannot be
 * read, as of another sport, does not: it is listed, and its own import says why.
 */
export async function listSleeperSeasons(
  http: SleeperHttp,
  leagueId: string,
  signal?: AbortSignal,
): Promise<ListedSeasons> {
  const seasons: ListedSeasons['seasons'] = []
  let previous: string | null = null
  try {
    for await (const { id, year, name, previousId } of walkBack(http, leagueId, signal)) {
      if (year !== null) seasons.push({ season: year, leagueId: id, name })
      previous = previousId
    }
  } catch (cause) {
    if (seasons.length === 0 || !(cause instanceof DomainError) || cause.kind === 'aborted') throw cause
    return { seasons, gap: `Earlier seasons than ${seasons.at(-1)?.season} weren’t found: ${cause.message}` }
  }
  if (seasons.length === 0) throw noLeague(leagueId)
  const missing = `Sleeper no longer has the season before ${seasons.at(-1)?.season} (league ${previous})`
  return { seasons, gap: previous === null ? null : `${missing}, so earlier seasons can’t be found.` }
}

/** A season of the chain. */
interface Step {
  id: string
  /** Null if the response does not say. */
  year: number | null
  name: string
  previousId: string | null
  json: unknown
  /** Throws `DomainError('unreadable-answer')` for a season that cannot be imported. */
  read: () => SleeperLeagueResponse
}

async function* walkBack(http: SleeperHttp, leagueId: string, signal?: AbortSignal): AsyncGenerator<Step> {
  const seen = new Set<string>()
  for (let id: string | null = leagueId; id !== null && !seen.has(id) && seen.size < longestChain; ) {
    seen.add(id)
    const json = await http.get(requestSleeperLeague(id), { signal })
    if (json === null) return
    const step = readStep(id, json)
    // The league that was asked for is to be read.
    if (id === leagueId) step.read()
    yield step
    id = step.previousId
  }
}

function readStep(id: string, json: unknown): Step {
  const { season, name, previous_league_id } = (json ?? {}) as Record<string, unknown>
  const year = Number(season)
  return {
    id,
    year: Number.isInteger(year) && year > 2000 ? year : null,
    name: typeof name === 'string' ? name : '',
    previousId: readPreviousId(typeof previous_league_id === 'string' ? previous_league_id : null),
    json,
    read: () => checkLeague(json, { leagueId: id, season: null, week: null, file: leagueFile }),
  }
}

/** A season whose last week was read after its corrections does not change any more; its saved response is not requested again. */
async function readClosed(raw: RawFolder, leagueId: string, season: number): Promise<SleeperLeagueResponse | null> {
  const json = await readOrNull(raw, leagueFile)
  if (json === null) return null
  try {
    const league = checkLeague(json, { leagueId, season, week: null, file: leagueFile })
    const { lastDecidedWeek } = readSleeperCalendar(league, ...(await readSavedResults(raw, { leagueId, season })))
    const { correctedWeek = 0 } = (await readSleeperImportState(raw)) ?? {}
    return league.status === 'complete' && correctedWeek >= lastDecidedWeek ? league : null
  } catch (cause) {
    if (cause instanceof DomainError) return null
    throw cause
  }
}

function noLeague(leagueId: string): DomainError {
  return new DomainError('not-found', `Sleeper has no league ${leagueId}; check the league ID.`)
}
