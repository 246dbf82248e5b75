/** Which calls make up a snapshot, read from the table of endpoints: what is `frozen` there, and its scope. */
import { type EndpointName, endpoints, type Parameter, type Scope } from '../contract/endpoints.ts'

/** A call of the API with what it needs and nothing else: files are named by it, and screens ask the same. */
export interface FrozenCall {
  name: EndpointName
  parameters: Readonly<Record<string, number>>
}

/** What a call of a season may be about. */
export interface Subjects {
  season: number
  weeks: readonly number[]
  /** Our id or ESPN's of the league, ids of teams, ids of players. */
  ids: readonly number[]
}

/** Endpoints that are frozen, by scope. */
export function frozenEndpoints(scope: Scope): EndpointName[] {
  return (Object.keys(endpoints) as EndpointName[]).filter((name) => {
    const endpoint: { scope: Scope; frozen?: true } = endpoints[name]
    return endpoint.frozen === true && endpoint.scope === scope
  })
}

/** The calls of an endpoint for every subject, and for every week where it takes one. */
export function callsOf(name: EndpointName, { season, weeks, ids }: Subjects): FrozenCall[] {
  const { pathParameters, query } = endpoints[name]
  const declared: Readonly<Record<string, Parameter>> = { ...pathParameters, ...query }
  const subject = subjectParameters.find((key) => key in declared)
  const others = Object.keys(declared).filter((key) => key !== subject && 'required' in (declared[key] ?? {}))
  const unknown = others.find((key) => key !== 'week')
  if (!subject || unknown) throw new Error(`A snapshot does not know what to ask ${name} for (${unknown ?? 'its id'})`)
  const ofSeason: FrozenCall['parameters'] = 'season' in declared ? { season } : {}
  const byWeek: FrozenCall['parameters'][] = others.length > 0 ? weeks.map((week) => ({ week })) : [{}]
  return ids.flatMap((id) => byWeek.map((ofWeek) => ({ name, parameters: { [subject]: id, ...ofSeason, ...ofWeek } })))
}

/** The parameter that says what a call is about, whatever its scope. */
const subjectParameters = ['espnId', 'id', 'league_id']
