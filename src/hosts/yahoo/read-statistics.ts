/** Reads players' statistics and the league's scoring from a folder of saved responses. */
import { isRecord } from '../../domain/is-record.ts'
import type { ScoringRule, SeasonStatistics } from '../../domain/season-statistics.ts'
import { bonusOf, fromYahooStatistic, wholePointsOf } from '../../domain/statistics.ts'
import { collectStatistics } from '../shared/collect-statistics.ts'
import { flattenResponse } from './flatten-response.ts'
import { leagueFile, type RawFolder } from './raw-files.ts'
import { leagueResponse, type YahooLeague } from './responses/league.ts'
import { rosterEntry, rosterTeam } from './responses/roster.ts'
import { playerOf } from './responses/values.ts'
import { toPlayerId } from './yahoo-codes.ts'

/** Null if the responses have no scoring or no statistics. A record that is unlike the others is left out. */
export async function readYahooStatistics(raw: RawFolder): Promise<SeasonStatistics | null> {
  const league = leagueResponse.safeParse(leagueIn(await raw.read(leagueFile))).data
  const modifiers = (league?.settings.stat_modifiers?.stats ?? []).filter(
    ({ value, bonuses }) => value != null || bonuses,
  )
  if (!league || modifiers.length === 0) return null
  const rules = modifiers.map((modifier) => readRule(modifier, league.settings))
  const collector = collectStatistics(rules.flatMap(({ scoring }) => scoring))
  const ruleOf = new Map(rules.map((rule) => [rule.id, rule]))
  for (const name of await raw.list()) {
    const week = Number(/^rosters-(\d\d)\.json$/.exec(name)?.[1] ?? 0)
    if (week === 0) continue
    const { teams } = (leagueIn(await raw.read(name)) ?? {}) as { teams?: unknown }
    for (const team of Array.isArray(teams) ? teams : []) {
      for (const player of rosterTeam.safeParse(team).data?.roster.players ?? []) {
        const read = rosterEntry.safeParse(player).data
        const stats = read?.player_stats?.stats ?? []
        if (!read || stats.length === 0) continue
        const amounts = stats.flatMap(({ stat_id, value }): (readonly [string, number])[] =>
          value ? (ruleOf.get(stat_id)?.amounts(value) ?? [[fromYahooStatistic(stat_id), value]]) : [],
        )
        collector.add(week, toPlayerId(playerOf(read.player_key)), amounts)
      }
    }
  }
  const statistics = collector.finish()
  return statistics.statistics.length > 0 ? statistics : null
}

function leagueIn(json: unknown): unknown {
  const content = isRecord(json) ? json.fantasy_content : null
  return isRecord(content) ? flattenResponse(content.league) : null
}

type Settings = YahooLeague['settings']
type Modifier = NonNullable<NonNullable<Settings['stat_modifiers']>['stats']>[number]

interface Rule {
  id: number
  scoring: ScoringRule[]
  /** What a value of the statistic counts for. */
  amounts: (value: number) => (readonly [statistic: string, amount: number])[]
}

/** Yards. Without fractions of points each of these is cut to whole points, and without negative points to 0. */
const yardage: readonly number[] = [4, 9, 12, 14, 48, 66, 84]

function readRule({ stat_id: id, value, bonuses }: Modifier, settings: Settings): Rule {
  const points = value ?? 0
  const statistic = fromYahooStatistic(id)
  const isWhole = settings.uses_fractional_points === 0 && yardage.includes(id)
  const least = settings.uses_negative_points === 0 ? 0 : Number.NEGATIVE_INFINITY
  const extra = (bonuses ?? []).flatMap(({ target, points: reward }) =>
    target != null && reward != null ? [{ target, reward, statistic: bonusOf(statistic, target) }] : [],
  )
  return {
    id,
    scoring: [
      isWhole ? { statistic: wholePointsOf(statistic), points: 1 } : { statistic, points },
      ...extra.map((bonus) => ({ statistic: bonus.statistic, points: bonus.reward })),
    ],
    amounts: (amount) => [
      [statistic, amount],
      ...(isWhole ? [[wholePointsOf(statistic), Math.max(least, Math.trunc(amount * points))] as const] : []),
      ...extra.flatMap((bonus) => (amount >= bonus.target ? [[bonus.statistic, 1] as const] : [])),
    ],
  }
}
