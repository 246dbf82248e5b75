import { isSameChain } from '../../domain/identity.ts'
import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import type { Season, SeasonPick, TradedDraftPick, Transaction } from '../../domain/season.ts'
import { listDraftsOfPick } from '../../verdict/drafts.ts'
import { leagueTypeOf } from '../../verdict/league-type.ts'
import { findSamePlayer, wasKept } from '../kept-players.ts'
import { findCorrections } from '../moves/corrections.ts'
import { countsForStint, listStintWeeks, type StintValue, valueWeeks } from '../moves/stint-value.ts'
import { factsOf } from '../season-facts.ts'
import { compareTransactions } from '../transactions.ts'
import { type LeagueTrade, listTrades, type TradedAsset } from './list-trades.ts'

/** What became of an asset while the team had it that the trade gave it to. */
export interface AssetPath {
  asset: TradedAsset
  /** What a player did for the team, by season; of a pick that of the player drafted with it. */
  spells: readonly Spell[]
  /** The player drafted with a pick; null for other assets, and while nobody is drafted. */
  drafted: { season: Season; player: number; overallPick: number } | null
  end: AssetEnd
  /** Points above replacement; null while nothing is known of it. A pick that was traded on is worth 0, and dollars nothing that counts. */
  value: number | null
}

interface Spell extends StintValue {
  season: Season
  player: number
  /** Ascending. */
  weeks: readonly { week: number; isStarter: boolean }[]
}

/**
 * 'held': the team still has it. 'season-over': rosters did not carry over. 'traded', 'dropped', 'moved': by a trade, a drop, the
 * commissioner. 'pending': a pick whose draft is still to come. 'unknown': the seasons or the draft that would say it are missing. 'none':
 * dollars.
 */
interface AssetEnd {
  kind: 'held' | 'season-over' | 'traded' | 'dropped' | 'moved' | 'pending' | 'unknown' | 'none'
  /** When it left; null while it has not. */
  at: { season: Season; week: number } | null
  /** The trade that took it, if it was traded on and the trade counts. */
  trade: LeagueTrade | null
}

/** Follows an asset of a trade through the seasons of a league. `seasons` ascend. */
export function followAsset(seasons: readonly Season[], { season, move }: LeagueTrade, asset: TradedAsset): AssetPath {
  const start = seasons.indexOf(season)
  if (asset.kind === 'dollars') return { asset, spells: [], drafted: null, end: ends('none'), value: null }
  if (asset.kind === 'pick') return followPick(seasons, { start, after: move.id, tradedAt: move.date }, asset)
  const { toTeamId: teamId, player } = asset
  const followed = followPlayer(seasons, { start, teamId, player, fromWeek: move.week, after: move.id })
  return { asset, drafted: null, ...followed, value: addValues(followed) }
}

const ends = (kind: AssetEnd['kind'], at: AssetEnd['at'] = null, trade: LeagueTrade | null = null): AssetEnd => ({
  kind,
  at,
  trade,
})

/** Null if no lineup tells what he did. */
function addValues({ spells }: { spells: readonly Spell[] }): number | null {
  return spells.length === 0 ? null : spells.reduce((sum, { value }) => sum + value, 0)
}

interface Arrival {
  /** Index of the season. */
  start: number
  teamId: number
  player: number
  fromWeek: number
  /** The transaction that brought him; null: a draft, before all of them. */
  after: string | null
}

function followPlayer(
  seasons: readonly Season[],
  { start, teamId, player: arrived, fromWeek, after }: Arrival,
): Pick<AssetPath, 'spells' | 'end'> {
  const spells: Spell[] = []
  let player = arrived
  for (let index = start; ; index++) {
    const season = seasons[index]
    if (!season) return { spells, end: ends('held') }
    const current = player
    const isFirst = index === start
    const stint = listStintWeeks(season, player, teamId, isFirst ? fromWeek : 0)
    const lastWeek = stint?.at(-1)?.week
    const departure = findDeparture(season, teamId, isPlayer(player), { after: isFirst ? after : null, from: lastWeek })
    if (stint) {
      const weeks = stint.map(({ week, isStarter }) => ({ week, isStarter }))
      spells.push({ season, player, weeks, ...valueWeeks(season, player, stint) })
    }
    if (departure) return { spells, end: endOf(season, departure) }
    // A host that does not list every move: the lineups show that he left.
    const last = factsOf(season)
      .lineupWeeksOf(teamId)
      .findLast((week) => countsForStint(season, current, week))
    if (lastWeek !== undefined && last !== undefined && lastWeek < last)
      return { spells, end: ends('moved', { season, week: lastWeek + 1 }) }

    const next = seasons[index + 1]
    const isOver = season.status.phase === 'complete'
    if (!next) return { spells, end: ends(!isOver || carriesOver(season) ? 'held' : 'season-over') }
    const isNext = next.season === season.season + 1 && isSameChain(season, next)
    if (!isNext) return { spells, end: ends(carriesOver(season) ? 'unknown' : 'season-over') }
    const successor = findSamePlayer(season, player, next)
    if (successor === null || !wasKept(next, successor, teamId))
      return { spells, end: ends(carriesOverWhole(season) ? 'moved' : 'season-over', { season: next, week: 0 }) }
    player = successor
  }
}

/** Whether a team may still have its players in the next season: all of them in a dynasty, keepers in a league that has some. */
function carriesOver(season: Season): boolean {
  return leagueTypeOf(season) !== 'redraft'
}

