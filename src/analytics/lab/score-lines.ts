/** Players' weekly points from raw statistics, by a league's own or a proposed scoring. */

import { toCents } from '../../domain/points.ts'
import type { Player, Season } from '../../domain/season.ts'
import type { PlayerLine, ScoringRule, SeasonStatistics } from '../../domain/season-statistics.ts'
import { isStartingSlot } from '../../domain/vocabulary.ts'
import { factsOf } from '../season-facts.ts'

/** Cents of a statistics line; rounded as hosts do. */
export type ScoreLine = (line: PlayerLine, position: string) => number

/**
 * Points = Σ statistic × points of its rule. A rule may have separate points for the player's position. `changed` holds proposed points by
 * statistic, which apply to all positions.
 */
export function lineScorer(
  { scoring, statistics }: Pick<SeasonStatistics, 'scoring' | 'statistics'>,
  changed: Readonly<Record<string, number>> = {},
): ScoreLine {
  const rules = new Map(scoring.map((rule) => [rule.statistic, rule]))
  const byPosition = new Map<string, Float64Array>()
  return (line, position) => {
    let points = byPosition.get(position)
    if (!points) {
      points = Float64Array.from(statistics, (id) => changed[id] ?? pointsOf(rules.get(id), position))
      byPosition.set(position, points)
    }
    let sum = 0
    for (let at = 1; at < line.length; at += 2) sum += (line[at + 1] ?? 0) * (points[line[at] ?? 0] ?? 0)
    // Sums have binary errors: 24.299999999999997 is 24.30. Half a cent is rounded away from 0.
    return Math.round(sum * 100 + Math.sign(sum) * 1e-7) + 0
  }
}

function pointsOf(rule: ScoringRule | undefined, position: string): number {
  return rule?.byPosition?.[position] ?? rule?.points ?? 0
}

/** A player's week with its statistics; null if the host has none, as for a game he did not play. */
interface ScoredWeek {
  player: Player
  week: number
  line: PlayerLine | null
  /** Whether the league's own scoring of the line gives the official points to the cent. */
  isReproduced: boolean
}

/** Every player-week with official points. */
function listScoredWeeks(season: Season, statistics: SeasonStatistics): ScoredWeek[] {
  const score = lineScorer(statistics)
  const lines = new Map(
    statistics.weeks.map(({ week, players }) => [week, new Map(players.map((line) => [line[0], line]))]),
  )
  return season.players.flatMap((player) =>
    player.weeks.flatMap(({ week, points }) => {
      if (points === null) return []
      const line = lines.get(week)?.get(player.hostPlayerId) ?? null
      const isReproduced = (line ? score(line, player.position) : 0) === toCents(points)
      return [{ player, week, line, isReproduced }]
    }),
  )
}

/** Number of official player-weeks that the league's own scoring reproduces to the cent. */
export interface Reproduction {
  playerWeeks: number
  reproduced: number
  /** The same for starters. */
  started: number
  startedReproduced: number
  /** Ascending. */
  weeks: { week: number; playerWeeks: number; reproduced: number }[]
}

/** Scores a season by its own rules and counts the matches. */
export function reproduceSeason(season: Season, statistics: SeasonStatistics): Reproduction {
  const { stintIn } = factsOf(season)
  const weeks = new Map<number, { week: number; playerWeeks: number; reproduced: number }>()
  let started = 0
  let startedReproduced = 0
  for (const { player, week, isReproduced } of listScoredWeeks(season, statistics)) {
    const count = weeks.get(week) ?? { week, playerWeeks: 0, reproduced: 0 }
    weeks.set(week, count)
    count.playerWeeks++
    if (isReproduced) count.reproduced++
    const stint = stintIn(player.number, week)
    if (!stint || !isStartingSlot(stint.slot)) continue
    started++
    if (isReproduced) startedReproduced++
  }
  const all = [...weeks.values()].sort((a, b) => a.week - b.week)
  const sum = (pick: (count: (typeof all)[number]) => number) => all.reduce((total, count) => total + pick(count), 0)
  return {
    playerWeeks: sum((count) => count.playerWeeks),
    reproduced: sum((count) => count.reproduced),
    started,
    startedReproduced,
    weeks: all,
  }
}

/** If more than this share of started player-weeks cannot be reproduced, the season is not rescored. */
const mostUnlike = 0.01
/** The same of a host that may not list every rule: what does not follow from those it lists is not rescored. */
const mostUnlisted = 0.1

export function isReproducible(
  { started, startedReproduced }: Pick<Reproduction, 'started' | 'startedReproduced'>,
  listsEveryRule: boolean,
): boolean {
  return started - startedReproduced <= (listsEveryRule ? mostUnlike : mostUnlisted) * started
}

/** Without the lines that do not give the host's points: those player-weeks then keep them under any rules. */
export function withoutUnlikeLines(season: Season, statistics: SeasonStatistics): SeasonStatistics {
  const unlike = new Set(
    listScoredWeeks(season, statistics).flatMap(({ player, week, line, isReproduced }) =>
      line && !isReproduced ? [`${week} ${player.hostPlayerId}`] : [],
    ),
  )
  return {
    ...statistics,
    weeks: statistics.weeks.map(({ week, players }) => ({
      week,
      players: players.filter(([id]) => !unlike.has(`${week} ${id}`)),
    })),
  }
}
