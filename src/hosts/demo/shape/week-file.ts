import { roundPoints } from '../../../domain/rounding.ts'
import type { FantasyMatchup, MatchupTeam } from '../fantasy-matchup.ts'
import type { FantasySeason } from '../fantasy-season.ts'
import { matchupPeriods, slot } from '../league-plan.ts'
import { keepRecords } from '../records.ts'
import { shapeStatus } from './league-status.ts'
import { shapeRound, shapeSide } from './matchup-rows.ts'
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
    ...(away ? { away: { ...shapeSideWithRoster(season, away, week), ...chanceOf(season, away, home, week) } } : {}),
    home: { ...shapeSideWithRoster(season, home, week), ...(away ? chanceOf(season, home, away, week) : {}) },
    id,
    matchupPeriodId: period,
    playoffTierType: tier,
    winner,
  }
}

/** ESPN's win probability of a running game, 0 to 1: the remaining points are uncertain by a third. */
function chanceOf(season: FantasySeason, side: MatchupTeam, other: MatchupTeam, week: number) {
  if (week !== season.plan.currentWeek || season.plan.stage !== 'running') return {}
  const [own, theirs] = [side, other].map(({ teamId }) => {
    const starters = startersOf(season, teamId, week)
    const points = sumSoFar(season, starters, week)
    return { points, toCome: liveScore(season, starters, points).totalProjectedPointsLive - points }
  })
  if (!own || !theirs) return {}
  const lead = own.points + own.toCome - theirs.points - theirs.toCome
  const deviation = 1 + Math.hypot(own.toCome, theirs.toCome) / 3
  return { winProbability: Math.round(1000 / (1 + Math.exp((-1.7 * lead) / deviation))) / 1000 }
}

function startersOf(season: FantasySeason, teamId: number, week: number): number[] {
  const roster = season.lineups[week - 1]?.get(teamId) ?? new Map<number, number>()
  return [...roster].filter(([, slotId]) => slotId !== slot.BENCH && slotId !== slot.IR).map(([id]) => id)
}

function sumSoFar(season: FantasySeason, starters: readonly number[], week: number): number {
  return roundPoints(starters.reduce((sum, id) => sum + (pointsSoFar(season, id, week) ?? 0), 0))
}

function shapeSideWithRoster(season: FantasySeason, side: MatchupTeam, week: number) {
  const roster = season.lineups[week - 1]?.get(side.teamId) ?? new Map<number, number>()
  const entries = [...roster].map(([playerId, slotId]) => {
    const points = pointsSoFar(season, playerId, week) ?? 0
    const entry = { playerId, slotId, teamId: side.teamId, points }
    return shapeRosterEntry(season, entry, weekRows(season, playerId, week))
  })
  const starters = startersOf(season, side.teamId, week)
  const points = sumSoFar(season, starters, week)
  return {
    ...shapeSide(side),
    adjustment: side.adjustment,
    rosterForCurrentScoringPeriod: { appliedStatTotal: points, entries },
    tiebreak: 0,
    ...(week === season.plan.currentWeek && season.plan.stage === 'running' ? liveScore(season, starters, points) : {}),
  }
}

/** During the week `totalPoints` stays 0; the score so far and the projected score have fields of their own. */
function liveScore(season: FantasySeason, starters: readonly number[], points: number) {
  const week = season.plan.currentWeek
  const toCome = starters
    .filter((playerId) => pointsSoFar(season, playerId, week) === null)
    .reduce((sum, playerId) => sum + season.playerScores.projection(playerId, week), 0)
  return { totalPointsLive: points, totalProjectedPointsLive: points + toCome }
}
