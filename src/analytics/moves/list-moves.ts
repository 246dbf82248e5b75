import type { ResponseOf } from '../../contract/responses/index.ts'
import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import type { Season, TradedDraftPick, Transaction } from '../../domain/season.ts'
import { factsOf } from '../season-facts.ts'
import { compareTransactions, dateOf } from '../transactions.ts'
import { findCorrections } from './corrections.ts'
import { mergeReleases } from './merge-releases.ts'
import { type StintValue, valueElsewhere, valueStint } from './stint-value.ts'

export interface Received {
  player: number
  /** His previous team; null for a free agent. */
  fromTeamId: number | null
  /** Null without a known lineup. */
  stint: StintValue | null
}

interface Sent {
  player: number
  /** The team he was traded to; null if he was dropped. */
  toTeamId: number | null
  /** His later value: for the team that received him, or, if dropped, for all later teams. */
  elsewhere: StintValue | null
}

/** A move from one team's side. */
export interface MoveSide {
  teamId: number
  received: readonly Received[]
  sent: readonly Sent[]
  /** Draft picks and FAAB dollars exchanged in a trade. */
  receivedPicks: readonly TradedDraftPick[]
  sentPicks: readonly TradedDraftPick[]
  receivedDollars: number
  sentDollars: number
  /** Value of what the team received, in a trade minus what it sent; null if unknown, as for draft picks. FAAB dollars are left out. */
  value: number | null
}

type MoveResponse = ResponseOf<'moves'>['moves'][number]

/** `otherBids` are losing bids of other teams. `sides` is one team, or all teams of a trade or a commissioner's move. */
export interface Move extends Omit<MoveResponse, 'otherBids' | 'sides'> {
  otherBids?: readonly { teamId: number; dollars: number }[]
  sides: readonly MoveSide[]
}

type Bids = Pick<Move, 'bid' | 'secondBid' | 'overbid' | 'otherBids'>

/** Completed moves in order: adds, claims, drops, trades. Offers and failed claims are left out. */
export const listMoves = memoizeBySeason((season: Season): readonly Move[] => {
  const { teams } = factsOf(season)
  const corrections = findCorrections(season)
  const moves = season.transactions
    .filter(({ status }) => status === 'executed')
    .toSorted(compareTransactions)
    .flatMap((transaction) => {
      const { id, week, isRebuilt, isByCommissioner } = transaction
      const kind = corrections.get(id) ?? transaction.kind
      if (!isMove(kind)) return []
      const sides = listSides(season, transaction, kind).filter(({ teamId }) => teams.has(teamId))
      if (sides.length === 0) return []
      const move = { id, kind, week, date: dateOf(transaction), isRebuilt, isRelease: false }
      const byCommissioner = isByCommissioner ? { byCommissioner: true as const } : {}
      return [{ ...move, ...bidsOf(season, transaction), ...byCommissioner, sides }]
    })
  return mergeReleases(season, moves)
})

function isMove(kind: Transaction['kind'] | Move['kind']): kind is Move['kind'] {
  return kind !== 'draft' && kind !== 'other'
}

/** Players of a correction get no values. */
function listSides(season: Season, transaction: Transaction, kind: Move['kind']): MoveSide[] {
  const { week, items, draftPicks = [], budgetDollars = [] } = transaction
  const isCorrection = kind === 'commissioner' || kind === 'undone'
  const teamIds = new Set(
    [...items, ...draftPicks, ...budgetDollars]
      .flatMap(({ fromTeamId, toTeamId }) => [toTeamId, fromTeamId])
      .filter((id) => id !== null),
  )
  return [...teamIds].map((teamId): MoveSide => {
    const received = items
      .filter(({ toTeamId }) => toTeamId === teamId)
      .map(({ player, fromTeamId }) => ({
        player,
        fromTeamId,
        stint: isCorrection ? null : valueStint(season, player, teamId, week),
      }))
    const sent = items
      .filter(({ fromTeamId }) => fromTeamId === teamId)
      .map(({ player, toTeamId }) => ({
        player,
        toTeamId,
        elsewhere: isCorrection
          ? null
          : toTeamId === null
            ? valueElsewhere(season, player, teamId, week)
            : valueStint(season, player, toTeamId, week),
      }))
    const traded = kind === 'trade' ? sent.filter(({ toTeamId }) => toTeamId !== null) : []
    const all = [...received.map(({ stint }) => stint), ...traded.map(({ elsewhere }) => elsewhere)]
    const sum = (stints: readonly (StintValue | null)[]) =>
      stints.reduce((total, stint) => total + (stint?.value ?? 0), 0)
    const receivedPicks = draftPicks.filter(({ toTeamId }) => toTeamId === teamId)
    const sentPicks = draftPicks.filter(({ fromTeamId }) => fromTeamId === teamId)
    const hasPicks = receivedPicks.length + sentPicks.length > 0
    const isKnown = !hasPicks && all.length > 0 && all.every((stint) => stint !== null)
    const value = sum(received.map(({ stint }) => stint)) - sum(traded.map(({ elsewhere }) => elsewhere))
    return {
      teamId,
      received,
      sent,
      receivedPicks,
      sentPicks,
      receivedDollars: sumDollars(budgetDollars.filter(({ toTeamId }) => toTeamId === teamId)),
      sentDollars: sumDollars(budgetDollars.filter(({ fromTeamId }) => fromTeamId === teamId)),
      value: isKnown ? value : null,
    }
  })
}

function sumDollars(amounts: readonly { dollars: number }[]): number {
  return amounts.reduce((sum, { dollars }) => sum + dollars, 0)
}

/**
 * Losing bids are failed claims of other teams for the same player in the same week. A team's second claim for the same player is not a bid
 * against itself.
 */
function bidsOf(season: Season, { kind, week, bidDollars, items }: Transaction): Bids {
  const { acquisition } = season.settings
  if (kind !== 'waiver' || bidDollars === null || !acquisition?.usesBudget)
    return { bid: null, secondBid: null, overbid: null }
  const added = items.filter(({ action }) => action === 'add')
  const lost = season.transactions
    .filter((other) => other.week === week && other.status === 'failed' && other.failureReason === 'outbid')
    .flatMap((other) => {
      const claim = other.items.find(
        ({ action, player, toTeamId }) =>
          action === 'add' && added.some((own) => own.player === player && own.toTeamId !== toTeamId),
      )
      const teamId = claim?.toTeamId ?? null
      const dollars = other.bidDollars
      return teamId === null || dollars === null || dollars > bidDollars ? [] : [{ teamId, dollars }]
    })
  const others = [...Map.groupBy(lost, ({ teamId }) => teamId).values()]
    .flatMap((ofTeam) => ofTeam.toSorted((a, b) => b.dollars - a.dollars).slice(0, 1))
    .sort((a, b) => b.dollars - a.dollars || a.teamId - b.teamId)
  const secondBid = others[0]?.dollars ?? null
  const overbid = Math.max(0, bidDollars - Math.max(secondBid ?? 0, acquisition.minimumBidDollars ?? 0))
  return { bid: bidDollars, secondBid, overbid, ...(others.length > 0 ? { otherBids: others } : {}) }
}
