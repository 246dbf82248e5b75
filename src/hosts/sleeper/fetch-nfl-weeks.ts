/** Downloads Sleeper's undocumented weekly statistics and projections. */
import { DomainError } from '../../domain/errors.ts'
import type { RawFolder } from '../league-source.ts'
import { readOrNull } from '../shared/read-or-null.ts'
import type { SleeperHttp } from './http.ts'
import { projectionsFile, statsFile } from './raw-files.ts'
import { type NflFigures, requestNflWeek } from './requests.ts'
import { type SleeperStatRow, savedWeek, sleeperStatRow } from './responses/stat-row.ts'

interface NflWeekDownload {
  http: SleeperHttp
  raw: RawFolder
  season: number
  /** Weeks up to this one have no corrections to come: their responses are final from now on. */
  correctedWeek: number
  weeks: readonly number[]
  signal?: AbortSignal
  onDone: (week: number) => void
}

/** Fetches missing weeks. If the first request fails, no more are sent: the league works without. Only an abort is thrown. */
export async function fetchNflWeeks(download: NflWeekDownload): Promise<void> {
  const { weeks, signal } = download
  const wanted = (['stats', 'projections'] as const).map(async (figures) => {
    const missing: number[] = []
    for (const week of weeks) if (!(await hasCorrectedWeek(figures, week, download))) missing.push(week)
    const [first, ...others] = missing
    if (first === undefined || !(await tryWeek(figures, first, download))) return
    await Promise.all(others.map((week) => tryWeek(figures, week, download)))
  })
  await Promise.all(wanted)
  if (signal?.aborted) throw new DomainError('aborted', 'The import was stopped (statistics).')
}

const fileOf = (figures: NflFigures, week: number) => (figures === 'stats' ? statsFile(week) : projectionsFile(week))

async function hasCorrectedWeek(figures: NflFigures, week: number, { raw }: NflWeekDownload): Promise<boolean> {
  return savedWeek.safeParse(await readOrNull(raw, fileOf(figures, week))).data?.isCorrected === true
}

async function tryWeek(figures: NflFigures, week: number, download: NflWeekDownload): Promise<boolean> {
  const { http, raw, season, correctedWeek, signal, onDone } = download
  try {
    const rows = await http.pickEach(requestNflWeek(figures, season, week), trimRow, { signal, retries: 1 })
    if (rows === null || rows.length === 0) return false
    await raw.write(fileOf(figures, week), { ...(week <= correctedWeek ? { isCorrected: true } : {}), rows })
    onDone(week)
    return true
  } catch (cause) {
    if (cause instanceof DomainError && cause.kind !== 'storage') return false
    throw cause
  }
}

/** Components only: ranks and Sleeper's own sums use another scoring than the league. */
function trimRow(_key: string, member: unknown): SleeperStatRow | undefined {
  const row = sleeperStatRow.safeParse(member).data
  if (!row) return undefined
  const stats = Object.entries(row.stats).filter(
    ([name, amount]) => amount && !/^(pts_(std|ppr|half_ppr)|rank_|pos_rank_|adp_)/.test(name),
  )
  return stats.length === 0 ? undefined : { player_id: row.player_id, team: row.team, stats: Object.fromEntries(stats) }
}
