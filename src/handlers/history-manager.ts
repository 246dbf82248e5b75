import { computeAllTimeTable } from '../analytics/history/all-time-table.ts'
import { profileManager } from '../analytics/history/manager-profile.ts'
import type { ManagerHistoryResponse } from '../contract/responses/history.ts'
import {
  findManager,
  type HistoryInput,
  historyOf,
  leagueNameOf,
  listOwnerNames,
  listSeasonEntries,
} from './history-input.ts'

export function handleManagerHistory(input: HistoryInput, { key }: { key: string }): ManagerHistoryResponse {
  const league = historyOf(input)
  const manager = findManager(league, key)
  const row = computeAllTimeTable(league).find((entry) => entry.key === manager.key)
  return {
    leagueName: leagueNameOf(league),
    ownerNames: listOwnerNames(league.managers.values()),
    key: manager.key,
    name: manager.name,
    names: [...manager.ownerNames],
    leagueSeasons: listSeasonEntries(league),
    total: row as NonNullable<typeof row>,
    ...profileManager(league, manager),
  }
}
