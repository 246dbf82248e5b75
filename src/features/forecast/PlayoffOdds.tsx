/** On the overview of a season that has a forecast: every team's odds of the playoffs, and the way to the forecast. */
import { useResource } from '../../stores/use-resource.ts'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { leagueAddress } from '../league/league-address.ts'
import type { LeagueTabProps } from '../league/league-tab.ts'
import { RecapMore, RecapSection } from '../recap/RecapSection.tsx'
import { toForecastRows } from './forecast-rows.ts'
import { MovedOdds } from './MovedOdds.tsx'

export function PlayoffOdds({ espnLeagueId, league, query }: LeagueTabProps) {
  const forecast = useResource('forecast', { espnId: espnLeagueId, season: league.season })
  if (forecast.status === 'failed') return null
  if (forecast.status === 'loading') {
    return (
      <SkeletonGroup label="Loading the odds of the playoffs...">
        <Skeleton className="h-64" />
      </SkeletonGroup>
    )
  }
  const rows = forecast.data.is_over ? [] : toForecastRows(forecast.data)
  if (rows.length === 0) return null
  return (
    <RecapSection
      title="Playoff odds"
      action={
        <RecapMore href={leagueAddress('forecast', { espnLeagueId, query })}>Forecast: seeds, title, what if</RecapMore>
      }
    >
      <MovedOdds rows={rows} before={null} className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3" />
    </RecapSection>
  )
}
