/** Which calls make up a snapshot, from the table of endpoints: those with `inSnapshot`, by scope. */
import { type EndpointName, endpoints, type Parameter, type Scope } from '../contract/endpoints.ts'

/** A call of the API with the parameters that it needs only: it names the file, and screens make the same call. */
export interface SnapshotCall {
  name: EndpointName
  parameters: Readonly<Record<string, number>>
}

/** The subjects of a season's calls. */
export interface Subjects {
  season: number
  weeks: readonly number[]
  /** Our id or ESPN's of the league, ids of teams, ids of players. */
  ids: readonly number[]
}

/** Endpoints that are part of a snapshot, by scope. */
export function snapshotEndpoints(scope: Scope): EndpointName[] {
  return (Object.keys(endpoints) as EndpointName[]).filter((name) => {
    const endpoint: { scope: Scope; inSnapshot?: true } = endpoints[name]
    return endpoint.inSnapshot === true && endpoint.scope === scope
  })
}

/** The calls of an endpoint for every subject, and for every week where it takes one. */
export function callsOf(name: EndpointName, { season, weeks, ids }: Subjects): SnapshotCall[] {
  const { pathParameters, query } = endpoints[name]
  const declared: Readonly<Record<string, Parameter>> = { ...pathParameters, ...query }
  const subject = subjectParameters.find((key) => key in declared)
  const others = Object.keys(declared).filter((key) => key !== subject && 'required' in (declared[key] ?? {}))
  const unknown = others.find((key) => key !== 'week')
  if (!subject || unknown) throw new Error(`A snapshot does not know what to ask ${name} for (${unknown ?? 'its id'})`)
  const ofSeason: SnapshotCall['parameters'] = 'season' in declared ? { season } : {}
  const byWeek: SnapshotCall['parameters'][] = others.length > 0 ? weeks.map((week) => ({ week })) : [{}]
  return ids.flatMap((id) => byWeek.map((ofWeek) => ({ name, parameters: { [subject]: id, ...ofSeason, ...ofWeek } })))
}

/** The parameter that identifies the subject of a call, whatever its scope. */
const subjectParameters = ['espnId', 'id', 'league_id']
