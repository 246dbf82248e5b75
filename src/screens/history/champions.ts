/** Seasons with their champions, newest first, and a summary sentence. */

import type { HistoryResponse } from '../../contract/responses/history.ts'
import { writeDecidedBy } from '../../domain/decided-by.ts'
import { newestFirst } from '../../domain/season-order.ts'
import { spellCount, spellNumber } from '../../domain/spell-number.ts'
import { capitalize, joinNames } from '../../parts/history/history-words.ts'

type Season = HistoryResponse['seasons'][number]

/** A season, with its championship game from the champion's perspective. */
export interface SeasonRow extends Omit<Season, 'final'> {
  final: {
    /** The key is null for a team without an owner. */
    opponent: { key: string | null; name: string }
    /** The champion's points first. */
    scores: readonly number[]
    /** See `writeDecidedBy`. */
    how: string
    /** False: the commissioner named the champion, and the opponent won the game. */
    isWon: boolean
    week: number
    weeks: readonly number[]
  } | null
}

export function toSeasonRows({ seasons }: HistoryResponse): SeasonRow[] {
  return newestFirst(seasons).map((season) => ({
    ...season,
    final: season.final && toFinal(season.final, season.championKey),
  }))
}

function toFinal(final: NonNullable<Season['final']>, championKey: string | null): SeasonRow['final'] {
  const { winnerKey, winnerName, loserKey, loserName, scores, week, weeks } = final
  const isWon = championKey === null || championKey !== loserKey
  const opponent = isWon ? { key: loserKey, name: loserName } : { key: winnerKey, name: winnerName }
  return { opponent, scores: isWon ? scores : scores.toReversed(), how: writeDecidedBy(scores), isWon, week, weeks }
}

export function describeChampions(rows: readonly SeasonRow[]): string {
  const champions = rows.flatMap(({ championKey: key, championName: name }) => (name === null ? [] : [{ key, name }]))
  if (champions.length === 0) return 'No champion yet'
  const byManager = Map.groupBy(champions, ({ key, name }) => key ?? ` ${name}`)
  const most = Math.max(...[...byManager.values()].map(({ length }) => length))
  const best = [...byManager.values()].filter(({ length }) => length === most).map(([first]) => first?.name ?? '')
  if (champions.length === 1) return `${best[0]} is the only champion so far`
  if (best.length === 1) {
    return most === champions.length
      ? `${best[0]} won all ${spellCount(most, 'title')}`
      : `${best[0]} has ${spellNumber(most)} of ${spellCount(champions.length, 'title')}`
  }
  if (most === 1) return `${capitalize(spellNumber(champions.length))} titles, ${spellNumber(best.length)} champions`
  return `${joinNames(best)} have ${spellCount(most, 'title')} each`
}
