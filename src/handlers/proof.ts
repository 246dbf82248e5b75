import { pastRuns } from '../analytics/forecast/odds-of-season.ts'
import { listCoinOdds } from '../analytics/forecast/past-odds.ts'
import { type CoinOdds, compareWeek, measureOdds } from '../analytics/proof/measure-odds.ts'
import { hostIdsOf, teamIdOf } from '../analytics/public-ids.ts'
import { nameSeason } from '../domain/identity.ts'
import type { Season } from '../domain/season.ts'
import { listForecastWeeks } from './forecast.ts'
import type { Handler } from './handler.ts'
import { historyOf, leagueNameOf, listOwnerNames } from './history-input.ts'

/** Half of the table is open then. */
const saidInWeek = 8

export const handleProof: Handler<'proof'> = (input) => {
  const league = historyOf(input)
  return {
    leagueName: leagueNameOf(league),
    ownerNames: listOwnerNames(league.managers.values()),
    seasons: league.seasons
      .map(({ season }) => {
        const weeks = listForecastWeeks(season, pastRuns)
        const said = compareWeek({ weeks }, saidInWeek)
        const { host, hostLeagueId } = hostIdsOf(season)
        return {
          season: season.season,
          host,
          hostLeagueId,
          equalToHost: input.comparisons?.[nameSeason(season)] ?? null,
          odds: measureOdds({ weeks }, coinOddsOf(season)),
          said: said.length > 0 ? { week: saidInWeek, teams: said } : null,
        }
      })
      .reverse(),
  }
}

/** Only seasons that are over are measured. */
function coinOddsOf(season: Season): CoinOdds {
  if (season.status.phase !== 'complete') return () => undefined
  const known = listCoinOdds(season)
  const chances = new Map(
    [...known].map(([week, { teams }]) => [
      week,
      new Map(teams.map(({ team, playoffs }) => [teamIdOf(season, season.teams[team]?.id ?? 0), playoffs.chance])),
    ]),
  )
  return (week, teamId) => chances.get(week)?.get(teamId)
}
