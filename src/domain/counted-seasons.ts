/** Which season counts where several leagues of one history have a season of a year. */
import { isSameLeague, type LeagueKey, type LeagueRef } from './identity.ts'

export interface YearChoice {
  /** The league that was opened. */
  league: LeagueRef
  /** Which league counts in a year; the first entry of a year wins. */
  chosen: readonly { season: number; league: LeagueRef }[]
}

/** One season of each year: of the league that was chosen, else of the one that was opened, else the first. */
export function listCounted<S extends LeagueKey>(
  seasons: readonly S[],
  { league, chosen }: YearChoice,
): { claiming: readonly S[]; used: S }[] {
  return [...Map.groupBy(seasons, ({ season }) => season)].flatMap(([year, claiming]) => {
    const wanted = chosen.find(({ season }) => season === year)?.league
    const used =
      claiming.find((season) => isSameLeague(season, wanted)) ??
      claiming.find((season) => isSameLeague(season, league)) ??
      claiming.find(({ host }) => host === league.host) ??
      claiming[0]
    return used ? [{ claiming, used }] : []
  })
}

/** The counted seasons of years in which the league has none of its own. */
export function listElsewhere<S extends LeagueKey>(
  seasons: readonly S[],
  own: readonly number[],
  choice: YearChoice,
): S[] {
  const others = seasons.filter(({ season }) => !own.includes(season))
  return listCounted(others, choice).map(({ used }) => used)
}
