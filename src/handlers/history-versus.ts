import { type Manager, playedYears } from '../analytics/history/manager-seasons.ts'
import { compareManagers } from '../analytics/history/versus.ts'
import type { ManagerVersusResponse } from '../contract/responses/history.ts'
import { DomainError } from '../domain/errors.ts'
import {
  findManager,
  type HistoryInput,
  historyOf,
  leagueNameOf,
  listOwnerNames,
  listSeasonEntries,
} from './history-input.ts'

export function handleHistoryVersus(
  input: HistoryInput,
  { key, otherKey }: { key: string; otherKey: string },
): ManagerVersusResponse {
  const league = historyOf(input)
  const manager = findManager(league, key)
  const other = findManager(league, otherKey)
  if (manager === other) throw new DomainError('bad-request', 'Give the keys of two different managers.')
  return {
    leagueName: leagueNameOf(league),
    ownerNames: listOwnerNames([manager, other]),
    manager: describeManager(manager),
    other: describeManager(other),
    seasons: listSeasonEntries(league),
    ...compareManagers(league, manager.key, other.key),
  }
}

function describeManager(manager: Manager): ManagerVersusResponse['manager'] {
  return { key: manager.key, name: manager.name, seasons: playedYears(manager) }
}
