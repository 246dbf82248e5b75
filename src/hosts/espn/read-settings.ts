/** A league's rules, from mSettings. */
import type { LeagueSettings } from '../../domain/host-season.ts'
import { slotOrder } from '../../domain/vocabulary.ts'
import { tidyName, toIsoDate, toPoints } from '../shared/values.ts'
import type { Warnings } from '../shared/warnings.ts'
import { isKnownSlot, toEspnLineupSlot } from './espn-codes.ts'
import { leagueFile } from './raw-folder.ts'
import type { EspnLeagueResponse } from './responses/league.ts'

/** ESPN's statistic "each reception". */
const receptionStatId = 53
/** Every 5 and every 10 receptions, and a first down by one. */
const otherReceptionStatIds = [54, 55, 213]

/** The league's settings. `bidsWereMade` distinguishes an auction that was held offline from any other offline draft. */
export function readEspnSettings(
  response: EspnLeagueResponse,
  bidsWereMade: boolean,
  warnings: Warnings,
): LeagueSettings {
  const { scheduleSettings, rosterSettings, draftSettings, scoringSettings } = response.settings
  return {
    regularSeasonMatchups: scheduleSettings.matchupPeriodCount,
    matchupPeriods: readMatchupPeriods(response),
    playoffTeamCount: scheduleSettings.playoffTeamCount,
    lineupSlots: readLineupSlots(rosterSettings.lineupSlotCounts, warnings),
    draftType: toDraftType(draftSettings?.type, bidsWereMade),
    pointsPerReception: readPointsPerReception(scoringSettings),
    scoringFormat: readScoringFormat(response),
    hasMedianGame: scoringSettings?.scoringEnhancementType === 'WIN_BONUS_TOP_HALF',
    seedingRule: readSeedingRule(scheduleSettings.playoffSeedingRule),
    playoffReseed: scheduleSettings.playoffReseed ?? null,
    homeBonus: readHomeBonus(scoringSettings),
    hasConsolationLadder:
      scheduleSettings.consolationLadderDisabled == null ? null : !scheduleSettings.consolationLadderDisabled,
    divisions: readEspnDivisions(response),
    acquisition: readAcquisition(response),
    tradeDeadline: toIsoDate(response.settings.tradeSettings?.deadlineDate),
    previousSeasons: [...new Set(response.status.previousSeasons ?? [])].sort((a, b) => a - b),
    ...(draftSettings?.isTradingEnabled == null ? {} : { tradesPicks: draftSettings.isTradingEnabled }),
    ...(response.settings.isPublic === false ? { isPrivate: true } : {}),
  }
}

/** A league with a single division counts as one without divisions. */
export function readEspnDivisions({ settings }: EspnLeagueResponse): LeagueSettings['divisions'] {
  const divisions = settings.scheduleSettings.divisions ?? []
  if (divisions.length < 2) return []
  return divisions.map(({ id, name }) => ({ id, name: tidyName(name) || `Division ${id + 1}` }))
}

function readScoringFormat({ settings, schedule, rounds, teams }: EspnLeagueResponse): LeagueSettings['scoringFormat'] {
  if (rounds.length > 0) return 'elimination'
  const type = settings.scoringSettings?.scoringType
  if (type === 'TOTAL_SEASON_POINTS') return 'total-points'
  if (type != null && type !== 'H2H_POINTS') return 'other'
  // Old responses lack it: a league of total points has neither games nor wins.
  const hasWins = teams.some(({ record }) => (record?.overall?.wins ?? 0) > 0)
  return type != null || hasWins || schedule.some(({ home, away }) => home && away) ? 'head-to-head' : 'total-points'
}

function readSeedingRule(rule: string | null | undefined): LeagueSettings['seedingRule'] {
  return rule == null ? null : (seedingRules[rule] ?? 'other')
}

const seedingRules: Record<string, LeagueSettings['seedingRule']> = {
  TOTAL_POINTS_SCORED: 'points-for',
  H2H_RECORD: 'head-to-head',
  INTRA_DIVISION_RECORD: 'division-record',
  TOTAL_POINTS_AGAINST: 'points-against',
}

type ScoringSettings = EspnLeagueResponse['settings']['scoringSettings']

/** Ids of positions, as they are keys of `pointsOverrides`. */
const [runningBack, wideReceiver] = ['2', '3'] as const

