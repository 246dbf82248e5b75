/** Moves by the commissioner and reversed moves, which do not count as a team's trades and pickups. */

import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import type { Season, TradedDraftPick, Transaction } from '../../domain/season.ts'
import { compareTransactions, dateOf } from '../transactions.ts'

/** 'commissioner': he moved players between teams, or reversed a move. 'undone': a team's move that was reversed. */
export type Correction = 'commissioner' | 'undone'

/**
 * Corrections by transaction id. A trade is undone once the commissioner has returned all of its players, however late. Any other move
 * counts only if he did so within a day, because later he may be managing the team. Two trades within a day that cancel each other out are
 * both undone.
 */
export const findCorrections = memoizeBySeason((season: Season): ReadonlyMap<string, Correction> => {
  const executed = season.transactions
    .filter(({ kind, status }) => status === 'executed' && kind !== 'draft')
    .toSorted(compareTransactions)
  const stepsOf = Map.groupBy(executed.flatMap(listSteps), ({ asset }) => asset)
  const corrections = new Map<string, Correction>()
  const mark = (transaction: Transaction) =>
    corrections.set(transaction.id, transaction.isByCommissioner ? 'commissioner' : 'undone')
  for (const transaction of executed) {
    const returns = findReturns(transaction, stepsOf)
    if (returns || (transaction.isByCommissioner && listSteps(transaction).some(isBetweenTeams))) mark(transaction)
    for (const step of returns ?? []) mark(step.transaction)
  }
  return corrections
})

/** A player, or a draft pick of a trade without players, from one team to another; null is the free agent pool. */
interface Step {
  asset: string
  from: number | null
  to: number | null
  transaction: Transaction
}

function listSteps(transaction: Transaction): Step[] {
  const { items, draftPicks = [] } = transaction
  const moved =
    items.length > 0
      ? items.map((item) => ({ asset: `player ${item.player}`, ...item }))
      : draftPicks.map((pick) => ({ asset: nameOfPick(pick), ...pick }))
  return moved
    .filter(({ fromTeamId, toTeamId }) => fromTeamId !== toTeamId)
    .map(({ asset, fromTeamId, toTeamId }) => ({ asset, from: fromTeamId, to: toTeamId, transaction }))
}

function nameOfPick({ season, round, overallPick, originalTeamId }: TradedDraftPick): string {
  return ['pick', season, round, overallPick, originalTeamId].join(' ')
}

const isBetweenTeams = ({ from, to }: Step) => from !== null && to !== null

/** The later steps that reverse everything; null if one is missing. Players dropped for a trade need not return. */
function findReturns(transaction: Transaction, stepsOf: ReadonlyMap<string, readonly Step[]>): Step[] | null {
  const steps = listSteps(transaction)
  const traded = steps.filter(isBetweenTeams)
  const moved = traded.length > 0 ? traded : steps
  const returns = moved.map((step) => {
    const all = stepsOf.get(step.asset) ?? []
    const later = all.slice(all.findIndex((other) => other.transaction === transaction) + 1)
    return findReturnByCommissioner(step, later, traded.length > 0) ?? findReverse(step, later, traded.length)
  })
  return returns.length > 0 && returns.every((steps) => steps !== null) ? returns.flat() : null
}

/** The commissioner's next steps with a player up to his return. */
function findReturnByCommissioner({ from, transaction }: Step, later: readonly Step[], isTrade: boolean) {
  const taken = later.findIndex((step) => !step.transaction.isByCommissioner)
  const chain = taken < 0 ? later : later.slice(0, taken)
  const last = chain.findIndex((step) => step.to === from && (isTrade || isWithinDay(transaction, step.transaction)))
  return last < 0 ? null : chain.slice(0, last + 1)
}

/** The next step, if it belongs to a trade of as many players and returns this one within a day. */
function findReverse({ from, transaction }: Step, [next]: readonly Step[], size: number): Step[] | null {
  const isReverse =
    next?.to === from &&
    transaction.kind === 'trade' &&
    next.transaction.kind === 'trade' &&
    listSteps(next.transaction).filter(isBetweenTeams).length === size &&
    isWithinDay(transaction, next.transaction)
  return isReverse ? [next] : null
}

const dayMs = 24 * 3_600_000

/** Without dates: in the same week. */
function isWithinDay(first: Transaction, second: Transaction): boolean {
  const from = dateOf(first)
  const to = dateOf(second)
  if (from === null || to === null) return first.week === second.week
  return Date.parse(to) - Date.parse(from) <= dayMs
}
