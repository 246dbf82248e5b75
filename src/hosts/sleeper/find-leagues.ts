/** A user's leagues with their seasons. */
import * as z from 'zod/mini'
import { DomainError } from '../../domain/errors.ts'
import type { UserLeague } from '../league-source.ts'
import { tidyName } from '../shared/values.ts'
import { createWarnings } from '../shared/warnings.ts'
import { range } from '../shared/weeks.ts'
import type { SleeperHttp } from './http.ts'
import { readPreviousId } from './read-league-season.ts'
import { readList, readObject } from './read-response.ts'
import { requestLeaguesOf, requestState, requestUser } from './requests.ts'
import { type ListedLeagueRecord, listedLeague } from './responses/league.ts'
import { user as userResponse } from './responses/user.ts'

const firstSeason = 2017

/**
 * The user's leagues, newest first; linked seasons are one league. Throws DomainError('not-found') for an unknown user. `thisYear` is the
 * last season if Sleeper does not report it.
 */
export async function findLeagues(
  http: SleeperHttp,
  user: string,
  { thisYear, signal }: { thisYear: number; signal?: AbortSignal },
): Promise<UserLeague[]> {
  const placeOfFile = (file: string) => ({ leagueId: 'list', season: null, week: null, file })
  const [found, state] = await Promise.all([
    http.get(requestUser(user), { signal }),
    http.get(requestState(), { signal }),
  ])
  if (found === null) {
    throw new DomainError('not-found', `Sleeper has no user ${tidyName(user)}. Check the spelling in the Sleeper app.`)
  }
  const { user_id } = readObject(userResponse, found, placeOfFile('user'))
  const { season, league_season } = state === null ? {} : readObject(stateResponse, state, placeOfFile('state'))
  const newest = Number(league_season ?? season ?? thisYear)
  const lists = await Promise.all(
    range(firstSeason, newest).map(async (year) =>
      readList(
        listedLeague,
        await http.get(requestLeaguesOf(user_id, year), { signal }),
        placeOfFile('leagues'),
        createWarnings(),
      ),
    ),
  )
  return joinSeasons(lists.flat())
}

/** A league's newest season: no other one names it as the previous season. */
function joinSeasons(records: readonly ListedLeagueRecord[]): UserLeague[] {
  const byId = new Map(records.map((record) => [record.league_id, record]))
  const earlier = new Set(records.map(({ previous_league_id }) => readPreviousId(previous_league_id)))
  return [...byId.values()]
    .filter(({ league_id }) => !earlier.has(league_id))
    .sort((a, b) => Number(b.season) - Number(a.season) || (tidyName(a.name) < tidyName(b.name) ? -1 : 1))
    .map((newest) => ({
      name: tidyName(newest.name) || `League ${newest.league_id}`,
      teamCount: newest.total_rosters ?? null,
      seasons: [...chainOf(newest, byId)],
    }))
}

function* chainOf(newest: ListedLeagueRecord, byId: ReadonlyMap<string, ListedLeagueRecord>) {
  const seen = new Set<string>()
  for (let record: ListedLeagueRecord | undefined = newest; record && !seen.has(record.league_id); ) {
    seen.add(record.league_id)
    yield { season: Number(record.season), leagueId: record.league_id }
    record = byId.get(readPreviousId(record.previous_league_id) ?? '')
  }
}

/** `/state/nfl`: the NFL's current week and season. */
const stateResponse = z.object({
  season: z.string().check(z.regex(/^20\d\d$/)),
  /** The season of current leagues. */
  league_season: z.nullish(z.string().check(z.regex(/^20\d\d$/))),
})
