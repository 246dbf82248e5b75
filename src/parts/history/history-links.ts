/** URLs in a league's history: of managers, and of the seasons and weeks of figures. */
import { addressOf } from '../../client/site-base.ts'
import type { HistoryResponse } from '../../contract/responses/history.ts'
import type { RouteName } from '../../contract/routes.ts'
import { isHostName, isSameSeason } from '../../domain/identity.ts'
import { readSeason } from '../league/league-address.ts'
import { placeOfKey } from '../league/league-ref.ts'
import type { LeaguePlace } from '../league/league-view.ts'
import { isOfLeague, listSeasonsElsewhere } from '../league/list-seasons-elsewhere.ts'

export interface HistoryLinks {
  /** The history's first page. */
  all: string
  manager: (key: string) => string
  versus: (key: string, otherKey: string) => string
  /** Screens of a season; undefined if only its scores are known, as for one from a file. */
  season: (season: number | null | undefined, screen?: RouteName) => string | undefined
  week: (season: number | null | undefined, week: number | null | undefined) => string | undefined
}

type Seasons = readonly Pick<HistoryResponse['seasons'][number], 'season' | 'known' | 'host' | 'hostLeagueId'>[]

export function historyLinks(
  { leagueRef, league, query }: Pick<LeaguePlace, 'leagueRef' | 'league' | 'query'>,
  seasons: Seasons = [],
): HistoryLinks {
  const shown = readSeason(query)
  const place = { ...leagueRef, ...(shown === undefined ? {} : { season: shown }) }
  const stored = league.seasons
  // Seasons of other leagues open at this league's address, as the choice of seasons in the bar has them.
  const isKnown = stored.length > 0 && isOfLeague(leagueRef, league)
  const elsewhere = isKnown ? listSeasonsElsewhere(leagueRef, league, { seasons }) : []
  const placeOfYear = (year: number | null | undefined) => {
    const { season, known, host, hostLeagueId: leagueId } = seasons.find((one) => one.season === year) ?? {}
    if (season === undefined || known === 'missing' || leagueId == null || !isHostName(host)) return undefined
    // A season from a file has no pages.
    const hasPages = known === 'whole' || stored.length === 0 || stored.includes(season)
    if (!hasPages) return undefined
    const key = { host, leagueId, season }
    const isElsewhere = isKnown ? elsewhere.some((one) => isSameSeason(one, key)) : host !== leagueRef.host
    return isElsewhere ? { ...leagueRef, season } : { ...placeOfKey(key) }
  }
  return {
    all: addressOf('history', place),
    manager: (key) => addressOf('historyManager', { ...place, key }),
    versus: (key, otherKey) => addressOf('historyVersus', { ...place, key, otherKey }),
    season(season, screen = 'overview') {
      const own = placeOfYear(season)
      return own && addressOf(screen, own)
    },
    week(season, week) {
      const own = placeOfYear(season)
      return own && week != null ? addressOf('matchupsWeek', { ...own, weekNum: week }) : undefined
    },
  }
}
