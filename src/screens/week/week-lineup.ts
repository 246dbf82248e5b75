/** The week's lineup against the opponent's, slot by slot, with the bench player who would have scored more beside each starter. */
import { type LeagueSlot, type LineupRow, pairLineups } from '../../parts/matchup/pair-lineups.ts'
import { describeMove, type NamedMove } from '../../parts/team/describe-move.ts'
import type { RosterResponse } from '../../parts/team/week-roster.ts'
import type { StartSitResponse } from './MissedOpportunities.tsx'

export interface WeekLineupRow extends LineupRow {
  better: BetterStarter | null
}

export interface BetterStarter {
  name: string
  /** Points that he scored, or his projection if he can still be started. */
  points: number | null
  gain: number | null
  isToCome: boolean
  /** His slot if it is not the row's: then another starter moves into the row. Null: he takes the row's place. */
  into: string | null
  /** All slot changes where others make room: 'B. Boom to FLEX', 'C. Ruiz to WR'. */
  moves: string[]
}

interface Swap extends Omit<BetterStarter, 'into'> {
  /** The bench player's slot; null in a plain swap, in which nobody else moves. */
  seat: string | null
  starterId: number | null
  /** Null: an empty slot. */
  starterName: string | null
  /** The slot given up. */
  slot: string
}

interface WeekLineupSources {
  slots?: readonly LeagueSlot[]
  analysis: StartSitResponse | null
  /** While the week is played. */
  isRunning: boolean
}

export function weekLineup(
  own: RosterResponse,
  opponent: RosterResponse | null,
  { slots, analysis, isRunning }: WeekLineupSources,
): WeekLineupRow[] {
  const rows: WeekLineupRow[] = pairLineups(own, opponent, slots).starters.map((row) => ({ ...row, better: null }))
  for (const { starterId, starterName, slot, seat, ...better } of analysis ? swapsOf(analysis) : []) {
    const isIt = ({ own: player, slot: ofRow }: LineupRow) => {
      if (!player) return starterId === null && slot === ofRow
      return starterId === null ? player.name === starterName : player.playerId === starterId
    }
    const row = rows.find((one) => one.better === null && isIt(one))
    // A starter who is still to play has missed nothing yet; one on bye has.
    if (isRunning && !better.isToCome && row?.own?.weekPoints === null && row.own.opponentMatchup !== 'BYE') continue
    if (row) row.better = { ...better, into: seat === row.slot ? null : seat }
  }
  return rows
}

/** What can still be changed goes before what was missed so far. */
function swapsOf({ open, missedOpportunities }: StartSitResponse): Swap[] {
  return [
    ...(open?.changes ?? []).map((change) => ({
      starterId: change.starterId,
      starterName: change.starterName,
      name: change.benchName ?? '',
      points: change.benchProjected,
      gain: change.gain,
      isToCome: true,
      ...describeMoves(change.moves, change.slot ?? ''),
    })),
    ...missedOpportunities.map((missed) => ({
      starterId: missed.starterId,
      starterName: missed.starterName,
      name: missed.benchName,
      points: missed.benchPoints,
      gain: missed.pointsMissed,
      isToCome: false,
      ...describeMoves(missed.moves, missed.positionEligibility),
    })),
  ]
}

/** `slot`: that of a plain swap. Otherwise the last to move takes the place given up, which may be a slot that the bench player cannot fill. */
function describeMoves(moves: readonly NamedMove[], slot: string): Pick<Swap, 'seat' | 'slot' | 'moves'> {
  return { seat: moves[0]?.slot ?? null, slot: moves.at(-1)?.slot ?? slot, moves: moves.map(describeMove) }
}
