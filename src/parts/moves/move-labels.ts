/** Labels and descriptions of moves. */
import { formatCount, formatDollars, formatPoints } from '../../ui/format.ts'
import { type Move, type MovedPlayer, type MoveKind, moveKinds, type Side } from './season-moves.ts'

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

/** `$29, next bid $18`; empty without bids. */
export function describeBid({ bid, secondBid }: Move): string {
  if (bid === null) return ''
  return `${formatDollars(bid)}${secondBid === null ? '' : `, next bid ${formatDollars(secondBid)}`}`
}

/** `Others offered $18 (Beta), $5 (Gamma)`; empty where nobody else is known to have. */
export function describeOtherBids({ otherBids }: Move): string {
  const bids = otherBids.map(({ team, dollars }) => `${formatDollars(dollars)} (${team.name})`)
  return bids.length > 0 ? `Other bids: ${bids.join(', ')}` : ''
}

/** What came beside players: `2026 pick of round 1 (Beta)`, `$20 in FAAB`. */
export function listAssets({ receivedPicks, receivedDollars }: Side): string[] {
  return [
    ...receivedPicks.map(({ season, round, of }) => `${season} round ${round} pick${of === null ? '' : ` (${of})`}`),
    ...(receivedDollars > 0 ? [`${formatDollars(receivedDollars)} in FAAB`] : []),
  ]
}

/** `143.0 points in 10 starts`, summed over players; says so where nothing is known. */
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
export function countMoves(moves: readonly Move[]): string {
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
