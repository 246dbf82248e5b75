/** Fills in what ESPN's transactions leave out: trades without players, and all moves for requests without cookies. */
import type { HostSeason } from '../../domain/host-season.ts'
import type { Warnings } from '../shared/warnings.ts'
import { isBareTrade, rebuildTrades } from './rebuild-trades.ts'
import type { EspnLeagueResponse } from './responses/league.ts'

interface Sources {
  response: EspnLeagueResponse
  lineups: HostSeason['lineups']
  drafts: HostSeason['drafts']
  /** Weeks without a response, and whether there is any. */
  unknownWeeks: readonly number[]
  hasResponses: boolean
  warnings: Warnings
}

/** The transactions with rebuilt trades, and whether they are reliable enough to list moves. */
export function completeTransactions(
  listed: HostSeason['transactions'],
  { response, lineups, drafts, unknownWeeks, hasResponses, warnings }: Sources,
): Pick<HostSeason, 'transactions' | 'areMovesKnown'> {
  const hasMoves = listed.some(({ kind }) => kind !== 'draft')
  const countedByHost = response.teams.reduce(
    (sum, { transactionCounter }) => sum + (transactionCounter?.acquisitions ?? 0) + (transactionCounter?.trades ?? 0),
    0,
  )
  if (!hasMoves && countedByHost > 0) {
    if (hasResponses) {
      warnings.add(
        `ESPN counts ${countedByHost} adds and trades but didn’t share them. It may hide them from visitors who aren’t signed in.`,
        'transactions',
      )
    }
    return { transactions: listed, areMovesKnown: false }
  }
  const transactions = hasMoves
    ? rebuildTrades({ season: response.seasonId, lineups, drafts, transactions: listed, unknownWeeks })
    : listed
  const bare = transactions.filter((one) => one.status === 'executed' && isBareTrade(one)).length
  if (bare > 0) {
    warnings.add(
      `ESPN no longer lists the players in ${bare === 1 ? 'one trade, so it’s' : `${bare} trades, so they’re`} listed without players.`,
      'transactions',
    )
  }
  return { transactions, areMovesKnown: true }
}