function carriesOverWhole(season: Season): boolean {
  return leagueTypeOf(season) === 'dynasty'
}

/** A pick: traded on, used, or still to be used. */
function followPick(
  seasons: readonly Season[],
  { start, after, tradedAt }: { start: number; after: string; tradedAt: string | null },
  asset: Extract<TradedAsset, { kind: 'pick' }>,
): AssetPath {
  const { pick, toTeamId: teamId } = asset
  const path = { asset, spells: [], drafted: null, value: null }
  const first = seasons[start]
  if (!first) return { ...path, end: ends('unknown') }
  // ESPN does not say of which draft it is: it trades picks of the draft ahead only.
  const year = pick.season ?? first.season
  const known = seasons.slice(start).filter((one) => one.season <= year && isSameChain(one, first))
  for (const season of known) {
    const departure = findDeparture(season, teamId, isPick(pick), { after: season === first ? after : null })
    if (departure) return { ...path, value: 0, end: endOf(season, departure) }
  }
  const drafting = known.find(({ season }) => season === year)
  if (!drafting) return { ...path, end: ends(year > (seasons.at(-1)?.season ?? 0) ? 'pending' : 'unknown') }
  const used = findUse(drafting, pick, drafting === first ? tradedAt : null)
  if (used === 'pending' || used === 'unknown') return { ...path, end: ends(used) }
  if (used.teamId !== teamId) {
    const hasGap = known.length <= year - first.season
    return hasGap ? { ...path, end: ends('unknown') } : { ...path, value: 0, end: ends('moved') }
  }
  const { player, overallPick } = used
  const followed = followPlayer(seasons, {
    start: seasons.indexOf(drafting),
    teamId,
    player,
    fromWeek: 0,
    after: null,
  })
  return { asset, drafted: { season: drafting, player, overallPick }, ...followed, value: addValues(followed) }
}

/** The pick as it was made. 'pending': its draft is still to come. 'unknown': no draft has it. */
function findUse(season: Season, pick: TradedDraftPick, tradedAt: string | null): SeasonPick | 'pending' | 'unknown' {
  for (const { state, rounds, picks } of listDraftsOfPick(season, tradedAt)) {
    const used = picks.find((made) => isSamePick(pick, made))
    if (used) return used
    if (state !== 'complete' && (pick.round ?? 0) <= (rounds ?? Number.POSITIVE_INFINITY)) return 'pending'
  }
  return season.drafts.length === 0 && season.status.phase === 'pre-draft' ? 'pending' : 'unknown'
}

function isSamePick(pick: TradedDraftPick, { overallPick, round, originalTeamId }: SeasonPick): boolean {
  if (pick.overallPick !== null) return pick.overallPick === overallPick
  return pick.round !== null && pick.round === round && pick.originalTeamId === originalTeamId
}

/** How a transaction moves an asset; undefined if it does not. */
type Finds = (transaction: Transaction) => { fromTeamId: number | null; toTeamId: number | null } | undefined

const isPlayer =
  (player: number): Finds =>
  ({ items }) =>
    items.find((item) => item.player === player && item.fromTeamId !== item.toTeamId)

const isPick =
  ({ season, round, overallPick, originalTeamId }: TradedDraftPick): Finds =>
  ({ draftPicks = [] }) =>
    draftPicks.find(
      (pick) =>
        pick.fromTeamId !== pick.toTeamId &&
        pick.season === season &&
        pick.round === round &&
        pick.overallPick === overallPick &&
        pick.originalTeamId === originalTeamId,
    )

interface Since {
  /** A transaction of the season; null: all of them. */
  after: string | null
  /** The last week in which lineups have the player on the team: what a host lists before it did not take him. */
  from?: number | undefined
}

interface Departure {
  transaction: Transaction
  /** Null: to nobody, also in a trade, which may drop players to make room. */
  toTeamId: number | null
}

/** The first executed move of the season that takes an asset from a team for good: not one that was undone. */
function findDeparture(season: Season, teamId: number, finds: Finds, { after, from = 0 }: Since): Departure | null {
  const corrections = findCorrections(season)
  const inOrder = movesInOrder(season)
  const first = after === null ? 0 : inOrder.findIndex(({ id }) => id === after) + 1
  const steps = inOrder.slice(first).filter((step) => step.week >= from && finds(step))
  for (const [index, step] of steps.entries()) {
    const next = steps[index + 1]
    const isReturned = next && corrections.has(step.id) && corrections.has(next.id) && finds(next)?.toTeamId === teamId
    const isUndone = corrections.get(step.id) === 'undone' || isReturned
    const moved = finds(step)
    if (moved?.fromTeamId === teamId && !isUndone) return { transaction: step, toTeamId: moved.toTeamId }
  }
  return null
}

const movesInOrder = memoizeBySeason((season: Season) =>
  season.transactions
    .filter(({ kind, status }) => status === 'executed' && kind !== 'draft')
    .toSorted(compareTransactions),
)

function endOf(season: Season, { transaction, toTeamId }: Departure): AssetEnd {
  const { id, week, kind, isByCommissioner } = transaction
  const at = { season, week }
  const trade = listTrades(season).find(({ move }) => move.id === id)
  if (trade) return toTeamId === null ? ends('dropped', at) : ends('traded', at, trade)
  return ends(kind === 'trade' || isByCommissioner ? 'moved' : 'dropped', at)
}
