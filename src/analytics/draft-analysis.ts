/** Picks of a draft compared with their cohorts, and the booms and busts among them. */
import type { ResponseOf } from '../contract/responses/index.ts'
import { topListLength } from '../domain/constants.ts'
import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import type { Season } from '../domain/season.ts'
import { type CohortFigures, measureCohort } from './cohort-figures.ts'
import { type PlayerSeason, summarizePlayers } from './player-season.ts'
import { findPriceTiers, type PriceTier } from './price-tiers.ts'
import { pickIdOf, toPlayerRef, toTeamRef } from './public-ids.ts'
import { factsOf, type KnownPick } from './season-facts.ts'

type DraftAnalysis = Omit<ResponseOf<'draftAnalysis'>, 'leagueId'>

/** A pick compared with its cohort: the picks of the same position in the same round, in an auction in the same price tier. */
export interface GradedPick extends RatedPick, CohortFigures {
  /** Its round, in an auction its price tier, from 1; 0 without a price. */
  level: number
  /** The prices of its cohort in an auction; null outside auctions, and without prices. */
  priceCohort: PriceCohort | null
}

type PriceCohort = NonNullable<DraftAnalysis['draftPicks'][number]['performance']['priceCohort']>

interface RatedPick extends KnownPick {
  playerSeason: PlayerSeason
  /** The player's points over the season, on any roster. */
  totalPoints: number
}

/**
 * Every pick of the draft compared with its cohort, by overall pick. Boom: at least one sample standard deviation above the cohort's mean;
 * Bust: at least one below. No grade in cohorts of fewer than 3 picks or without spread.
 */
export const gradePicks = memoizeBySeason((season: Season): readonly GradedPick[] => {
  const summaries = summarizePlayers(season)
  const picks = factsOf(season).picks.flatMap((known) => {
    const playerSeason = summaries.get(known.player.number)
    return playerSeason ? [{ ...known, playerSeason, totalPoints: playerSeason.totalPoints }] : []
  })
  const tiers = tiersOf(season, picks)
  const isAuction = season.settings.draftType === 'auction'
  const levelOf = ({ pick }: RatedPick) => (isAuction ? tiers.get(pick.overallPick)?.tier : pick.round) ?? 0
  return [...compareWithin(picks, levelOf)]
    .map(([rated, figures]) => {
      const tier = tiers.get(rated.pick.overallPick)
      return {
        ...rated,
        ...figures,
        level: levelOf(rated),
        priceCohort: tier ? describePriceCohort(tier, figures) : null,
      }
    })
    .sort((a, b) => a.pick.overallPick - b.pick.overallPick)
})

function describePriceCohort(tier: PriceTier, cohort: CohortFigures): PriceCohort {
  const { cohortSize: size, cohortMean: mean, cohortStd: std, valueOverExpectation, deviations, grade } = cohort
  return { ...tier, size, mean, std, valueOverExpectation, deviations, grade }
}

function tiersOf({ settings, teams }: Season, picks: readonly RatedPick[]): Map<number, PriceTier> {
  if (settings.draftType !== 'auction') return new Map()
  return findPriceTiers(
    picks.map(({ pick }) => pick),
    teams.length,
  )
}

/** Compares each pick with those of its position and key. */
function compareWithin(picks: readonly RatedPick[], keyOf: (pick: RatedPick) => number): Map<RatedPick, CohortFigures> {
  const cohorts = Map.groupBy(picks, (pick) => `${pick.player.position} ${keyOf(pick)}`)
  const compared = new Map<RatedPick, CohortFigures>()
  for (const cohort of cohorts.values()) {
    for (const [index, figures] of measureCohort(cohort.map(({ totalPoints }) => totalPoints)).entries()) {
      const member = cohort[index]
      if (member) compared.set(member, figures)
    }
  }
  return compared
}

/** The draft's booms and busts, at most ten of each, furthest from their cohort first, ties by overall pick. */
export function analyzeDraft(season: Season): DraftAnalysis {
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

function describePick(season: Season, graded: GradedPick): DraftAnalysis['draftPicks'][number] {
  const { pick, team, player, playerSeason } = graded
  return {
    pickId: pickIdOf(season, pick.overallPick),
    overallPick: pick.overallPick,
    roundNum: pick.round,
    team: toTeamRef(season, team),
    player: toPlayerRef(season, player),
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
