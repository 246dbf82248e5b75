/** Pickups as dots: their price, or their week, against their value. */
import type { ChartValues } from '../../charts/ChartTable.tsx'
import type { StartedPlayer } from '../../parts/moves/move-highlights.ts'
import { formatDollars, formatSigned } from '../../ui/format.ts'

export interface PickUpSeries {
  /** The chart's title. */
  title: string
  /** Label of the x axis. */
  axis: 'Winning bid' | 'Week of the pickup'
  dots: PickUpDot[]
  table: ChartValues
}

export interface PickUpDot {
  x: number
  value: number
  teamId: number
  /** `Chuba Hubbard, week 4, Team 5` */
  label: string
}

const named = 5

/** Started pickups, best first. By bid if there are enough bids, else by week; null if a chart would show nothing. */
export function pickUpSeries(pickUps: readonly StartedPlayer[]): PickUpSeries | null {
  const claimed = pickUps.filter(({ move }) => move.bid !== null)
  const isByBid = claimed.length >= 2 * named
  const shown = isByBid ? claimed : pickUps
  if (shown.length < 2 * named) return null
  const xOf = ({ move }: StartedPlayer) => (isByBid ? (move.bid ?? 0) : move.week)
  const dots = shown.map((entry) => ({
    x: xOf(entry),
    value: entry.value,
    teamId: entry.team.id,
    label: labelOf(entry),
  }))
  return {
    title: isByBid ? findPrices(dots) : findWeek(dots),
    axis: isByBid ? 'Winning bid' : 'Week of the pickup',
    dots,
    table: {
      headers: ['Pickup', isByBid ? 'Bid' : 'Week', 'Value'],
      rows: dots.map(({ label, x, value }) => [label, String(x), value]),
      isLong: true,
    },
  }
}

function labelOf({ moved, move, team }: StartedPlayer): string {
  return `${moved.player.name}, week ${move.week}, ${team.name}`
}

function findPrices(dots: readonly PickUpDot[]): string {
  const dearest = dots.toSorted((a, b) => b.x - a.x).slice(0, named)
  const price = meanOf(dots.slice(0, named).map(({ x }) => x))
  return `The five best claims cost ${formatDollars(price)} on average; the five most expensive returned ${formatSigned(meanOf(dearest.map(({ value }) => value)))}`
}

/** The week by which half of the total value had been picked up. */
function findWeek(dots: readonly PickUpDot[]): string {
  const gains = dots.filter(({ value }) => value > 0).toSorted((a, b) => a.x - b.x)
  const half = gains.reduce((sum, { value }) => sum + value, 0) / 2
  let sum = 0
  const week = gains.find(({ value }) => {
    sum += value
    return sum >= half
  })?.x
  return week === undefined
    ? 'No pickup was better than replacement'
    : `Half the value of all pickups was found by week ${week}`
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
