/** Resolves which league season a call refers to. */
import type { Scope } from '../contract/endpoints.ts'
import { DomainError } from '../domain/errors.ts'
import { fromLeagueId, fromPublicId, maxEspnLeagueId, type SeasonKey } from '../domain/identity.ts'

export type Resolved =
  /** `isFixed`: the call names the season, so that another import does not change the result. */
  | { kind: 'season'; key: SeasonKey; isFixed: boolean }
  /** A league or season that is not in the store; `season` is null for the newest one. */
  | { kind: 'not-stored'; espnLeagueId: number; season: number | null }

/** What this module needs from a store. */
export interface KnownSeasons {
  /** Seasons of a league, newest first; empty where there are none. */
  seasonsOf(espnLeagueId: number): Promise<number[]>
  /** Every season that is stored, the most recent first. */
  keys(): Promise<SeasonKey[]>
}

export type SeasonScope = Exclude<Scope, 'store'>
type Values = Readonly<Record<string, unknown>>

/** The league season of a call. Throws `DomainError` where its parameters are invalid, or contradict each other. */
export async function resolveSeason(scope: SeasonScope, values: Values, store: KnownSeasons): Promise<Resolved> {
  switch (scope) {
    case 'espn-league':
      return resolveEspnLeague(number(values.espnId), optional(values.season), store)
    case 'league': {
      const leagueId = number(values.id ?? values.league_id)
      const key = keyOf('league', leagueId)
      return fixed({ ...key, season: optional(values.season) ?? key.season })
    }
    case 'team':
      return fixed(keyOf('team', number(values.id ?? values.a)))
    case 'player':
      return fixed(keyOf('player', number(values.id)))
    case 'any-league':
      return resolveAnyLeague(values, store)
  }
}

async function resolveEspnLeague(espnLeagueId: number, season: number | null, store: KnownSeasons): Promise<Resolved> {
  if (espnLeagueId < 1 || espnLeagueId > maxEspnLeagueId) throw notFound('ESPN league', espnLeagueId)
  const seasons = await store.seasonsOf(espnLeagueId)
  const found = season === null ? seasons[0] : seasons.find((other) => other === season)
  if (found === undefined) return { kind: 'not-stored', espnLeagueId, season }
  return { kind: 'season', key: { espnLeagueId, season: found }, isFixed: season !== null }
}

async function resolveAnyLeague(values: Values, store: KnownSeasons): Promise<Resolved> {
  const named = [
    { name: 'league_id', kind: 'league', id: optional(values.league_id) },
    { name: 'team_id', kind: 'team', id: optional(values.team_id) },
    { name: 'player_id', kind: 'player', id: optional(values.player_id) },
  ] as const
  const keys = named.flatMap(({ name, kind, id }) => (id === null ? [] : [{ name, key: keyOf(kind, id) }]))
  const [first, ...others] = keys
  for (const other of others) {
    if (first && !isSame(first.key, other.key)) {
      throw new DomainError('bad-request', `'${first.name}' and '${other.name}' belong to different league seasons.`)
    }
  }
  if (first) return fixed(first.key)
  const [newest] = await store.keys()
  if (!newest) throw new DomainError('not-found', 'There is no league here yet. Import one: npm run import -- 123456')
  return { kind: 'season', key: newest, isFixed: false }
}

function keyOf(kind: 'league' | 'team' | 'player', id: number): SeasonKey {
  const key = kind === 'league' ? fromLeagueId(id) : fromPublicId(id)
  if (!key) throw notFound(kind, id)
  return { espnLeagueId: key.espnLeagueId, season: key.season }
}

const fixed = (key: SeasonKey): Resolved => ({ kind: 'season', key, isFixed: true })
const isSame = (a: SeasonKey, b: SeasonKey) => a.espnLeagueId === b.espnLeagueId && a.season === b.season
const optional = (value: unknown) => (typeof value === 'number' ? value : null)

/** The table of endpoints makes these parameters required, and their schema a number. */
function number(value: unknown): number {
  if (typeof value !== 'number') throw new Error('The table of endpoints lacks the id that its scope needs')
  return value
}

/** Names the missing thing as it was requested. */
export function notFound(what: string, id: number | string): DomainError {
  return new DomainError('not-found', `There is no ${what} ${id} here.`)
}
