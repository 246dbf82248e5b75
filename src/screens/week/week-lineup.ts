/** The week's lineup against the opponent's, slot by slot, with the bench player who would have scored more beside each starter. */
import { type LeagueSlot, type LineupRow, pairLineups } from '../../parts/matchup/pair-lineups.ts'
import { shortName } from '../../parts/player/player-labels.ts'
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
  /** Starters who change slots to make room: 'C. Ruiz to FLEX'. */
  moves: string[]
}

interface Swap extends BetterStarter {
  starterId: number | null
  /** Null: an empty slot. */
  starterName: string | null
  slot: string
}

export function weekLineup(
  own: RosterResponse,
  opponent: RosterResponse | null,
  { slots, analysis }: { slots?: readonly LeagueSlot[]; analysis: StartSitResponse | null },
): WeekLineupRow[] {
  const rows: WeekLineupRow[] = pairLineups(own, opponent, slots).starters.map((row) => ({ ...row, better: null }))
  for (const { starterId, starterName, slot, ...better } of analysis ? swapsOf(analysis) : []) {
    const isIt = ({ own: player, slot: ofRow }: LineupRow) => {
      if (!player) return starterId === null && slot === ofRow
      return starterId === null ? player.name === starterName : player.playerId === starterId
    }
    const row = rows.find((one) => one.better === null && isIt(one))
    if (row) row.better = better
  }
  return rows
}

/** What can still be changed goes before what was missed so far. */
function swapsOf({ open, missedOpportunities }: StartSitResponse): Swap[] {
  return [
    ...(open?.changes ?? []).map((change) => ({
      starterId: change.starterId,
      starterName: change.starterName,
      slot: change.slot ?? '',
      name: change.benchName ?? '',
      points: change.benchProjected,
      gain: change.gain,
      isToCome: true,
      moves: [],
    })),
    ...missedOpportunities.map((missed) => ({
      starterId: missed.starterId,
      starterName: missed.starterName,
      slot: missed.positionEligibility,
      name: missed.benchName,
      points: missed.benchPoints,
      gain: missed.pointsMissed,
      isToCome: false,
      moves: missed.moves.map(({ name, slot }) => `${shortName(name, slot)} to ${slot}`),
    })),
  ]
}
