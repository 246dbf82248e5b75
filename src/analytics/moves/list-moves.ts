import type { LeagueSeason, Transaction } from '../../domain/league-season.ts'
import { memoizeBySeason } from '../memoize-by-season.ts'
import { factsOf } from '../season-facts.ts'
import { dateOf } from '../transactions.ts'
import { mergeReleases } from './merge-releases.ts'
import { type StintValue, valueElsewhere, valueStint } from './stint-value.ts'

export interface Received {
  player: number
  /** The team he came from; null for a free agent. */
  fromTeamId: number | null
  /** Null where no lineup is known. */
  stint: StintValue | null
}

export interface Sent {
  player: number
  /** The team he was traded to; null where he was dropped. */
  toTeamId: number | null
  /** His points afterwards: for the team that received him, or, if dropped, for all others. */
  elsewhere: StintValue | null
}

/** A move from the perspective of one team. */
export interface MoveSide {
  teamId: number
  received: readonly Received[]
  sent: readonly Sent[]
  /** Value of the players received, in a trade minus the value of those given up; null where it is not known. */
  value: number | null
}

export interface Move {
  id: string
  kind: 'add' | 'waiver' | 'drop' | 'trade'
  week: number
  /** ISO 8601, null where the source has none. */
  date: string | null
  /** A trade whose players were derived from lineups. */
  isRebuilt: boolean
  /** The team gave up its whole roster (`merge-releases.ts`): nobody chose whom to drop. */
  isRelease: boolean
  /** One team, or all that took part in a trade. */
  sides: readonly MoveSide[]
  bid: Bid | null
}

export interface Bid {
  dollars: number
  /** The highest losing bid; null where no other bid is known. */
  secondDollars: number | null
  /** Dollars that were not needed to win. */
  overbidDollars: number
}

/** Executed moves in the order they happened: adds, claims, drops, trades. Offers and lost claims are left out. */
export const listMoves = memoizeBySeason((season: LeagueSeason): readonly Move[] => {
  const { teams } = factsOf(season)
  const moves = season.transactions
    .filter(({ kind, status }) => status === 'executed' && isMove(kind))
    .toSorted((a, b) => a.week - b.week || compare(dateOf(a) ?? '', dateOf(b) ?? '') || compare(a.id, b.id))
    .flatMap((transaction) => {
      const sides = listSides(season, transaction).filter(({ teamId }) => teams.has(teamId))
      const { id, kind, week, isRebuilt } = transaction
      if (sides.length === 0 || !isMove(kind)) return []
      const [date, bid] = [dateOf(transaction), bidOf(season, transaction)]
      return [{ id, kind, week, date, isRebuilt, isRelease: false, sides, bid }]
    })
  return mergeReleases(season, moves)
})

function isMove(kind: Transaction['kind']): kind is Move['kind'] {
  return kind === 'add' || kind === 'waiver' || kind === 'drop' || kind === 'trade'
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function listSides(season: LeagueSeason, { kind, week, items }: Transaction): MoveSide[] {
  const teamIds = new Set(
    items.flatMap(({ fromTeamId, toTeamId }) => [toTeamId, fromTeamId]).filter((id) => id !== null),
  )
  return [...teamIds].map((teamId): MoveSide => {
    const received = items
      .filter(({ toTeamId }) => toTeamId === teamId)
      .map(({ player, fromTeamId }) => ({ player, fromTeamId, stint: valueStint(season, player, teamId, week) }))
    const sent = items
      .filter(({ fromTeamId }) => fromTeamId === teamId)
      .map(({ player, toTeamId }) => ({
        player,
        toTeamId,
        elsewhere:
          toTeamId === null ? valueElsewhere(season, player, teamId, week) : valueStint(season, player, toTeamId, week),
      }))
    const traded = kind === 'trade' ? sent.filter(({ toTeamId }) => toTeamId !== null) : []
    const all = [...received.map(({ stint }) => stint), ...traded.map(({ elsewhere }) => elsewhere)]
    const sum = (stints: readonly (StintValue | null)[]) =>
      stints.reduce((total, stint) => total + (stint?.value ?? 0), 0)
    const isKnown = all.length > 0 && all.every((stint) => stint !== null)
    const value = sum(received.map(({ stint }) => stint)) - sum(traded.map(({ elsewhere }) => elsewhere))
    return { teamId, received, sent, value: isKnown ? value : null }
  })
}

/** A losing bid is a claim of its own for the same player in the same week. */
function bidOf(season: LeagueSeason, { kind, week, bidDollars, items }: Transaction): Bid | null {
  const { acquisition } = season.settings
  if (kind !== 'waiver' || bidDollars === null || !acquisition?.usesBudget) return null
  const wanted = new Set(items.flatMap(({ action, player }) => (action === 'add' ? [player] : [])))
  const others = season.transactions
    .filter(({ status, failureReason }) => status === 'failed' && failureReason === 'outbid')
    .filter(
      (other) =>
        other.week === week && other.items.some(({ action, player }) => action === 'add' && wanted.has(player)),
    )
    .flatMap((other) => other.bidDollars ?? [])
    .filter((dollars) => dollars <= bidDollars)
  const secondDollars = others.length === 0 ? null : Math.max(...others)
  const needed = Math.max(secondDollars ?? 0, acquisition.minimumBidDollars ?? 0)
  return { dollars: bidDollars, secondDollars, overbidDollars: Math.max(0, bidDollars - needed) }
}
