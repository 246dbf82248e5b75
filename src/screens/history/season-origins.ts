import type { HistoryResponse } from '../../contract/responses/history.ts'
import type { HostName } from '../../domain/identity.ts'
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
  return seasons
    .flatMap(({ season, host, origin }) => {
      if (!origin) return []
      const { savedAt, isFromFile, lacks, equalToHost } = origin
      const day = formatDay(savedAt)
      return [
        { season, host, isFromFile, savedOn: day === absent ? null : day, lacks, equal: describeEqual(equalToHost) },
      ]
    })
    .sort((a, b) => b.season - a.season)
}

type Origin = NonNullable<HistoryResponse['seasons'][number]['origin']>

function describeEqual(equalToHost: Origin['equalToHost']): string | null {
  const figures = Object.values(equalToHost ?? {})
  const sum = (name: 'equal' | 'total') => figures.reduce((total, one) => total + one[name], 0)
  return sum('total') === 0 ? null : `${sum('equal')} of ${sum('total')} figures equal its own`
}
