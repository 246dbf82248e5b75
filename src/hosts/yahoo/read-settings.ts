/** A league's rules. */
import type { LeagueSettings } from '../../domain/host-season.ts'
import { type LineupSlot, slotOrder } from '../../domain/vocabulary.ts'
import { tidyName, toPoints } from '../shared/values.ts'
import type { Warnings } from '../shared/warnings.ts'
import { listMatchupPeriods } from '../shared/weeks.ts'
import { leagueFile } from './raw-files.ts'
import type { YahooCalendar } from './read-calendar.ts'
import type { YahooLeague } from './responses/league.ts'
import { toYahooSlot } from './yahoo-codes.ts'

/** The statistic "each reception". */
const reception = 11

export function readYahooSettings(league: YahooLeague, calendar: YahooCalendar, warnings: Warnings): LeagueSettings {
  const { settings, league_type: type } = league
  const hasPlayoffs = calendar.playoffRounds.length > 0
  return {
    regularSeasonMatchups: calendar.regularSeasonFinalWeek,
    matchupPeriods: listMatchupPeriods(calendar),
    playoffTeamCount: hasPlayoffs ? (settings.num_playoff_teams ?? 0) : 0,
    ...(hasPlayoffs ? {} : { hasNoPlayoffs: true as const }),
    lineupSlots: readLineupSlots(league, warnings),
    draftType: readDraftType(league),
    pointsPerReception: readPointsPerReception(league),
    scoringFormat: 'head-to-head',
    hasMedianGame: settings.uses_median_score === true,
    // Yahoo does not tell how it orders teams with equal records.
    seedingRule: null,
    playoffReseed: toBoolean(settings.uses_playoff_reseeding),
    // The winner of a tied playoff game is named where there is one.
    hasUnknownTieRule: true,
    homeBonus: null,
    hasConsolationLadder: hasPlayoffs ? toBoolean(settings.has_playoff_consolation_games) : null,
    // Who loses plays one game for the place: losers of the first round in the second, those of the semifinals in the last.
    ...(hasPlayoffs ? { losersBracket: 'consolation' as const } : {}),
    divisions: readYahooDivisions(league),
    // The budget is nowhere, only what each team has left of it.
    acquisition:
      settings.uses_faab == null
        ? null
        : { usesBudget: settings.uses_faab === 1, budgetDollars: null, minimumBidDollars: null },
    tradeDeadline: readDay(settings.trade_end_date),
    previousSeasons: [],
    ...(settings.can_trade_draft_picks == null ? {} : { tradesPicks: settings.can_trade_draft_picks === 1 }),
    ...(type === 'public' ? {} : { isPrivate: true as const }),
  }
}

const toBoolean = (value: number | null | undefined) => (value == null ? null : value === 1)

/** Without a time: noon, so that it is the same day everywhere. */
function readDay(date: string | null | undefined): string | null {
  return /^\d{4}-\d\d-\d\d$/.test(date ?? '') && !Number.isNaN(Date.parse(`${date}`)) ? `${date}T12:00:00.000Z` : null
}

export function readDraftType({ settings }: YahooLeague): LeagueSettings['draftType'] {
  if (settings.is_auction_draft) return 'auction'
  return settings.draft_type === 'live' || settings.draft_type === 'self' ? 'snake' : 'other'
}

/** A single division counts as none. */
export function readYahooDivisions({ settings }: YahooLeague): LeagueSettings['divisions'] {
  const divisions = settings.divisions ?? []
  if (divisions.length < 2) return []
  return divisions.map(({ division_id: id, name }) => ({ id, name: tidyName(name) || `Division ${id}` }))
}

/** Null without rules; bonuses for games of many receptions are no points of each. */
function readPointsPerReception({ settings }: YahooLeague): number | null {
  const modifiers = settings.stat_modifiers?.stats ?? []
  if (modifiers.length === 0) return null
  return toPoints(modifiers.find(({ stat_id }) => stat_id === reception)?.value ?? 0)
}

/** An unknown slot is named by its place in the list. */
export function slotOfPlace(position: string, index: number): LineupSlot {
  return toYahooSlot(position) ?? `Slot ${index + 1}`
}

function readLineupSlots({ settings }: YahooLeague, warnings: Warnings): LeagueSettings['lineupSlots'] {
  const counts = new Map<LineupSlot, number>()
  for (const [index, { position, count }] of (settings.roster_positions ?? []).entries()) {
    const slot = slotOfPlace(position, index)
    if (toYahooSlot(position) === null) {
      warnings.add(
        'This league uses a lineup slot we don’t recognize. It’s shown by its position in the lineup and counts as a starting slot.',
        leagueFile,
        { detail: `Slot ${tidyName(position)}.` },
      )
    }
    if (count > 0) counts.set(slot, Math.min(99, (counts.get(slot) ?? 0) + count))
  }
  return [...counts].map(([slot, count]) => ({ slot, count })).sort((a, b) => slotOrder(a.slot) - slotOrder(b.slot))
}
