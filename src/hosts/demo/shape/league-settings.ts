import { auctionBudget } from '../auction-draft.ts'
import type { FantasySeason } from '../fantasy-season.ts'
import { draftTime } from '../hold-draft.ts'
import { type LeaguePlan, matchupPeriods, slot } from '../league-plan.ts'
import { openingKickoff } from '../nfl-schedule.ts'
import { scoringItems } from '../scoring.ts'

const day = 86_400_000

/** ESPN's `settings` block. */
export function shapeSettings({ plan, draftOrder }: FantasySeason) {
  const kickoff = openingKickoff(plan.season, 1)
  return {
    acquisitionSettings: {
      acquisitionBudget: plan.waiverBudget ?? 100,
      acquisitionLimit: -1,
      acquisitionType: plan.waiverBudget === null ? 'WAIVERS_TRADITIONAL' : 'WAIVERS_CONTINUOUS',
      isUsingAcquisitionBudget: plan.waiverBudget !== null,
      matchupAcquisitionLimit: -1,
      minimumBid: 0,
      waiverHours: 24,
      waiverOrderReset: true,
      waiverProcessDays: ['WEDNESDAY'],
      waiverProcessHour: 11,
    },
    draftSettings: {
      auctionBudget,
      availableDate: draftTime(plan.season),
      date: draftTime(plan.season),
      isTradingEnabled: false,
      keeperCount: plan.keepersPerTeam,
      keeperCountFuture: plan.keepersPerTeam,
      keeperOrderType: 'TRADITIONAL',
      leagueSubType: 'NONE',
      orderType: 'MANUAL',
      pickOrder: draftOrder,
      timePerSelection: 90,
      type: plan.draftType,
    },
    isCustomizable: true,
    isPublic: true,
    name: plan.name,
    restrictionType: 'NONE',
    rosterSettings: {
      isBenchUnlimited: true,
      isUsingUndroppableList: false,
      lineupLocktimeType: 'INDIVIDUAL_GAME',
      lineupSlotCounts: lineupSlotCounts(plan),
      moveLimit: -1,
      rosterLocktimeType: 'INDIVIDUAL_GAME',
      universeIds: [0],
    },
    scheduleSettings: shapeScheduleSettings(plan),
    scoringSettings: {
      allowOutOfPositionScoring: false,
      homeTeamBonus: 0,
      matchupTieRule: 'NONE',
      matchupTieRuleBy: 0,
      playerRankType: plan.pointsPerReception > 0 ? 'PPR' : 'STANDARD',
      playoffHomeTeamBonus: 0,
      playoffMatchupTieRule: 'NONE',
      playoffMatchupTieRuleBy: 0,
      ...(plan.hasMedianGame ? { scoringEnhancementType: 'WIN_BONUS_TOP_HALF' } : {}),
      scoringItems: scoringItems(plan.pointsPerReception),
      scoringType: 'H2H_POINTS',
    },
    size: plan.managers.length,
    tradeSettings: {
      allowOutOfUniverse: false,
      deadlineDate: kickoff + 84 * day,
      max: -1,
      revisionHours: 24,
      vetoVotesRequired: 0,
    },
  }
}

function shapeScheduleSettings(plan: LeaguePlan) {
  const periods = matchupPeriods(plan).map((weeks, index) => {
    // ESPN does not guarantee an order: a last round of two weeks arrives reversed (seen in 2020).
    const isLast = index === plan.regularSeasonMatchups + plan.playoffRounds - 1
    return [String(index + 1), isLast ? [...weeks].reverse() : weeks] as const
  })
  return {
    consolationLadderDisabled: false,
    divisions: plan.divisions.map((name, id) => ({
      id,
      name,
      size: plan.managers.filter((manager) => manager.division === id).length,
    })),
    matchupPeriodCount: plan.regularSeasonMatchups,
    matchupPeriodLength: 1,
    matchupPeriods: Object.fromEntries(periods),
    periodTypeId: 1,
    playoffMatchupPeriodLength: plan.playoffRoundWeeks,
    playoffReseed: false,
    playoffSeedingRule: 'TOTAL_POINTS_SCORED',
    playoffSeedingRuleBy: 0,
    playoffTeamCount: plan.playoffTeamCount,
    variablePlayoffMatchupPeriodLength: false,
  }
}

function lineupSlotCounts(plan: LeaguePlan): Record<string, number> {
  const counts: Record<string, number> = {}
  for (let slotId = 0; slotId <= 24; slotId += 1) {
    counts[slotId] = plan.startingSlots.filter((starting) => starting === slotId).length
  }
  counts[slot.BENCH] = plan.benchSlots
  counts[slot.IR] = plan.injuredReserveSlots
  return counts
}
