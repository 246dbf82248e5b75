/** Downloads files into a raw folder in parallel, within the client's limit, and reports progress. */
import type { FetchSeasonOptions } from '../league-source.ts'
import { Refusal } from '../shared/http-client.ts'
import { runAll } from '../shared/run-all.ts'
import { createWarnings } from '../shared/warnings.ts'
import type { FoundSleeperSeason } from './find-season.ts'
import type { SleeperHttp } from './http.ts'
import type { SleeperImportState } from './import-state.ts'
import type { Errand } from './plan-requests.ts'
import { readList, unreadableSleeper } from './read-response.ts'
import { roster } from './responses/roster.ts'

export interface Run {
  /** Downloads all of them into the folder, in parallel within the client's limit. */
  all(errands: readonly Errand[]): Promise<void>
  /** Adds the number of further requests to the progress. */
  expect(more: number): void
  tick(step: string, week: number | null): void
  refused(): NonNullable<SleeperImportState['refused']>
}

export function createRun({
  http,
  found: { raw, league, wasRequested },
  signal,
  onProgress,
}: {
  http: SleeperHttp
  found: FoundSleeperSeason
} & Pick<FetchSeasonOptions, 'signal' | 'onProgress'>): Run {
  const place = { leagueId: league.league_id, season: Number(league.season) }
  const refused = new Map<string, number>()
  let done = wasRequested ? 1 : 0
  let total = done
  const tick = (step: string, week: number | null) => {
    done++
    total = Math.max(total, done)
    onProgress?.({ step, week, done, total })
  }

  async function fetchOne({ file, week, request, schema, isOne }: Errand, signalOfRun: AbortSignal): Promise<void> {
    try {
      // No data: an empty list is saved, so it is not requested again.
      const json = (await http.get(request, { signal: signalOfRun })) ?? []
      const records = readList(
        schema,
        isOne && !Array.isArray(json) ? [json] : json,
        { ...place, week, file },
        createWarnings(),
      )
      if (schema === roster && records.length === 0)
        throw unreadableSleeper({ ...place, week, file }, 'it lists no team.')
      await raw.write(file, json)
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause
      refused.set(file, cause.status)
    }
  }

  return {
    all: (errands) =>
      runAll(errands, signal, async (errand, both) => {
        await fetchOne(errand, both)
        tick(errand.step, errand.week)
      }),
    expect(more) {
      total += more
    },
    tick,
    refused: () => [...refused].map(([file, status]) => ({ file, status })).sort((a, b) => (a.file < b.file ? -1 : 1)),
  }
}
