/** Labels and descriptions of moves. */
import type { ListedMove, ListedSide, MovedPlayer } from '../../contract/responses/moves.ts'
import { formatCount, formatDollars, formatPoints } from '../../ui/format.ts'

/** 'commissioner': he moved players between teams, or moved them back. 'undone': a reversed move. */
export const moveKinds = ['trade', 'waiver', 'add', 'drop', 'commissioner', 'undone'] as const
export type MoveKind = ListedMove['kind']

export const kindNames: Readonly<Record<MoveKind, string>> = {
  trade: 'Trade',
  waiver: 'Waiver',
  add: 'Free agent',
  drop: 'Drop',
  commissioner: 'Commissioner move',
  undone: 'Undone move',
}

export const kindPlurals: Readonly<Record<MoveKind, string>> = {
  trade: 'Trades',
  waiver: 'Waiver claims',
  add: 'Free agents',
  drop: 'Drops',
  commissioner: 'Commissioner moves',
  undone: 'Undone moves',
}

/** Trades between teams have a page. */
export function isTrade({ kind, sides }: Pick<ListedMove, 'kind' | 'sides'>): boolean {
  return kind === 'trade' && sides.length > 1
}

/** "2 picks aren’t counted"; empty if all are. */
export function describeOpenPicks({ openPicks = 0 }: Pick<ListedMove, 'openPicks'>): string {
  if (openPicks === 0) return ''
  return openPicks === 1 ? 'one pick isn’t counted' : `${openPicks} picks aren’t counted`
}

/** `$29, next bid $18`; empty without bids. */
export function describeBid({ bid, secondBid }: ListedMove): string {
  if (bid === null) return ''
  return `${formatDollars(bid)}${secondBid === null ? '' : `, next bid ${formatDollars(secondBid)}`}`
}

/** `Others offered $18 (Beta), $5 (Gamma)`; empty without known bids. */
export function describeOtherBids({ otherBids = [] }: ListedMove): string {
  const bids = otherBids.map(({ team, dollars }) => `${formatDollars(dollars)} (${team.name})`)
  return bids.length > 0 ? `Other bids: ${bids.join(', ')}` : ''
}

/** Picks and dollars in a trade: `2026 round 1 pick (Beta)`, `Pick 23 overall`, `$20 in FAAB`. */
export function listAssets(
  { receivedPicks = [], receivedDollars = 0 }: ListedSide,
  { sides }: Pick<ListedMove, 'sides'>,
): string[] {
  return [
    ...receivedPicks.map((pick) => `${describePick(pick)}${describeOrigin(pick, sides)}`),
    ...(receivedDollars > 0 ? [`${formatDollars(receivedDollars)} in FAAB`] : []),
  ]
}

type TradedPick = NonNullable<ListedSide['receivedPicks']>[number]

function describePick({ season, round, overallPick }: TradedPick): string {
  if (overallPick !== null) return `Pick ${overallPick} overall`
  const words = [season, round !== null && `round ${round}`, 'pick'].filter(Boolean)
  return words.length > 1 ? words.join(' ') : 'Draft pick'
}

/** The pick's original owner; left out in a two-team trade where it is the sender. */
function describeOrigin({ season, round, originalTeam }: TradedPick, sides: readonly ListedSide[]): string {
  const isSentBy = ({ team, sentPicks = [] }: ListedSide) =>
    team.id === originalTeam?.id &&
    sentPicks.some((pick) => pick.season === season && pick.round === round && pick.originalTeam?.id === team.id)
  return originalTeam === null || (sides.length === 2 && sides.some(isSentBy)) ? '' : ` (${originalTeam.name})`
}

/** Null if the host reports none. */
export function positionOf({ player }: MovedPlayer): string | null {
  return player.position === 'UNKNOWN' ? null : player.position
}

/** `143.0 points in 10 starts`, summed over players; says so if unknown. */
export function describeStarts(players: readonly MovedPlayer[]): string {
  const known = players.filter(({ weeksStarted }) => weeksStarted !== null)
  if (players.length === 0) return ''
  if (known.length === 0) return 'no weeks on record'
  const starts = known.reduce((sum, { weeksStarted }) => sum + (weeksStarted ?? 0), 0)
  if (starts > 0) {
    const points = known.reduce((sum, { pointsStarted }) => sum + (pointsStarted ?? 0), 0)
    return `${formatPoints(points)} points in ${formatCount(starts, 'start')}`
  }
  return known.some(({ weeksRostered }) => weeksRostered !== 0) ? 'never started' : 'never in a lineup'
}

/** `453 moves: 32 trades, 199 waiver claims, 160 free agents, 62 drops` */
export function countMoves(moves: readonly ListedMove[]): string {
  const kinds = ([...moveKinds, 'release'] as const).flatMap((kind) => {
    const count = moves.filter((move) => (move.isRelease ? 'release' : move.kind) === kind).length
    return count === 0 ? [] : [formatCount(count, kindCounts[kind][0], kindCounts[kind][1])]
  })
  const total = formatCount(moves.length, 'move')
  return kinds.length > 1 ? `${total}: ${kinds.join(', ')}` : total
}

const kindCounts = {
  trade: ['trade', 'trades'],
  waiver: ['waiver claim', 'waiver claims'],
  add: ['free agent', 'free agents'],
  drop: ['drop', 'drops'],
  commissioner: ['commissioner move', 'commissioner moves'],
  undone: ['undone move', 'undone moves'],
  release: ['roster released', 'rosters released'],
} as const satisfies Record<MoveKind | 'release', readonly [string, string]>
