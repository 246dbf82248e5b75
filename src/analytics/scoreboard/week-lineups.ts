import { isRuledOut } from '../../domain/injury.ts'
import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import type { LineupEntry, Player, Season } from '../../domain/season.ts'
import { isStartingSlot, type LineupSlot } from '../../domain/vocabulary.ts'
import { isOnBye, shareOfGameLeft, sitsOut } from '../nfl-opponent.ts'
import { factsOf } from '../season-facts.ts'
import { projectPlayer, projectWeek } from './projected-scores.ts'

/** Standard deviation of a starter's points around his projection: a constant plus a share of the projection, for a whole game. */
const leastDeviation = 5.1
const deviationShare = 0.2

/** A starter whose points are not complete. */
export interface StarterToCome {
  player: Player
  /** Points of his whole game. */
  expected: number
  /** How much of his game is left, above 0 and up to 1. */
  share: number
}

/** What a known lineup is expected to score: in its whole games, and in what is left of them. */
export interface WeekLineup {
  /** The host's projections, or what starters of a slot have scored in this league. */
  basis: 'projections' | 'slots'
  /** Starters who play or have played, and what they were expected to score before. */
  before: LineupPart
  left: LineupPart
  /** How much of a lineup without a hole these starters are, by what starters of their slots have scored: 0 to 1. */
  shareOfSlots: number
  toCome: readonly StarterToCome[]
}

interface LineupPart {
  points: number
  /** The sum of the starters' variances. */
  variance: number
}

/** The lineups of a week by team; those that are unknown are left out, and in best ball, where the games determine the starters, all. */
export function lineupsOfWeek(season: Season, week: number): ReadonlyMap<number, WeekLineup> {
  const known = lineupsByWeek(season)
  const remembered = known.get(week)
  if (remembered) return remembered
  const found = readLineups(season, week)
  known.set(week, found)
  return found
}

/** The same lineups as if a starter's slot were empty; null where his team's lineup is unknown. */
export function lineupsWithout(
  season: Season,
  week: number,
  { teamId, player }: Starter,
): ReadonlyMap<number, WeekLineup> | null {
  const lineups = lineupsOfWeek(season, week)
  const entries = factsOf(season).lineupIn(teamId, week)?.entries
  const isProjected = lineups.get(teamId)?.basis === 'projections'
  const others = entries?.filter((entry) => entry.player !== player)
  const left = lineups.has(teamId) && others ? readLineup(season, others, week, isProjected) : null
  return left && new Map([...lineups, [teamId, left]])
}

/** A player in a team's lineup, by his number. */
export interface Starter {
  teamId: number
  player: number
}

const lineupsByWeek = memoizeBySeason((_: Season) => new Map<number, ReadonlyMap<number, WeekLineup>>())

function readLineups(season: Season, week: number): ReadonlyMap<number, WeekLineup> {
  if (season.settings.isBestBall) return new Map()
  const { lineupIn } = factsOf(season)
  const isProjected = projectWeek(season, week) !== null
  return new Map(
    season.teams.flatMap(({ id }) => {
      const lineup = lineupIn(id, week)
      const read = lineup && readLineup(season, lineup.entries, week, isProjected)
      return read ? [[id, read] as const] : []
    }),
  )
}

/** Null if nothing is known of a starter. */
function readLineup(
  season: Season,
  entries: readonly LineupEntry[],
  week: number,
  isProjected: boolean,
): WeekLineup | null {
  const { players, isRunningWeek } = factsOf(season)
  const before: StarterToCome[] = []
  const toCome: StarterToCome[] = []
  const means = slotMeansBefore(season, week)
  let slotPoints = 0
  for (const { player: number, slot } of entries.filter((entry) => isStartingSlot(entry.slot))) {
    const player = players.get(number)
    if (!player || isOnBye(season, player, week) || sitsOut(season, player, week)) continue
    const projection = isProjected ? projectPlayer(season, number, week) : null
    const expected = projection ?? expectBySlot(season, player, means.get(slot))
    if (expected === null) return null
    if (expected <= 0) continue
    before.push({ player, expected, share: 1 })
    slotPoints += means.get(slot) ?? 0
    const share = isRunningWeek(week) && isRuledOut(player.injuryStatus) ? 0 : shareOfGameLeft(season, player, week)
    if (share > 0) toCome.push({ player, expected, share })
  }
  const ofAll = season.settings.lineupSlots.reduce((sum, { slot, count }) => sum + count * (means.get(slot) ?? 0), 0)
  return {
    basis: isProjected ? 'projections' : 'slots',
    before: sumUp(before),
    left: sumUp(toCome),
    shareOfSlots: ofAll > 0 ? Math.min(1, slotPoints / ofAll) : 1,
    toCome,
  }
}

/** A player without an NFL team has no game. */
function expectBySlot(
  { nflSchedule, status }: Season,
  { nflTeam }: Player,
  slotMean: number | undefined,
): number | null {
  if (nflSchedule !== null && nflTeam === null && status.phase !== 'complete') return 0
  return slotMean ?? null
}

function sumUp(starters: readonly StarterToCome[]): LineupPart {
  return {
    points: starters.reduce((sum, { expected, share }) => sum + expected * share, 0),
    variance: starters.reduce(
      (sum, { expected, share }) => sum + (leastDeviation + deviationShare * expected) ** 2 * share,
      0,
    ),
  }
}

/** Mean points of the starters who played, by slot, in the final weeks before a week: what is known then. */
function slotMeansBefore(season: Season, week: number): ReadonlyMap<LineupSlot, number> {
  const known = slotMeans(season)
  const remembered = known.get(week)
  if (remembered) return remembered
  const started = startedPoints(season).filter((row) => row.week < week)
  const means = new Map(
    [...Map.groupBy(started, ({ slot }) => slot)].map(([slot, rows]) => [
      slot,
      rows.reduce((sum, { points }) => sum + points, 0) / rows.length,
    ]),
  )
  known.set(week, means)
  return means
}

const slotMeans = memoizeBySeason((_: Season) => new Map<number, ReadonlyMap<LineupSlot, number>>())

const startedPoints = memoizeBySeason((season: Season) => {
  const { isFinalWeek, playerWeek } = factsOf(season)
  return season.lineups
    .filter(({ week }) => isFinalWeek(week))
    .flatMap(({ entries, week }) =>
      entries.flatMap(({ player, slot }) => {
        const points = isStartingSlot(slot) ? (playerWeek(player, week)?.points ?? null) : null
        return points === null ? [] : [{ week, slot, points }]
      }),
    )
})
