/** Picks of a draft compared with their cohorts, and the booms and busts among them. */
import type { ResponseOf } from '../contract/responses/index.ts'
import { topListLength } from '../domain/constants.ts'
import type { Season } from '../domain/season.ts'
import { type CohortFigures, measureCohort } from './cohort-figures.ts'
import { memoizeBySeason } from './memoize-by-season.ts'
import { type PlayerSeason, summarizePlayers } from './player-season.ts'
import { findPriceTiers, type PriceTier } from './price-tiers.ts'
import { pickIdOf, playerRef, teamRef } from './public-ids.ts'
import { factsOf, type KnownPick } from './season-facts.ts'

type DraftAnalysis = Omit<ResponseOf<'draftAnalysis'>, 'leagueId'>

/** A pick compared with its cohort: the picks of the same position in the same round. */
export interface GradedPick extends RatedPick, CohortFigures {
  /** In an auction also compared with picks of the same position and price tier; null outside auctions. */
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
  const byPrice = compareWithin(picks, ({ pick }) => tiers.get(pick.overallPick)?.tier ?? null)
  return [...compareWithin(picks, ({ pick }) => pick.round)]
    .map(([rated, figures]) => {
      const tier = tiers.get(rated.pick.overallPick)
      const price = byPrice.get(rated)
      return { ...rated, ...figures, priceCohort: tier && price ? describePriceCohort(tier, price) : null }
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

/** Compares each pick with those of its position and key; picks with a null key are left out. */
function compareWithin(
  picks: readonly RatedPick[],
  keyOf: (pick: RatedPick) => number | null,
): Map<RatedPick, CohortFigures> {
  const taking = picks.filter((pick) => keyOf(pick) !== null)
  const cohorts = Map.groupBy(taking, (pick) => `${pick.player.position} ${keyOf(pick)}`)
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
