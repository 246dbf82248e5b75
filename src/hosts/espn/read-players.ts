/** Season points from `kona_player_info`, including weeks without a fantasy team. */
import type { Player } from '../../domain/host-season.ts'
import { joinList } from '../../domain/join-list.ts'
import { toPoints } from '../shared/values.ts'
import type { Warnings } from '../shared/warnings.ts'
import type { EspnPlayerRegistry } from './player-registry.ts'
import { playersFile } from './raw-folder.ts'
import type { EspnCalendar } from './read-calendar.ts'
import { type FileLocation, readEspnResponse, readRecords } from './read-response.ts'
import { type EspnPlayerRecord, playersResponse, pooledPlayer } from './responses/player.ts'

/**
 * Adds the data of `players.json` to the registered players. A player's season is covered if his weekly actual rows add up to ESPN's own
 * season total; with the total alone, or with some weeks only, it becomes `seasonPoints`. Without a total nobody says that the rows are all.
 */
export function readPlayers(
  json: unknown,
  location: FileLocation,
  registry: EspnPlayerRegistry,
  calendar: EspnCalendar,
  warnings: Warnings,
): void {
  const records = readRecords(location, warnings)
  const pool = records.each(pooledPlayer, readEspnResponse(playersResponse, json, location).players, 'players')
  records.finish()
  const sumsOnly: string[] = []
  for (const { id, player } of pool) {
    if (!registry.has(id)) continue
    registry.describe(id, player)
    const season = readPlayerSeason(player, location.season, calendar)
    for (const week of season.weeks) registry.addWeek(id, week, player)
    registry.setSeason(id, { coverage: season.coverage, seasonPoints: season.seasonPoints })
    if (season.coverage === 'rostered-weeks') sumsOnly.push(player.fullName ?? 'a player without a name')
  }
  if (sumsOnly.length > 0) {
    warnings.add(
      `Weekly points of ${sumsOnly.length} players (${joinList([...sumsOnly.slice(0, 3), ...(sumsOnly.length > 3 ? ['others'] : [])])}) are incomplete: for weeks they weren’t on a roster, only the season total is available, if any.`,
      playersFile,
    )
  }
}

/** True if ESPN's total of a player's season is known, but not all of his weeks. */
export function lacksWeeks(player: EspnPlayerRecord, season: number, calendar: EspnCalendar): boolean {
  const { coverage, seasonPoints } = readPlayerSeason(player, season, calendar)
  return coverage === 'rostered-weeks' && seasonPoints !== null
}

/** Decimals of seventeen rounded weeks may differ a little from the rounded sum. */
const roundingTolerance = 0.1

function readPlayerSeason(
  { stats }: EspnPlayerRecord,
  season: number | null,
  { weeks: ofLeague, latestWeek }: EspnCalendar,
): { weeks: number[]; coverage: Player['coverage']; seasonPoints: number | null } {
  const own = stats.filter((row) => row.seasonId === undefined || row.seasonId === season)
  const total = own.find((row) => row.statSplitTypeId === 0 && row.statSourceId === 0)?.appliedTotal
  const actual = own.filter((row) => row.statSplitTypeId === 1 && row.statSourceId === 0 && row.scoringPeriodId > 0)
  const weeks = [...new Set(own.filter((row) => row.statSplitTypeId === 1).map((row) => row.scoringPeriodId))]
    .filter((week) => ofLeague.includes(week))
    .sort((a, b) => a - b)
  const sumOf = (rows: typeof actual) => rows.reduce((sum, row) => sum + (row.appliedTotal ?? 0), 0)
  const matches = (sum: number) => total !== undefined && Math.abs(sum - total) <= roundingTolerance
  // ESPN adds the running week to the season's total only when it is over; before, a first week has no total.
  const isFirstWeek = total === undefined && latestWeek === ofLeague[0]
  const isCovered =
    actual.length > 0
      ? isFirstWeek ||
        matches(sumOf(actual)) ||
        matches(sumOf(actual.filter((row) => row.scoringPeriodId < latestWeek)))
      : total === 0
  // ESPN's total has the weeks before a league's first one, too, and those between its periods.
  const hasOthers = ofLeague.some((week, index) => week !== index + 1)
  if (isCovered) return { weeks, coverage: 'season', seasonPoints: null }
  return { weeks, coverage: 'rostered-weeks', seasonPoints: total === undefined || hasOthers ? null : toPoints(total) }
}
