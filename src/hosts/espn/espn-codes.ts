/** ESPN's numbers for lineup slots, positions and NFL teams, translated to names of the game. */
import type { LineupSlot, Position } from '../../domain/vocabulary.ts'

const slots: Record<number, LineupSlot> = {
  0: 'QB',
  1: 'TQB',
  2: 'RB',
  3: 'RB/WR',
  4: 'WR',
  5: 'WR/TE',
  6: 'TE',
  7: 'OP',
  8: 'DT',
  9: 'DE',
  10: 'LB',
  11: 'DL',
  12: 'CB',
  13: 'S',
  14: 'DB',
  15: 'DP',
  16: 'D/ST',
  17: 'K',
  18: 'P',
  19: 'HC',
  20: 'BENCH',
  21: 'IR',
  23: 'FLEX',
  24: 'EDR',
  25: 'ROOKIE',
}

const positions: Record<number, Position> = {
  1: 'QB',
  2: 'RB',
  3: 'WR',
  4: 'TE',
  5: 'K',
  7: 'P',
  9: 'DT',
  10: 'DE',
  11: 'LB',
  12: 'CB',
  13: 'S',
  14: 'HC',
  15: 'TQB',
  16: 'D/ST',
  17: 'EDR',
}

const nflTeams: Record<number, readonly [abbreviation: string, nickname: string]> = {
  1: ['ATL', 'Falcons'],
  2: ['BUF', 'Bills'],
  3: ['CHI', 'Bears'],
  4: ['CIN', 'Bengals'],
  5: ['CLE', 'Browns'],
  6: ['DAL', 'Cowboys'],
  7: ['DEN', 'Broncos'],
  8: ['DET', 'Lions'],
  9: ['GB', 'Packers'],
  10: ['TEN', 'Titans'],
  11: ['IND', 'Colts'],
  12: ['KC', 'Chiefs'],
  13: ['LV', 'Raiders'],
  14: ['LAR', 'Rams'],
  15: ['MIA', 'Dolphins'],
  16: ['MIN', 'Vikings'],
  17: ['NE', 'Patriots'],
  18: ['NO', 'Saints'],
  19: ['NYG', 'Giants'],
  20: ['NYJ', 'Jets'],
  21: ['PHI', 'Eagles'],
  22: ['ARI', 'Cardinals'],
  23: ['PIT', 'Steelers'],
  24: ['LAC', 'Chargers'],
  25: ['SF', '49ers'],
  26: ['SEA', 'Seahawks'],
  27: ['TB', 'Buccaneers'],
  28: ['WSH', 'Commanders'],
  29: ['CAR', 'Panthers'],
  30: ['JAX', 'Jaguars'],
  33: ['BAL', 'Ravens'],
  34: ['HOU', 'Texans'],
}

/** The lineup slot of ESPN's `lineupSlotId`; an unknown one is named by its number and counts as a starting slot. */
export function toEspnLineupSlot(lineupSlotId: number): LineupSlot {
  return slots[lineupSlotId] ?? `Slot ${lineupSlotId}`
}

export function isKnownSlot(lineupSlotId: number): boolean {
  return lineupSlotId in slots
}

/** The position of ESPN's `defaultPositionId`; 'UNKNOWN' for an unknown one. */
export function toEspnPosition(defaultPositionId: number | undefined): Position {
  return (defaultPositionId === undefined ? undefined : positions[defaultPositionId]) ?? 'UNKNOWN'
}

/** The abbreviation of ESPN's `proTeamId`; null for a free agent (0) and for teams that do not exist. */
export function toEspnNflTeam(proTeamId: number | undefined): string | null {
  return (proTeamId === undefined ? undefined : nflTeams[proTeamId])?.[0] ?? null
}

/** A team defense's id is −16000 − proTeamId, so it can be named even if no response names it. */
export function toDefense(hostPlayerId: number): { name: string; nflTeam: string } | null {
  const team = nflTeams[-16000 - hostPlayerId]
  return team ? { name: `${team[1]} D/ST`, nflTeam: team[0] } : null
}

/** 0 and −1 stand for an open slot, a pick that is to come, and items of a trade that are no players. */
export function isPlayerId(playerId: number | null | undefined): playerId is number {
  return playerId != null && playerId !== 0 && playerId !== -1
}
