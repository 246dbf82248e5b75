import type { HistoryResponse } from '../../contract/responses/history.ts'
import { newestFirst } from '../../domain/season-order.ts'

type Comeback = HistoryResponse['comebacks'][number]

/** One for each season, the newest first: the lowest chance, of equal ones the earlier. */
export function listSeasonComebacks({ comebacks }: Pick<HistoryResponse, 'comebacks'>): Comeback[] {
  const bySeason = Map.groupBy(comebacks, ({ season }) => season)
  return newestFirst([...bySeason.values()].flatMap(([first]) => first ?? []))
}