/**
 * Points of a reception for backs and wide receivers, whatever tight ends get. Null if those two differ, or if only a first down or every
 * fifth or tenth reception scores: no single figure says what a catch gives.
 */
function readPointsPerReception(scoring: ScoringSettings): number | null {
  const items = scoring?.scoringItems ?? []
  if (items.length === 0) return null
  const pointsOf = (statistic: number, position: string) => {
    const item = items.find(({ statId }) => statId === statistic)
    return item?.pointsOverrides?.[position] ?? item?.points ?? 0
  }
  const [back, receiver] = [runningBack, wideReceiver].map((position) => toPoints(pointsOf(receptionStatId, position)))
  const isOther = receiver === 0 && otherReceptionStatIds.some((statistic) => pointsOf(statistic, wideReceiver) !== 0)
  return back !== receiver || isOther ? null : (receiver ?? null)
}

function readHomeBonus(scoring: ScoringSettings): LeagueSettings['homeBonus'] {
  const regularSeason = toPoints(scoring?.homeTeamBonus ?? 0)
  const playoffs = toPoints(scoring?.playoffHomeTeamBonus ?? 0)
  return regularSeason === 0 && playoffs === 0 ? null : { regularSeason, playoffs }
}

function readAcquisition({ settings }: EspnLeagueResponse): LeagueSettings['acquisition'] {
  const { isUsingAcquisitionBudget, acquisitionBudget, minimumBid } = settings.acquisitionSettings ?? {}
  if (isUsingAcquisitionBudget == null) return null
  const [budgetDollars, minimumBidDollars] = isUsingAcquisitionBudget ? [acquisitionBudget, minimumBid] : []
  return {
    usesBudget: isUsingAcquisitionBudget,
    budgetDollars: budgetDollars ?? null,
    minimumBidDollars: minimumBidDollars ?? null,
  }
}

/** ESPN's records by number as entries in ascending order; as strings "10" would come before "2". */
export function byNumber<T>(record: Record<string, T> | null | undefined): [key: number, value: T][] {
  return Object.entries(record ?? {})
    .filter(([key]) => /^\d{1,9}$/.test(key))
    .map(([key, value]): [number, T] => [Number(key), value])
    .sort(([a], [b]) => a - b)
}

function readMatchupPeriods({ settings, schedule }: EspnLeagueResponse): LeagueSettings['matchupPeriods'] {
  const periods = byNumber(settings.scheduleSettings.matchupPeriods)
    .map(([matchupPeriod, weeks]) => ({ matchupPeriod, weeks: [...new Set(weeks)].sort((a, b) => a - b) }))
    .filter(({ weeks }) => weeks.length > 0)
  if (periods.length > 0) return periods
  const last = Math.max(
    settings.scheduleSettings.matchupPeriodCount,
    ...schedule.map(({ matchupPeriodId }) => matchupPeriodId),
  )
  return Array.from({ length: last }, (_, index) => ({ matchupPeriod: index + 1, weeks: [index + 1] }))
}

function readLineupSlots(counts: Record<string, number>, warnings: Warnings): LeagueSettings['lineupSlots'] {
  return byNumber(counts)
    .filter(([, count]) => count > 0)
    .map(([lineupSlotId, count]) => {
      if (!isKnownSlot(lineupSlotId)) warnings.add(describeUnknownSlot(lineupSlotId), leagueFile)
      return { slot: toEspnLineupSlot(lineupSlotId), count }
    })
    .sort((a, b) => slotOrder(a.slot) - slotOrder(b.slot))
}

/** One text for a slot wherever it occurs, so that the warning is added once. */
export function describeUnknownSlot(lineupSlotId: number): string {
  return `This league uses a lineup slot we don’t recognize. It’s shown as “${toEspnLineupSlot(lineupSlotId)}” and counts as a starting slot.`
}

function toDraftType(type: string | null | undefined, bidsWereMade: boolean): LeagueSettings['draftType'] {
  switch (type) {
    case 'SNAKE':
    case 'SNAIL':
    case 'AUTOPICK':
      return 'snake'
    case 'AUCTION':
      return 'auction'
    case 'LINEAR':
      return 'linear'
    default:
      return bidsWereMade ? 'auction' : 'other'
  }
}
