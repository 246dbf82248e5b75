/** What a season's title and championship game are in the league's history up to then. */
import type { HistoryResponse } from '../../contract/responses/history.ts'

export interface TitleFacts {
  championName: string
  /** The champion's titles, this one included. */
  count: number
  /** False: a season up to then is missing, so there may be more. */
  isCountSure: boolean
  /** The champion's title before this one; null without any, or if a season in between is missing. */
  previousYear: number | null
  /** Titles in a row up to this one; 1 after another champion. */
  inARow: number
  /** Of several titles, more than any other manager's. */
  isMost: boolean
}

const seasonOf = ({ seasons }: HistoryResponse, year: number) => seasons.find(({ season }) => season === year)

/** Null without a known champion. */
export function findTitle(response: HistoryResponse, season: number): TitleFacts | null {
  const { championKey: key, championName } = seasonOf(response, season) ?? {}
  if (key == null || championName == null) return null
  const titles = response.managers.map((manager) => ({
    key: manager.key,
    years: manager.titleYears.filter((year) => year <= season).sort((a, b) => a - b),
  }))
  const years = titles.find((manager) => manager.key === key)?.years ?? []
  const count = years.length
  if (count === 0) return null
  const missing = response.seasons.flatMap((one) => (one.known === 'missing' ? one.season : []))
  const last = years.at(-2)
  const mostOfOthers = Math.max(
    0,
    ...titles.filter((manager) => manager.key !== key).map((other) => other.years.length),
  )
  let inARow = 1
  while (years.includes(season - inARow)) inARow++
  return {
    championName,
    count,
    isCountSure: missing.every((year) => year > season),
    previousYear: last === undefined || missing.some((year) => last < year && year < season) ? null : last,
    inARow,
    isMost: count > 1 && count > mostOfOthers,
  }
}

export interface FinalFacts {
  winnerName: string | null
  loserName: string | null
  /** Earlier championship games of the two, in the order of the response. */
  earlier: readonly { season: number; winnerName: string | null }[]
  /** How many of all these the winner has won, this one included. */
  wins: number
}

/** Null unless the two managers of the season's championship game are known. */
export function findFinal(response: HistoryResponse, season: number): FinalFacts | null {
  const final = seasonOf(response, season)?.final
  const sides = [final?.winnerKey, final?.loserKey]
  if (!final || sides.includes(null)) return null
  const earlier = response.seasons.flatMap(({ season: year, final: other }) =>
    other && year < season && sides.includes(other.winnerKey) && sides.includes(other.loserKey)
      ? [{ ...other, season: year }]
      : [],
  )
  const { winnerName, loserName, winnerKey } = final
  return { winnerName, loserName, earlier, wins: 1 + earlier.filter((one) => one.winnerKey === winnerKey).length }
}
