import type { ResponseOf } from '../contract/responses/index.ts'
import { isRuledOut } from '../domain/injury.ts'
import type { Player, Season } from '../domain/season.ts'
import { isStartingSlot, type LineupSlot } from '../domain/vocabulary.ts'
import { describeMoves, type SlotChange } from './missed-opportunities.ts'
import { isOnBye, kickoffOf, listKickoffs } from './nfl-opponent.ts'
import { findOptimalLineup, type RosteredPlayer } from './optimal-lineup.ts'
import { playerIdOf, playerNameOf } from './public-ids.ts'
import { projectPlayer, projectWeek } from './scoreboard/projected-scores.ts'
import { factsOf } from './season-facts.ts'

type LineupAlert = NonNullable<ResponseOf<'startSitAnalysis'>['open']>['alerts'][number]
type AlertKind = LineupAlert['kind']

/** A rostered player whose game has not begun. */
export interface OpenPlayer {
  player: Player
  slot: LineupSlot
}

/** The surer the loss, the earlier in the list. */
const kinds: readonly AlertKind[] = ['empty', 'out', 'bye', 'doubtful', 'questionable']

/** Higher is safer; a healthy player (null) is the safest. */
const safetyOf = (kind: AlertKind | null) => (kind === null ? kinds.length : kinds.indexOf(kind))

/**
 * Starting slots that will score nothing, or may: empty, or with a starter on bye, out, doubtful or questionable. Only slots that can still
 * be changed, each with the bench player who would score most in it and the kickoff that ends the choice. `open`: the team's players whose
 * games have not begun; an unknown bench is reported instead of a replacement.
 */
export function listLineupAlerts(
  season: Season,
  teamId: number,
  week: number,
  { open, isBenchUnknown }: { open: readonly OpenPlayer[]; isBenchUnknown: boolean },
): LineupAlert[] {
  const empty = listEmptySlots(season, teamId, week).map((slot) => ({ kind: 'empty' as const, slot, player: null }))
  const starters = open.flatMap(({ player, slot }) => {
    const kind = isStartingSlot(slot) ? whyAtRisk(season, player, week) : null
    return kind ? [{ kind, slot, player }] : []
  })
  const bench = isBenchUnknown ? [] : listReplacements(season, week, open)
  // Who starts once the earlier alerts are dealt with.
  let lineup = open.flatMap(({ player, slot }) => (isStartingSlot(slot) ? [toRostered(player, slot, 0)] : []))
  return [...empty, ...starters]
    .sort((a, b) => safetyOf(a.kind) - safetyOf(b.kind))
    .map(({ kind, slot, player }) => {
      const saferBench = bench.filter(({ status }) => safetyOf(status) > safetyOf(kind))
      const swap = findSwap(saferBench, lineup, player ? player.number : slot)
      if (swap) {
        bench.splice(bench.indexOf(swap.replacement), 1)
        lineup = swap.lineup
      }
      const replacement = swap?.replacement ?? null
      return {
        kind,
        slot,
        playerId: player && playerIdOf(season, player.number),
        name: player && playerNameOf(season, player.number),
        replacement: replacement && {
          ...describeReplacement(season, replacement),
          moves: describeMoves(season, swap?.moves ?? []),
        },
        ...(isBenchUnknown ? { isBenchUnknown } : {}),
        until: endOfChoice(season, week, [
          player,
          ...(swap?.moves ?? []).map((move) => factsOf(season).players.get(move.player.player) ?? null),
        ]),
      }
    })
}

interface Swap {
  replacement: Replacement
  /** All slot changes, his first. */
  moves: SlotChange[]
  lineup: RosteredPlayer[]
}

/**
 * The best of the bench who fits in the place of a starter, or in an empty slot, others changing slots where they must; null if none does.
 * Slots that are empty beside it stay so.
 */
