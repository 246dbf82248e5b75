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
      isUsingAcquisitionBudget: plan.waiverBudget !== null,
      minimumBid: 0,
    },
    draftSettings: {
      date: draftTime(plan.season),
      pickOrder: draftOrder,
      type: plan.draftType,
    },
    name: plan.name,
    rosterSettings: { lineupSlotCounts: lineupSlotCounts(plan) },
    scheduleSettings: shapeScheduleSettings(plan),
    scoringSettings: {
      homeTeamBonus: 0,
      playoffHomeTeamBonus: 0,
      ...(plan.hasMedianGame ? { scoringEnhancementType: 'WIN_BONUS_TOP_HALF' } : {}),
      scoringItems: scoringItems(plan.pointsPerReception),
      scoringType: 'H2H_POINTS',
    },
    tradeSettings: { deadlineDate: kickoff + 84 * day },
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
    divisions: plan.divisions.map((name, id) => ({ id, name })),
    matchupPeriodCount: plan.regularSeasonMatchups,
    matchupPeriods: Object.fromEntries(periods),
    playoffReseed: false,
    playoffSeedingRule: 'TOTAL_POINTS_SCORED',
    playoffTeamCount: plan.playoffTeamCount,
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
