import type { ResponseOf } from '../contract/responses/index.ts'
import { topListLength } from '../domain/constants.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import { type GradedPick, gradePicks } from './draft-cohorts.ts'
import { pickIdOf, playerRef, teamRef } from './public-ids.ts'

type DraftAnalysis = Omit<ResponseOf<'draftAnalysis'>, 'leagueId'>

/** The draft's booms and busts, at most ten of each: the furthest from their cohort first, ties by overall pick. */
export function analyzeDraft(season: LeagueSeason): DraftAnalysis {
  const picks = gradePicks(season)
  const describe = (pick: GradedPick) => describePick(season, pick)
  const booms = picks.filter(({ grade }) => grade === 'Boom')
  const busts = picks.filter(({ grade }) => grade === 'Bust')
  const partial = picks.filter(({ playerSeason }) => playerSeason.isTotalPartial).length
  const byValue = (a: GradedPick, b: GradedPick) => b.valueOverExpectation - a.valueOverExpectation
  return {
    draftPicks: picks.map(describe),
    bestBooms: booms.toSorted(byValue).slice(0, topListLength).map(describe),
    worstBusts: busts
      .toSorted((a, b) => byValue(b, a))
      .slice(0, topListLength)
      .map(describe),
    summary: {
      totalPicks: picks.length,
      booms: booms.length,
      busts: busts.length,
      isPartial: partial > 0,
      note: partial > 0 ? describeGap(partial) : null,
    },
  }
}

function describePick(season: LeagueSeason, graded: GradedPick): DraftAnalysis['draftPicks'][number] {
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
      cohortStd: graded.cohortStd,
      cohortSize: graded.cohortSize,
      priceCohort: graded.priceCohort,
    },
  }
}

function describeGap(players: number): string {
  const who = players === 1 ? '1 drafted player' : `${players} drafted players`
  return `We only have points of ${who} for weeks they were on a roster, so their totals may be higher.`
}
