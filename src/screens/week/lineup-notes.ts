/** What stands beside the players and empty slots of a week's lineup: who on the bench is better, and what is wrong before kickoff. */
import { type LeagueSlot, type LineupRow, pairLineups } from '../../parts/matchup/pair-lineups.ts'
import type { LineupAlert } from '../../parts/team/describe-alert.ts'
import { describeMove, type NamedMove } from '../../parts/team/describe-move.ts'
import type { RosterPlayer, RosterResponse } from '../../parts/team/week-roster.ts'
import type { StartSitResponse } from './MissedOpportunities.tsx'

export type LineupNote =
  /** The slot will score nothing, or may, and can still be changed. */
  | { kind: 'alert'; alert: LineupAlert }
  /** Beside a starter or an empty slot: who on the bench is better. */
  | ({ kind: 'better' } & Better)
  /** Beside that bench player. */
  | ({ kind: 'benched' } & Better)

interface Better {
  /** The bench player. */
  name: string
  /** Null: an empty slot. */
  starterName: string | null
  gain: number | null
  /** By the projections, and he can still be started. */
  isToCome: boolean
  /** His slot if it is not the starter's: then another starter moves into that one. Null: he takes the starter's place. */
  into: string | null
  /** All slot changes where others make room: 'B. Boom to FLEX', 'C. Ruiz to WR'. */
  moves: string[]
}

export interface LineupNotes {
  byPlayer: ReadonlyMap<RosterPlayer, LineupNote>
  emptySlots: EmptySlot[]
}

/** A starting slot of the league in which nobody is. */
export interface EmptySlot {
  slot: string
  note: LineupNote | null
}

interface NoteSources {
  slots?: readonly LeagueSlot[]
  /** Null while it loads. */
  analysis: StartSitResponse | null
  /** While the week is played. */
  isRunning: boolean
}

export function noteLineup(roster: RosterResponse, { slots, analysis, isRunning }: NoteSources): LineupNotes {
  const rows = pairLineups(roster, null, slots).starters
  const notes = new Map<LineupRow, LineupNote>()
  const byPlayer = new Map<RosterPlayer, LineupNote>()
  const free = (isIt: (row: LineupRow) => boolean) => rows.find((row) => !notes.has(row) && isIt(row))
  for (const alert of analysis?.open?.alerts ?? []) {
    const row = free((one) => isOf(one, alert))
    if (row) notes.set(row, { kind: 'alert', alert })
  }
  for (const { starterId, slot, seat, benchId, ...better } of analysis ? swapsOf(analysis) : []) {
    const row = free((one) => isOf(one, { playerId: starterId, name: better.starterName, slot }))
    if (!row || (isRunning && !better.isToCome && isToPlay(row))) continue
    const note = { ...better, starterName: row.own && better.starterName, into: seat === row.slot ? null : seat }
    notes.set(row, { kind: 'better', ...note })
    const benched = roster.roster.find(
      (player) => !player.isStarter && (benchId === null ? player.name === note.name : player.playerId === benchId),
    )
    if (benched) byPlayer.set(benched, { kind: 'benched', ...note })
  }
  for (const [{ own }, note] of notes) if (own) byPlayer.set(own, note)
  return {
    byPlayer,
    emptySlots: rows.flatMap((row) => (row.own ? [] : { slot: row.slot, note: notes.get(row) ?? null })),
  }
}

interface NamedSlot {
  playerId: number | null
  name: string | null
  slot: string | null
}

/** Servers may send names without ids. */
function isOf({ own, slot: ofRow }: LineupRow, { playerId, name, slot }: NamedSlot): boolean {
  if (!own) return playerId === null && slot === ofRow
  return playerId === null ? own.name === name : own.playerId === playerId
}

/** A starter who is still to play has missed nothing yet; one on bye has. */
function isToPlay({ own }: LineupRow): boolean {
  return own !== null && own.weekPoints === null && own.opponentMatchup !== 'BYE'
}

interface Swap extends Omit<Better, 'into'> {
  starterId: number | null
  benchId: number | null
  /** The slot given up. */
  slot: string
  /** The bench player's slot; null in a plain swap, in which nobody else moves. */
  seat: string | null
}

/** What can still be changed goes before what was missed so far. */
function swapsOf({ open, missedOpportunities }: StartSitResponse): Swap[] {
  return [
    ...(open?.changes ?? []).map((change) => ({
      starterId: change.starterId,
      starterName: change.starterName,
      benchId: change.benchId,
      name: change.benchName ?? '',
      gain: change.gain,
      isToCome: true,
      ...describeMoves(change.moves, change.slot ?? ''),
    })),
    ...missedOpportunities.map((missed) => ({
      starterId: missed.starterId,
      starterName: missed.starterName,
      benchId: missed.benchId,
      name: missed.benchName,
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
