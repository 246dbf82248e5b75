/** What follows the odds of a running season, in a file of its own: whom to root for, picked results, paths and finishes. */
import type { ForecastResponse, ForecastTeam } from '../../contract/responses/forecast.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { RootFor } from '../../parts/odds/RootFor.tsx'
import { deferred } from '../../ui/deferred.ts'
import type { GameToCome } from './games-to-come.ts'
import { Paths } from './Paths.tsx'
import { SeedHeat } from './SeedHeat.tsx'
import type { WhatIfState } from './use-what-if.ts'
import { WhatIf } from './WhatIf.tsx'
import type { ReadResults } from './what-if-address.ts'

const DeferredPaths = deferred(Paths)
const DeferredSeeds = deferred(SeedHeat)

interface BelowOddsProps extends Pick<LeagueTabProps, 'query' | 'teamHref'> {
  response: ForecastResponse
  games: readonly GameToCome[]
  /** The games to root for; none once seeds are known. */
  nextGames: ForecastResponse['games']
  /** With the odds of picked results. */
  teams: readonly ForecastTeam[]
  places: number
  isSeeded: boolean
  read: ReadResults
  whatIf: WhatIfState
  onChoose: (results: ReadResults['results']) => void
  onPath: (results: ReadResults['results']) => void
}

export default function BelowOdds(props: BelowOddsProps) {
  const { response, games, nextGames, teams, places, isSeeded, read, whatIf, query, teamHref } = props
  const { model, nextWeek, teams: before } = response
  return (
    <>
      {nextWeek !== null && nextGames.length > 0 && (
        <RootFor
          games={nextGames}
          teams={before.map(({ team, playoffs }) => ({ ...team, playoffs }))}
          week={nextWeek}
          query={query}
          teamHref={teamHref}
        />
      )}
      {model && games.length > 0 && (
        <WhatIf games={games} teams={teams} before={before} read={read} state={whatIf} onChoose={props.onChoose} />
      )}
      {!isSeeded && <DeferredPaths teams={before} games={games} onTry={props.onPath} teamHref={teamHref} />}
      {!isSeeded && <DeferredSeeds teams={teams} places={places} teamHref={teamHref} />}
    </>
  )
}
