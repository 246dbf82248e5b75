/** A trade in words: its verdict, what is open, what became of an asset. */
import type { TradeResponse, TradesResponse } from '../../contract/responses/trades.ts'
import { formatDollars, formatSigned } from '../../ui/format.ts'

export type ListedTrade = TradesResponse['trades'][number]
type Trade = Pick<ListedTrade, 'state' | 'best' | 'sides'>
type Side = Pick<Trade['sides'][number], 'team' | 'value' | 'wins'>
export type TradedAsset = ListedTrade['sides'][number]['assets'][number]
export type AssetPath = TradeResponse['sides'][number]['assets'][number]

/** `Team 4 won it: +26.0 points, +1.4 wins`; of a trade with open parts `Team 4 is ahead: …`. */
export function tradeVerdict({
  state,
  best,
  sides,
}: Pick<Trade, 'state' | 'best'> & { sides: readonly Side[] }): string {
  if (state === 'undone') return 'This trade was undone'
  if (state === 'open') return 'Not rated yet'
  const winner = best && sides.find(({ team }) => team.id === best.id)
  if (!winner) return state === 'decided' ? 'An even trade' : 'Even so far'
  return `${winner.team.name} ${state === 'decided' ? 'won it' : 'is ahead'}: ${describeGain(winner)}`
}

/** For titles: `+26.0 points` stays in one line. */
export function withUnbrokenUnits(verdict: string): string {
  return verdict.replace(/(\d) (?=points|wins)/g, '$1\u00a0')
}

/** `+26.0 points, +1.4 wins` */
function describeGain({ value, wins }: Pick<Side, 'value' | 'wins'>): string {
  return [value !== null && `${formatSigned(value)} points`, wins !== null && `${formatSigned(wins)} wins`]
    .filter(Boolean)
    .join(', ')
}

/** What cannot be rated: picks to be drafted, and assets of missing seasons. Null if nothing is open. */
export function describeOpen({ sides }: { sides: readonly { assets: readonly TradedAsset[] }[] }): string | null {
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
export function nameAsset({ kind, player, pick, dollars }: TradedAsset): string {
  if (kind === 'dollars') return `${formatDollars(dollars)} in FAAB`
  if (kind === 'player') return player?.name ?? 'A player'
  return `${namePick(pick)}${player ? ` (${player.name})` : ''}`
}

/** `2027 round 2 pick`, `Pick 23 overall` */
export function namePick(pick: TradedAsset['pick']): string {
  if (pick?.overallPick != null) return `Pick ${pick.overallPick} overall`
  const words = [pick?.season, pick?.round != null && `round ${pick.round}`, 'pick'].filter(Boolean)
  return words.length > 1 ? words.join(' ') : 'Draft pick'
}

/** `Still on the roster`, `Dropped in week 5 of 2023`; empty for dollars. */
export function describeEnd({ outcome, left }: Pick<AssetPath, 'outcome' | 'left'>): string {
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
