import {
  type CallParameters,
  type EndpointName,
  endpoints,
  type Parameter,
  type Parameters,
} from '../contract/endpoints.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import type { SeasonContext } from './handler.ts'
import { handlers, leagueCard } from './index.ts'

/** An endpoint with parameters as a caller passes them. */
export type Call = { [N in EndpointName]: { name: N; parameters: CallParameters<N> } }[EndpointName]

/** The response of a call; parameters that it leaves out get their defaults. Throws `DomainError` as handlers do. */
export function handleCall(season: LeagueSeason, context: SeasonContext, { name, parameters }: Call): unknown {
  // TypeScript cannot follow a name and its parameters through the table together.
  const handler = handlers[name] as (input: unknown, parameters: unknown) => unknown
  const input = endpoints[name].scope === 'store' ? { cards: [leagueCard(season, context)] } : { season, context }
  return handler(input, withDefaults(name, parameters))
}

/** Parameters as a handler receives them. */
export function withDefaults<N extends EndpointName>(name: N, parameters: CallParameters<N>): Parameters<N> {
  const { pathParameters, query } = endpoints[name]
  const declared: Readonly<Record<string, Parameter>> = { ...pathParameters, ...query }
  const defaults = Object.entries(declared).map(([key, parameter]) => [
    key,
    'default' in parameter ? parameter.default : undefined,
  ])
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(defaults), ...Object.fromEntries(given) }
}
