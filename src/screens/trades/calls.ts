import { readSeason } from '../../parts/league/league-address.ts'
import type { LeaguePlace } from '../../parts/league/league-view.ts'

/** Without a season in the address the trade is found in any. */
export const tradeCall = ({ leagueRef, parameters: { trade = '' }, query }: LeaguePlace) =>
  ['trade', { ...leagueRef, season: readSeason(query), trade }] as const
