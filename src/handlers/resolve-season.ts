/** Resolves the league season of a call. */
import type { Scope } from '../contract/endpoints.ts'
import { DomainError } from '../domain/errors.ts'
import {
  espnLeagueOf,
  fromLeagueId,
  fromPublicId,
  hostTitles,
  isLeagueId,
  isSameSeason,
  type LeagueKey,
  type LeagueRef,
  type SeasonNumber,
  type WantedSeason,
} from '../domain/identity.ts'
import type { Season } from '../domain/season.ts'

export type Resolved =
  /**
   * `isFixed`: the call names the season, so another import does not change the result. `isNewest`: it names none, and gets the newest one
   * that is stored.
   */
  | { kind: 'season'; key: LeagueKey; isFixed: boolean; isNewest: boolean }
  /** A league or season that is not in the store. */
  | { kind: 'not-stored'; wanted: WantedSeason }

/** The part of a store used here. */
export interface KnownSeasons {
  /**
   * Stored seasons of a league, newest first; empty if none. On hosts with an id per season, the seasons linked by the previous season's
   * id.
   */
  seasonsOf(league: LeagueRef): Promise<LeagueKey[]>
  /** The league of another host with this number in public ids; null if none is stored. */
  leagueOfNumber(leagueNumber: number): Promise<LeagueRef | null>
  /** The stored season that counts in the league's history for this year, under all ids that its book joins; null if there is none. */
  countedSeason?(league: LeagueRef, season: number): Promise<LeagueKey | null>
  /** Every stored season, newest first. */
  keys(): Promise<LeagueKey[]>
}

export type SeasonScope = Exclude<Scope, 'store' | 'host' | 'history'>
type Values = Readonly<Record<string, unknown>>

/** The league season of a call. Throws `DomainError` if its parameters are invalid or contradictory. */
export async function resolveSeason(scope: SeasonScope, values: Values, store: KnownSeasons): Promise<Resolved> {
  switch (scope) {
    case 'host-league':
      return resolveHostLeague(values as unknown as LeagueRef, optional(values.season), store)
    case 'league': {
      const key = await keyOf('league', number(values.id ?? values.leagueId), store)
      const season = optional(values.season) ?? key.season
      if (season === key.season) return fixed(key)
      const sibling = (await store.seasonsOf(key)).find((other) => other.season === season)
      return fixed(sibling ?? { ...key, season })
    }
    case 'team':
      return fixed(await keyOf('team', number(values.id ?? values.a), store))
    case 'player':
      return fixed(await keyOf('player', number(values.id), store))
    case 'any-league':
      return resolveAnyLeague(values, store)
  }
}

/** Without a season: the newest of the league's own id. */
async function resolveHostLeague(
  { host, leagueId }: LeagueRef,
  season: number | null,
  store: KnownSeasons,
): Promise<Resolved> {
  if (!isLeagueId({ host, leagueId })) throw notFound(`${hostTitles[host]} league`, leagueId)
  const seasons = await store.seasonsOf({ host, leagueId })
  const own = seasons.filter((key) => key.leagueId === leagueId)
  const found = season === null ? own[0] : await findOfYear(season, own)
  if (!found) return { kind: 'not-stored', wanted: { host, leagueId, season } }
  // A league may have a season of its own of a year that it had elsewhere, once that is imported.
  const isFixed = season !== null && seasons.some((key) => isSameSeason(key, found))
  return { kind: 'season', key: found, isFixed, isNewest: season === null }

  /** The requested id comes first, also where the book says that another league's season of the year counts. */
  async function findOfYear(year: number, ofId: readonly LeagueKey[]): Promise<LeagueKey | undefined> {
    const isWanted = (key: LeagueKey) => key.season === year
    return ofId.find(isWanted) ?? (await store.countedSeason?.({ host, leagueId }, year)) ?? seasons.find(isWanted)
  }
}

async function resolveAnyLeague(values: Values, store: KnownSeasons): Promise<Resolved> {
  const named = [
    { name: 'league_id', kind: 'league', id: optional(values.leagueId) },
    { name: 'team_id', kind: 'team', id: optional(values.teamId) },
    { name: 'player_id', kind: 'player', id: optional(values.playerId) },
  ] as const
  const keys: { name: string; key: LeagueKey }[] = []
  for (const { name, kind, id } of named) if (id !== null) keys.push({ name, key: await keyOf(kind, id, store) })
  const [first, ...others] = keys
  for (const other of others) {
    if (first && !isSameSeason(first.key, other.key)) {
      throw new DomainError('bad-request', `'${first.name}' and '${other.name}' belong to different league seasons.`)
    }
  }
  if (first) return fixed(first.key)
  const [newest] = await store.keys()
  if (!newest) throw new DomainError('not-found', 'No leagues yet. Import one: npm run import -- 123456')
  return { kind: 'season', key: newest, isFixed: false, isNewest: true }
}

async function keyOf(kind: 'league' | 'team' | 'player', id: number, store: KnownSeasons): Promise<LeagueKey> {
  const found: SeasonNumber | null = kind === 'league' ? fromLeagueId(id) : fromPublicId(id)
  const league = found && (espnLeagueOf(found.leagueNumber) ?? (await store.leagueOfNumber(found.leagueNumber)))
  if (!found || !league) throw notFound(kind, id)
  return { ...league, season: found.season }
}

const fixed = (key: LeagueKey): Resolved => ({ kind: 'season', key, isFixed: true, isNewest: false })
const optional = (value: unknown) => (typeof value === 'number' ? value : null)

/** The table of endpoints makes these parameters required numbers. */
function number(value: unknown): number {
  if (typeof value !== 'number') throw new Error('The table of endpoints lacks the id that its scope needs')
  return value
}

/** Names the missing thing as the caller requested it. */
export function notFound(what: string, id: number | string): DomainError {
  return new DomainError('not-found', `${what.charAt(0).toUpperCase()}${what.slice(1)} ${id} not found.`)
}

/** Of a week after the season's last one. */
export function noWeek({ name, season, status }: Season, week: number): DomainError {
  return new DomainError('not-found', `No week ${week} in ${name} ${season}; its last week is ${status.finalWeek}.`)
}

/** "ESPN has no season 2019 of league 123456." */
export function notAtHost({ host, leagueId, season }: WantedSeason): DomainError {
  const what = season === null ? 'season' : `season ${season}`
  return new DomainError('not-found', `${hostTitles[host]} has no ${what} of league ${leagueId}.`)
}
