import { skipToken, useQuery } from '@tanstack/react-query'
import { apiSource } from '../../client/api-source.ts'
import { dataOf } from '../../client/call-failure.ts'
import { readState } from '../../client/read-state.ts'
import { addressOf } from '../../client/site-base.ts'
import { isApiCertain } from '../../client/urls.ts'
import type { RouteName } from '../../contract/routes.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { placeOfSeason, type SeasonIds } from './league-ref.ts'
import type { LeagueResponse } from './league-view.ts'

/** Links to the league's other seasons for readers without scripts; with scripts there is a select instead. */
export function OtherSeasons({ name, leagueRef, season, seasons, ids }: OtherSeasonsProps) {
  const others = seasons.filter((other) => other !== season)
  if (others.length === 0) return null
  return (
    <noscript>
      <nav aria-label="Other seasons" className="flex flex-wrap gap-3">
        {others.map((other) => (
          <a
            key={other}
            href={addressOf(name, { ...placeOfSeason({ ...leagueRef, season: other }, ids) })}
            className="thumb underline"
          >
            Season {other}
          </a>
        ))}
      </nav>
    </noscript>
  )
}

interface OtherSeasonsProps {
  name: RouteName
  leagueRef: LeagueRef
  season: number | null
  seasons: readonly number[]
  ids: SeasonIds
}

type ServerSeasons = Pick<LeagueResponse, 'seasons' | 'seasonLeagueIds'>

const none: ServerSeasons = { seasons: [], seasonLeagueIds: [] }

/**
 * Seasons of a league on the site's server. A URL without a season means the newest snapshot, so newer seasons on the server need this
 * list. Empty on a site without a server. Null sends no request.
 */
export function useServerSeasons(leagueRef: LeagueRef | null): ServerSeasons {
  const { data } = useQuery({
    queryKey: ['seasons of the server', leagueRef],
    queryFn:
      isApiCertain && leagueRef
        ? async () => {
            const response = await apiSource.send('hostLeague', leagueRef, {})
            if (!response) return none
            const { seasons, seasonLeagueIds } = dataOf(await readState('hostLeague', leagueRef, response))
            return { seasons, seasonLeagueIds }
          }
        : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? none
}
