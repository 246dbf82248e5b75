import { sumPoints } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { weekOfSeason } from '../../domain/season-week.ts'
import { leagueTypeOf } from '../../verdict/league-type.ts'
import { factsOf, type Stint } from '../season-facts.ts'
import { findReplacementLevels } from './replacement-level.ts'

/** A player's points for a team from a move until he left. */
export interface StintValue {
  weeksRostered: number
  weeksStarted: number
  /** In all weeks on the roster, and in those he started. */
  pointsRostered: number
  pointsStarted: number
  /** Points above replacement level in the weeks he started. */
  value: number
}

/**
 * The stint that began with a move: the consecutive weeks in the team's lineup, from the move's week or the next one. Null if no lineup of
 * the team is known from that week on, and until a week of it has begun. In a week that is not over only players with points count, because
 * the others have not played yet. `fromWeek` 0: before the season, as by a draft.
 */
export function valueStint(season: Season, player: number, teamId: number, fromWeek: number): StintValue | null {
  const weeks = listStintWeeks(season, player, teamId, fromWeek)
  return weeks && valueWeeks(season, player, weeks)
}

/** The weeks of that stint; empty if he was in no lineup, null where `valueStint` is. */
export function listStintWeeks(season: Season, player: number, teamId: number, fromWeek: number): Stint[] | null {
  const { lineupWeeksOf, stintsOf } = factsOf(season)
  const known = lineupWeeksOf(teamId).filter((week) => week >= fromWeek && countsForStint(season, player, week))
  if (known.length === 0) return null
  const had = new Map(stintsOf(player).flatMap((stint) => (stint.teamId === teamId ? [[stint.week, stint]] : [])))
  const first = known.slice(0, 2).findIndex((week) => had.has(week))
  // Moved after the kickoffs of the only week so far, also after those of the season's last one, where rosters stay for the next season.
  const isToGoOn = season.status.phase !== 'complete' || leagueTypeOf(season) !== 'redraft'
  const isToBegin = first < 0 && known.length === 1 && known[0] === fromWeek && isToGoOn
  if (isToBegin) return null
  const weeks: Stint[] = []
  for (const week of first < 0 ? [] : known.slice(first)) {
    const stint = had.get(week)
    if (!stint) break
    weeks.push(stint)
  }
  return weeks
}

/** A player's points for all other teams from the week after he left. */
export function valueElsewhere(season: Season, player: number, teamId: number, fromWeek: number): StintValue {
  const weeks = factsOf(season)
    .stintsOf(player)
    .filter(({ week, teamId: other }) => week >= fromWeek && other !== teamId && countsForStint(season, player, week))
  return valueWeeks(season, player, weeks)
}

/**
 * Whether a week counts for a player's stint: it is over, or he has points in it. A lineup that is set for a week to come says nothing of
 * what he did.
 */
export function countsForStint(season: Season, player: number, week: number): boolean {
  const { state } = weekOfSeason(season.status, week)
  return state === 'final' || state === 'over' || !!factsOf(season).playerWeek(player, week)?.points
}

/** What a player did for a team in some weeks. */
export function valueWeeks(season: Season, player: number, weeks: readonly Stint[]): StintValue {
  const { playerWeek, players } = factsOf(season)
  const position = players.get(player)?.position
  const replacement = (position && findReplacementLevels(season).get(position)) ?? 0
  const pointsIn = ({ week }: Stint) => playerWeek(player, week)?.points ?? 0
  const started = weeks.filter(({ isStarter }) => isStarter)
  const pointsStarted = sumPoints(started.map(pointsIn))
  return {
    weeksRostered: weeks.length,
    weeksStarted: started.length,
    pointsRostered: sumPoints(weeks.map(pointsIn)),
    pointsStarted,
    value: pointsStarted - started.length * replacement,
  }
}
