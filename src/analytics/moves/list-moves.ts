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
  /** Value of what the team received; null if unknown, and in a trade, which `rateSeasonTrades` values. */
  value: number | null
}

type MoveResponse = ResponseOf<'moves'>['moves'][number]

/** `otherBids` are losing bids of other teams. `sides` is one team, or all teams of a trade or a commissioner's move. */
export interface Move extends Omit<MoveResponse, 'otherBids' | 'sides' | 'openPicks'> {
  otherBids?: readonly { teamId: number; dollars: number }[]
  sides: readonly MoveSide[]
}

type Bids = Pick<Move, 'bid' | 'secondBid' | 'overbid' | 'otherBids'>

/**
 * Completed moves in order: adds, claims, drops, trades. Offers and failed claims are left out. A trade has the side of a team that left the
 * league, too.
 */
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
      const sides = listSides(season, transaction, kind).filter(({ teamId }) => kind === 'trade' || teams.has(teamId))
      if (!sides.some(({ teamId }) => teams.has(teamId))) return []
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
    const stints = received.map(({ stint }) => stint)
    return {
      teamId,
      received,
      sent,
      receivedPicks: draftPicks.filter(({ toTeamId }) => toTeamId === teamId),
      sentPicks: draftPicks.filter(({ fromTeamId }) => fromTeamId === teamId),
      receivedDollars: sumDollars(budgetDollars.filter(({ toTeamId }) => toTeamId === teamId)),
      sentDollars: sumDollars(budgetDollars.filter(({ fromTeamId }) => fromTeamId === teamId)),
      value: kind === 'trade' ? null : sumIfKnown(stints),
    }
  })
}

/** Null without a player, and if one is unknown. */
function sumIfKnown(stints: readonly (StintValue | null)[]): number | null {
  const known = stints.flatMap((stint) => stint ?? [])
  return known.length === 0 || known.length < stints.length ? null : known.reduce((sum, { value }) => sum + value, 0)
}

function sumDollars(amounts: readonly { dollars: number }[]): number {
  return amounts.reduce((sum, { dollars }) => sum + dollars, 0)
}

/** Hosts process all claims of a waiver run within minutes; a week can have several runs. */
const longestRunHours = 6

/** Whether two claims were processed together: of one week, where a host does not say when. */
function isOfOneRun(one: Transaction, other: Transaction): boolean {
  const [first, second] = [one, other].map(({ processedAt }) => Date.parse(processedAt ?? ''))
  const hours = Math.abs((first ?? 0) - (second ?? 0)) / 3_600_000
  return one.week === other.week && (Number.isNaN(hours) || hours <= longestRunHours)
}

/**
 * Losing bids are failed claims of other teams for the same player in the same run of waivers. A team's second claim for the same player is
 * not a bid against itself.
 */
function bidsOf(season: Season, claim: Transaction): Bids {
  const { kind, bidDollars, items } = claim
  const { acquisition } = season.settings
  if (kind !== 'waiver' || bidDollars === null || !acquisition?.usesBudget)
    return { bid: null, secondBid: null, overbid: null }
  const added = items.filter(({ action }) => action === 'add')
  const lost = season.transactions
    .filter((other) => isOfOneRun(claim, other) && other.status === 'failed' && other.failureReason === 'outbid')
    .flatMap((other) => {
      const wanted = other.items.find(
        ({ action, player, toTeamId }) =>
          action === 'add' && added.some((own) => own.player === player && own.toTeamId !== toTeamId),
      )
      const teamId = wanted?.toTeamId ?? null
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
