/** Calls handlers directly, for benchmarks and tests. */
import { buildSeasonSummary } from '../../src/analytics/season-summary.ts'
import { clearFloatNoise } from '../../src/contract/clear-float-noise.ts'
import { type CallParameters, type EndpointName, endpoints, type Scope } from '../../src/contract/endpoints.ts'
import type { Season } from '../../src/domain/season.ts'
import type { SeasonContext, SeasonInput } from '../../src/handlers/handler.ts'
import type { HistoryInput } from '../../src/handlers/history-input.ts'
import { handlers } from '../../src/handlers/index.ts'
import { withDefaults } from '../../src/handlers/parameters.ts'

/** An endpoint with parameters as a caller passes them. */
export type Call = { [N in EndpointName]: { name: N; parameters: CallParameters<N> } }[EndpointName]

/** The response of a call as the service computes it, with defaults for absent parameters. Throws `DomainError` as handlers do. */
export function handleCall(
  season: Season,
  context: SeasonContext,
  { name, parameters }: Call,
  { statistics = null, paths = new Map() }: Pick<SeasonInput, 'statistics' | 'paths'> = {},
): unknown {
  // TypeScript cannot relate an endpoint's name to its parameters across the table.
  const handler = handlers[name] as (input: unknown, parameters: unknown) => unknown
  const input = inputOf(endpoints[name].scope, { season, context, statistics, paths })
  return clearFloatNoise(handler(input, withDefaults(name, parameters)))
}

/** The input for a scope with this season as the only one. */
function inputOf(scope: Scope, input: SeasonInput): unknown {
  const { season, context } = input
  switch (scope) {
    case 'store':
      return { leagues: [{ summary: buildSeasonSummary(season), context }] }
    case 'host':
      return { leagues: [] }
    case 'history':
      return { seasons: [season], aliases: {}, missing: [] } satisfies HistoryInput
    default:
      return input
  }
}
