/** Reads players' raw statistics from a folder of saved responses that includes Sleeper's unofficial ones. */
import type { ScoringRule, SeasonStatistics } from '../../domain/season-statistics.ts'
import { fromSleeperStatistic } from '../../domain/statistics.ts'
import type { RawFolder } from '../league-source.ts'
import { weeksAtMost } from '../shared/bounds.ts'
import { collectStatistics } from '../shared/collect-statistics.ts'
import { toRulePoints } from '../shared/values.ts'
import { leagueFile, matchupsFile, statsFile } from './raw-files.ts'
import { sleeperLeagueResponse } from './responses/league.ts'
import { matchupRow } from './responses/matchup.ts'
import { savedWeek, sleeperStatRow } from './responses/stat-row.ts'
import { toPlayerNumber } from './sleeper-codes.ts'

/** Null if there are none. Only players of the league's teams are kept: the rows cover the whole NFL. */
export async function readSleeperStatistics(raw: RawFolder): Promise<SeasonStatistics | null> {
  const league = sleeperLeagueResponse.safeParse(await raw.read(leagueFile)).data
  const scoring = readScoring(league?.scoring_settings ?? {})
  if (scoring.length === 0) return null
  const weeks = new Map<number, unknown[]>()
  const rostered = new Set<string>()
  for (let week = 1; week <= weeksAtMost; week++) {
    const saved = savedWeek.safeParse(await raw.read(statsFile(week))).data
    if (saved) weeks.set(week, saved.rows)
    const rows = await raw.read(matchupsFile(week))
    for (const row of Array.isArray(rows) ? rows : []) {
      const { players, starters } = matchupRow.safeParse(row).data ?? {}
      for (const player of [...(players ?? []), ...(starters ?? [])]) rostered.add(player)
    }
  }
  const collector = collectStatistics(scoring)
  for (const [week, rows] of weeks) {
    for (const row of rows) {
      const read = sleeperStatRow.safeParse(row).data
      if (!read || !rostered.has(read.player_id)) continue
      const amounts = Object.entries(read.stats).map(
        ([name, amount]) => [fromSleeperStatistic(name), amount ?? 0] as const,
      )
      collector.add(week, toPlayerNumber(read.player_id), amounts)
    }
  }
  const statistics = collector.finish()
  return statistics.statistics.length > 0 ? statistics : null
}

function readScoring(settings: Readonly<Record<string, number | null>>): ScoringRule[] {
  return Object.entries(settings).map(([name, points]) => ({
    statistic: fromSleeperStatistic(name),
    points: toRulePoints(points ?? 0),
  }))
}
