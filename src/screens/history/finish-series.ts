/** Final ranks by season as one line per manager, with a description. */
import type { HistoryManager } from '../../contract/responses/history.ts'
import { spellNumber } from '../../domain/spell-number.ts'
import { listYears } from '../../parts/history/history-words.ts'
import { formatOrdinal } from '../../ui/format.ts'

export interface FinishSeries {
  /** Every year from the first finish to the last, including missing ones. */
  years: readonly number[]
  /** The lowest rank in any season. */
  places: number
  /** Managers with a finish, best first. */
  lines: readonly FinishLine[]
}

export interface FinishMark {
  season: number
  rank: number
  teamName: string
  teamCount: number
}

export interface FinishLine {
  key: string
  name: string
  isCurrent: boolean
  /** Ascending by season. */
  finishes: readonly FinishMark[]
  /** The same, split at missing seasons. */
  runs: readonly (readonly FinishMark[])[]
}

/** Null for fewer than two finished seasons. */
export function toFinishSeries(managers: readonly HistoryManager[]): FinishSeries | null {
  const lines = managers.map((manager): FinishLine => {
    const finishes = finishesOf(manager)
    return { key: manager.key, name: manager.name, isCurrent: manager.isCurrent, finishes, runs: runsOf(finishes) }
  })
  const all = lines.flatMap(({ finishes }) => finishes)
  const seasons = all.map(({ season }) => season)
  const first = Math.min(...seasons)
  const last = Math.max(...seasons)
  if (new Set(seasons).size < 2) return null
  return {
    years: Array.from({ length: last - first + 1 }, (_, index) => first + index),
    places: Math.max(...all.map(({ teamCount }) => teamCount)),
    lines: lines
      .filter(({ finishes }) => finishes.length > 0)
      .sort((a, b) => titlesOf(b) - titlesOf(a) || meanRank(a) - meanRank(b)),
  }
}

/** Over finished seasons. */
function finishesOf({ finishes }: HistoryManager): FinishMark[] {
  return finishes.flatMap(({ season, rank, team, teamCount }) =>
    rank === null ? [] : [{ season, rank, teamName: team.name, teamCount: Math.max(teamCount, rank) }],
  )
}

function runsOf(finishes: readonly FinishMark[]): FinishMark[][] {
  const runs: FinishMark[][] = []
  for (const finish of finishes) {
    const run = runs.at(-1)
    // Two teams in one season, or one in the next.
    if (run && finish.season === (run.at(-1)?.season ?? 0) + 1) run.push(finish)
    else runs.push([finish])
  }
  return runs
}

/** "Noor: champion in 2021 and 2023, never below 4th". */
export function describeLine({ name, finishes }: FinishLine): string {
  const ranks = finishes.map(({ rank }) => rank)
  const best = Math.min(...ranks)
  const worst = Math.max(...ranks)
  const bestYears = finishes.filter(({ rank }) => rank === best).map(({ season }) => season)
  const when = bestYears.length > 4 ? `${spellNumber(bestYears.length)} times` : `in ${listYears(bestYears)}`
  const top = best === 1 ? `champion ${when}` : `best finish ${formatOrdinal(best)} ${when}`
  if (finishes.length === 1 || worst === best) return `${name}: ${top}`
  return `${name}: ${top}, ${worst <= 4 ? 'never below' : 'worst'} ${formatOrdinal(worst)}`
}

const titlesOf = ({ finishes }: FinishLine) => finishes.filter(({ rank }) => rank === 1).length
/** Seasons of different size are compared by the share of their ranks. */
const meanRank = ({ finishes }: FinishLine) =>
  finishes.reduce((sum, { rank, teamCount }) => sum + rank / teamCount, 0) / finishes.length
