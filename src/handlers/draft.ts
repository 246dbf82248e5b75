import { analyzeDraft } from '../analytics/draft-analysis.ts'
import type { GradedPick } from '../analytics/draft-cohorts.ts'
import { rateDrafts } from '../analytics/draft-performance.ts'
import { factsOf } from '../analytics/season-facts.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import type { Handler, SeasonInput } from './handler.ts'
import { leagueIdOf, pickIdOf, playerRef, teamIdOf, teamRef } from './public-ids.ts'

/** By our league id and by the host's. */
export const leagueDraft = (
  { season }: SeasonInput,
  { round_num }: { round_num: number | undefined },
): ResponseOf<'leagueDraft'> => describePicks(season, round_num)

export const draftAnalysis: Handler<'draftAnalysis'> = ({ season }) => describeAnalysis(season)

export const draftAnalytics: Handler<'draftAnalytics'> = ({ season }) => describeDrafts(season)

export const draftComplete: Handler<'draftComplete'> = ({ season }) => ({
  league_id: leagueIdOf(season),
  draft_picks: describePicks(season, undefined),
  draft_analysis: describeAnalysis(season),
  league_draft_analytics: describeDrafts(season),
})

function describePicks(season: LeagueSeason, round: number | undefined): ResponseOf<'leagueDraft'> {
  return factsOf(season)
    .picks.filter(({ pick }) => round === undefined || pick.round === round)
    .map(({ pick, team, player }) => ({
      id: pickIdOf(season, pick.overallPick),
      round_num: pick.round,
      pick_in_round: pick.pickInRound,
      overall_pick: pick.overallPick,
      is_keeper: pick.isKeeper,
      bid_amount: pick.bidDollars,
      team: teamRef(season, team),
      player: playerRef(season, player),
    }))
}

function describeAnalysis(season: LeagueSeason): ResponseOf<'draftAnalysis'> {
  const { picks, bestBooms, worstBusts, booms, busts, isPartial, note } = analyzeDraft(season)
  const describe = (pick: GradedPick) => describeGradedPick(season, pick)
  return {
    league_id: leagueIdOf(season),
    draft_picks: picks.map(describe),
    best_booms: bestBooms.map(describe),
    worst_busts: worstBusts.map(describe),
    summary: { total_picks: picks.length, booms, busts, is_partial: isPartial, note },
  }
}

function describeGradedPick(
  season: LeagueSeason,
  graded: GradedPick,
): ResponseOf<'draftAnalysis'>['draft_picks'][number] {
  const { pick, team, player, playerSeason } = graded
  return {
    pick_id: pickIdOf(season, pick.overallPick),
    overall_pick: pick.overallPick,
    round_num: pick.round,
    team: teamRef(season, team),
    player: playerRef(season, player),
    performance: {
      grade: graded.grade,
      total_points: graded.totalPoints,
      points_per_game: playerSeason.avgPointsPerGame,
      games_played: playerSeason.gamesPlayed,
      value_over_expectation: graded.valueOverExpectation,
      deviations: graded.deviations,
      cohort_mean: graded.cohortMean,
      cohort_std: graded.cohortDeviation,
      cohort_size: graded.cohortSize,
      price_cohort: graded.price && describePriceCohort(graded.price),
    },
  }
}

function describePriceCohort(price: NonNullable<GradedPick['price']>) {
  return {
    tier: price.tier,
    highest_bid: price.highestBid,
    lowest_bid: price.lowestBid,
    size: price.cohortSize,
    mean: price.cohortMean,
    std: price.cohortDeviation,
    value_over_expectation: price.valueOverExpectation,
    deviations: price.deviations,
    grade: price.grade,
  }
}

function describeDrafts(season: LeagueSeason): ResponseOf<'draftAnalytics'> {
  return {
    league_id: leagueIdOf(season),
    teams: rateDrafts(season).map((rating) => ({
      team_id: teamIdOf(season, rating.team.id),
      team_name: rating.team.name,
      draft_performance: {
        draft_efficiency: rating.draftEfficiency,
        total_value_score: rating.totalValueScore,
        starter_points_from_draft: rating.starterPointsFromDraft,
      },
      best_picks: rating.bestPicks.map((pick) => describeValuedPick(season, pick)),
      worst_picks: rating.worstPicks.map((pick) => describeValuedPick(season, pick)),
    })),
  }
}

function describeValuedPick(season: LeagueSeason, { pick, player, totalPoints, valueOverExpectation }: GradedPick) {
  return {
    pick_id: pickIdOf(season, pick.overallPick),
    player_name: player.name,
    position: player.position,
    round_num: pick.round,
    overall_pick: pick.overallPick,
    total_points: totalPoints,
    value_score: valueOverExpectation,
  }
}
