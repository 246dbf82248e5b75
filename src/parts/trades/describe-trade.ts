/** A trade in words: its verdict, what is open, what became of an asset. */

import type { TradeResponse, TradesResponse } from '../../contract/responses/trades.ts'
import { writeGamesAgainst, writeGamesWon } from '../../domain/trade-games.ts'
import { namePick } from '../../domain/traded-pick.ts'
import { formatDollars, formatPoints, formatSigned } from '../../ui/format.ts'
import { sortRows } from '../../ui/sort.ts'

export type ListedTrade = TradesResponse['trades'][number]
type Trade = Pick<ListedTrade, 'season' | 'state' | 'best' | 'sides'> & { isRebuilt?: boolean | null }
type DescribedSide = Pick<Trade['sides'][number], 'team' | 'value' | 'wins' | 'flipped'>
export type DescribedAsset = ListedTrade['sides'][number]['assets'][number]
export type DescribedPath = TradeResponse['sides'][number]['assets'][number]

/**
 * `Team 4 won it: +26.0 points above replacement, +1 win`; of a trade with open parts `Team 4 is ahead: …`. Where the points and the games
 * that it decided disagree both are said: `Team 4 gained 12.3 points above replacement, and lost a game by it (week 9, to Team 2)`.
 */
export function tradeVerdict({
  season,
  state,
  best,
  isRebuilt,
  sides,
}: Pick<Trade, 'season' | 'state' | 'best' | 'isRebuilt'> & {
  sides: readonly (DescribedSide & { assets?: readonly unknown[] })[]
}): string {
  if (state === 'undone') return 'This trade was undone'
  if (state === 'open') {
    const unknown = isRebuilt && sides.find(({ assets }) => assets?.length === 0)
    return unknown ? `Not rated: what ${unknown.team.name} received isn’t on record` : 'Not rated yet'
  }
  const [most = null] = sortRows(sides, ({ value }) => value, 'descending')
  const isEven = isEvenByPoints(sides)
  const winner = best && sides.find(({ team }) => team.id === best.id)
  if (winner) return `${winner.team.name} ${state === 'decided' ? 'won it' : 'is ahead'}: ${describeGain(winner)}`
  const games = most && !isEven ? writeGamesAgainst(sides, most, season) : writeGamesWon(sides, season)
  if (most && !isEven) return writeGained(most, games, state === 'decided')
  return `${state === 'decided' ? 'An even trade' : 'Even so far'}${games && ` by points; ${games}`}`
}

/** `Team 4 gained 12.3 points above replacement, and lost a game by it (week 9, to Team 2)`; `games`: as they are described, or empty. */
export function writeGained(
  { team, value }: Pick<DescribedSide, 'team' | 'value'>,
  games: string,
  isOver = true,
): string {
  const gain = `${formatPoints(value)} ${unit}`
  return `${team.name} ${isOver ? `gained ${gain}` : `has gained ${gain} so far`}${games && `, and ${games}`}`
}

const unit = 'points above replacement'

/** Whether no side gained a tenth of a point. */
export function isEvenByPoints(sides: readonly Pick<DescribedSide, 'value'>[]): boolean {
  return !sides.some(({ value }) => (value ?? 0) > 0 && /[1-9]/.test(formatPoints(value)))
}

/** For titles: `+26.0 points` stays in one line. */
export function withUnbrokenUnits(verdict: string): string {
  return verdict.replace(/(\d) (?=points|win|game)/g, '$1\u00a0')
}

/** `+26.0 points above replacement, +1 win` */
function describeGain({ value, wins }: Pick<DescribedSide, 'value' | 'wins'>): string {
  return [value !== null && `${formatSigned(value)} ${unit}`, wins !== null && wins !== 0 && formatWinsGained(wins)]
    .filter(Boolean)
    .join(', ')
}

/** `+1 win`, `−2 wins`, `+0.5 wins` after a tie. */
export function formatWinsGained(wins: number): string {
  return `${formatSigned(wins, Number.isInteger(wins) ? 0 : 1)} ${Math.abs(wins) === 1 ? 'win' : 'wins'}`
}

/**
 * What a trade's games say where they disagree with a side's points, as `tradeVerdict` says it; `value`: the points that are shown beside it.
 * With `only` the games of one season count, as its points do. Empty where the trade isn't rated.
 */
export function describeGamesAgainst(
  trade: ListedTrade | undefined,
  { teamId, value, only = null }: { teamId: number; value: number | null; only?: number | null },
): string {
  const sides = (trade?.sides ?? []).map((side) => ({
    ...side,
    ...(only === null ? {} : limitTo(only, side)),
    value: side.team.id === teamId ? value : side.value,
  }))
  const own = sides.find(({ team }) => team.id === teamId)
  return own && trade ? writeGamesAgainst(sides, own, trade.season) : ''
}

function limitTo(only: number, { flipped, wins }: DescribedSide): Pick<DescribedSide, 'flipped' | 'wins'> {
  const games = flipped.filter(({ season }) => season === only)
  return { flipped: games, wins: wins === null ? null : games.reduce((sum, game) => sum + (game.wins ?? 0), 0) }
}

/** What cannot be rated: picks to be drafted, and assets of missing seasons. Null if nothing is open. */
export function describeOpen({ sides }: { sides: readonly { assets: readonly DescribedAsset[] }[] }): string | null {
  const assets = sides.flatMap((side) => side.assets)
  const pending = assets.filter(({ outcome }) => outcome === 'pending').map(nameAsset)
  const unknown = assets.filter(({ outcome }) => outcome === 'unknown').map(nameAsset)
  const sentences = [
    pending.length > 0 && `Still to be drafted: ${pending.join(', ')}.`,
    unknown.length > 0 && `Outcome unknown: ${unknown.join(', ')}.`,
  ].filter(Boolean)
  return sentences.length > 0 ? sentences.join(' ') : null
}

/** `Tee Higgins`, `2027 round 2 pick`, `2022 round 1 pick (Drake London)`, `$20 in FAAB` */
export function nameAsset({ kind, player, pick, dollars }: DescribedAsset): string {
  if (kind === 'dollars') return `${formatDollars(dollars)} in FAAB`
  if (kind === 'player') return player?.name ?? 'A player'
  return `${namePick(pick)}${player ? ` (${player.name})` : ''}`
}

/** `Still on the roster`, `Dropped in week 5 of 2023`; empty for dollars. */
export function describeEnd({ outcome, left }: Pick<DescribedPath, 'outcome' | 'left'>): string {
  const when = left && left.week > 0 ? ` in week ${left.week} of ${left.season}` : left ? ` before ${left.season}` : ''
  switch (outcome) {
    case 'held':
      return 'Still on the roster'
    case 'season-over':
      return 'Until the season ended'
    case 'traded':
      return `Traded on${left?.team ? ` to ${left.team.name}` : ''}${when}`
    case 'dropped':
      return `Dropped${when}`
    case 'moved':
      return `Left the team${when}`
    case 'pending':
      return 'Not drafted yet'
    case 'unknown':
      return 'No record of what came next'
    case 'none':
      return ''
  }
}
