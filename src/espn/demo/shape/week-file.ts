import type { FantasyMatchup, MatchupTeam } from '../fantasy-matchup.ts'
import type { FantasySeason } from '../fantasy-season.ts'
import { matchupPeriods, slot } from '../league-plan.ts'
import { keepRecords } from '../records.ts'
import { toCents } from '../scoring.ts'
import { shapeStatus } from './league-status.ts'
import { shapeSide } from './matchup-rows.ts'
import { shapeRosterEntry } from './player-entry.ts'
import { pointsSoFar, weekRows } from './stat-rows.ts'

/** `scoring-period-NN.json`: mMatchupScore mScoreboard of one week, with that week's matchups only. */
export function shapeWeek(season: FantasySeason, week: number) {
  const { plan } = season
  const period = matchupPeriods(plan).findIndex((weeks) => weeks.includes(week)) + 1
  const records = keepRecords(plan, season.matchups)
  return {
    draftDetail: { drafted: true, inProgress: false },
    gameId: 1,
    id: plan.espnLeagueId,
    schedule: season.matchups
      .filter((matchup) => matchup.period === period)
      .map((matchup) => shapeMatchupWithRosters(season, matchup, week)),
    scoringPeriodId: week,
    seasonId: plan.season,
    segmentId: 0,
    status: shapeStatus(season),
    teams: plan.managers.map((manager) => {
      const { losses = 0, ties = 0, wins = 0 } = records.get(manager.teamId)?.overall ?? {}
      return {
        abbrev: manager.abbreviation,
        divisionId: manager.division,
        id: manager.teamId,
        logo: '',
        name: manager.teamName,
        rankCalculatedFinal: season.finalOrder.indexOf(manager.teamId) + 1,
        record: { overall: { losses, ties, wins } },
      }
    }),
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
  const entries = [...roster].map(([playerId, slotId]) => {
    const points = pointsSoFar(season, playerId, week) ?? 0
    const entry = { playerId, slotId, teamId: side.teamId, points }
    return shapeRosterEntry(season, entry, weekRows(season, playerId, week))
  })
  const starters = [...roster].filter(([, slotId]) => slotId !== slot.BENCH && slotId !== slot.IR).map(([id]) => id)
  const points = toCents(starters.reduce((sum, id) => sum + (pointsSoFar(season, id, week) ?? 0), 0))
  return {
    ...shapeSide(side),
    adjustment: side.adjustment,
    rosterForCurrentScoringPeriod: { appliedStatTotal: points, entries },
    tiebreak: 0,
    ...(week === season.plan.currentWeek && season.plan.stage === 'running' ? liveScore(season, starters, points) : {}),
  }
}

/**
 * While the week runs `totalPoints` stays 0; the score so far and what it should come to are in two fields of their
 * own.
 */
function liveScore(season: FantasySeason, starters: readonly number[], points: number) {
  const week = season.plan.currentWeek
  const toCome = starters
    .filter((playerId) => pointsSoFar(season, playerId, week) === null)
    .reduce((sum, playerId) => sum + season.book.projection(playerId, week), 0)
  return { totalPointsLive: points, totalProjectedPointsLive: points + toCome }
}
