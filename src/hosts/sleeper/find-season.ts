/** Finds a season of a league at Sleeper, where each season is a separate league that names the previous one. */
import { DomainError } from '../../domain/errors.ts'
import type { FetchSeasonOptions, ListedSeasons, RawFolder } from '../league-source.ts'
import { readOrNull } from '../shared/read-or-null.ts'
import type { SleeperHttp } from './http.ts'
import { leagueFile } from './raw-files.ts'
import { checkLeague } from './read-folder.ts'
import { readPreviousId } from './read-league-season.ts'
import { requestSleeperLeague } from './requests.ts'
import type { SleeperLeagueResponse } from './responses/league.ts'

export interface FoundSleeperSeason {
  raw: RawFolder
  league: SleeperLeagueResponse
  /** False if the saved response of a finished season was used. */
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
  { season, rawFor, signal }: Pick<FetchSeasonOptions, 'season' | 'rawFor' | 'signal'>,
): Promise<FoundSleeperSeason> {
  if (season !== null) {
    const raw = rawFor({ host: 'sleeper', leagueId, season })
    const league = readFinished(await readOrNull(raw, leagueFile), leagueId, season)
    if (league) return { raw, league, wasRequested: false }
  }
  const seen: number[] = []
  for await (const { league, json } of walkBack(http, leagueId, signal)) {
    const found = Number(league.season)
    if (season === null || found === season) {
      const raw = rawFor({ host: 'sleeper', leagueId: league.league_id, season: found })
      await raw.write(leagueFile, json)
      return { raw, league, wasRequested: true }
    }
    seen.push(found)
    if (found < season) break
  }
  if (seen.length === 0) throw noLeague(leagueId)
  throw new DomainError(
    'not-found',
    `Sleeper has league ${leagueId}, but not its season ${season}; from there it has ${seen.join(', ')}.`,
  )
}

/** The seasons up to that of the id. A deleted season hides the earlier ones. */
export async function listSleeperSeasons(
  http: SleeperHttp,
  leagueId: string,
  signal?: AbortSignal,
): Promise<ListedSeasons> {
  const seasons: ListedSeasons['seasons'] = []
  let previous: string | null = null
  for await (const { league } of walkBack(http, leagueId, signal)) {
    seasons.push({ season: Number(league.season), leagueId: league.league_id, name: league.name ?? '' })
    previous = readPreviousId(league.previous_league_id)
  }
  if (seasons.length === 0) throw noLeague(leagueId)
  return {
    seasons,
    gap:
      previous === null
        ? null
        : `Sleeper no longer has the season before ${seasons.at(-1)?.season} (league ${previous}), so earlier seasons can’t be found.`,
  }
}

interface Step {
  league: SleeperLeagueResponse
  json: unknown
}

async function* walkBack(http: SleeperHttp, leagueId: string, signal?: AbortSignal): AsyncGenerator<Step> {
  const seen = new Set<string>()
  for (let id: string | null = leagueId; id !== null && !seen.has(id) && seen.size < longestChain; ) {
    seen.add(id)
    const json = await http.get(requestSleeperLeague(id), { signal })
    if (json === null) return
    const league = checkLeague(json, { leagueId: id, season: null, week: null, file: leagueFile })
    yield { league, json }
    id = readPreviousId(league.previous_league_id)
  }
}

/** A finished season is final; its saved response is not requested again. */
function readFinished(json: unknown, leagueId: string, season: number): SleeperLeagueResponse | null {
  if (json === null) return null
  try {
    const league = checkLeague(json, { leagueId, season, week: null, file: leagueFile })
    return league.status === 'complete' ? league : null
  } catch (cause) {
    if (cause instanceof DomainError) return null
    throw cause
  }
}

function noLeague(leagueId: string): DomainError {
  return new DomainError('not-found', `Sleeper has no league ${leagueId}; check the league ID.`)
}
