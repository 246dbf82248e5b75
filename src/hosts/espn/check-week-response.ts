/** Checks that a response is the requested one, because a proxy between us and ESPN may mix up two of them. */
import { transactionsFile, weekFile } from './raw-folder.ts'
import { unreadableEspn, unwrapHistory } from './read-response.ts'
import { isOfWeek, sidesOf } from './read-week.ts'
import type { LeagueAddress } from './requests.ts'
import { rosterEntry } from './responses/player.ts'
import { espnTransaction, transactionsResponse } from './responses/transactions.ts'
import { weekResponse } from './responses/week.ts'

/**
 * Throws DomainError('unreadable-answer') if the rosters are of another week, or if the response is not a week's. The week number at the
 * top level is ignored, because it may be the running week's. A response that cannot be parsed passes: reading it reports the error.
 */
export function checkLineups(json: unknown, week: number, address: LeagueAddress): void {
  const response = weekResponse.safeParse(unwrapHistory(json)).data
  if (!response) return
  const file = weekFile(week)
  if (!isOfWeek(response, week)) fail(address, week, file, `expected ${week}, found ${foundWeek(response)}`)
  const isOfMatchups = response.schedule.length > 0 && address.archive === 'seasons'
  const hasLineups = sidesOf(response).some(({ side }) => side.rosterForCurrentScoringPeriod)
  if (isOfMatchups && !hasLineups && response.schedule.every(({ playoffTierType }) => playoffTierType === undefined)) {
    fail(address, week, file, `expected lineups, found the league's schedule`)
  }
}

/** Throws DomainError('unreadable-answer') if all transactions are of other weeks. */
export function checkTransactions(json: unknown, week: number, address: LeagueAddress): void {
  const records = transactionsResponse.safeParse(unwrapHistory(json)).data?.transactions ?? []
  const weeks = records.flatMap((record) => espnTransaction.safeParse(record).data?.scoringPeriodId || [])
  if (weeks.length < records.length || weeks.length === 0 || weeks.includes(week)) return
  fail(address, week, transactionsFile(week), `expected ${week}, found ${weeks[0]}`)
}

function foundWeek(response: Parameters<typeof sidesOf>[0]): number | undefined {
  return sidesOf(response)
    .flatMap(({ side }) => side.rosterForCurrentScoringPeriod?.entries ?? [])
    .flatMap((entry) => rosterEntry.safeParse(entry).data?.playerPoolEntry.player.stats ?? [])
    .find(
      ({ statSplitTypeId, seasonId }) => statSplitTypeId === 1 && (seasonId ?? response.seasonId) === response.seasonId,
    )?.scoringPeriodId
}

function fail({ espnLeagueId, season }: LeagueAddress, week: number, file: string, fault: string): never {
  throw unreadableEspn({ espnLeagueId, season, week, file }, `week: ${fault}; try again.`)
}