function findSwap(
  bench: readonly Replacement[],
  lineup: readonly RosteredPlayer[],
  place: number | LineupSlot,
): Swap | null {
  const others = lineup.filter(({ player }) => player !== place)
  const slots = [...lineup.map(({ slot }) => slot), ...(typeof place === 'string' ? [place] : [])]
  const counts = [...Map.groupBy(slots, (slot) => slot)].map(([slot, { length }]) => ({ slot, count: length }))
  for (const replacement of bench) {
    // With the same points for everybody only the number of starters decides.
    const roster = [...others, replacement.rostered].map((one) => ({ ...one, points: 1 }))
    const seated = findOptimalLineup(roster, counts).seats.flatMap(({ slot, optimal }) =>
      optimal ? [{ player: optimal, slot }] : [],
    )
    if (seated.length === roster.length) {
      const changed = seated.filter(({ player, slot }) => player.slot !== slot)
      const isNew = ({ player }: SlotChange) => player.player === replacement.player.number
      return {
        replacement,
        moves: [...changed.filter(isNew), ...changed.filter((one) => !isNew(one))],
        lineup: seated.map(({ player, slot }) => ({ ...player, slot })),
      }
    }
  }
  return null
}

/** Players who are not known to this season still fill their slot. */
function listEmptySlots({ settings, lineups }: Season, teamId: number, week: number): LineupSlot[] {
  const entries = lineups.find((lineup) => lineup.teamId === teamId && lineup.week === week)?.entries ?? []
  return settings.lineupSlots
    .filter(({ slot }) => isStartingSlot(slot))
    .flatMap(({ slot, count }) => {
      const filled = entries.filter((entry) => entry.slot === slot).length
      return Array.from({ length: Math.max(0, count - filled) }, () => slot)
    })
}

function whyAtRisk(season: Season, player: Player, week: number): AlertKind | null {
  if (isOnBye(season, player, week)) return 'bye'
  if (isRuledOut(player.injuryStatus)) return 'out'
  if (player.injuryStatus === 'DOUBTFUL') return 'doubtful'
  return player.injuryStatus === 'QUESTIONABLE' ? 'questionable' : null
}

interface Replacement {
  player: Player
  /** Why he may not play either; null if he is healthy. */
  status: 'doubtful' | 'questionable' | null
  rostered: RosteredPlayer
  /** Null without projections. */
  projected: number | null
}

/**
 * Bench players who are still to play and may, best first: the healthy ones, then the questionable, then the doubtful; among them by
 * projection, without projections by their mean so far.
 */
function listReplacements(season: Season, week: number, open: readonly OpenPlayer[]): Replacement[] {
  const hasProjections = projectWeek(season, week) !== null
  return open
    .filter(({ slot }) => slot === 'BENCH')
    .flatMap(({ player, slot }) => {
      const status = whyAtRisk(season, player, week)
      if (status === 'out' || status === 'bye' || status === 'empty') return []
      const projected = hasProjections ? projectPlayer(season, player.number, week) : null
      const points = projected ?? (hasProjections ? 0 : meanPoints(season, player))
      return [{ player, status, projected, rostered: toRostered(player, slot, points) }]
    })
    .filter(({ rostered }) => !hasProjections || rostered.points > 0)
    .sort(
      (a, b) =>
        safetyOf(b.status) - safetyOf(a.status) ||
        b.rostered.points - a.rostered.points ||
        a.player.number - b.player.number,
    )
}

const toRostered = ({ number, eligibleSlots }: Player, slot: LineupSlot, points: number): RosteredPlayer => ({
  player: number,
  slot,
  eligibleSlots,
  points,
})

/** Points a game in final weeks; 0 before the first. */
function meanPoints(season: Season, { weeks }: Player): number {
  const { isFinalWeek } = factsOf(season)
  const played = weeks.flatMap(({ week, points }) => (points !== null && isFinalWeek(week) ? [points] : []))
  return played.length === 0 ? 0 : played.reduce((sum, points) => sum + points, 0) / played.length
}

function describeReplacement(season: Season, { player, projected, status }: Replacement) {
  return { playerId: playerIdOf(season, player.number), name: player.name, projected, ...(status ? { status } : {}) }
}

/** The first kickoff among those concerned, ISO 8601; for a pickup it is the week's last one. Null if unknown. */
export function endOfChoice(season: Season, week: number, players: readonly (Player | null)[]): string | null {
  const own = players.flatMap((player) => (player && kickoffOf(season, player, week)) ?? []).sort()
  return own[0] ?? listKickoffs(season, week).at(-1) ?? null
}
