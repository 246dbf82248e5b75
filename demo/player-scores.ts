import { roundPoints } from '../src/domain/rounding.ts'
import { nflWeeks } from './nfl-schedule.ts'
import type { NflSeason, ProWeek } from './nfl-season.ts'
import type { DemoPosition, ProPlayer } from './player-pool.ts'
import type { Scorer } from './scoring.ts'

/** Every player's weeks in one league's scoring: projections that managers read before they decide, and the results. */
export interface PlayerScores {
  players: readonly ProPlayer[]
  /** Points of a stat line, unrounded. */
  score: Scorer
  player(id: number): ProPlayer
  position(id: number): DemoPosition
  week(id: number, week: number): ProWeek | null
  /** Points of the week, null if he did not play. */
  points(id: number, week: number): number | null
  /** Projected points of the week; 0 on a bye or if he is known to be out. */
  projection(id: number, week: number): number
  /** Points a week that a manager expects of him from now on, injuries considered. */
  outlook(id: number, week: number): number
  /** Projected points of a whole season, before its first game. */
  preseason(id: number): number
}

/** Scores an NFL season with a league's scoring. */
export function scorePlayers(nfl: NflSeason, score: Scorer): PlayerScores {
  const byId = new Map(nfl.players.map((player) => [player.id, player]))
  const scored = new Map<number, { points: (number | null)[]; projections: number[]; healthy: number[] }>()
  for (const [id, weeks] of nfl.weeks) {
    scored.set(id, {
      points: weeks.map((week) => (week.played ? roundPoints(score(week.played)) : null)),
      projections: weeks.map((week) => score(week.projected)),
      healthy: weeks.map((week) => score(week.whenHealthy)),
    })
  }
  const player = (id: number) => {
    const found = byId.get(id)
    if (!found) throw new RangeError(`The demo has no player ${id}`)
    return found
  }
  const week = (id: number, number: number) => nfl.weeks.get(id)?.[number - 1] ?? null
  const points = (id: number, number: number) => scored.get(id)?.points[number - 1] ?? null
  const healthy = (id: number, number: number) => scored.get(id)?.healthy[Math.min(number, nflWeeks) - 1] ?? 0

  return {
    players: nfl.players,
    score,
    player,
    position: (id) => player(id).position,
    week,
    points,
    projection: (id, number) => scored.get(id)?.projections[number - 1] ?? 0,
    outlook(id, number) {
      const ahead = (healthy(id, number) + healthy(id, number + 1)) / 2
      const lately = [points(id, number - 1), points(id, number - 2)].filter((value) => value !== null)
      const impression = lately.reduce((sum, value) => sum + value - ahead, 0) * 0.12
      return (ahead + impression) * healthDiscount(week(id, number)?.weeksOut ?? 0)
    },
    // The average over four opponents says more about a player than the first one.
    preseason(id) {
      const perGame = (healthy(id, 1) + healthy(id, 2) + healthy(id, 3) + healthy(id, 4)) / 4
      return perGame * 17 * healthDiscount(week(id, 1)?.weeksOut ?? 0)
    },
  }
}

/** Patience with injured players: two weeks are waited for, half a season hardly. */
function healthDiscount(weeksOut: number): number {
  if (weeksOut === 0) return 1
  if (weeksOut <= 2) return 0.85
  return weeksOut <= 5 ? 0.55 : 0.15
}
