/** The lineups of every week, and the names and points of the players in them. */
import type { Lineup, Roster } from '../../domain/host-season.ts'
import { isStartingSlot } from '../../domain/vocabulary.ts'
import { formatWeeks, type Warnings } from '../shared/warnings.ts'
import { isKnownSlot, isPlayerId, toEspnLineupSlot } from './espn-codes.ts'
import type { RefusedRequest } from './import-state.ts'
import type { EspnPlayerRegistry } from './player-registry.ts'
import { leagueFile, type RawFolder, weekFile } from './raw-folder.ts'
import type { EspnCalendar } from './read-calendar.ts'
import { type FileLocation, hasKey, readRecords } from './read-response.ts'
import { describeUnknownSlot } from './read-settings.ts'
import { pickTransactions } from './read-transactions.ts'
import { type EspnWeekFacts, findWeekRow, readEspnWeek } from './read-week.ts'
import { describeRefusals } from './refusals.ts'
import { rosterEntry } from './responses/player.ts'

/** Shared input of the readers of a folder's files. */
export interface ReadingContext {
  /** The location of a file, for messages. */
  at: (file: string) => FileLocation
  calendar: EspnCalendar
  registry: EspnPlayerRegistry
  warnings: Warnings
  /** What ESPN refused when the folder was filled. */
  refused: readonly RefusedRequest[]
  progress: { tick(step: string, week: number | null): void }
}

/**
 * Every week's rosters up to the running one, and the transactions of weeks whose response has both. Weeks without a file
 * or without rosters become a warning.
 */
export async function readWeeks(
  raw: RawFolder,
  { at, calendar, registry, warnings, refused, progress }: ReadingContext,
): Promise<{ weeks: EspnWeekFacts[]; lineups: Lineup[]; combinedResponses: Map<number, unknown> }> {
  const combinedResponses = new Map<number, unknown>()
  const weeks: EspnWeekFacts[] = []
  const lineups: Lineup[] = []
  const missing: number[] = []
  for (const week of calendar.rosterWeeks) {
    const json = await raw.read(weekFile(week))
    if (hasKey(json, 'transactions')) combinedResponses.set(week, pickTransactions(json))
    if (json === null) missing.push(week)
    else {
      const facts = readEspnWeek(json, { ...at(weekFile(week)), week }, warnings)
      // ESPN no longer has the rosters of old seasons.
      if (facts.rosters.length === 0) missing.push(week)
      weeks.push(facts)
      lineups.push(...readLineups(facts, registry, warnings))
      if (lacksProjections(facts, at(weekFile(week)))) registry.clearProjections(week)
    }
    progress.tick('lineups', week)
  }
  if (missing.length > 0) {
    warnings.add(
      `The lineups of ${formatWeeks(missing)} are missing${describeRefusals(refused, missing.map(weekFile))}, so there are no starters, bench points, or player points for ${missing.length === 1 ? 'that week' : 'those weeks'}.`,
      'scoring-period',
      { week: missing.length === 1 ? (missing[0] ?? null) : null },
    )
  }
  return { weeks, lineups, combinedResponses }
}

/** ESPN had no projections for week 1 of 2023: nearly every starter has a projection of 0, and managers do not start such players. */
function lacksProjections({ week, rosters }: EspnWeekFacts, { season }: FileLocation): boolean {
  const projections = rosters
    .flatMap(({ entries }) => entries)
    .filter(({ lineupSlotId }) => isStartingSlot(toEspnLineupSlot(lineupSlotId)))
    .flatMap(
      ({ playerPoolEntry }) => findWeekRow(playerPoolEntry.player.stats, { season, week }, 1)?.appliedTotal ?? [],
    )
  return projections.filter((points) => points === 0).length * 2 > projections.length
}

/** Lineups of a week; also adds its players' points to the registry. */
function readLineups({ week, rosters }: EspnWeekFacts, registry: EspnPlayerRegistry, warnings: Warnings): Lineup[] {
  return rosters.map(({ teamId, entries }) => ({
    week,
    teamId,
    entries: entries.map(({ playerId, lineupSlotId, playerPoolEntry: { player } }) => {
      const number = registry.register(playerId)
      registry.describe(playerId, player)
      registry.addWeek(playerId, week, player)
      if (!isKnownSlot(lineupSlotId)) warnings.add(describeUnknownSlot(lineupSlotId), weekFile(week), { week })
      return { player: number, slot: toEspnLineupSlot(lineupSlotId) }
    }),
  }))
}

/** The teams' players now, whom it registers; without empty rosters. */
export function readRosters(
  teams: readonly { id: number; roster?: { entries?: unknown[] | null } | null }[],
  { at, registry, warnings }: Pick<ReadingContext, 'at' | 'registry' | 'warnings'>,
): Roster[] {
  const records = readRecords(at(leagueFile), warnings)
  const rosters = teams.map(({ id, roster }, index) => {
    const entries = records.each(rosterEntry, roster?.entries ?? [], `teams[${index}].roster.entries`)
    const players = entries
      .filter((entry) => isPlayerId(entry.playerId))
      .map(({ playerId, playerPoolEntry }) => {
        registry.describe(playerId, playerPoolEntry.player)
        return registry.register(playerId)
      })
    return { teamId: id, players }
  })
  records.finish()
  return rosters.filter(({ players }) => players.length > 0)
}
