/** Which calls make up a snapshot, from the table of endpoints: those with `inSnapshot`, by scope. */
import { type EndpointName, endpoints, type Parameter, type Scope } from '../contract/endpoints.ts'
import type { LeagueRef } from '../domain/identity.ts'

/** A call of the API with the parameters that it needs only: it names the file, and screens make the same call. */
export interface SnapshotCall {
  name: EndpointName
  parameters: Readonly<Record<string, number | string>>
}

/** What a season's calls are about. */
export interface CallSubjects {
  season: number
  weeks: readonly number[]
  /** Our id of the league, ids of teams, ids of players; or the league by its host's own words. */
  subjects: readonly (number | LeagueRef)[]
}

/** Endpoints that are part of a snapshot, by scope. */
export function snapshotEndpoints(scope: Scope): EndpointName[] {
  return (Object.keys(endpoints) as EndpointName[]).filter((name) => {
    const endpoint: { scope: Scope; inSnapshot?: true } = endpoints[name]
    return endpoint.inSnapshot === true && endpoint.scope === scope
  })
}

/** The calls of an endpoint for every subject, and for every week where it takes one. */
export function callsOf(name: EndpointName, { season, weeks, subjects }: CallSubjects): SnapshotCall[] {
  const { pathParameters, query } = endpoints[name]
  const declared: Readonly<Record<string, Parameter>> = { ...pathParameters, ...query }
  const own = subjectParameters.find((keys) => keys.every((key) => key in declared))
  const others = Object.keys(declared).filter((key) => !own?.includes(key) && 'required' in (declared[key] ?? {}))
  const unknown = others.find((key) => key !== 'week')
  if (!own || unknown) throw new Error(`A snapshot does not know what to request ${name} for (${unknown ?? 'its id'})`)
  const ofSeason: SnapshotCall['parameters'] = 'season' in declared ? { season } : {}
  const byWeek: SnapshotCall['parameters'][] = others.length > 0 ? weeks.map((week) => ({ week })) : [{}]
  return subjects.flatMap((subject) => {
    const named =
      typeof subject === 'number' ? { [own[0]]: subject } : { host: subject.host, leagueId: subject.leagueId }
    return byWeek.map((ofWeek) => ({ name, parameters: { ...named, ...ofSeason, ...ofWeek } }))
  })
}

/** The parameters that identify the subject of a call, whatever its scope. */
const subjectParameters: readonly [string, ...string[]][] = [['host', 'leagueId'], ['id'], ['leagueId']]
