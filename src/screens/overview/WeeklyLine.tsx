/** During the season: a link to the newest edition of the weekly, with its headline once that has loaded. */
import { addressOf } from '../../client/site-base.ts'
import { leagueCall } from '../../parts/league/league-calls.ts'
import { hasForecast } from '../../parts/league/league-phase.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Later } from '../../ui/Later.tsx'
import { forecastCall } from './calls.ts'

export function WeeklyLine(props: LeagueTabProps) {
  const { leagueRef, league } = props
  const { phase, season, newestEdition: week } = league
  if (phase !== 'in-season' || season === null || !week) return null
  return (
    <a
      href={addressOf('weekly', { ...leagueRef, season, week })}
      className="thumb flex min-h-11 min-w-0 items-center hover:text-accent hover:underline print:hidden"
    >
      <span className="line-clamp-3 leading-5.5">
        <span className="pr-1 text-muted text-sm">Weekly, week {week}</span>{' '}
        <Later place={unknownHeadline}>
          <Headline {...props} week={week} season={season} />
        </Later>
      </span>
    </a>
  )
}

const unknownHeadline = 'Read what happened'

/**
 * An edition needs every week's odds. It is requested after the forecast, and from servers only: a device would simulate them for one line,
 * and snapshots have pages of editions instead.
 */
function Headline({ week, season, ...props }: LeagueTabProps & { week: number; season: number }) {
  const { leagueRef, query } = props
  const league = useResource(...leagueCall(leagueRef, query))
  const [forecastName, forecastParameters] = forecastCall(props)
  const forecast = useResource(forecastName, hasForecast(props.league) ? forecastParameters : null)
  const isOfServer = league.status === 'ready' && league.age.origin === 'server'
  const isNext = isOfServer && (!hasForecast(props.league) || forecast.status !== 'loading')
  const weekly = useResource('weekly', isNext ? { ...leagueRef, season, week } : null)
  const headline = weekly.status === 'ready' ? weekly.data.edition?.headline : undefined
  return headline ?? unknownHeadline
}
