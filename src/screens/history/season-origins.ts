import type { HistoryResponse } from '../../contract/responses/history.ts'
import type { HostName } from '../../domain/identity.ts'
import { newestFirst } from '../../domain/season-order.ts'
import { countEqual, formatEqual } from '../../parts/league/equal-figures.ts'
import { absent, formatDay } from '../../ui/format.ts'

export interface OriginRow {
  season: number
  host: HostName | null
  isFromFile: boolean
  /** Null where unknown. */
  savedOn: string | null
  /** "168 of 170 figures equal its own"; null if it states none. */
  equal: string | null
  lacks: readonly string[]
}

/** Newest first; without missing seasons. */
export function describeOrigins({ seasons }: HistoryResponse): OriginRow[] {
  return newestFirst(seasons).flatMap(({ season, host, origin }) => {
    if (!origin) return []
    const { savedAt, isFromFile, lacks } = origin
    const day = formatDay(savedAt)
    return [{ season, host, isFromFile, savedOn: day === absent ? null : day, lacks, equal: describeEqual(origin) }]
  })
}

function describeEqual(origin: Origin): string | null {
  const equal = formatEqual(countEqual([origin]))
  return equal && `${equal} figures match`
}

type Origin = NonNullable<HistoryResponse['seasons'][number]['origin']>
