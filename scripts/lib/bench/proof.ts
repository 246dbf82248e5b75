/** How right the store's seasons are: figures equal to the host's own, and playoff odds against what came. */
import { compareWeek, measureOdds, type OddsOfSeason } from '../../../src/analytics/proof/measure-odds.ts'
import { type LeagueKey, leagueArgument } from '../../../src/domain/identity.ts'
import { openStoredCalls } from '../../../src/server/open-service.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import { comparedFigures, compareWithHost, type HostComparison } from '../../../src/verdict/compare-with-host.ts'
import type { Measure } from './measure.ts'

const saidInWeek = 8

export async function measureProof(dataDir: string): Promise<Measure[]> {
  const store = openStore(dataDir)
  const call = openStoredCalls({ store, dataDir })
  const measures: Measure[] = []
  const odds: OddsOfSeason[] = []
  for (const key of await store.keys()) {
    const [card, document] = [await store.card(key), await store.read(key)]
    if (!card || !document) continue
    const isDemo = card.source === 'demo'
    measures.push({ what: describeSeason(key, isDemo), value: describeComparison(compareWithHost(document)) })
    if (card.summary.status.phase !== 'complete') continue
    const history = await call('forecastHistory', { ...key })
    // Demo leagues are drawn from a model much like the forecast's: they prove nothing.
    if (!isDemo) odds.push(history)
    const said = compareWeek(history, saidInWeek)
    if (said.length > 0) measures.push({ what: `  said in week ${saidInWeek}`, value: describeSaid(said) })
  }
  const proof = measureOdds(odds)
  const size = `${proof.chances} chances of ${proof.seasons} seasons${proof.isSmall ? ': too few, may be chance' : ''}`
  return [
    ...measures,
    { what: 'Playoff odds', value: size },
    ...proof.bins
      .filter(({ chances }) => chances > 0)
      .map(({ from, to, chances, meanChance, share }) => ({
        what: `  ${Math.round(from * 100)} to ${Math.round(to * 100)} %`,
        value: `${chances} chances, said ${percent(meanChance)}, came ${percent(share)}`,
      })),
    ...proof.weeks.map(({ week, chances, brier, logLoss, coin }) => ({
      what: `  after week ${week}`,
      value: `${chances} chances, Brier ${brier.toFixed(3)} (coin ${coin.brier.toFixed(3)}), log loss ${logLoss.toFixed(3)} (coin ${coin.logLoss.toFixed(3)})`,
    })),
  ]
}

const describeSeason = (key: LeagueKey, isDemo: boolean) =>
  `${leagueArgument(key)}, ${key.season}${isDemo ? ' (demo)' : ''}`

/** "records 12 of 12, points 12 of 12": what the host does not state is left out. */
export function describeComparison(comparison: HostComparison): string {
  const parts = comparedFigures
    .filter((name) => comparison[name].total > 0)
    .map((name) => `${name} ${comparison[name].equal} of ${comparison[name].total}`)
  return parts.length > 0 ? parts.join(', ') : 'the host states nothing to compare'
}

function describeSaid(said: ReturnType<typeof compareWeek>): string {
  return said.map(({ chance, came }) => `${percent(chance)} ${came ? 'in' : 'out'}`).join(', ')
}

const percent = (share: number) => `${Math.round(share * 100)} %`
