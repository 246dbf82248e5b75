/** Measures how many official player scores the stored seasons' own rules reproduce, and the time to replay them. */

import { applyRules } from '../../../src/analytics/lab/apply-rules.ts'
import { compareSeason } from '../../../src/analytics/lab/compare-season.ts'
import { noRules } from '../../../src/analytics/lab/lab-rules.ts'
import { leagueArgument } from '../../../src/domain/identity.ts'
import { handleLab } from '../../../src/handlers/lab.ts'
import { readLabSeason } from '../../../src/handlers/lab-season.ts'
import { findStoredStatistics } from '../../../src/server/open-service.ts'
import { openStore } from '../../../src/storage/open-store.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { inKilobytes, inMilliseconds, type Measure, medianTime } from './measure.ts'

const turns = 5
/** Receptions, by ESPN's number. */
const halfPoint = { ...noRules, scoring: { '53': 0.5 } }

export async function measureLab(dataDir: string): Promise<Measure[]> {
  const store = openStore(dataDir)
  const measures: Measure[] = []
  for (const key of await store.keys()) {
    const document = await store.read(key)
    const season = document && judgeSeason(document)
    if (!season || season.lineups.length === 0) continue
    const statistics = await findStoredStatistics(store, key)
    const response = handleLab({ season, statistics, context: { seasons: [key], asOf: null } }, { ...key })
    const { scoring } = response
    const what = `${leagueArgument(key)}, ${key.season}`
    if (scoring.playerWeeks === 0) {
      measures.push({ what, value: scoring.unavailable ?? 'no player has a score' })
      continue
    }
    const read = readLabSeason(response)
    const ms = await medianTime(turns, () =>
      compareSeason(read.season, applyRules(read.season, read.statistics, halfPoint)),
    )
    const share = `${scoring.reproduced} of ${scoring.playerWeeks} scores of players to the cent`
    measures.push({
      what,
      value: `${share}, ${inKilobytes(JSON.stringify(response).length)}, again in ${inMilliseconds(ms)}`,
    })
  }
  return measures.length > 0 ? measures : [{ what: 'Seasons', value: `none with lineups in ${dataDir}` }]
}
