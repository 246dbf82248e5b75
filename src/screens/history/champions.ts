/** Seasons with their champions, the newest first, and what they come to in a sentence. */
import { capitalize, joinNames, spellCount, spellNumber } from '../../parts/history/history-words.ts'
import type { HistoryResponse } from './history-view.ts'

export interface SeasonRow {
  season: number
  /** Why nothing is known of the season; null where something is. */
  missing: string | null
  isOver: boolean
  isPlayed: boolean
  champion: Side | null
  teamName: string | null
  final: {
    opponent: Side
    /** The champion's points first. */
    scores: readonly number[]
    /** False: the champion is the commissioner's, the opponent won the final. */
    isWon: boolean
    week: number
    weeks: readonly number[]
  } | null
}

interface Side {
  /** Null: a team without an owner. */
  key: string | null
  name: string
}

export function toSeasonRows({ seasons }: HistoryResponse): SeasonRow[] {
  return seasons
    .map(
      ({ season, final, championKey, championName, ...one }): SeasonRow => ({
        season,
        missing: one.known === 'missing' ? (one.reason ?? 'No data for this season.') : null,
        isOver: one.phase === 'complete',
        isPlayed: one.isPlayed,
        champion: championName === null ? null : { key: championKey, name: championName },
        teamName: one.championTeam?.name ?? null,
        final: final && toFinal(final, championKey),
      }),
    )
    .sort((a, b) => b.season - a.season)
}

type Final = NonNullable<HistoryResponse['seasons'][number]['final']>

function toFinal(final: Final, championKey: string | null): NonNullable<SeasonRow['final']> {
  const { winnerKey, winnerName, loserKey, loserName, scores, week, weeks } = final
  const isWon = championKey === null || championKey !== loserKey
  const opponent = isWon ? { key: loserKey, name: loserName } : { key: winnerKey, name: winnerName }
  return {
    opponent,
    scores: isWon ? scores : scores.toReversed(),
    isWon,
    week,
    weeks,
  }
}

export function describeChampions(rows: readonly SeasonRow[]): string {
  const champions = rows.flatMap(({ champion }) => champion ?? [])
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
