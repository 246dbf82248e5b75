/** Picks of a draft compared with their cohorts, and the booms and busts among them. */
import type { ResponseOf } from '../contract/responses/index.ts'
import { topListLength } from '../domain/constants.ts'
import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import { sumPoints } from '../domain/points.ts'
import type { Season } from '../domain/season.ts'
import { type CohortFigures, measureCohort } from './cohort-figures.ts'
import { type PlayerSeason, summarizePlayers } from './player-season.ts'
import { findPriceTiers, type PriceTier } from './price-tiers.ts'
import { pickIdOf, toPlayerRef, toTeamRef } from './public-ids.ts'
import { factsOf, type KnownPick } from './season-facts.ts'

type DraftAnalysis = Omit<ResponseOf<'draftAnalysis'>, 'leagueId'>

/**
 * A pick compared with its cohort: the picks of the same position in the same round of the same draft, in an auction in the same price
 * tier.
 */
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
 * Every pick of the season's drafts compared with its cohort, in order. Boom: at least one sample standard deviation above the cohort's
 * mean; Bust: at least one below. No grade in cohorts of fewer than 3 picks or without spread. Keepers are no picks: the round in which a
 * host lists one says nothing of what he cost.
 */
export const gradePicks = memoizeBySeason((season: Season): readonly GradedPick[] =>
  grade(
    season,
    ratePicks(season).filter(({ pick }) => !pick.isKeeper),
  ),
)

/** The same with keepers as picks of their round or price, in a league whose book says that they cost it. */
export const gradeWithKeepers = memoizeBySeason((season: Season): readonly GradedPick[] =>
  grade(season, ratePicks(season)),
)

function ratePicks(season: Season): RatedPick[] {
  const summaries = summarizePlayers(season)
  return factsOf(season).picks.flatMap((known) => {
    const playerSeason = summaries.get(known.player.number)
    return playerSeason ? [{ ...known, playerSeason, totalPoints: playerSeason.totalPoints }] : []
  })
}

function grade(season: Season, picks: readonly RatedPick[]): GradedPick[] {
  const tiers = tiersOf(season, picks)
  const auctions = new Set(season.drafts.filter(({ type }) => type === 'auction').map(({ number }) => number))
  const levelOf = ({ pick }: RatedPick) => (auctions.has(pick.draft) ? tiers.get(pick.number)?.tier : pick.round) ?? 0
  return [...compareWithin(picks, levelOf)]
    .map(([rated, figures]) => {
      const tier = tiers.get(rated.pick.number)
      return {
        ...rated,
        ...figures,
        level: levelOf(rated),
        priceCohort: tier ? describePriceCohort(tier, figures) : null,
      }
    })
    .sort((a, b) => a.pick.number - b.pick.number)
}

function describePriceCohort(tier: PriceTier, cohort: CohortFigures): PriceCohort {
  const { cohortSize: size, cohortMean: mean, cohortStd: std, valueOverExpectation, deviations, grade } = cohort
  return { ...tier, size, mean, std, valueOverExpectation, deviations, grade }
}

/** By the number of the pick. */
function tiersOf({ drafts, teams }: Season, picks: readonly RatedPick[]): Map<number, PriceTier> {
  const auctions = drafts.filter(({ type }) => type === 'auction')
  return new Map(
    auctions.flatMap(({ number }) => [
      ...findPriceTiers(
        picks.map(({ pick }) => pick).filter(({ draft }) => draft === number),
        teams.length,
      ),
    ]),
  )
}

/** Compares each pick with those of its position and key. */
function compareWithin(picks: readonly RatedPick[], keyOf: (pick: RatedPick) => number): Map<RatedPick, CohortFigures> {
  const cohorts = Map.groupBy(picks, (pick) => `${pick.pick.draft} ${pick.player.position} ${keyOf(pick)}`)
  const compared = new Map<RatedPick, CohortFigures>()
  for (const cohort of cohorts.values()) {
    for (const [index, figures] of measureCohort(cohort.map(({ totalPoints }) => totalPoints)).entries()) {
      const member = cohort[index]
      if (member) compared.set(member, figures)
    }
  }
  return compared
}

/** Any pick of the drafts: a keeper has no figures of a cohort. */
type ListedPick = RatedPick & Figures

/** All picks of the drafts in order, keepers among them. */
export function listRatedPicks(season: Season): ListedPick[] {
  const grades = new Map(gradePicks(season).map((graded) => [graded.pick, graded]))
  return ratePicks(season).map((rated) => grades.get(rated.pick) ?? { ...rated, ...ungraded })
}

type Figures = { [Name in keyof CohortFigures]: CohortFigures[Name] | null } & Pick<GradedPick, 'priceCohort'>

/** Of a keeper. */
const ungraded: Figures = {
  grade: null,
  valueOverExpectation: null,
  deviations: null,
  cohortMean: null,
  cohortStd: null,
  cohortSize: null,
  priceCohort: null,
}

/** The drafts' booms and busts, at most ten of each, furthest from their cohort first, ties by overall pick. */
export function analyzeDraft(season: Season): DraftAnalysis {
  const picks = gradePicks(season)
  const all = listRatedPicks(season)
  const describe = (pick: ListedPick) => describePick(season, pick)
  const booms = picks.filter(({ grade }) => grade === 'Boom')
  const busts = picks.filter(({ grade }) => grade === 'Bust')
  const partial = all.filter(({ playerSeason }) => playerSeason.isTotalPartial).length
  const byValue = (a: GradedPick, b: GradedPick) => b.valueOverExpectation - a.valueOverExpectation
  return {
    draftPicks: all.map(describe),
    bestBooms: booms.toSorted(byValue).slice(0, topListLength).map(describe),
    worstBusts: busts
      .toSorted((a, b) => byValue(b, a))
      .slice(0, topListLength)
      .map(describe),
    summary: {
      totalPicks: all.length,
      booms: booms.length,
      busts: busts.length,
      isPartial: partial > 0,
      note: partial > 0 ? describeGap(partial) : null,
    },
  }
}

function describePick(season: Season, graded: ListedPick): DraftAnalysis['draftPicks'][number] {
  const { pick, team, player, playerSeason } = graded
  return {
    pickId: pickIdOf(season, pick),
    overallPick: pick.overallPick,
    roundNum: pick.round,
    team: toTeamRef(season, team),
    player: toPlayerRef(season, player),
    performance: {
      grade: graded.grade,
      totalPoints: graded.totalPoints,
      pointsForTeam: pointsForTeam(season, graded),
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

/** In the weeks in which his team had him; null where a lineup of it is missing. */
function pointsForTeam(season: Season, { team, player }: KnownPick): number | null {
  const { lineupWeeksOf, playerWeek, stintsOf } = factsOf(season)
  const known = new Set(lineupWeeksOf(team.id))
  if (!season.status.finalWeeks.every((week) => known.has(week))) return null
  const weeks = stintsOf(player.number).filter(({ teamId }) => teamId === team.id)
  return sumPoints(weeks.flatMap(({ week }) => playerWeek(player.number, week)?.points ?? []))
}

function describeGap(players: number): string {
  const who = players === 1 ? '1 drafted player' : `${players} drafted players`
  return `We only have points of ${who} for weeks they were on a roster, so their totals may be higher.`
}
