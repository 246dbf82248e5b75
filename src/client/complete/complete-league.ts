/** Completes leagues, their teams and their games: each count has one name, each list its order, and a season the week that it is in. */

import type { Completed } from '../../contract/read-completed.ts'
import type { ResponseOf } from '../../contract/responses/index.ts'
import { completedWeeksFallback } from '../../domain/constants.ts'
import { newestYears } from '../../domain/season-order.ts'
import { runningWeekOf } from '../../domain/season-week.ts'
import { normalizePosition } from '../../domain/vocabulary.ts'
import { byWeek, unnamedLeague, unnamedTeam, withKnown } from './unknown.ts'

type League = Completed<ResponseOf<'league'>>
type Team = Completed<ResponseOf<'team'>>
type Matchup = Completed<ResponseOf<'hostLeagueSchedule'>>[number]

export function completeLeague(league: League) {
  const { summary, leader, currentWeek: _, ...rest } = league
  const totalPicks = summary.totalPicks ?? league.totalPicks
  return {
    ...rest,
    name: league.name ?? unnamedLeague,
    teamCount: league.teamCount ?? league.totalTeams,
    totalPicks,
    runningWeek: runningWeekOf(league),
    completedWeeks: completedWeeksOf(league),
    leader: leader?.teamName ? { ...leader, teamName: leader.teamName } : null,
    seasons: newestYears(league.seasons),
    seasonLeagueIds: withKnown(withKnown(league.seasonLeagueIds, 'season'), 'hostLeagueId'),
    joinedSeasons: withKnown(withKnown(withKnown(league.joinedSeasons, 'season'), 'host'), 'hostLeagueId'),
    teamLogos: withKnown(withKnown(league.teamLogos, 'teamName'), 'logo'),
    lineupSlots: withKnown(withKnown(league.lineupSlots, 'slot'), 'count').map(({ slot, count }) => ({
      slot: normalizePosition(slot),
      count,
    })),
  }
}

/**
 * Ascending. The league's own list takes precedence, even if empty; for a server without phases and weeks the specification's default
 * applies.
 */
function completedWeeksOf({ completedWeeks, phase, currentWeek }: League): readonly number[] {
  if (phase === null && currentWeek === null && completedWeeks.length === 0) return completedWeeksFallback
  return completedWeeks.toSorted((a, b) => a - b)
}

export const completeLeagues = (leagues: readonly League[]) => leagues.map(completeLeague)

export function completeTeam(team: Team) {
  return { ...team, name: team.name ?? unnamedTeam }
}

/** Games without a week are left out. */
export const completeSchedule = (schedule: readonly Matchup[]) => byWeek(schedule)
