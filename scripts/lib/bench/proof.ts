/** How right the store's seasons are: figures equal to the host's own, and playoff odds against what came. */
import type { ProofResponse, SeasonProof } from '../../../src/contract/responses/proof.ts'
import { isDemoLeague } from '../../../src/domain/constants.ts'
import { type LeagueKey, leagueArgument, nameSeason } from '../../../src/domain/identity.ts'
import { leastProofSeasons, mergeOdds } from '../../../src/domain/measured-odds.ts'
import { openStoredCalls } from '../../../src/server/open-service.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import { comparedFigures } from '../../../src/verdict/compare-with-host.ts'
import type { Measure } from './measure.ts'

/** The proof of every season of a store, each once. */
export async function collectProof(dataDir: string): Promise<SeasonProof[]> {
  const store = openStore(dataDir)
  const call = openStoredCalls({ store, dataDir })
  const found = new Map<string, SeasonProof>()
  for (const { host, leagueId } of await store.keys()) {
    const isKnown = [...found.values()].some((one) => one.host === host && one.hostLeagueId === leagueId)
    if (isKnown) continue
    const { seasons }: ProofResponse = await call('proof', { host, leagueId })
    for (const season of seasons) found.set(nameSeason(keyOf(season)), season)
  }
  return [...found.values()]
}

export function describeProof(seasons: readonly SeasonProof[]): Measure[] {
  // Demo leagues are drawn from a model much like the forecast's: they prove nothing.
  const measured = seasons.filter((season) => !isDemo(season)).flatMap(({ odds }) => odds ?? [])
  const odds = mergeOdds(measured)
  const isSmall = measured.length < leastProofSeasons
  const size = `${odds.chances} chances of ${measured.length} seasons${isSmall ? ': too few, may be chance' : ''}`
  return [
    ...seasons.flatMap((season) => [
      { what: describeSeason(season), value: describeEqual(season) },
      ...(season.said ? [{ what: `  said in week ${season.said.week}`, value: describeSaid(season.said) }] : []),
    ]),
    { what: 'Playoff odds', value: size },
    ...odds.bins
      .filter(({ chances }) => chances > 0)
      .map(({ from, to, chances, meanChance, share }) => ({
        what: `  ${Math.round(from * 100)} to ${Math.round(to * 100)} %`,
        value: `${chances} chances, said ${percent(meanChance)}, came ${percent(share)}`,
      })),
    ...odds.weeks.map(({ week, chances, brier, logLoss, baseRate, coinPerGame }) => ({
      what: `  after week ${week}`,
      value: `${chances} chances, Brier ${brier.toFixed(3)} (coin per game ${coinPerGame.brier.toFixed(3)}, base rate ${baseRate.brier.toFixed(3)}), log loss ${logLoss.toFixed(3)} (${coinPerGame.logLoss.toFixed(3)}, ${baseRate.logLoss.toFixed(3)})`,
    })),
  ]
}

export const isDemo = (season: SeasonProof) => isDemoLeague(keyOf(season))

const keyOf = ({ host, hostLeagueId, season }: SeasonProof): LeagueKey => ({ host, leagueId: hostLeagueId, season })

const describeSeason = (season: SeasonProof) =>
  `${leagueArgument(keyOf(season))}, ${season.season}${isDemo(season) ? ' (demo)' : ''}`

/** "records 12 of 12, points 12 of 12": what the host does not state is left out. */
function describeEqual({ equalToHost }: SeasonProof): string {
  const parts = comparedFigures.flatMap((name) => {
    const { equal = 0, total = 0 } = equalToHost?.[name] ?? {}
    return total > 0 ? [`${name} ${equal} of ${total}`] : []
  })
  return parts.length > 0 ? parts.join(', ') : 'the host states nothing to compare'
}

function describeSaid({ teams }: NonNullable<SeasonProof['said']>): string {
  return teams.map(({ chance, came }) => `${percent(chance)} ${came ? 'in' : 'out'}`).join(', ')
}

const percent = (share: number) => `${Math.round(share * 100)} %`
