/** What earlier seasons say of one that has not begun: how hard its schedule is, and what of its settings is new. */
import type { Season } from '../../domain/season.ts'
import { allPlayRecordOf } from '../luck/all-play-record.ts'
import { factsOf } from '../season-facts.ts'
import type { HistorySeason, LeagueHistory } from './league-history.ts'

/** The last season that was played before this one; null in a first season. */
export function seasonBefore({ seasons }: LeagueHistory, newest: HistorySeason): HistorySeason | null {
  const found = seasons.findLast(({ season, isPlayed }) => isPlayed && season.season < newest.season.season)
  return found ?? null
}

export interface ScheduleAhead {
  teamId: number
  /** Games of the regular season. */
  games: number
  /** Those against a manager who played the season before. */
  rated: number
  /** Mean of these opponents' all-play shares of the season before, 0 to 1, ½ is average; null if fewer than half of the games are rated. */
  strength: number | null
}

/**
 * How hard each team's regular season is by what its opponents' managers did in the season before: the mean over its games of the share of
 * all other teams that the opponent's manager outscored, week by week (all-play). Rosters change in a draft, managers stay: it says who
 * has the strong managers, not the strong teams. A manager without a season before is left out. Empty without a schedule or such a season.
 */
export function rateSchedulesAhead(history: LeagueHistory, newest: HistorySeason): ScheduleAhead[] {
  const before = seasonBefore(history, newest)
  if (!before) return []
  const shares = sharesByManager(before)
  const { gamesOf } = factsOf(newest.season)
  const rows = newest.season.teams.map(({ id: teamId }) => {
    const opponents = gamesOf(teamId).filter(({ isPlayoff }) => !isPlayoff)
    const rated = opponents.flatMap(({ opponentId }) => shares.get(newest.managerOf(opponentId) ?? '') ?? [])
    const isKnown = rated.length > 0 && 2 * rated.length >= opponents.length
    const sum = rated.reduce((total, share) => total + share, 0)
    return { teamId, games: opponents.length, rated: rated.length, strength: isKnown ? sum / rated.length : null }
  })
  return rows.some(({ strength }) => strength !== null) ? rows : []
}

/** Of a manager with two teams the mean of both. */
function sharesByManager({ season, managerOf }: HistorySeason): ReadonlyMap<string, number> {
  const rated = season.teams.flatMap(({ id }) => {
    const key = managerOf(id)
    const { weeks, expectedWins } = allPlayRecordOf(season, id)
    return key === null || weeks.length === 0 ? [] : [{ key, share: expectedWins / weeks.length }]
  })
  return new Map(
    [...Map.groupBy(rated, ({ key }) => key)].flatMap(([key, own]): [string, number][] => {
      const mean = own.reduce((sum, { share }) => sum + share, 0) / own.length
      return [[key, mean]]
    }),
  )
}

/** A setting that differs from the season before, as the host has both. */
export interface SettingChange {
  setting: string
  before: string
  now: string
}

/** Settings that both seasons state; a season of a file states only its teams. Slots are compared slot by slot. */
export function listSettingChanges(season: Season, before: Season): SettingChange[] {
  const earlier = describeSettings(before)
  return describeSettings(season).flatMap(({ setting, value: now }, index) => {
    const was = earlier[index]?.value ?? null
    return now === null || was === null || now === was ? [] : [{ setting, before: was, now }]
  })
}

function describeSettings({ teams, settings, format }: Season): { setting: string; value: string | null }[] {
  const teamCount = { setting: 'Teams', value: String(teams.length) }
  const { lineupSlots, draftType, pointsPerReception, hasMedianGame, acquisition, divisions } = settings
  const slots = lineupSlots.map(({ slot, count }) => `${count} ${slot}`).join(', ')
  // Every host states the slots. What a file leaves out has a default value that says nothing.
  if (lineupSlots.length === 0) return [teamCount]
  return [
    teamCount,
    { setting: 'Format', value: format },
    { setting: 'Roster', value: slots || null },
    { setting: 'Draft', value: draftType === 'other' ? null : draftType },
    { setting: 'Points per reception', value: pointsPerReception === null ? null : String(pointsPerReception) },
    { setting: 'Regular season', value: weeksOf(settings.regularSeasonMatchups) },
    { setting: 'Playoff teams', value: String(settings.playoffTeamCount) },
    { setting: 'Game against the median', value: hasMedianGame ? 'yes' : 'no' },
    { setting: 'Divisions', value: String(divisions.length) },
    { setting: 'FAAB budget', value: acquisition && describeBudget(acquisition) },
  ]
}

const weeksOf = (count: number) => (count === 0 ? null : count === 1 ? '1 game' : `${count} games`)

function describeBudget({ usesBudget, budgetDollars }: NonNullable<Season['settings']['acquisition']>): string | null {
  if (!usesBudget) return 'none'
  return budgetDollars === null ? null : `$${budgetDollars}`
}
