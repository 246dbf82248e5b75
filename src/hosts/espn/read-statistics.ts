/** Reads players' raw statistics from a folder of saved responses. */
import type { ScoringRule, SeasonStatistics } from '../../domain/season-statistics.ts'
import { collectStatistics, type StatisticsCollector } from '../shared/collect-statistics.ts'
import { toRulePoints } from '../shared/values.ts'
import { toEspnPosition } from './espn-codes.ts'
import { leagueFile, playersFile, type RawFolder } from './raw-folder.ts'
import { unwrapHistory } from './read-response.ts'
import { byNumber } from './read-settings.ts'
import { playersResponse } from './responses/player.ts'
import {
  playerWithStatistics,
  rosterEntryWithStatistics,
  scoringItem,
  scoringResponse,
  statisticsRow,
  weekWithStatistics,
} from './responses/statistics.ts'

/** Null if the responses have no scoring or no statistics. A record that is unlike the others is left out. */
export async function readEspnStatistics(raw: RawFolder): Promise<SeasonStatistics | null> {
  const league = scoringResponse.safeParse(unwrapHistory(await raw.read(leagueFile))).data
  if (!league) return null
  const collector = collectStatistics(readScoring(league.settings.scoringSettings.scoringItems))
  for (const name of await raw.list()) {
    const week = Number(/^scoring-period-(\d\d)\.json$/.exec(name)?.[1] ?? 0)
    if (week === 0) continue
    const response = weekWithStatistics.safeParse(unwrapHistory(await raw.read(name))).data
    const sides = response?.schedule.flatMap(({ home, away, teams }) => [home, away, ...(teams ?? [])]) ?? []
    for (const entry of sides.flatMap((side) => side?.rosterForCurrentScoringPeriod?.entries ?? [])) {
      const read = rosterEntryWithStatistics.safeParse(entry).data
      if (read) addRows(collector, read.playerId, read.playerPoolEntry.player.stats, { season: league.seasonId, week })
    }
  }
  const pool = playersResponse.safeParse(await raw.read(playersFile)).data
  for (const entry of pool?.players ?? []) {
    const read = playerWithStatistics.safeParse(entry).data
    if (read) addRows(collector, read.id, read.player.stats, { season: league.seasonId, week: null })
  }
  const statistics = collector.finish()
  return statistics.scoring.length > 0 && statistics.statistics.length > 0 ? statistics : null
}

/**
 * `pointsOverrides` has positions by their own ids, not by those of lineup slots: 3 is WR and 4 TE (a league of 2024 whose receptions
 * have points for 1 to 4 and 15 alone). 16 is D/ST in both.
 */
function readScoring(items: readonly unknown[]): ScoringRule[] {
  return items.flatMap((item) => {
    const { statId, points, pointsOverrides } = scoringItem.safeParse(item).data ?? {}
    if (statId === undefined) return []
    const byPosition = byNumber(pointsOverrides)
      .map(([positionId, value]) => [toEspnPosition(positionId), toRulePoints(value)] as const)
      .filter(([position]) => position !== 'UNKNOWN')
    return [
      {
        statistic: String(statId),
        points: toRulePoints(points ?? 0),
        ...(byPosition.length > 0 ? { byPosition: Object.fromEntries(byPosition) } : {}),
      },
    ]
  })
}

/** `week` null: every week of the season. */
function addRows(
  collector: StatisticsCollector,
  playerId: number,
  rows: readonly unknown[],
  { season, week }: { season: number; week: number | null },
): void {
  for (const row of rows) {
    const read = statisticsRow.safeParse(row).data
    if (!read || (read.seasonId ?? season) !== season || read.scoringPeriodId < 1) continue
    if (week === null || read.scoringPeriodId === week) {
      collector.add(read.scoringPeriodId, playerId, Object.entries(read.stats))
    }
  }
}
