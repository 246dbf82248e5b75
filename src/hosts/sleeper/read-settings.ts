/** A league's rules, from the league's response and its draft. */
import type { LeagueSettings } from '../../domain/host-season.ts'
import { type LineupSlot, slotOrder } from '../../domain/vocabulary.ts'
import { tidyName, toPoints } from '../shared/values.ts'
import type { Warnings } from '../shared/warnings.ts'
import { listMatchupPeriods } from '../shared/weeks.ts'
import { leagueFile } from './raw-files.ts'
import type { SleeperCalendar } from './read-calendar.ts'
import { toDraftType } from './read-draft.ts'
import { isChopped } from './read-elimination.ts'
import type { DraftRecord } from './responses/draft.ts'
import type { SleeperLeagueResponse } from './responses/league.ts'
import { dynastyType, toSleeperLineupSlot } from './sleeper-codes.ts'

interface Facts {
  calendar: SleeperCalendar
  draft: DraftRecord | null
  /** False: no pairings in any week, points add up. */
  hasOpponents: boolean
  /** Of the losers' bracket. */
  isToiletBowl: boolean
}

export function readSleeperSettings(
  league: SleeperLeagueResponse,
  { calendar, draft, hasOpponents, isToiletBowl }: Facts,
  warnings: Warnings,
): LeagueSettings {
  const { settings, scoring_settings: scoring } = league
  const usesBudget = settings.waiver_type === 2
  const leagueType = leagueTypes[settings.type ?? -1]
  return {
    regularSeasonMatchups: calendar.regularSeasonFinalWeek,
    matchupPeriods: listMatchupPeriods(calendar),
    playoffTeamCount: calendar.playoffRounds.length > 0 ? (settings.playoff_teams ?? 0) : 0,
    ...(calendar.playoffRounds.length === 0 ? { hasNoPlayoffs: true as const } : {}),
    lineupSlots: readLineupSlots(league, warnings),
    draftType: toDraftType(draft?.type),
    pointsPerReception: scoring ? readPointsPerReception(scoring) : null,
    scoringFormat: isChopped(league) ? 'elimination' : hasOpponents ? 'head-to-head' : 'total-points',
    hasMedianGame: settings.league_average_match === 1,
    seedingRule: 'points-for',
    divisionRule: 'division-record',
    playoffReseed: settings.playoff_seed_type == null ? null : settings.playoff_seed_type === 1,
    homeBonus: null,
    hasConsolationLadder: null,
    losersBracket: isToiletBowl ? 'toilet-bowl' : 'consolation',
    divisions: readSleeperDivisions(league),
    acquisition: {
      usesBudget,
      budgetDollars: usesBudget ? (settings.waiver_budget ?? null) : null,
      minimumBidDollars: usesBudget ? (settings.waiver_bid_min ?? 0) : null,
    },
    tradeDeadline: null,
    previousSeasons: [],
    ...(leagueType ? { leagueType } : {}),
    ...futureDrafts(league),
    ...(settings.best_ball === 1 ? { isBestBall: true } : {}),
  }
}

/**
 * Points of a reception: `rec` plus the bonus of backs and wide receivers, whatever tight ends get. Null if backs and receivers differ, if
 * its length matters, or if only a first down scores: no single figure says what a catch gives.
 */
function readPointsPerReception(scoring: NonNullable<SleeperLeagueResponse['scoring_settings']>): number | null {
  const pointsOf = (bonus: string) => toPoints((scoring.rec ?? 0) + (scoring[bonus] ?? 0))
  const back = pointsOf('bonus_rec_rb')
  const receiver = pointsOf('bonus_rec_wr')
  const scores = (name: string) => (scoring[name] ?? 0) !== 0
  const isByLength = ['rec_0_4', 'rec_5_9', 'rec_10_19', 'rec_20_29', 'rec_30_39', 'rec_40p'].some(scores)
  const isByFirstDown = receiver === 0 && ['rec_fd', 'bonus_fd_wr'].some(scores)
  return back !== receiver || isByLength || isByFirstDown ? null : receiver
}

/** Redraft leagues, and those of an unknown type, have the number of rounds, too; they trade picks of the draft ahead only. */
function futureDrafts({ settings }: SleeperLeagueResponse): Pick<LeagueSettings, 'futureDraftRounds' | 'tradesPicks'> {
  const { type, pick_trading, draft_rounds: rounds } = settings
  return {
    ...((type === 1 || type === 2) && rounds ? { futureDraftRounds: rounds } : {}),
    ...(pick_trading == null ? {} : { tradesPicks: pick_trading === 1 }),
  }
}

const leagueTypes: Record<number, LeagueSettings['leagueType']> = {
  0: 'redraft',
  1: 'keeper',
  [dynastyType]: 'dynasty',
}

/** A single division counts as none. */
function readSleeperDivisions({ settings, metadata }: SleeperLeagueResponse): LeagueSettings['divisions'] {
  const count = Math.min(settings.divisions ?? 0, mostDivisions)
  if (count < 2) return []
  return Array.from({ length: count }, (_, index) => {
    const name = metadata?.[`division_${index + 1}`]
    return { id: index + 1, name: (typeof name === 'string' && tidyName(name)) || `Division ${index + 1}` }
  })
}

const mostDivisions = 20

/** Starting slots in the order of a matchup's starters. */
export function listStartingSlots({ roster_positions }: SleeperLeagueResponse): LineupSlot[] {
  return listSlots(roster_positions ?? []).filter((slot) => slot !== 'BENCH' && slot !== 'IR' && slot !== 'TAXI')
}

/** An unknown slot is named by its position in the list. */
function listSlots(positions: readonly string[]): LineupSlot[] {
  return positions.map((position, index): LineupSlot => toSleeperLineupSlot(position) ?? `Slot ${index + 1}`)
}

function readLineupSlots(league: SleeperLeagueResponse, warnings: Warnings): LeagueSettings['lineupSlots'] {
  const positions = league.roster_positions ?? []
  for (const position of positions) {
    if (toSleeperLineupSlot(position) !== null) continue
    warnings.add(
      'This league uses a lineup slot we don’t recognize. It’s shown by its position in the lineup and counts as a starting slot.',
      leagueFile,
      { detail: `Slot ${tidyName(position)}.` },
    )
  }
  const slots = listSlots(positions)
  const counts = new Map([...Map.groupBy(slots, (slot) => slot)].map(([slot, same]) => [slot, same.length]))
  const { reserve_slots: reserve, taxi_slots: taxi } = league.settings
  if (reserve && !counts.has('IR')) counts.set('IR', reserve)
  if (taxi && !counts.has('TAXI')) counts.set('TAXI', taxi)
  return [...counts].map(([slot, count]) => ({ slot, count })).sort((a, b) => slotOrder(a.slot) - slotOrder(b.slot))
}
