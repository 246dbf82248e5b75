import { sumPoints } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { oldestFirst } from '../../domain/season-order.ts'
import { factsOf } from '../season-facts.ts'
import type { LeagueTrade } from './list-trades.ts'
import type { RatedSide } from './rate-trade.ts'

export interface SideWeek {
  season: Season
  week: number
  /** Started points of the players received, while the team had them. */
  points: number
  /** The same since the trade. */
  total: number
}

/** The started points of a side in every final week since the trade, in the seasons in which one of the sides had something of it. */
export function listPointsSince(
  { season: first, move }: LeagueTrade,
  side: RatedSide,
  sides: readonly RatedSide[],
): SideWeek[] {
  const spells = side.received.flatMap((path) => path.spells)
  const seasons = new Set([
    first,
    ...sides.flatMap(({ received }) => received.flatMap((path) => path.spells.map(({ season }) => season))),
  ])
  const inOrder = oldestFirst(seasons)
  const weeks = inOrder.flatMap((season) =>
    season.status.finalWeeks
      .filter((week) => season !== first || week >= move.week)
      .map((week) => {
        const started = spells.filter(
          (spell) => spell.season === season && spell.weeks.some((one) => one.week === week && one.isStarter),
        )
        const { playerWeek } = factsOf(season)
        return { season, week, points: sumPoints(started.map(({ player }) => playerWeek(player, week)?.points ?? 0)) }
      }),
  )
  let total = 0
  return weeks.map((week) => {
    total = sumPoints([total, week.points])
    return { ...week, total }
  })
}
