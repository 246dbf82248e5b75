/** The forecast of a running season; for a finished one, the history of its odds. */
import type { ForecastResponse } from '../../contract/responses/forecast.ts'
import { type LeagueCalls, seasonOf } from '../../parts/league/league-calls.ts'
import { leagueScreen } from '../../parts/league/league-screen.tsx'
import type { LeaguePlace, LeagueTabProps } from '../../parts/league/league-view.ts'
import { ScreenFailed } from '../../parts/league/ScreenFailed.tsx'
import { useResource } from '../../stores/use-resource.ts'
import { deferred } from '../../ui/deferred.ts'
import { Message } from '../../ui/Message.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx'
import { OddsHistory } from './OddsHistory.tsx'
import { RunningForecast, readRaceKey } from './RunningForecast.tsx'
import { useStrengthAndLuck } from './use-strength-and-luck.ts'

const DeferredHistory = deferred(OddsHistory)

const forecastCall = (place: LeaguePlace) => ['forecast', seasonOf(place)] as const
/** The odds of past weeks. */
const historyCall = (place: LeaguePlace) => ['forecastHistory', seasonOf(place)] as const

const forecastCalls: LeagueCalls = (place) => [forecastCall(place), historyCall(place)]

export const ForecastScreen = leagueScreen('forecast', ForecastView, forecastCalls)

function ForecastView(props: LeagueTabProps) {
  const forecast = useResource(...forecastCall(props))
  // The odds of past weeks take longest, so they are requested after the forecast is shown.
  const [name, parameters] = historyCall(props)
  const history = useResource(name, forecast.status === 'ready' ? parameters : null)
  if (forecast.status === 'failed')
    return <ScreenFailed what="forecast" failure={forecast.failure} onRetry={forecast.reload} />
  if (forecast.status === 'loading') return <Loading />
  const response = forecast.data
  if (response.unavailable || response.teams.length === 0) {
    const text = response.unavailable ?? 'No forecast is available for this season.'
    return <Message icon="dice" title="No forecast" text={text} />
  }
  const weeks = history.status === 'ready' ? history.data.weeks : undefined
  return (
    <div className="flex flex-col gap-10">
      {!response.isOver && <Race {...props} response={response} />}
      {weeks && <DeferredHistory {...props} weeks={weeks} forecast={response} />}
      {history.status === 'loading' && (
        <SkeletonGroup label="Computing the odds of past weeks...">
          <Skeleton className="h-96" />
        </SkeletonGroup>
      )}
      {history.status === 'failed' && (
        <ScreenFailed what="past odds" failure={history.failure} onRetry={history.reload} />
      )}
    </div>
  )
}

function Race(props: LeagueTabProps & { response: ForecastResponse }) {
  const by = readRaceKey(props.query)
  return <RunningForecast {...props} {...useStrengthAndLuck(props, by !== 'odds')} by={by} />
}

function Loading() {
  return (
    <SkeletonGroup label="Simulating the rest of the season..." className="flex flex-col gap-6">
      <Skeleton className="h-8 w-96 max-w-full" />
      <Skeleton className="h-[36rem]" />
    </SkeletonGroup>
  )
}
