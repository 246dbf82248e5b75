/** Default values of season fields that a source does not provide. */
import type { HostSeason, HostTeam, LeagueSettings } from './host-season.ts'

export const unknownSeason = {
  eliminationRounds: [],
  nflSchedule: null,
  transactions: [],
  areMovesKnown: false,
  warnings: [],
} satisfies Partial<HostSeason>

/** A league with opponents. */
export const unknownSettings: Omit<LeagueSettings, 'regularSeasonMatchups' | 'matchupPeriods' | 'playoffTeamCount'> = {
  lineupSlots: [],
  draftType: 'other',
  pointsPerReception: null,
  scoringFormat: 'head-to-head',
  hasMedianGame: false,
  seedingRule: null,
  playoffReseed: null,
  homeBonus: null,
  hasConsolationLadder: null,
  divisions: [],
  acquisition: null,
  tradeDeadline: null,
  previousSeasons: [],
}

export const unknownTeam: Omit<HostTeam, 'id' | 'name' | 'abbreviation' | 'ownerNames' | 'ownerKeys'> = {
  divisionName: null,
  divisionId: null,
  logoUrl: null,
  playoffSeed: null,
  finalRank: null,
  recordByHost: null,
  budgetSpentDollars: null,
  hostOdds: null,
}
