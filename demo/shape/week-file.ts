import type { FantasyMatchup, MatchupTeam } from '../fantasy-matchup.ts'
import type { FantasySeason } from '../fantasy-season.ts'
import { matchupPeriods } from '../league-plan.ts'
import { shapeStatus } from './league-status.ts'
import { shapeRound, shapeSide } from './matchup-rows.ts'
import { shapeRosterEntry } from './player-entry.ts'
import { weekRows } from './stat-rows.ts'

/** `scoring-period-NN.json`: mMatchupScore mScoreboard of one week, with that week's matchups only. */
export function shapeWeek(season: FantasySeason, week: number) {
  const { plan } = season
  const period = matchupPeriods(plan).findIndex((weeks) => weeks.includes(week)) + 1
  return {
    id: plan.espnLeagueId,
    schedule: [
      ...season.matchups
        .filter((matchup) => matchup.period === period)
        .map((matchup) => shapeMatchupWithRosters(season, matchup, week)),
      ...season.rounds
        .filter((round) => round.period === period)
        .map((round) => shapeRound(round, season.rounds, (side) => shapeSideWithRoster(season, side, week))),
    ],
    scoringPeriodId: week,
    seasonId: plan.season,
    status: shapeStatus(season),
  }
}

function shapeMatchupWithRosters(season: FantasySeason, matchup: FantasyMatchup, week: number) {
  const { id, period, tier, home, away, winner } = matchup
  return {
    ...(away ? { away: shapeSideWithRoster(season, away, week) } : {}),
    home: shapeSideWithRoster(season, home, week),
    id,
    matchupPeriodId: period,
    playoffTierType: tier,
    winner,
  }
}

function shapeSideWithRoster(season: FantasySeason, side: MatchupTeam, week: number) {
  const roster = season.lineups[week - 1]?.get(side.teamId) ?? new Map<number, number>()
  const entries = [...roster].map(([playerId, slotId]) =>
    shapeRosterEntry(season, playerId, slotId, weekRows(season, playerId, week)),
  )
  return { ...shapeSide(side), adjustment: side.adjustment, rosterForCurrentScoringPeriod: { entries } }
}
