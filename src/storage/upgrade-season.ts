/** Documents of older formats: seasons, and their cards. */
import type { ResponseOf } from '../contract/responses/index.ts'
import { fromWire } from '../contract/wire.ts'
import type { LeagueKey, LeagueRef } from '../domain/identity.ts'
import type { LeagueSeason, LeagueSettings, Player, Transaction } from '../domain/league-season.ts'
import type { SeasonOrigin } from './season-store.ts'

/** Formats 1 and 2 knew leagues of ESPN only. */
interface OlderIdentity {
  espnLeagueId?: number
}

/** The league season of a document of any format. */
export function keyOfSeason(season: LeagueSeason & OlderIdentity): LeagueKey {
  const { host = 'espn', leagueId = String(season.espnLeagueId) } = season as Partial<LeagueSeason>
  return { host, leagueId, season: season.season }
}

/** The league of a card of any format. */
export function leagueOfCard({ host, hostLeagueId, espnLeagueId }: ResponseOf<'league'>): LeagueRef {
  const older: Partial<LeagueRef> = { host, leagueId: hostLeagueId }
  return { host: older.host ?? 'espn', leagueId: older.leagueId ?? String(espnLeagueId) }
}

/** A card of any format. */
export function upgradeCard(league: ResponseOf<'league'>): ResponseOf<'league'> {
  const card = fromWire(league) as ResponseOf<'league'>
  const { host, leagueId } = leagueOfCard(card)
  return { ...card, host, hostLeagueId: leagueId }
}

/** Formats 1 and 2 had 'espn' for seasons of a host. */
export function withSource<T extends Pick<SeasonOrigin, 'source'>>(content: T): T {
  return (content.source as string) === 'espn' ? { ...content, source: 'host' } : content
}

/**
 * A season document of format 1 or 2 with the fields of later formats as unknown, so that a league whose saved responses are
 * gone stays readable.
 */
export function upgradeSeason(older: LeagueSeason & OlderIdentity): LeagueSeason {
  const { espnLeagueId, ...old } = older
  const hasMatchups = old.matchups.some(({ away }) => away !== null)
  const hasRecords = old.teams.some(({ recordByHost }) => (recordByHost?.wins ?? 0) > 0)
  const settings: OldSettings & Partial<LeagueSettings> = old.settings
  return {
    ...old,
    ...keyOfSeason(older),
    leagueNumber: old.leagueNumber ?? Number(espnLeagueId),
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
    players: old.players.map(upgradePlayer),
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

function upgradePlayer({ espnPlayerId, ...player }: Player & { espnPlayerId?: number }): Player {
  return { ...unknownOfPlayer, ...player, hostPlayerId: player.hostPlayerId ?? Number(espnPlayerId) }
}

/** Format 1 had one `date`: that of the execution where there was one, else of the proposal. */
function upgradeTransaction({ date, ...transaction }: Transaction & { date?: string | null }): Transaction {
  return {
    ...{ proposedAt: null, processedAt: date ?? null, failureReason: null, relatedId: null, isRebuilt: false },
    ...transaction,
  }
}
