/** Season documents of older formats. */
import type { LeagueSeason, LeagueSettings, Transaction } from '../domain/league-season.ts'

/**
 * A season document of format 1 with the fields of later formats as unknown, so that a league whose saved responses are
 * gone stays readable.
 */
export function upgradeSeason(old: LeagueSeason): LeagueSeason {
  const hasMatchups = old.matchups.some(({ away }) => away !== null)
  const hasRecords = old.teams.some(({ recordByHost }) => (recordByHost?.wins ?? 0) > 0)
  const settings: OldSettings & Partial<LeagueSettings> = old.settings
  return {
    ...old,
    settings: {
      ...unknownSettings,
      scoringFormat: hasMatchups || hasRecords ? 'head-to-head' : 'total-points',
      ...settings,
    },
    teams: old.teams.map((team) => ({ ...unknownOfTeam, ...team })),
    matchups: old.matchups.map((matchup) => ({
      ...matchup,
      home: { ...withoutBonus, ...matchup.home },
      away: matchup.away && { ...withoutBonus, ...matchup.away },
    })),
    eliminationRounds: old.eliminationRounds ?? [],
    players: old.players.map((player) => ({ ...unknownOfPlayer, ...player })),
    draft: {
      ...old.draft,
      date: old.draft.date ?? null,
      order: old.draft.order ?? [],
      picks: old.draft.picks.map((pick) => ({ ...unknownOfPick, ...pick })),
    },
    transactions: old.transactions.map(upgradeTransaction),
    areMovesKnown: old.areMovesKnown ?? true,
    warnings: old.warnings.map((warning) => ({ ...withoutDetail, ...warning })),
  }
}

const unknownSettings: Omit<LeagueSettings, keyof OldSettings | 'scoringFormat'> = {
  hasMedianGame: false,
  seedingRule: null,
  playoffReseed: null,
  playoffTieRule: null,
  homeBonus: null,
  hasConsolationLadder: null,
  divisions: [],
  acquisition: null,
  tradeDeadline: null,
  keeperCount: null,
  previousSeasons: [],
}

type OldSettings = Pick<
  LeagueSettings,
  | 'regularSeasonMatchups'
  | 'matchupPeriods'
  | 'playoffTeamCount'
  | 'lineupSlots'
  | 'draftType'
  | 'auctionBudget'
  | 'pointsPerReception'
>

const unknownOfTeam = {
  divisionId: null,
  ownerKeys: [],
  logoUrl: null,
  waiverRank: null,
  budgetSpentDollars: null,
  tradeCount: null,
  acquisitionCount: null,
  projectedRankOnDraftDay: null,
  hostOdds: null,
  roster: [],
}

const withoutBonus = { homeBonus: 0 }
const unknownOfPlayer = { draftRank: null, ownership: null }
const unknownOfPick = { nominatingTeamId: null, isAutoPick: null }
const withoutDetail = { detail: null }

/** Format 1 had one `date`: that of the execution where there was one, else of the proposal. */
function upgradeTransaction({ date, ...transaction }: Transaction & { date?: string | null }): Transaction {
  return {
    ...{ proposedAt: null, processedAt: date ?? null, failureReason: null, relatedId: null, isRebuilt: false },
    ...transaction,
  }
}
