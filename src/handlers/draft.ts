import { analyzeDraft } from '../analytics/draft-analysis.ts'
import type { GradedPick } from '../analytics/draft-cohorts.ts'
import { rateDrafts } from '../analytics/draft-performance.ts'
import { leagueIdOf, pickIdOf, playerRef, teamIdOf, teamRef } from '../analytics/public-ids.ts'
import { factsOf } from '../analytics/season-facts.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import type { Handler, SeasonInput } from './handler.ts'

/** By our league id and by the host's. */
export const leagueDraft = (
  { season }: SeasonInput,
  { roundNum }: { roundNum: number | undefined },
): ResponseOf<'leagueDraft'> => describePicks(season, roundNum)

export const draftAnalysis: Handler<'draftAnalysis'> = ({ season }) => describeAnalysis(season)

export const draftAnalytics: Handler<'draftAnalytics'> = ({ season }) => describeDrafts(season)

export const draftComplete: Handler<'draftComplete'> = ({ season }) => ({
  leagueId: leagueIdOf(season),
  draftPicks: describePicks(season, undefined),
  draftAnalysis: describeAnalysis(season),
  leagueDraftAnalytics: describeDrafts(season),
})

function describePicks(season: LeagueSeason, round: number | undefined): ResponseOf<'leagueDraft'> {
  return factsOf(season)
    .picks.filter(({ pick }) => round === undefined || pick.round === round)
    .map(({ pick, team, player }) => ({
      id: pickIdOf(season, pick.overallPick),
      roundNum: pick.round,
      pickInRound: pick.pickInRound,
      overallPick: pick.overallPick,
      isKeeper: pick.isKeeper,
      bidAmount: pick.bidDollars,
      team: teamRef(season, team),
      player: playerRef(season, player),
    }))
}

function describeAnalysis(season: LeagueSeason): ResponseOf<'draftAnalysis'> {
  const { picks, bestBooms, worstBusts, booms, busts, isPartial, note } = analyzeDraft(season)
  const describe = (pick: GradedPick) => describeGradedPick(season, pick)
  return {
    leagueId: leagueIdOf(season),
    draftPicks: picks.map(describe),
    bestBooms: bestBooms.map(describe),
    worstBusts: worstBusts.map(describe),
    summary: { totalPicks: picks.length, booms, busts, isPartial, note },
  }
}

function describeGradedPick(
  season: LeagueSeason,
  graded: GradedPick,
): ResponseOf<'draftAnalysis'>['draftPicks'][number] {
  const { pick, team, player, playerSeason } = graded
  return {
    pickId: pickIdOf(season, pick.overallPick),
    overallPick: pick.overallPick,
    roundNum: pick.round,
    team: teamRef(season, team),
    player: playerRef(season, player),
    performance: {
      grade: graded.grade,
      totalPoints: graded.totalPoints,
      pointsPerGame: playerSeason.avgPointsPerGame,
      gamesPlayed: playerSeason.gamesPlayed,
      valueOverExpectation: graded.valueOverExpectation,
      deviations: graded.deviations,
      cohortMean: graded.cohortMean,
      cohortStd: graded.cohortDeviation,
      cohortSize: graded.cohortSize,
      priceCohort: graded.price && describePriceCohort(graded.price),
    },
  }
}

function describePriceCohort(price: NonNullable<GradedPick['price']>) {
  return {
    tier: price.tier,
    highestBid: price.highestBid,
    lowestBid: price.lowestBid,
    size: price.cohortSize,
    mean: price.cohortMean,
    std: price.cohortDeviation,
    valueOverExpectation: price.valueOverExpectation,
    deviations: price.deviations,
    grade: price.grade,
  }
}

function describeDrafts(season: LeagueSeason): ResponseOf<'draftAnalytics'> {
  return {
    leagueId: leagueIdOf(season),
    teams: rateDrafts(season).map((rating) => ({
      teamId: teamIdOf(season, rating.team.id),
      teamName: rating.team.name,
      draftPerformance: {
        draftEfficiency: rating.draftEfficiency,
        totalValueScore: rating.totalValueScore,
        starterPointsFromDraft: rating.starterPointsFromDraft,
      },
      bestPicks: rating.bestPicks.map((pick) => describeValuedPick(season, pick)),
      worstPicks: rating.worstPicks.map((pick) => describeValuedPick(season, pick)),
    })),
  }
}

function describeValuedPick(season: LeagueSeason, { pick, player, totalPoints, valueOverExpectation }: GradedPick) {
  return {
    pickId: pickIdOf(season, pick.overallPick),
    playerName: player.name,
    position: player.position,
    roundNum: pick.round,
    overallPick: pick.overallPick,
    totalPoints,
    valueScore: valueOverExpectation,
  }
}
