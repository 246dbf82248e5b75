/** The paths of a season of which somebody watched every week. */
import { factsOf } from '../../src/analytics/season-facts.ts'
import type { Season } from '../../src/domain/season.ts'
import {
  addReading,
  type PlayerReading,
  type SeasonPaths,
  type Side,
  type WeekPaths,
} from '../../src/domain/week-paths.ts'

const kickoff = Date.parse('2025-09-07T17:00:00Z') / 1000

/** In each week both teams of a game are far behind once, and their players score in between. */
export function watchAll(season: Season): SeasonPaths {
  const weeks = new Set(season.matchups.flatMap((matchup) => matchup.weeks))
  return new Map(
    [...weeks].flatMap((week) => {
      const paths = watchWeek(season, week)
      return paths ? [[week, paths] as const] : []
    }),
  )
}

function watchWeek(season: Season, week: number): WeekPaths | null {
  const matchups = season.matchups.filter(({ weeks }) => weeks.includes(week))
  const readings = [0.5, 0.9, 0.04, 0.97].map((chance, minute) => ({
    at: kickoff + 60 * minute,
    kickoffs: [kickoff],
    games: matchups.map(({ id, home, away }) => ({
      matchupId: id,
      chance,
      home: minute,
      away: 0,
      players: [...playersOf(home.teamId, 'home', minute), ...playersOf(away?.teamId ?? -1, 'away', minute)],
      isQuarterPlayed: minute > 0,
    })),
  }))
  return readings.reduce<WeekPaths | null>(addReading, null)

  function playersOf(teamId: number, side: Side, points: number): PlayerReading[] {
    const entries = factsOf(season).lineupIn(teamId, week)?.entries ?? []
    return entries.map(({ player }) => ({ side, player, points, isStarter: true }))
  }
}
